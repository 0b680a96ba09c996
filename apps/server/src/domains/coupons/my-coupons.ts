import { sql } from 'kysely'
import { bestCoupon, offCentsOf, whyBest, type Purchase } from '@nethos/contract/coupons/coupons.rules.ts'
import type { Weighed, WeighedCoupon } from '@nethos/contract/coupons/coupons.schemas.ts'
import type { couponServices } from '@nethos/contract/coupons/coupons.services.ts'
import type { InputOf } from '@nethos/contract/service.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { shownPageOf } from '../../calls/page-of.ts'
import type { Payables } from '../../registry/payable.ts'
import { couponOf, couponsOf, isExpired, isNotOver, type OwnCoupon } from './coupon.table.ts'
import { whyNotFor } from './order-coupons.ts'
import { shownCoupon } from './shown-coupon.ts'

type Own = Ctx<AccountCaller>

/** More than anybody has; a page of choices that nobody reads to its end helps nobody. */
const mostWeighed = 200

const notOver = async (ctx: Own): Promise<OwnCoupon[]> =>
  (
    await couponsOf(ctx, ctx.caller.accountId)
      .where(isNotOver(ctx.now))
      .orderBy('coupon.validUntil')
      .orderBy('coupon.couponId')
      .limit(mostWeighed)
      .execute()
  ).map(row => couponOf(row, ctx.now))

interface Asked {
  purchase: Purchase
  order: { bizType: string; bizId: string } | undefined
}

/** With an order the server's price counts; undefined when it is nobody's or somebody else's. */
async function askedOf(
  ctx: Own,
  payables: Payables,
  input: InputOf<typeof couponServices.weighCoupons>,
): Promise<Asked | undefined> {
  if (!input.consultId)
    return {
      purchase: { priceCents: Math.max(0, input.priceCents ?? 0), consultType: input.consultType || undefined },
      order: undefined,
    }
  const order = await payables['consult']?.find(ctx, input.consultId)
  if (!order || order.accountId !== ctx.caller.accountId) return undefined
  // Without a purchase no coupon may be used: there is nothing to take off.
  return { purchase: order.purchase ?? { priceCents: 0 }, order: { bizType: 'consult', bizId: input.consultId } }
}

/** smarthos.coupon.mycoupon.unused.count. */
export const countUnused =
  (payables: Payables): HandlerOf<typeof couponServices.countUnused> =>
  async ({ input, ctx, refuse }) => {
    const coupons = await notOver(ctx)
    if (!input.consultId && input.priceCents == null) return coupons.filter(one => one.couponStatus === 'unused').length
    const asked = await askedOf(ctx, payables, input)
    return asked ? weigh(coupons, asked, ctx.now).usableCount : refuse('not_found')
  }

/** ~smarthos.coupon.mycoupon.usable.list. */
export const weighCoupons =
  (payables: Payables): HandlerOf<typeof couponServices.weighCoupons> =>
  async ({ input, ctx, refuse }) => {
    const asked = await askedOf(ctx, payables, input)
    return asked ? weigh(await notOver(ctx), asked, ctx.now) : refuse('not_found')
  }

function weigh(coupons: readonly OwnCoupon[], { purchase, order }: Asked, now: number): Weighed {
  const { priceCents } = purchase
  const judged = coupons.map(coupon => ({ coupon, reason: whyNotFor(coupon, purchase, order, now) }))
  const usable = judged.filter(one => one.reason === undefined).map(one => one.coupon)
  const best = bestCoupon(usable, priceCents)
  const rank = ({ coupon, reason }: (typeof judged)[number]): number =>
    coupon === best ? 0 : reason === undefined ? 1 : 2
  return {
    priceCents,
    coupons: judged
      .toSorted((a, b) => rank(a) - rank(b) || offOf(b, priceCents) - offOf(a, priceCents))
      .map(one => weighedCoupon(one, priceCents)),
    usableCount: usable.length,
    bestCouponId: best?.couponId ?? '',
    bestSentence: best ? whyBest(best, usable, priceCents) : '',
  }
}

interface Judged {
  coupon: OwnCoupon
  reason: string | undefined
}
const offOf = ({ coupon, reason }: Judged, priceCents: number): number =>
  reason === undefined ? offCentsOf(coupon, priceCents) : 0

function weighedCoupon(judged: Judged, priceCents: number): WeighedCoupon {
  const offCents = offOf(judged, priceCents)
  return {
    ...shownCoupon(judged.coupon),
    isUsable: judged.reason === undefined,
    reason: judged.reason ?? '',
    offCents,
    payCents: priceCents - offCents,
  }
}

/** ~smarthos.coupon.mycoupon.list. */
export const listCoupons: HandlerOf<typeof couponServices.listCoupons> = async ({
  input: { couponStatus, isEarned, pageNum, pageSize },
  ctx,
}) => {
  const { now } = ctx
  const found = await couponsOf(ctx, ctx.caller.accountId)
    .$if(couponStatus === 'unused', query => query.where(isNotOver(now)))
    .$if(couponStatus === 'locked', query =>
      query.where(sql<boolean>`coupon.state = 'locked' and coupon.locked_until > ${new Date(now)}`),
    )
    .$if(couponStatus === 'expired', query => query.where(isExpired(now)))
    .$if(couponStatus === 'used', query => query.where('coupon.state', '=', 'used'))
    .$if(Boolean(isEarned), query => query.where('coupon.source', '=', 'inviter'))
    .$if(couponStatus === 'unused', query => query.orderBy('coupon.validUntil'))
    .$if(couponStatus !== 'unused', query =>
      query.orderBy(sql`coalesce(coupon.used_at, least(coupon.valid_until, ${new Date(now)}))`, 'desc'),
    )
    .orderBy('coupon.couponId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  return shownPageOf(found, { pageNum, pageSize }, row => shownCoupon(couponOf(row, now)))
}
