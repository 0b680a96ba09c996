import { couponPages } from '@nethos/contract/coupons/coupons.pages.ts'
import { couponStates, type CouponState } from '@nethos/contract/coupons/coupons.status.ts'
import { dueEvent } from '@nethos/contract/states.ts'
import type { Timer } from '../../jobs/job.ts'
import { dayInWords } from '@nethos/contract/common/days.ts'
import { putMessage } from '../messages/public.ts'
import { dueAtOf } from './coupon.table.ts'
import { lastDay } from './shown-coupon.ts'

const batch = 200

/** What has ended expires; what an order held whose time is over comes free (docs/product/rules.md 1.5). */
export const couponTimer: Timer = {
  name: 'coupon',
  run: ({ transact }) =>
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

/** Some days before a coupon ends its owner is told, once; one that an order holds or has used needs no word. */
export const couponReminder: Timer = {
  name: 'coupon-reminder',
  run: ({ transact }) =>
    transact(async ctx => {
      const due = await ctx.db
        .selectFrom('coupon')
        .innerJoin('couponBatch', 'couponBatch.batchId', 'coupon.batchId')
        .select(['couponId', 'accountId', 'state', 'coupon.validUntil', 'couponBatch.name'])
        .where('remindAt', '<=', new Date(ctx.now))
        .orderBy('remindAt')
        .limit(batch)
        .forNoKeyUpdate(['coupon'])
        .skipLocked()
        .execute()
      for (const { couponId, accountId, state, validUntil, name } of due) {
        await ctx.db.updateTable('coupon').set({ remindAt: null }).where('couponId', '=', couponId).execute()
        if (state !== 'unused' || validUntil.getTime() <= ctx.now) continue
        await putMessage(ctx, {
          accountId,
          type: 'coupon_ending',
          values: { coupon: name, day: dayInWords(lastDay(validUntil.getTime())) },
          link: couponPages.mine.at,
          about: { recordType: 'coupon', recordId: couponId },
        })
      }
      return due.length
    }),
}
