import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Clock } from '../../ports/clock.ts'
import { readSendSms, registered, smsFor, type SendSms, type SendStatus } from './send-sms.ts'
import { readSmsKey } from './sms-key.ts'
import { addSms, listSms } from './sms-outbox.table.ts'
import { signatureTrouble } from './tc3-signature.ts'

export interface SmsSandboxOptions {
  pool: pg.Pool
  clock: Clock
}

const providerPath = '/sandbox/providers/tencent-sms'

/** What the adapter of the real provider needs to speak to the sandbox at this origin. */
export const smsSandboxSettings = async (pool: pg.Pool, origin: string) => ({
  ...(await readSmsKey(pool)),
  ...registered,
  apiBase: origin + providerPath,
})

/** A provider that speaks Tencent Cloud SMS (API 2021-01-11) and keeps what it sends, and the outbox to read it in. */
export async function smsSandbox(app: FastifyInstance, { pool, clock }: SmsSandboxOptions): Promise<void> {
  const key = await readSmsKey(pool)

  async function statusOf(number: string, call: SendSms): Promise<SendStatus> {
    const sms = smsFor(number, call)
    const code = typeof sms === 'string' ? sms : 'Ok'
    if (typeof sms !== 'string') await addSms(pool, { ...sms, at: clock.now() })
    return {
      SerialNo: code === 'Ok' ? `2640:${randomUUID()}` : '',
      PhoneNumber: number,
      Fee: code === 'Ok' ? 1 : 0,
      SessionContext: call.SessionContext ?? '',
      Code: code,
      Message: code === 'Ok' ? 'send success' : code,
      IsoCode: 'CN',
    }
  }

  async function answer({ url, headers, body }: FastifyRequest) {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
    const trouble = signatureTrouble({ path: url.split('?')[0]!, headers, body: bytes }, key)
    if (trouble) return { Error: { Code: trouble, Message: trouble } }
    if (headers['x-tc-action'] !== 'SendSms' || headers['x-tc-version'] !== '2021-01-11')
      return { Error: { Code: 'InvalidAction', Message: 'Only SendSms of 2021-01-11 is played here' } }
    const call = readSendSms(bytes)
    if (typeof call === 'string') return { Error: { Code: call, Message: call } }
    const statuses: SendStatus[] = []
    for (const number of call.PhoneNumberSet) statuses.push(await statusOf(number, call))
    return { SendStatusSet: statuses }
  }

  // In a context of its own: the provider's signature is over the bytes of the body.
  await app.register(async provider => {
    provider.removeAllContentTypeParsers()
    provider.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const path of [providerPath, `${providerPath}/`])
      provider.post(path, async request => ({ Response: { ...(await answer(request)), RequestId: randomUUID() } }))
  })

  app.get<{ Querystring: { mobile?: string | string[] } }>('/sandbox/sms', async ({ query: { mobile } }, reply) => {
    reply.header('cache-control', 'no-store')
    if (mobile === undefined || mobile === '') return listSms(pool)
    return typeof mobile === 'string' && /^\d{1,20}$/.test(mobile) ? listSms(pool, mobile) : []
  })
}
