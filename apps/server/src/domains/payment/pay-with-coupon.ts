import type { Ctx } from '../../calls/handler.ts'
import { holdCoupon, releaseCoupons, weighFor } from '../coupons/public.ts'
import { bookPaid } from './ledger.table.ts'
import type { Business } from './business.ts'
import type { Asked, Payable } from '../../registry/payable.ts'
import { addPaidByCoupon, holdBusiness, isPaid } from './payment.table.ts'
import { closePayments } from './close-payments.ts'
import { spendCoupon } from './settle-payment.ts'
import { newNumber } from './ways.ts'

/** What the chosen coupon takes off. None was chosen: nothing. */
export interface ChosenCoupon {
  couponId: string | null
  /** Integer cents. */
  offCents: number
}
interface NoCoupon {
  no: 'not_found' | 'no_coupon' | 'coupon_unusable'
  sentence?: string
}

/** The order holds the chosen coupon from now on, and no other; whoever has changed his mind gets the other one back. */
export async function chooseCoupon(
  ctx: Ctx,
  { bizType, bizId }: Business,
  { accountId, amountCents, purchase, expiresAt }: Asked,
  couponId: string | undefined,
): Promise<ChosenCoupon | NoCoupon> {
  const order = { bizType, bizId }
  if (!couponId) {
    await releaseCoupons(ctx, order)
    return { couponId: null, offCents: 0 }
  }
  if (!purchase) return { no: 'no_coupon' }
  const weighed = await weighFor(ctx, accountId, couponId, {
    ...order,
    purchase: { ...purchase, priceCents: amountCents },
  })
  if (!weighed) return { no: 'not_found' }
  if ('reason' in weighed) return { no: 'coupon_unusable', sentence: `这张优惠券不能用：${weighed.reason}` }
  const isHeld = await holdCoupon(ctx, couponId, { ...order, until: expiresAt })
  return isHeld ? { couponId, offCents: weighed.offCents } : { no: 'coupon_unusable' }
}

/** The coupon pays the whole: no provider is asked, the payment stands in the books all the same. */
export async function payByCouponAlone(
  ctx: Ctx,
  payable: Payable,
  { bizType, bizId }: Business,
  { couponId, offCents }: ChosenCoupon,
): Promise<'paid' | 'gone'> {
  const business = { bizType, bizId }
  await holdBusiness(ctx, business)
  if (await isPaid(ctx, business)) return 'paid'
  const asked = await payable.find(ctx, bizId)
  if (!asked || couponId === null || asked.amountCents !== offCents) return 'gone'
  if ((await payable.wasPaid(ctx, bizId, ctx.now, 0)) === 'late') return 'gone'
  const payment = await addPaidByCoupon(ctx, {
    ...business,
    payNo: newNumber('P', ctx.now),
    accountId: asked.accountId,
    couponId,
    discountCents: offCents,
    subject: asked.subject,
    personId: asked.personId ?? null,
    personName: asked.personName ?? '',
    docName: asked.docName ?? '',
    payerAddress: ctx.address,
    returnUrl: '',
    expiresAt: new Date(asked.expiresAt),
  })
  await spendCoupon(ctx, payment)
  await bookPaid(ctx, payment)
  await closePayments(ctx, business)
  await ctx.announce({ accountId: asked.accountId }, 'payment', bizId)
  return 'paid'
}
