import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '@nethos/calls/call.ts'
import { readConfig } from '@nethos/calls/config.ts'
import { session, signIn, signOut } from '@nethos/calls/session.ts'
import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { askAhead } from './ahead.ts'

const fetched = vi.fn<typeof fetch>()
const bodyOf = (init: RequestInit | undefined) => JSON.parse(init?.body as string) as Record<string, unknown>
/** The calls of this service: setup.ts asks for the rules of triage whenever it comes to it. */
const details = () =>
  fetched.mock.calls.filter(([, init]) => bodyOf(init).service === consultServices.consultDetail.name)
const asked = () => details().map(([, init]) => bodyOf(init).consultId)
const open = (consultId: string) =>
  call(consultServices.consultDetail, { consultId }).catch((error: Error) => error.message)

beforeEach(async () => {
  document.body.innerHTML = `<script type="application/json" id="config">{"signKey":"k","now":${Date.now()}}</script>`
  await readConfig()
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(async () => new Response('{"code":"7","msg":"这是答复"}'))
  signIn({ token: 't', signKey: 's' })
})
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
  delete window.askedAhead
  signOut()
})

test('the page of a consult takes over what was asked before its scripts were there, once', async () => {
  await askAhead('/team/consult/c1')
  expect(asked()).toEqual(['c1'])
  expect(await open('c1')).toBe('这是答复')
  expect(asked()).toEqual(['c1'])
  await open('c1')
  expect(asked()).toEqual(['c1', 'c1'])
})

test('it is signed as any other call of this login is', async () => {
  await askAhead('/team/consult/c1')
  await open('c2')
  const [ahead, usual] = details().map(([to, init]) => ({ to, ...init, sent: bodyOf(init) }))
  expect(Object.keys(ahead?.sent ?? {})).toEqual(Object.keys(usual?.sent ?? {}))
  expect(Object.keys(ahead?.headers ?? {})).toEqual(Object.keys(usual?.headers ?? {}))
  expect(ahead).toMatchObject({ to: '/api', method: 'POST', sent: { token: 't' } })
})

test('another consult, and another login, ask for themselves', async () => {
  await askAhead('/team/consult/c1')
  await open('c2')
  expect(asked()).toEqual(['c1', 'c2'])
  signIn({ token: 'another', signKey: 's' })
  await open('c1')
  expect(asked()).toEqual(['c1', 'c2', 'c1'])
})

test('a line that drops is told in the page, which asks again by itself', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await askAhead('/team/consult/c1')
  expect(await open('c1')).toBe('网络错误，请稍后重试')
  expect(await open('c1')).toBe('这是答复')
})

test.each(['/v4/index', '/team/consult', '/team/consult/c1/prescription', '/my/consult/2'])(
  '%s asks for nothing ahead',
  async path => {
    await askAhead(path)
    expect(details()).toEqual([])
  },
)

test('nobody is asked for who is not logged in', async () => {
  signOut()
  await askAhead('/team/consult/c1')
  expect(details()).toEqual([])
  expect(session()).toBeUndefined()
})
