import type { Ctx } from '../../calls/handler.ts'
import { giveBackRest, leftOf, type GoneBack } from './give-back.ts'
import { bookEarned } from './ledger.table.ts'
import type { PayWay } from '@nethos/contract/payment/payment.rules.ts'
import type { Business } from './business.ts'
import { payWayOrNone } from './ways.ts'
import { takePaid } from './payment.table.ts'
import { requestRefund } from './request-refund.ts'
import { refundExpectedOn, shortDay } from './working-days.ts'

/** By which day money that goes back now is there, '12月4日'. */
export const refundDay = (now: number): string => shortDay(refundExpectedOn(now))

/** For what the law wants done within some working days. */
export { addWorkingDays } from './working-days.ts'

export type { GoneBack } from './give-back.ts'
export type { Payment } from './payment.table.ts'
/** For domains that open a cashier of their own. */
export { saleOf } from './sale.ts'
export type { Attempt, AttemptOutcome } from './open-attempt.ts'
export type { ReportedPayment } from './settle-payment.ts'
export { payWayOrNone }
export { closePayments } from './close-payments.ts'
export { refundsOf } from './refund-detail.ts'

/**
 * Gives back what is left of what was paid, money and coupon, in the caller's transaction. Asked twice it goes back once.
 * Undefined: nothing was paid. The caller has made sure that it may.
 */
export async function refundInFull(
  ctx: Ctx,
  { cause, reason, ...business }: Business & { cause: string; reason: string },
): Promise<GoneBack | undefined> {
  const payment = await takePaid(ctx, business)
  return payment && giveBackRest(ctx, payment, { cause, reason })
}

/**
 * The same for what the hospital's window gives back: it stands in the operator's list as one that no provider carries,
 * to be settled there by hand, or sent back to the account it came from. False: nothing is left to go back.
 */
export async function refundAtWindow(
  ctx: Ctx,
  { cause, reason, ...business }: Business & { cause: string; reason: string },
): Promise<boolean> {
  const payment = await takePaid(ctx, business)
  return payment !== undefined && (await giveBackRest(ctx, payment, { cause, reason }, 'window')).cents > 0
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
 * Gives back a part of what was paid, in the caller's transaction, and no more than what is left of the money; a coupon
 * stays used. Asked twice for one cause it goes back once. Undefined: nothing goes back. Gives how much does, in cents.
 */
export async function refundPart(
  ctx: Ctx,
  { cause, reason, amountCents, ...business }: Business & { cause: string; reason: string; amountCents: number },
): Promise<number | undefined> {
  const payment = await takePaid(ctx, business)
  const left = payment && (await leftOf(ctx, payment))
  const part = Math.min(amountCents, left?.amountCents ?? 0)
  if (!payment || part <= 0) return undefined
  const refund = await requestRefund(ctx, payment, { cause, reason, amountCents: part, discountCents: 0 })
  return refund && part
}

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

/** What was paid for has been done: what is left of the money is the hospital's. Asked twice it is earned once. */
export async function earn(ctx: Ctx, business: Business): Promise<void> {
  const payment = await takePaid(ctx, business)
  if (payment) await bookEarned(ctx, { payNo: payment.payNo, ...(await leftOf(ctx, payment)) })
}

/** What the ledger has as earned by these, in cents: what was paid and has not gone back. */
export async function earnedBy({ db }: Pick<Ctx, 'db'>, bizType: string, bizIds: readonly string[]): Promise<number> {
  if (bizIds.length === 0) return 0
  const { cents } = await db
    .selectFrom('ledger')
    .innerJoin('payment', 'payment.payNo', 'ledger.payNo')
    .select(({ fn }) => fn.sum<number | null>('ledger.amountCents').as('cents'))
    .where('book', '=', 'earned')
    .where('payment.bizType', '=', bizType)
    .where('payment.bizId', 'in', bizIds)
    .executeTakeFirstOrThrow()
  // What we owe is negative: what is earned is ours to give on.
  return -Number(cents ?? 0)
}

/** By which way an order was paid in money; undefined: not (yet). */
export async function paidBy({ db }: Pick<Ctx, 'db'>, { bizType, bizId }: Business): Promise<PayWay | undefined> {
  const row = await db
    .selectFrom('payment')
    .select('provider')
    .where('bizType', '=', bizType)
    .where('bizId', '=', bizId)
    .where('state', '=', 'paid')
    .executeTakeFirst()
  return row && (payWayOrNone(row.provider) ?? undefined)
}

/** What of an order goes or went back in money, and since when. What came twice for it is not counted. */
export async function sentBack(
  { db }: Pick<Ctx, 'db'>,
  { bizType, bizId }: Business,
): Promise<{ cents: number; firstAt: number | undefined }> {
  const { cents, firstAt } = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.payNo', 'refund.payNo')
    .select(({ fn }) => [
      fn.sum<number | null>('refund.amountCents').as('cents'),
      fn.min<Date | null>('refund.createdAt').as('firstAt'),
    ])
    .where('payment.bizType', '=', bizType)
    .where('payment.bizId', '=', bizId)
    .where('payment.state', '=', 'paid')
    .executeTakeFirstOrThrow()
  return { cents: Number(cents ?? 0), firstAt: firstAt?.getTime() }
}
