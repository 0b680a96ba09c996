import type { FastifyPluginAsync } from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '../ports/clock.ts'
import type { PaymentProvider } from '../ports/payment.ts'
import { alipay } from '../adapters/alipay/alipay.ts'
import { wechatPay } from '../adapters/wechat-pay/wechat-pay.ts'
import { sandboxPaymentKeys } from './payment/keys.ts'
import { quickPayer } from './payment/quick-payer.ts'
import { paymentSandbox } from './payment/payment-sandbox.ts'

interface Options {
  pool: pg.Pool
  origin: string
  clock: Clock
  log: Logger
  /** Whose code of the payment app's authorisation page this is. */
  userOfCode: (code: string) => Promise<string | undefined>
}

export interface SandboxPayments {
  providers: PaymentProvider[]
  plugin: FastifyPluginAsync
  settleNotices: () => Promise<void>
  start: () => void
  stop: () => Promise<void>
}

/** Both providers' adapters, pointed at the providers that the sandbox plays at this origin. */
export async function openPayments({ pool, origin, clock, log, userOfCode }: Options): Promise<SandboxPayments> {
  const keys = await sandboxPaymentKeys(pool)
  const sandbox = await paymentSandbox({
    pool,
    now: () => clock.now(),
    publicOrigin: () => origin,
    userOfCode,
    onError: error => log.warn({ err: error }, 'the payment sandbox has trouble'),
  })
  return {
    providers: [
      wechatPay({
        ...keys.wechat,
        baseUrl: `${origin}/sandbox/providers/wechat`,
        notifyUrl: `${origin}/pay/notice/wechat`,
        refundNotifyUrl: `${origin}/pay/notice/wechat`,
        now: () => clock.now(),
      }),
      quickPayer(
        alipay({
          ...keys.alipay,
          gateway: `${origin}/sandbox/providers/alipay/gateway.do`,
          notifyUrl: `${origin}/pay/notice/alipay`,
        }),
      ),
    ],
    plugin: sandbox.plugin,
    settleNotices: async () => void (await sandbox.deliverNotices()),
    start: () => sandbox.start(),
    stop: () => sandbox.stop(),
  }
}
