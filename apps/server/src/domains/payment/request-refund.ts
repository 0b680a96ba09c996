import type { Ctx } from '../../calls/handler.ts'
import { voidInvoices } from './invoice.table.ts'
import { invoiceJob, refundJob } from './job-names.ts'
import { bookOwed, bookPartOwed } from './ledger.table.ts'
import { putInBox } from './payment.box.ts'
import type { Payment } from './payment.table.ts'
import { addRefund } from './refund.table.ts'

/** The whole payment goes back, once for each cause; the provider is asked after the commit. */
export async function requestRefund(ctx: Ctx, payment: Payment, why: { cause: string; reason: string }): Promise<void> {
  const refund = await addRefund(ctx, payment, why)
  if (!refund) return
  await bookOwed(ctx, payment, refund.refundNo)
  await takeInvoiceBack(ctx, payment.payNo)
  await ctx.enqueue(refundJob, { refundNo: refund.refundNo })
  await putInBox(ctx, payment, refund, 'refund_requested')
  await ctx.announce({ accountId: payment.accountId }, 'payment', payment.bizId)
}

/** A part of it goes back: less was delivered than was paid for. False: it was asked for already. */
export async function requestPartOf(
  ctx: Ctx,
  payment: Payment,
  { amountCents, ...why }: { cause: string; reason: string; amountCents: number },
): Promise<boolean> {
  const refund = await addRefund(ctx, { ...payment, amountCents }, why)
  if (!refund) return false
  await bookPartOwed(ctx, { payNo: payment.payNo, refundNo: refund.refundNo, amountCents })
  await takeInvoiceBack(ctx, payment.payNo)
  await ctx.enqueue(refundJob, { refundNo: refund.refundNo })
  await putInBox(ctx, payment, refund, 'refund_requested')
  await ctx.announce({ accountId: payment.accountId }, 'payment', payment.bizId)
  return true
}

/** Money goes back: what an invoice says of it is not true any more. */
export async function takeInvoiceBack(ctx: Ctx, payNo: string): Promise<void> {
  for (const invoiceId of await voidInvoices(ctx, payNo)) await ctx.enqueue(invoiceJob, { invoiceId })
}
