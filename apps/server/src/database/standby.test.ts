import { afterEach, expect, test, vi } from 'vitest'
import { followed, standbyBounds } from './standby.ts'

let at = 0
const written = { query: async () => ({ rows: [{ at: '0/10' }] }) as never }
/** Answers one after the other; each takes so long by the clock. */
const standby = (...answers: (boolean | null | Error)[]) => {
  const asked: unknown[] = []
  return {
    asked,
    query: async (statement: { values?: unknown[] }) => {
      asked.push(statement.values)
      at += standbyBounds.waitMs / 4
      const answer = answers.length > 1 ? answers.shift()! : answers[0]!
      if (answer instanceof Error) throw answer
      return { rows: [{ has: answer }] } as never
    },
  }
}
afterEach(() => void vi.useRealTimers())
const ask = (one: Pick<ReturnType<typeof standby>, 'query'>) => followed(written, one, () => at)

test('a standby that has replayed what was written when it was asked for answers', async () => {
  const one = standby(true)
  expect(await ask(one)()).toBe(true)
  expect(one.asked).toEqual([['0/10']])
})

test('one that is a moment behind is waited for', async () =>
  expect(await ask(standby(false, false, true))()).toBe(true))

test.each([
  ['too far behind', false],
  ['no standby at all', null],
  ['away', new Error('ECONNREFUSED')],
])('one that is %s does not, and is left alone for ten seconds', async (_, answer) => {
  const one = standby(answer)
  const hasCaughtUp = ask(one)
  expect(await hasCaughtUp()).toBe(false)
  const before = one.asked.length
  expect(await hasCaughtUp()).toBe(false)
  expect(one.asked.length).toBe(before)
  at += standbyBounds.restMs
  expect(await hasCaughtUp()).toBe(false)
  expect(one.asked.length).toBeGreaterThan(before)
})

test('one that hangs costs no more than one that is behind', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const hasCaughtUp = ask({ query: () => new Promise<never>(() => {}) })
  const first = hasCaughtUp()
  await vi.advanceTimersByTimeAsync(standbyBounds.waitMs)
  expect(await first).toBe(false)
  expect(await hasCaughtUp()).toBe(false)
})
