import { createHash, createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call } from '@nethos/calls/call.ts'
import { readConfig } from '@nethos/calls/config.ts'
import { refused } from '@nethos/calls/refused.ts'
import { session, signIn } from '@nethos/calls/session.ts'
import { callAside } from '@nethos/calls/call-aside.ts'
import { digest } from '@nethos/calls/envelope.ts'
import { systemPageServices } from '@nethos/contract/system/system-pages.services.ts'
import { systemServices } from '@nethos/contract/system/system.services.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(async () => {
  document.body.innerHTML = `<script type="application/json" id="config">{"signKey":"k","now":${Date.now()}}</script>`
  await readConfig()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})
const answered = (status: number, body: string) =>
  fetched.mockImplementation(() => Promise.resolve(new Response(body, { status })))
/** The call of this service: setup.ts asks for the rules of triage whenever it comes to it. */
const sent = (service: string) => fetched.mock.calls.find(([, init]) => textOf(init?.body).includes(service))!
const textOf = (body: unknown): string => (typeof body === 'string' ? body : '')
const ask = () => call(systemServices.setting, { key: 'x' })

test.each([
  [200, '{"code":"7","msg":"不行"}', '不行'],
  [200, '{"code":"7"}', '错误代码7'],
  [404, '{"code":"00010404","msg":""}', '接口错误404'],
  [500, '{"code":"00010500","msg":"响应异常"}', '响应异常'],
  [502, '{}', '服务端错误502'],
  [200, '<html>', '解密失败'],
  [500, '<html>', '解密失败'],
  [502, '<html>', '网络错误，请稍后重试'],
  [503, '<html>', '网络错误，请稍后重试'],
  [504, '', '网络错误，请稍后重试'],
])('HTTP %i %s is told as %s', async (status, body, sentence) => {
  answered(status, body)
  await expect(ask()).rejects.toThrow(sentence)
})

test('without a network the person is told to try later', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(ask()).rejects.toThrow('网络错误，请稍后重试')
})

test('a token that is over ends the session', async () => {
  signIn({ token: 't', signKey: 's' })
  answered(401, '{"code":"00010401","msg":"请重新登录"}')
  await expect(ask()).rejects.toThrow('请重新登录')
  expect(session()).toBeUndefined()
})

test('what was asked before another login leaves that login alone', async () => {
  signIn({ token: 'before', signKey: 's' })
  fetched.mockImplementation(async () => {
    signIn({ token: 'after', signKey: 's' })
    return new Response('{"code":"00010401","msg":"请重新登录"}', { status: 401 })
  })
  await expect(ask()).rejects.toThrow('请重新登录')
  expect(session()?.token).toBe('after')
})

test('what is told aside is told in nobody’s name, outlives the page, and fails in silence', async () => {
  signIn({ token: 't', signKey: 's' })
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await callAside(systemPageServices.recordVisit, { page: '/v4/index' })
  const [address, { body, keepalive } = {}] = sent(systemPageServices.recordVisit.name)
  expect([address, keepalive]).toEqual(['/api', true])
  expect(JSON.parse(body as string)).toMatchObject({ page: '/v4/index' })
  expect(body).not.toContain('token')
})

test.each(['the browser’s own hash', 'a library, where the page came over plain HTTP'])(
  'a call is signed as the server reckons it, by %s',
  async way => {
    if (way.startsWith('a library')) vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    signIn({ token: 't', signKey: '钥匙' })
    answered(200, '{"code":"0","msg":"","obj":{}}')
    await ask()
    const { body, headers } = sent(systemServices.setting.name)[1]!
    const expected = createHmac('sha256', '钥匙').update(textOf(body)).digest('hex')
    expect(headers).toMatchObject({ 'x-sign': expected })
    expect(await digest(new TextEncoder().encode('文件'))).toBe(createHash('sha256').update('文件').digest('hex'))
  },
)

describe('refused for want of a consent', () => {
  const missing = '{"code":"00010461","msg":"请先阅读并同意《健康信息处理同意书》"}'
  afterEach(() => delete refused.met)

  test('it is asked for, and the same is sent once more', async () => {
    const bodies: string[] = []
    fetched.mockImplementation(async (_to, init) => {
      const body = textOf(init?.body)
      if (!body.includes(systemServices.setting.name)) return new Response('{}')
      bodies.push(body)
      return new Response(bodies.length === 1 ? missing : '{"code":"0","obj":{"paramValue":"1"}}')
    })
    refused.met = vi.fn<(code: string) => Promise<boolean>>().mockResolvedValue(true)
    await ask()
    expect(refused.met).toHaveBeenCalledExactlyOnceWith('00010461', '请先阅读并同意《健康信息处理同意书》')
    expect(bodies.map(body => (JSON.parse(body) as { key: string }).key)).toEqual(['x', 'x'])
  })

  test.each([
    ['who says no', () => (refused.met = async () => false)],
    ['where nobody can ask', () => undefined],
  ])('%s is refused', async (_who, prepare) => {
    prepare()
    answered(200, missing)
    await expect(ask()).rejects.toThrow('请先阅读并同意《健康信息处理同意书》')
  })
})
