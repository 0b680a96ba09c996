import type { Ctx } from '../../calls/handler.ts'
import { carryOnInvoice } from './invoice-after-refund.ts'
import { refundJob } from './job-names.ts'
import { bookOwed } from './ledger.table.ts'
import { putInBox } from './payment.box.ts'
import type { Payment } from './payment.table.ts'
import { addRefund, markAtWindow, type Refund } from './refund.table.ts'

/** Why money goes back, once for each cause; how much; and the coupon's share, when it goes with it. Cents. */
interface Asked {
  cause: string
  reason: string
  amountCents: number
  discountCents: number
}

/**
 * Money of a payment goes back, by its provider after the commit, or by the hospital's window. The caller holds the
 * payment, and has made sure that so much is left. Undefined: it was asked for already.
 */
export async function requestRefund(
  ctx: Ctx,
  payment: Payment,
  asked: Asked,
  by: 'provider' | 'window' = 'provider',
): Promise<Refund | undefined> {
  const { payNo, accountId, bizId } = payment
  const refund = await addRefund(ctx, payNo, asked)
  if (!refund) return undefined
  await bookOwed(ctx, { ...asked, payNo, refundNo: refund.refundNo })
  await carryOnInvoice(ctx, payment)
  if (by === 'window') {
    await markAtWindow(ctx, refund, asked.reason)
    return refund
  }
  await ctx.enqueue(refundJob, { refundNo: refund.refundNo })
  await putInBox(ctx, payment, refund, 'refund_requested')
  await ctx.announce({ accountId }, 'payment', bizId)
  return refund
}
