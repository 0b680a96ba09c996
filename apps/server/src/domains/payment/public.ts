import type { Ctx } from '../../calls/handler.ts'
import { giveBackCoupon } from '../coupons/public.ts'
import { bookEarned, bookOwed, isUndone } from './ledger.table.ts'
import type { Business } from './payable.ts'
import { takePaid, type Payment } from './payment.table.ts'
import { addRefund, hasRefund, markAtWindow } from './refund.table.ts'
import { requestPartOf, requestRefund, takeInvoiceBack } from './request-refund.ts'
import { refundExpectedOn, shortDay } from './working-days.ts'

/** By which day money that goes back now is there, '12月4日'. */
export const refundDay = (now: number): string => shortDay(refundExpectedOn(now))

export type { Payable } from './payable.ts'
export type { Payment } from './payment.table.ts'
/** For domains that open a cashier of their own. */
export { cashierFor, standingOf } from './cashier.ts'
export type { Attempt, Heard } from './open-attempt.ts'
export type { ToldPayment } from './settle-payment.ts'
export { closePayments } from './close-payments.ts'
export { refundsOf } from './refund-detail.ts'

/** What goes back: whether there was money, and what becomes of the coupon that was used; 'over': it has expired meanwhile. */
export interface GoneBack {
  money: boolean
  /** What goes back now; 0 when it is on its way already. */
  cents: number
  coupon: 'good' | 'over' | undefined
}

/**
 * Gives back in full what was paid, money and coupon, in the caller's transaction. Asked twice it goes back once.
 * Undefined: nothing was paid. The caller has made sure that it may.
 */
export async function refundInFull(
  ctx: Ctx,
  { cause, reason, ...business }: Business & { cause: string; reason: string },
): Promise<GoneBack | undefined> {
  const payment = await takePaid(ctx, business)
  if (!payment) return undefined
  const money = payment.amountCents > 0
  // Another cause came first: the whole is on its way already.
  if (await goesBack(ctx, payment)) return { money, cents: 0, coupon: undefined }
  if (money) await requestRefund(ctx, payment, { cause, reason })
  else await bookOwed(ctx, payment, undefined)
  return {
    money,
    cents: payment.amountCents,
    coupon: payment.couponId === null ? undefined : await giveBackCoupon(ctx, payment.couponId),
  }
}

/**
 * The same for what the hospital's window gives back: it stands in the operator's list as one that no provider carries,
 * to be settled there by hand, or sent back to the account it came from. False: nothing was paid, or it goes back already.
 */
export async function refundAtWindow(
  ctx: Ctx,
  { cause, reason, ...business }: Business & { cause: string; reason: string },
): Promise<boolean> {
  const payment = await takePaid(ctx, business)
  if (!payment || (await goesBack(ctx, payment))) return false
  if (payment.couponId !== null) await giveBackCoupon(ctx, payment.couponId)
  if (payment.amountCents === 0) {
    await bookOwed(ctx, payment, undefined)
    return false
  }
  const refund = await addRefund(ctx, payment, { cause, reason })
  if (!refund) return false
  await bookOwed(ctx, payment, refund.refundNo)
  await takeInvoiceBack(ctx, payment.payNo)
  await markAtWindow(ctx, refund, reason)
  return true
}

/** Whether all of what was paid is back. */
export async function isGivenBack(ctx: Ctx, { bizType, bizId }: Business): Promise<boolean> {
  const { open } = await ctx.db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.payNo', 'refund.payNo')
    .select(eb => eb.fn.countAll<number>().filterWhere('refund.state', '<>', 'done').as('open'))
    .where('payment.bizType', '=', bizType)
    .where('payment.bizId', '=', bizId)
    .executeTakeFirstOrThrow()
  return Number(open) === 0
}

/**
 * Gives back a part of what was paid and earned, in the caller's transaction; of a payment by coupon no more than the
 * money in it. Asked twice for one cause it goes back once. False: nothing goes back.
 */
export async function refundPart(
  ctx: Ctx,
  { cause, reason, amountCents, ...business }: Business & { cause: string; reason: string; amountCents: number },
): Promise<boolean> {
  const payment = await takePaid(ctx, business)
  if (!payment || (await goesBack(ctx, payment))) return false
  const part = Math.min(amountCents, payment.amountCents)
  if (part <= 0) return false
  return requestPartOf(ctx, payment, { cause, reason, amountCents: part })
}

const goesBack = (ctx: Ctx, { payNo, amountCents }: Payment): Promise<boolean> =>
  amountCents > 0 ? hasRefund(ctx, payNo) : isUndone(ctx, payNo)

/**
 * What was paid for one thing is from now on paid for another that costs the same and takes its place, in the caller's
 * transaction. Nothing was paid: nothing happens.
 */
export async function moveMoney(ctx: Ctx, from: Business, to: Business): Promise<void> {
  await ctx.db
    .updateTable('payment')
    .set(to)
    .where('bizType', '=', from.bizType)
    .where('bizId', '=', from.bizId)
    .where('state', '=', 'paid')
    .execute()
}

/** What was paid for has been done: the money is the hospital's. Asked twice it is earned once; what goes back is not earned. */
export async function earn(ctx: Ctx, business: Business): Promise<void> {
  const payment = await takePaid(ctx, business)
  if (payment && !(await goesBack(ctx, payment))) await bookEarned(ctx, payment)
}
