import type { Ctx } from '../../calls/handler.ts'
import { giveBackCoupon } from '../coupons/public.ts'
import { bookUndone, isCouponBack } from './ledger.table.ts'
import type { Payment } from './payment.table.ts'
import { overtakeRequests } from './refund-request.table.ts'
import { givenOf } from './refund.table.ts'
import { requestRefund } from './request-refund.ts'

/** What of a payment has not gone back: of the money, and of the coupon's share. Cents. */
interface Left {
  amountCents: number
  discountCents: number
}

/** Asked by a transaction that holds the payment. */
export async function leftOf(ctx: Pick<Ctx, 'db'>, { payNo, amountCents, discountCents }: Payment): Promise<Left> {
  return {
    amountCents: amountCents - (await givenOf(ctx, payNo)),
    discountCents: discountCents > 0 && !(await isCouponBack(ctx, payNo)) ? discountCents : 0,
  }
}

/** What goes back: whether there was money, and what becomes of the coupon that was used; 'over': it has expired meanwhile. */
export interface GoneBack {
  money: boolean
  /** What goes back now; 0 when all is on its way already. */
  cents: number
  /** What went back and goes back in all. */
  inAllCents: number
  coupon: 'good' | 'over' | undefined
}

/** All that is left goes back, money and coupon; requests that wait for a second person are overtaken. */
export async function giveBackRest(
  ctx: Ctx,
  payment: Payment,
  why: { cause: string; reason: string },
  by: 'provider' | 'window' = 'provider',
): Promise<GoneBack> {
  const { payNo, couponId } = payment
  const left = await leftOf(ctx, payment)
  const isNews = left.amountCents > 0 || left.discountCents > 0
  if (left.amountCents > 0) await requestRefund(ctx, payment, { ...why, ...left }, by)
  else if (left.discountCents > 0) await bookUndone(ctx, { payNo, discountCents: left.discountCents })
  await overtakeRequests(ctx, payNo, why.cause)
  return {
    money: payment.amountCents > 0,
    cents: left.amountCents,
    inAllCents: payment.amountCents,
    coupon: isNews && couponId !== null ? await giveBackCoupon(ctx, couponId) : undefined,
  }
}
