import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSavedAnswers } from '@nethos/calls/forget-saved-answers.ts'
import { saveAnswer, savedAnswer, sweepSavedAnswers } from '@nethos/calls/saved-answers.ts'
import { signIn, signOut } from '@nethos/calls/session.ts'

/** The browser's storage of answers, in memory. */
function fakeCaches() {
  const entries = new Map<string, Response>()
  const cache = {
    put: async (name: string, answer: Response) => void entries.set(name, answer),
    match: async (name: string) => entries.get(name)?.clone(),
    delete: async (name: string) => entries.delete(name),
    keys: async () => [...entries.keys()],
  }
  vi.stubGlobal('caches', { open: async () => cache, delete: async () => (entries.clear(), true) })
  return entries
}

const mine = { token: 'token-of-wang', signKey: 'key-of-wang' }
const others = { token: 'token-of-li', signKey: 'key-of-li' }
const asked = ['nethos.book.order.detail', { bookingId: '01a2' }]
const answer = { pickUpCode: '836204' }
const days = 86_400_000
let entries: Map<string, Response>

beforeEach(() => {
  entries = fakeCaches()
  signIn(mine)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  signOut()
})

test('an answer comes back to its session, with the time when it was given', async () => {
  const before = Date.now()
  await saveAnswer(asked, answer)
  const saved = await savedAnswer(asked)
  expect(saved?.value).toEqual(answer)
  expect(saved?.at).toBeGreaterThanOrEqual(before)
  expect(await savedAnswer(['nethos.book.order.detail', { bookingId: 'other' }])).toBeUndefined()
})

test('another session and a guest read nothing, neither in the names nor in the bytes', async () => {
  await saveAnswer(asked, answer)
  const [[name, bytes] = ['', new Response()]] = entries
  expect(name).not.toContain('01a2')
  expect(await bytes.clone().text()).not.toContain('836204')
  signIn(others)
  expect(await savedAnswer(asked)).toBeUndefined()
  signOut()
  expect(await savedAnswer(asked)).toBeUndefined()
})

test('a guest saves nothing, and an answer that arrives after the logout is not saved', async () => {
  const saving = saveAnswer(asked, answer)
  signOut()
  await saving
  expect(entries.size).toBe(0)
  await saveAnswer(asked, answer)
  expect(entries.size).toBe(0)
})

test('after seven days an answer is not opened any more, and swept away', async () => {
  await saveAnswer(asked, answer)
  vi.useFakeTimers({ now: Date.now() + 7 * days, toFake: ['Date'] })
  expect(await savedAnswer(asked)).toBeUndefined()
  await sweepSavedAnswers()
  expect(entries.size).toBe(0)
})

test('all of it is deleted at the end of a session', async () => {
  await saveAnswer(asked, answer)
  await forgetSavedAnswers()
  expect(entries.size).toBe(0)
})
