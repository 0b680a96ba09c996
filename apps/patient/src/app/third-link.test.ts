import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '@nethos/calls/call.ts'
import { signIn, signOut } from '@nethos/calls/session.ts'
import { onTrouble, RefusedError } from '@nethos/calls/trouble.ts'
import { thirdServices } from '@nethos/contract/third/third.services.ts'
import { confirm } from '../controls/dialog.ts'
import { withThirdCode } from './third-link.ts'
import { hasPlace } from './third-place.ts'

vi.mock('@nethos/calls/call.ts')
vi.mock('../controls/dialog.ts')
const hosts = ['rx.example']
const link = 'https://rx.example/list?from=app&code={{token}}'

beforeEach(() => {
  signIn({ token: 'the session token', signKey: 'k' })
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue({ token: 'once' } as never)
  vi.mocked(confirm).mockReset().mockResolvedValue(true)
})
afterEach(() => signOut())
/** What else the app asks for meanwhile (the rules of emergencies, for one) is none of it. */
const codesAsked = () => vi.mocked(call).mock.calls.filter(([{ name }]) => name === thirdServices.thirdCode.name)

test('a listed host gets a one-time code after a question, never the session token', async () => {
  expect(await withThirdCode(link, hosts)).toBe('https://rx.example/list?from=app&code=once')
  expect(await withThirdCode(link.replace('{{token}}', '%7B%7Btoken%7D%7D'), hosts)).toContain('code=once')
  expect(codesAsked()).toHaveLength(2)
  expect(vi.mocked(confirm).mock.lastCall?.[0]).toMatchObject({ title: '打开合作方的页面' })
})

test.each([
  'https://elsewhere.example/?code={{token}}',
  'http://rx.example/?code={{token}}',
  'https://rx.example.evil.example/?code={{token}}',
  'https://rx.example@evil.example/?code={{token}}',
  'https://{{token}}rx.example/',
  '/own/page?code={{token}}',
])('%s gets none', async other => {
  expect(await withThirdCode(other, hosts)).toBe(other.replace('{{token}}', ''))
  expect(codesAsked()).toEqual([])
})

test('a guest goes without one', async () => {
  signOut()
  expect(await withThirdCode(link, hosts)).toBe('https://rx.example/list?from=app&code=')
  expect(codesAsked()).toEqual([])
})

test('who does not agree stays; so does who gets no code, and is told why', async () => {
  vi.mocked(confirm).mockResolvedValueOnce(false)
  expect(await withThirdCode(link, hosts)).toBeUndefined()
  expect(codesAsked()).toEqual([])
  const showError = vi.fn<(error: Error) => void>()
  onTrouble(showError)
  vi.mocked(call).mockRejectedValueOnce(new RefusedError('01100001', '该服务暂未开通'))
  expect(await withThirdCode(link, hosts)).toBeUndefined()
  expect(showError.mock.lastCall?.[0].message).toBe('该服务暂未开通')
})

test('only a link with a place for it is looked at', () => {
  expect([link, 'a%7b%7bTOKEN%7d%7d', '/my/pay', 'https://rx.example/?token=1'].map(hasPlace)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
