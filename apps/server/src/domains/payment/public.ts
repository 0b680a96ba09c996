import type { Ctx } from '../../calls/handler.ts'
import { bookEarned } from './ledger.table.ts'
import type { Business } from './payable.ts'
import { closeAttempts, takePaid } from './payment.table.ts'
import { closeJob } from './job-names.ts'
import { hasRefund } from './refund.table.ts'
import { requestRefund } from './request-refund.ts'

/**
 * Gives the money back in full, in the caller's transaction. Asked twice it goes back once. False: there was no money.
 * The caller has made sure that it may.
 */
export async function refundInFull(
  ctx: Ctx,
  { cause, reason, ...business }: Business & { cause: string; reason: string },
): Promise<boolean> {
  const payment = await takePaid(ctx, business)
  if (!payment) return false
  // Another cause came first: the whole is on its way already.
  if (!(await hasRefund(ctx, payment.payNo))) await requestRefund(ctx, payment, { cause, reason })
  return true
}

/** No money is wanted any more: the open attempts are closed here, and at their providers after the commit. */
export async function closePayments(ctx: Ctx, business: Business): Promise<void> {
  for (const payNo of await closeAttempts(ctx, business)) await ctx.enqueue(closeJob, { payNo })
}

/** What was paid for has been done: the money is the hospital's. Asked twice it is earned once; what goes back is not earned. */
export async function earn(ctx: Ctx, business: Business): Promise<void> {
  const payment = await takePaid(ctx, business)
  if (payment && !(await hasRefund(ctx, payment.payNo))) await bookEarned(ctx, payment)
}
