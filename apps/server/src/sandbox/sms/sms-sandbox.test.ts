import Fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { tencentSms, type SmsRefusedError, type TencentSmsSettings } from '../../adapters/tencent-sms/tencent-sms.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { readSmsKey } from './sms-key.ts'
import type { SentSms } from './sms-outbox.table.ts'
import { smsSandbox, smsSandboxSettings } from './sms-sandbox.ts'

const { appUrl } = await testDatabase()
const clock = { time: Date.parse('2030-01-01T00:00:00Z'), now: () => clock.time }

let pool: pg.Pool
let app: FastifyInstance
let origin: string
let settings: TencentSmsSettings

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: appUrl })
  app = Fastify()
  // As the server around it: JSON stays bytes.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  await app.register(smsSandbox, { pool, clock })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
  settings = await smsSandboxSettings(pool, origin)
})
afterAll(async () => {
  await app.close()
  await pool.end()
})
beforeEach(() => pool.query('delete from sandbox.sms_outbox'))

const outbox = async (query = ''): Promise<SentSms[]> =>
  (await (await fetch(`${origin}/sandbox/sms${query}`)).json()) as SentSms[]
const aCaptcha = { mobile: '13800000001', template: 'captcha', variables: ['0123', '10'], cid: 'cid-1' } as const

describe('a message sent by the real adapter', () => {
  test('lies in the outbox with its code and its cid, by the sandbox clock', async () => {
    await tencentSms(settings).send({ ...aCaptcha, variables: [...aCaptcha.variables] })
    expect(await outbox('?mobile=13800000001')).toEqual([
      {
        mobile: '13800000001',
        text: '【南山云医院】您的验证码是0123，10分钟内有效。请勿告诉他人。',
        code: '0123',
        cid: 'cid-1',
        at: clock.time,
      },
    ])
  })

  test.each(['consult-replied', 'consult-refunded', 'consult-new'] as const)(
    '%s carries neither code nor cid',
    async template => {
      await tencentSms(settings).send({
        mobile: '13800000002',
        template,
        variables: template === 'consult-refunded' ? ['12月4日'] : [],
      })
      expect(await outbox()).toMatchObject([{ mobile: '13800000002', code: null, cid: null }])
    },
  )

  test('the outbox shows the newest first, and of one mobile only its own', async () => {
    const sender = tencentSms(settings)
    for (const [at, mobile] of ['13800000001', '13800000002', '13800000001'].entries())
      await sender.send({ ...aCaptcha, mobile, variables: [`000${at}`, '10'] })
    expect((await outbox('?mobile=13800000001')).map(one => one.code)).toEqual(['0002', '0000'])
    expect((await outbox()).map(one => one.code)).toEqual(['0002', '0001', '0000'])
    expect(await outbox('?mobile=13800000009')).toEqual([])
    for (const odd of ['?mobile=%00', "?mobile='%20or%201=1", '?mobile=1&mobile=2'])
      expect(await outbox(odd)).toEqual([])
  })

  test('arrives also when the origin is a name and has a path', async () => {
    await tencentSms({ ...settings, apiBase: settings.apiBase!.replace('127.0.0.1', 'localhost') }).send({
      ...aCaptcha,
      variables: ['1', '2'],
    })
    expect(await outbox()).toHaveLength(1)
  })
})

