import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll } from 'vitest'
import { alipay } from '../../adapters/alipay/alipay.ts'
import { wechatPay } from '../../adapters/wechat-pay/wechat-pay.ts'
import { openPool } from '../../database/connect.ts'
import type { CashierEntry, PaymentNotice, PaymentOrder, PaymentProvider } from '../../ports/payment.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { sandboxPaymentKeys } from './keys.ts'
import { paymentSandbox } from './payment-sandbox.ts'

/** A letter as it came in, and what the adapter read in it. */
export interface Received {
  headers: Record<string, string | undefined>
  body: Buffer
  read: PaymentNotice | Error
}

export type Testbed = Awaited<ReturnType<typeof paymentTestbed>>

/** The sandbox, a merchant who takes notices, and the real adapters between them: loopback HTTP and PostgreSQL. Once per file. */
export async function paymentTestbed() {
  const { appUrl } = await testDatabase()
  const pool = openPool({ url: appUrl, size: 8, onError: () => undefined })
  let offset = 0
  const now = () => Date.now() + offset
  const newSandbox = () => paymentSandbox({ pool, now, refundDelayMs: 60_000 })
  const [keys, sandbox] = await Promise.all([sandboxPaymentKeys(pool), newSandbox()])

  const received: Received[] = []
  const refusals = new Map<string, number>()
  const watchers = new Set<() => void>()
  const app = Fastify()
  // As in app.ts: the sandbox must not depend on the parsers around it.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  await app.register(sandbox.plugin)
  await app.register(async merchant => {
    merchant.removeAllContentTypeParsers()
    merchant.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    merchant.post('/notices/:name', async (request, reply) => {
      const { name } = request.params as { name: 'wechat' | 'alipay' }
      const headers = request.headers as Record<string, string | undefined>
      const body = request.body as Buffer
      const provider = providers[name]
      const read = await provider.readNotice(headers, body).catch((error: Error) => error)
      received.push({ headers, body, read })
      for (const look of watchers) look()
      const payNo = read instanceof Error ? '' : read.fact.payNo
      const left = refusals.get(payNo) ?? 0
      refusals.set(payNo, left - 1)
      const {
        status,
        type,
        body: text,
      } = read instanceof Error || left > 0 ? provider.answers.again : provider.answers.taken
      return reply.code(status).type(type).send(text)
    })
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })

  const wechatSettings = (host = origin) => ({
    ...keys.wechat,
    baseUrl: `${host}/sandbox/providers/wechat`,
    notifyUrl: `${origin}/notices/wechat`,
    refundNotifyUrl: `${origin}/notices/wechat`,
    now,
  })
  const alipaySettings = (host = origin) => ({
    ...keys.alipay,
    gateway: `${host}/sandbox/providers/alipay/gateway.do`,
    notifyUrl: `${origin}/notices/alipay`,
  })
  const providers: Record<'wechat' | 'alipay', PaymentProvider> = {
    wechat: wechatPay(wechatSettings()),
    alipay: alipay(alipaySettings()),
  }

  const closing: (() => Promise<unknown>)[] = [() => app.close()]
  afterAll(async () => {
    for (const close of closing.toReversed()) await close()
    await pool.end()
  })

  const noticesOf = (payNo: string) =>
    received.flatMap(({ read }) => (!(read instanceof Error) && read.fact.payNo === payNo ? [read] : []))

  return {
    appUrl,
    pool,
    now,
    keys,
    origin,
    sandbox,
    newSandbox,
    received,
    providers,
    wechatSettings,
    alipaySettings,
    advance: (seconds: number) => {
      offset += seconds * 1000
    },
    /** The merchant does not take the next so many notices of this payment. */
    refuseNotices: (payNo: string, times: number) => refusals.set(payNo, times),
    noticesOf,
    /** Resolves when so many notices of this payment have come in. */
    untilNotices: (payNo: string, count: number) =>
      new Promise<void>(resolve => {
        const look = () => {
          if (noticesOf(payNo).length < count) return
          watchers.delete(look)
          resolve()
        }
        watchers.add(look)
        look()
      }),
    /** A man in the middle who changes what the provider answers. */
    async tampering(change: (body: string) => string): Promise<string> {
      const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
        const parts: Buffer[] = []
        for await (const part of request) parts.push(part as Buffer)
        const sent = Buffer.concat(parts)
        const {
          host: _,
          'content-length': __,
          connection: ___,
          'transfer-encoding': ____,
          ...headers
        } = request.headers
        const answer = await fetch(`${origin}${request.url}`, {
          method: request.method ?? 'GET',
          headers: headers as Record<string, string>,
          ...(sent.length > 0 && { body: sent }),
        })
        const { 'content-length': _____, ...back } = Object.fromEntries(answer.headers)
        response.writeHead(answer.status, back).end(change(await answer.text()))
      }
      const server = createServer((request, response) => void pass(request, response)).listen(0, '127.0.0.1')
      await new Promise(resolve => server.once('listening', resolve))
      closing.push(
        async () => server.closeAllConnections(),
        async () => server.close(),
      )
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    },
  }
}

export const newPayNo = (): string => `P${randomBytes(12).toString('hex')}`

export const anOrder = (
  bed: Testbed,
  channel: PaymentOrder['channel'],
  change: Partial<PaymentOrder> = {},
): PaymentOrder => ({
  payNo: newPayNo(),
  channel,
  amountCents: 4_990,
  about: { bizType: 'consult', bizId: 'c-1' },
  subject: '图文咨询',
  expiresAt: bed.now() + 900_000,
  ...(channel === 'wechat-jsapi' && { openid: 'oPatient1' }),
  returnUrl: `${bed.origin}/pay/result?id=c-1`,
  payerAddress: '127.0.0.1',
  ...change,
})

/** The payer's browser goes to the cashier; in the messaging app nothing needs to be opened. Answers the page's address. */
export async function goToCashier(entry: CashierEntry): Promise<Response | undefined> {
  if (entry.kind === 'bridge') return undefined
  return entry.kind === 'redirect'
    ? fetch(entry.url)
    : fetch(entry.action, { method: 'POST', body: new URLSearchParams(entry.fields) })
}
