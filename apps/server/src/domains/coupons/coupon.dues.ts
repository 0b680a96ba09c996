import { couponStates, type CouponState } from '@nethos/contract/coupons/coupons.status.ts'
import { dueEvent } from '@nethos/contract/states.ts'
import type { Due } from '../../jobs/job.ts'
import { dueAtOf } from './coupon.table.ts'

const batch = 200

/** What has ended expires; what an order held whose time is over comes free (rules.md 1.5). */
export const couponDue: Due = {
  name: 'coupon',
  carryOut: ({ transact }) =>
    transact(async ({ db, now }) => {
      const due = await db
        .selectFrom('coupon')
        .select(['couponId', 'state', 'validUntil', 'lockedUntil'])
        .where('dueAt', '<=', new Date(now))
        .orderBy('dueAt')
        .limit(batch)
        .forNoKeyUpdate()
        .skipLocked()
        .execute()
      for (const { couponId, state, validUntil, lockedUntil } of due) {
        const facts = { validUntil: validUntil.getTime(), lockedUntil: lockedUntil?.getTime() ?? null }
        const event = dueEvent(couponStates, state as CouponState, facts)
        const to = event && event.at <= now ? event.to : (state as CouponState)
        const isFree = to !== 'locked' && to !== 'used'
        await db
          .updateTable('coupon')
          .set({
            state: to,
            dueAt: dueAtOf(to, isFree ? { ...facts, lockedUntil: null } : facts),
            ...(isFree && { bizType: null, bizId: null, lockedUntil: null }),
            ...(to === 'expired' && { remindAt: null }),
          })
          .where('couponId', '=', couponId)
          .execute()
      }
      return due.length
    }),
}