describe('the provider refuses', () => {
  const send = (change: Partial<TencentSmsSettings>, message = {}) =>
    tencentSms({ ...settings, ...change }).send({ ...aCaptcha, variables: ['0123', '10'], ...message })

  test.each<[string, Partial<TencentSmsSettings>, object, string]>([
    ['a wrong secret', { secretKey: 'wrong' }, {}, 'AuthFailure.SignatureFailure'],
    ['an unknown key', { secretId: 'AKIDunknown' }, {}, 'AuthFailure.SecretIdNotFound'],
    ['another application', { appId: '1' }, {}, 'UnauthorizedOperation.SmsSdkAppIdVerifyFail'],
    [
      'a signature that is not registered',
      { signName: '别的医院' },
      {},
      'FailedOperation.SignatureIncorrectOrUnapproved',
    ],
    ['a number that is none', {}, { mobile: '123' }, 'InvalidParameterValue.IncorrectPhoneNumber'],
    ['too few variables', {}, { variables: ['0123'] }, 'FailedOperation.TemplateParamSetNotMatchApprovedTemplate'],
  ])('%s, and nothing goes out', async (_, change, message, code) => {
    await expect(send(change, message)).rejects.toMatchObject({ name: 'SmsRefusedError', code })
    expect(await outbox()).toEqual([])
  })

  test('a template that is not registered', async () => {
    const templates = { ...settings.templates, captcha: '1' }
    await expect(send({ templates })).rejects.toMatchObject({ code: 'FailedOperation.TemplateIncorrectOrUnapproved' })
  })

  test('a call signed more than five minutes ago', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 6 * 60_000 })
    const stale = await signedCall()
    vi.useRealTimers()
    expect(await post(stale)).toMatchObject({ Response: { Error: { Code: 'AuthFailure.SignatureExpire' } } })
  })

  test('a body changed after it was signed, other actions, no signature at all', async () => {
    const call = await signedCall()
    const codeOf = async (changed: object) => (await post({ ...call, ...changed })).Response.Error?.Code
    expect(await codeOf({})).toBeUndefined()
    expect(await codeOf({ body: call.body.replace('13800000001', '13900000001') })).toBe('AuthFailure.SignatureFailure')
    expect(await codeOf({ headers: { ...call.headers, 'X-TC-Action': 'PullSmsSendStatus' } })).toBe('InvalidAction')
    expect(await codeOf({ headers: { 'content-type': 'application/json' } })).toBe('AuthFailure.InvalidAuthorization')
    expect(await outbox()).toHaveLength(1)
  })

  test('the error never repeats the number', async () => {
    const error = await send({}, { mobile: '12345' }).catch((refused: SmsRefusedError) => refused)
    expect(String(error)).not.toContain('12345')
  })

  test('a provider that cannot be reached is an error too', async () => {
    await expect(send({ apiBase: 'http://127.0.0.1:9/away' })).rejects.toThrow('Unreachable')
  })
})

test('the key is made once and the same for all', async () => {
  const keys = await Promise.all([readSmsKey(pool), readSmsKey(pool), readSmsKey(pool)])
  expect(new Set(keys.map(key => key.secretKey)).size).toBe(1)
  expect(settings).toMatchObject(keys[0]!)
})

interface SignedCall {
  headers: Record<string, string>
  body: string
}

/** What the SDK would send, caught on its way. */
async function signedCall(): Promise<SignedCall> {
  const caught = Promise.withResolvers<SignedCall>()
  const catcher = Fastify()
  catcher.removeAllContentTypeParsers()
  catcher.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  catcher.post('/*', async ({ headers, body }) => {
    caught.resolve({ headers: { ...(headers as Record<string, string>) }, body: body as string })
    return { Response: { SendStatusSet: [{ Code: 'Ok' }] } }
  })
  const elsewhere = await catcher.listen({ host: '127.0.0.1', port: 0 })
  await tencentSms({ ...settings, apiBase: settings.apiBase!.replace(origin, elsewhere) }).send({
    ...aCaptcha,
    variables: ['0123', '10'],
  })
  await catcher.close()
  return caught.promise
}

async function post({ headers, body }: SignedCall): Promise<{ Response: { Error?: { Code: string } } }> {
  const saved = Object.entries(headers).filter(
    ([name]) => !['host', 'content-length', 'connection', 'accept-encoding'].includes(name.toLowerCase()),
  )
  const answer = await fetch(`${settings.apiBase}/`, { method: 'POST', headers: Object.fromEntries(saved), body })
  return (await answer.json()) as { Response: { Error?: { Code: string } } }
}
