import { couponInWords } from '@nethos/contract/coupons/coupons.rules.ts'
import type { couponServices } from '@nethos/contract/coupons/coupons.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import type { CouponKind } from '@nethos/contract/coupons/coupons.rules.ts'
import { readableCode } from '../../secrets/readable-code.ts'
import {
  inviteActivity,
  inviterOf,
  running,
  runningActivity,
  shownActivities,
  shownActivity,
} from './activity.table.ts'
import { issueCoupon } from './coupon.table.ts'
import { addReceipt } from './receipt.table.ts'
import { shownCoupon } from './shown-coupon.ts'
import { rewardedCount } from './invitation-rewards.ts'

/** ~smarthos.coupon.activity.list. */
export const listActivities: HandlerOf<typeof couponServices.listActivities> = async ({
  input: { pageNum, pageSize },
  ctx,
}) => {
  const found = await running(ctx, 'RECEIVE')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const rows = await shownActivities(ctx, found.slice(0, pageSize))
  return { rows, pageNum, pageSize, hasNextPage: found.length > pageSize }
}

/** smarthos.coupon.activity.details. A friend's code leads to the activity in which friends are invited. */
export const findActivity: HandlerOf<typeof couponServices.findActivity> = async ({ input, ctx }) => {
  const { activityId, promoteCode, userScene } = input
  const row = activityId
    ? await runningActivity(ctx, { activityId })
    : promoteCode
      ? ((await runningActivity(ctx, { promoteCode })) ??
        ((await inviterOf(ctx, promoteCode)) === undefined ? undefined : await inviteActivity(ctx)))
      : userScene
        ? await running(ctx, userScene).limit(1).executeTakeFirst()
        : undefined
  if (!row) return { activityStatus: 'OFF', activity: null }
  return { activityStatus: 'ON', activity: await shownActivity(ctx, row) }
}

/** ~smarthos.coupon.receive. */
export const receiveCoupon: HandlerOf<typeof couponServices.receiveCoupon> = async ({ input, ctx, refuse }) => {
  const { accountId } = ctx.caller
  const inviter = await inviterOf(ctx, input.promoteCode)
  if (inviter === accountId) return refuse('self_invite')
  if (inviter) return refuse('new_only')
  const activity = input.activityId
    ? await runningActivity(ctx, { activityId: input.activityId })
    : input.promoteCode
      ? await runningActivity(ctx, { promoteCode: input.promoteCode })
      : undefined
  if (!activity) return refuse('activity_over')
  if (activity.userScene === 'INVITE_REGISTER') return refuse('new_only')
  const { activityId, batchId } = activity
  if (!(await addReceipt(ctx, activityId, accountId))) return refuse('received')
  const coupon = await issueCoupon(ctx, batchId, { accountId, activityId, source: 'received' })
  return coupon ? shownCoupon(coupon) : refuse('sold_out')
}

export const newCode = (): string => readableCode(8)

/** smarthos.coupon.invite.code. */
export const myInvitation: HandlerOf<typeof couponServices.myInvitation> = async ({ ctx }) => {
  const { db, now, caller } = ctx
  const { accountId } = caller
  await db
    .insertInto('inviteCode')
    .values({ accountId, code: newCode(), createdAt: new Date(now) })
    .onConflict(on => on.column('accountId').doNothing())
    .execute()
  const { code } = await db
    .selectFrom('inviteCode')
    .select('code')
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  const activity = await inviteActivity(ctx)
  const { count } = await db
    .selectFrom('invitation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('inviterAccountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return {
    inviteCode: code,
    activity: activity ? await shownActivity(ctx, activity) : null,
    invitedCount: Number(count),
    rewardedCount: activity ? await rewardedCount(ctx, accountId, activity.activityId) : 0,
    rewardedMost: activity?.inviterMost ?? 0,
  }
}

/** smarthos.coupon.invite.list. */
export const listInvited: HandlerOf<typeof couponServices.listInvited> = async ({
  input: { pageNum, pageSize },
  ctx,
}) => {
  const found = await ctx.db
    .selectFrom('invitation')
    .leftJoin('coupon', 'coupon.couponId', 'invitation.couponId')
    .leftJoin('couponBatch', 'couponBatch.batchId', 'coupon.batchId')
    .select(['invitationId', 'nameMasked', 'registeredAt', 'whyNot', 'invitation.couponId'])
    .select(['kind', 'reductionCents', 'thresholdCents', 'percent'])
    .where('inviterAccountId', '=', ctx.caller.accountId)
    .orderBy('registeredAt', 'desc')
    .orderBy('invitationId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const rows = found.slice(0, pageSize).map(row => ({
    invitationId: row.invitationId,
    nameMasked: row.nameMasked,
    registeredAt: row.registeredAt.getTime(),
    isRewarded: row.couponId !== null,
    rewardText:
      row.couponId === null
        ? row.whyNot
        : `已奖励：${couponInWords({
            couponKind: row.kind as CouponKind,
            reductionCents: row.reductionCents ?? 0,
            thresholdCents: row.thresholdCents ?? 0,
            percent: row.percent ?? 100,
          })}`,
  }))
  return { rows, pageNum, pageSize, hasNextPage: found.length > pageSize }
}
