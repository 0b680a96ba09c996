import { present } from '@nethos/contract/common/present.ts'
import type { Updateable } from 'kysely'
import { offCentsOf, whyUnusable, type Purchase } from '@nethos/contract/coupons/coupons.rules.ts'
import { couponStates } from '@nethos/contract/coupons/coupons.status.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Coupon } from '../../database/types.gen.ts'
import { statesWith } from '@nethos/contract/states.ts'
import { findCoupon, type OwnCoupon } from './coupon.table.ts'

/** What holds or uses a coupon, e.g. bizType consult. */
interface Order {
  bizType: string
  bizId: string
}
type On = Pick<Ctx, 'db' | 'now'>

/** Why this order may not use the coupon; undefined when it may. What it holds itself is free to it. */
export function whyNotFor(
  coupon: OwnCoupon,
  purchase: Purchase,
  order: Order | undefined,
  now: number,
): string | undefined {
  const { couponStatus, bizType, bizId } = coupon
  if (couponStatus === 'used') return '已使用'
  if (couponStatus === 'expired') return '已过有效期'
  const isHeldElsewhere = couponStatus === 'locked' && !(order && bizType === order.bizType && bizId === order.bizId)
  if (isHeldElsewhere) return '另一笔待支付订单正在使用'
  // What was chosen in time stays good while its order can be paid.
  const at = couponStatus === 'locked' ? Math.min(now, coupon.validUntil - 1) : now
  return whyUnusable(coupon, purchase, at)
}

/** What the account's coupon takes off this order; why it does not; undefined when there is no such coupon. */
export async function weighFor(
  ctx: On,
  accountId: string,
  couponId: string,
  { purchase, ...order }: Order & { purchase: Purchase },
): Promise<{ offCents: number } | { reason: string } | undefined> {
  const coupon = await findCoupon(ctx, accountId, couponId)
  if (!coupon) return undefined
  const reason = whyNotFor(coupon, purchase, order, ctx.now)
  return reason === undefined ? { offCents: offCentsOf(coupon, purchase.priceCents) } : { reason }
}

/**
 * The order holds this coupon, and no other, until it is paid, ends, or its time is over. False: another order was faster.
 * One whose order's time is over counts as free, whether the clock has come by or not.
 */
export async function holdCoupon(
  ctx: On,
  couponId: string,
  { until, ...order }: Order & { until: number },
): Promise<boolean> {
  await releaseCoupons(ctx, order, couponId)
  const { numUpdatedRows } = await ctx.db
    .updateTable('coupon')
    .set({ state: 'locked', ...order, lockedUntil: new Date(until), dueAt: new Date(until) })
    .where('couponId', '=', couponId)
    .where(({ eb, or, and }) =>
      or([
        and([eb('state', 'in', statesWith(couponStates, 'lock')), eb('validUntil', '>', new Date(ctx.now))]),
        and([eb('state', '=', 'locked'), eb('bizType', '=', order.bizType), eb('bizId', '=', order.bizId)]),
        and([
          eb('state', '=', 'locked'),
          eb('lockedUntil', '<=', new Date(ctx.now)),
          eb('validUntil', '>', new Date(ctx.now)),
        ]),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whether the order could use it now: it holds it, or nobody does. */
export async function isFreeFor(ctx: On, couponId: string, { bizType, bizId }: Order): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('coupon')
    .select(['state', 'bizType', 'bizId', 'lockedUntil'])
    .where('couponId', '=', couponId)
    .executeTakeFirst()
  if (!row) return false
  if (row.state === 'unused') return true
  if (row.state !== 'locked') return false
  return (row.bizType === bizType && row.bizId === bizId) || present(row.lockedUntil).getTime() <= ctx.now
}

/** The order is paid: the coupon is used, and whatever else the order held is free. False: another order was faster. */
export async function spendOn(
  ctx: On,
  couponId: string,
  { offCents, ...order }: Order & { offCents: number },
): Promise<boolean> {
  await releaseCoupons(ctx, order, couponId)
  const { numUpdatedRows } = await ctx.db
    .updateTable('coupon')
    .set({
      state: 'used',
      ...order,
      lockedUntil: null,
      usedAt: new Date(ctx.now),
      offCents,
      dueAt: null,
      remindAt: null,
    })
    .where('couponId', '=', couponId)
    .where('state', 'in', statesWith(couponStates, 'use'))
    .where(({ eb, or, and }) =>
      or([
        eb('state', '=', 'unused'),
        and([eb('bizType', '=', order.bizType), eb('bizId', '=', order.bizId)]),
        eb('lockedUntil', '<=', new Date(ctx.now)),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const free: Updateable<Coupon> = { state: 'unused', bizType: null, bizId: null, lockedUntil: null }

/** No money is wanted for the order any more, or with another coupon: what it held is free. */
export async function releaseCoupons({ db }: On, { bizType, bizId }: Order, except = ''): Promise<void> {
  await db
    .updateTable('coupon')
    .set(({ ref }) => ({ ...free, dueAt: ref('validUntil') }))
    .where('bizType', '=', bizType)
    .where('bizId', '=', bizId)
    .where('state', 'in', statesWith(couponStates, 'release'))
    .where('couponId', '<>', except)
    .execute()
}

/** The order's money goes back, and with it the coupon. 'over': its validity has ended meanwhile, and it is lost. */
export async function giveBackCoupon(
  ctx: Pick<Ctx, 'db' | 'now' | 'announce'>,
  couponId: string,
): Promise<'good' | 'over' | undefined> {
  const row = await ctx.db
    .updateTable('coupon')
    .set(({ ref }) => ({
      ...free,
      usedAt: null,
      offCents: null,
      givenBackAt: new Date(ctx.now),
      dueAt: ref('validUntil'),
    }))
    .where('couponId', '=', couponId)
    .where('state', 'in', statesWith(couponStates, 'give_back'))
    .returning(['accountId', 'validUntil'])
    .executeTakeFirst()
  if (!row) return undefined
  await ctx.announce({ accountId: row.accountId }, 'coupon', couponId)
  return row.validUntil.getTime() > ctx.now ? 'good' : 'over'
}
