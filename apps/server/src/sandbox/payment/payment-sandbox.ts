import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { alipayRoutes } from './alipay/routes.ts'
import { alipayVoice } from './alipay/voice.ts'
import { SandboxRefusalError } from './books.ts'
import { cashierRoutes } from './cashier/routes.ts'
import { delivery, type Delivery } from './delivery.ts'
import { readPaymentKeys } from './keys.ts'
import { listNotices, releaseHeld, type NoticeLine } from './notice.table.ts'
import { findOrder, listOrders, setRefundFailure } from './order.table.ts'
import { payer, type PayerOutcome, type SettleOptions } from './payer.ts'
import { shownPayments, type ListedPayment } from './payments.ts'
import { paymentRoutes } from './routes.ts'
import { wechatRoutes } from './wechat/routes.ts'
import { wechatVoice } from './wechat/voice.ts'

export interface PaymentSandboxOptions {
  pool: pg.Pool
  /** The sandbox's clock, epoch ms: when orders expire, what stands in a day's bill. */
  now: () => number
  /** Carries the notices to the merchant. */
  fetch?: typeof fetch
  /** What the cashier's links begin with; the host that the request came to when absent. */
  publicOrigin?: () => string
  /** How long WeChat Pay's refunds stay in process, in real ms. */
  refundDelayMs?: number
  /** Whose code of the payment app's authorisation page this is; nobody's when absent. */
  userOfCode?: (code: string) => Promise<string | undefined>
  /** Trouble in the background: the pump goes on. */
  onError?: (error: unknown) => void
}

/** Both payment providers on loopback, from their side of the wire. */
export interface PaymentSandbox extends Delivery {
  /** To be registered without a prefix. */
  plugin: FastifyPluginAsync
  listPayments(bizId?: string): Promise<ListedPayment[]>
  /** What the payer does; the first try of the notice is over when it resolves. Throws SandboxRefusalError. */
  settle(payNo: string, outcome: PayerOutcome, options?: SettleOptions): Promise<ListedPayment>
  /** Lets the late notices of a payment go, and waits for the first try. */
  releaseLate(payNo: string): Promise<void>
  /** The payment's next refund fails: WeChat Pay takes it and closes it later, Alipay refuses it at once. */
  failNextRefund(payNo: string, reason: string): Promise<void>
  listNotices(payNo: string): Promise<NoticeLine[]>
}

export async function paymentSandbox(options: PaymentSandboxOptions): Promise<PaymentSandbox> {
  const { pool, now, refundDelayMs = 300, onError = () => undefined, publicOrigin } = options
  const keys = await readPaymentKeys(pool)
  const voices = { wechat: wechatVoice(keys, now), alipay: alipayVoice(keys, now) }
  const post = delivery({ pool, now, fetch: options.fetch ?? fetch, voices, onError })
  const pay = payer({ pool, now, voices })

  async function paymentOf(payNo: string): Promise<ListedPayment> {
    const order = await findOrder(pool, payNo)
    const [payment] = order ? await shownPayments(pool, [order], now()) : []
    if (!payment) throw new SandboxRefusalError('UNKNOWN_PAYMENT', '没有这笔支付', 404)
    return payment
  }

  const sandbox: Omit<PaymentSandbox, 'plugin'> = {
    ...post,
    listPayments: async bizId => shownPayments(pool, await listOrders(pool, bizId), now()),
    async settle(payNo, outcome, how) {
      await pay(payNo, outcome, how)
      await post.deliverNotices({ payNo })
      return paymentOf(payNo)
    },
    async releaseLate(payNo) {
      await releaseHeld(pool, { payNo })
      await post.deliverNotices({ payNo })
    },
    async failNextRefund(payNo, reason) {
      await paymentOf(payNo)
      await setRefundFailure(pool, payNo, reason)
    },
    listNotices: payNo => listNotices(pool, payNo),
  }

  const plugin: FastifyPluginAsync = async app => {
    // Signatures are over the bytes as sent, whatever parsers the server around has.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    app.setErrorHandler((error, _request, reply) => {
      if (error instanceof SandboxRefusalError)
        return reply.code(error.status).send({ code: error.code, message: error.message })
      throw error
    })
    const originOf = (request: FastifyRequest) => publicOrigin?.() ?? `${request.protocol}://${request.host}`
    wechatRoutes(app, { pool, now, keys, delayMs: refundDelayMs, publicOrigin: originOf })
    alipayRoutes(app, { pool, now, keys, userOfCode: options.userOfCode ?? (async () => undefined) })
    cashierRoutes(app, { pool, now, settle: sandbox.settle })
    paymentRoutes(app, sandbox)
  }

  return { ...sandbox, plugin }
}
