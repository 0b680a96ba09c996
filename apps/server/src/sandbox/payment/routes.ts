import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { SandboxRefusalError } from './books.ts'
import type { PayerOutcome, SettleOptions } from './payer.ts'
import type { ListedPayment } from './payments.ts'

export interface PaymentRoutesOptions {
  listPayments: (bizId?: string) => Promise<ListedPayment[]>
  settle: (payNo: string, outcome: PayerOutcome, options?: SettleOptions) => Promise<ListedPayment>
  releaseLate: (payNo: string) => Promise<void>
  failNextRefund: (payNo: string, reason: string) => Promise<void>
}

const settling = z.object({
  notice: z.optional(z.enum(['normal', 'lost', 'late', 'doubled', 'forged'])),
  lateUntil: z.optional(z.int()),
})
const failing = z.object({ reason: z._default(z.string().check(z.minLength(1)), '退款失败') })

/** docs/product/protocol.md 2: what the payer does, done by a test or from the sandbox's page. */
export function paymentRoutes(
  app: FastifyInstance,
  { listPayments, settle, releaseLate, failNextRefund }: PaymentRoutesOptions,
): void {
  app.get('/sandbox/payments', async request => {
    const { bizId } = request.query as { bizId?: unknown }
    return listPayments(typeof bizId === 'string' && bizId !== '' ? bizId : undefined)
  })

  app.post('/sandbox/payments/:payNo/:outcome', async request => {
    const { payNo, outcome } = request.params as { payNo: string; outcome: string }
    if (outcome === 'release') return releaseLate(payNo).then(() => ({}))
    if (outcome === 'fail-next-refund')
      return failNextRefund(payNo, read(failing, request.body).reason).then(() => ({}))
    if (outcome !== 'succeed' && outcome !== 'fail' && outcome !== 'cancel') {
      throw new SandboxRefusalError(
        'UNKNOWN_OUTCOME',
        '只能是 succeed、fail、cancel，或 release、fail-next-refund',
        404,
      )
    }
    return settle(payNo, outcome, read(settling, request.body))
  })
}

function read<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const text = typeof body === 'string' && body.trim() !== '' ? body : '{}'
  try {
    return z.parse(schema, JSON.parse(text))
  } catch {
    throw new SandboxRefusalError('INVALID_BODY', '请求内容不对，例如 {"notice":"lost"}', 400)
  }
}
