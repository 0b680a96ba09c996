import { maskName } from '@nethos/contract/common/masking.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Registration } from '../../registry/account-hooks.ts'
import { inviteActivity, inviterOf, runningActivity, type ActivityRow } from './activity.table.ts'
import { issueCoupon } from './coupon.table.ts'
import { addReceipt } from './receipt.table.ts'

/** Whether a code can be named at a registration now: a friend's, or an activity's that runs. */
export async function isInviteCode(ctx: Ctx, code: string): Promise<boolean> {
  if (await runningActivity(ctx, { promoteCode: code })) return true
  return (await inviteActivity(ctx)) !== undefined && (await inviterOf(ctx, code)) !== undefined
}

/**
 * Somebody has registered with a code, in the registration's own transaction: he gets what is given away, and so does the
 * friend who has invited him. Nothing that is missing here keeps him from being registered.
 */
export async function welcomeInvited(
  ctx: Ctx<AccountCaller>,
  { accountName: name, inviteCode, promoteCode }: Registration,
): Promise<void> {
  const { accountId } = ctx.caller
  const code = inviteCode || promoteCode
  if (!code) return
  const inviter = await inviterOf(ctx, code)
  const activity = inviter ? await inviteActivity(ctx) : await runningActivity(ctx, { promoteCode: code })
  if (!activity) return
  const isFirst = await addReceipt(ctx, activity.activityId, accountId)
  const { activityId, batchId } = activity
  if (isFirst) await issueCoupon(ctx, batchId, { accountId, activityId, source: inviter ? 'invited' : 'received' })
  if (inviter) await reward(ctx, activity, { inviter, name, isFirst })
}

async function reward(
  ctx: Ctx<AccountCaller>,
  { activityId, inviterBatchId, inviterMost }: ActivityRow,
  { inviter, name, isFirst }: { inviter: string; name: string; isFirst: boolean },
): Promise<void> {
  const { accountId } = ctx.caller
  if (inviter === accountId) return
  // Held, so that of two friends who register at once each is counted.
  await ctx.db.selectFrom('inviteCode').select('code').where('accountId', '=', inviter).forUpdate().execute()
  const isFull = (await rewardedCount(ctx, inviter, activityId)) >= inviterMost
  const why = !isFirst ? '该好友已参加过活动' : isFull ? `已达${inviterMost}人奖励上限` : ''
  const coupon =
    why === '' && inviterBatchId
      ? await issueCoupon(ctx, inviterBatchId, { accountId: inviter, activityId, source: 'inviter' })
      : undefined
  await ctx.db
    .insertInto('invitation')
    .values({
      inviterAccountId: inviter,
      invitedAccountId: accountId,
      activityId,
      nameMasked: maskName(name),
      couponId: coupon?.couponId ?? null,
      whyNot: coupon ? '' : why || '奖励已发完',
      registeredAt: new Date(ctx.now),
    })
    .onConflict(on => on.constraint('invitation_once').doNothing())
    .execute()
}

export async function rewardedCount({ db }: Pick<Ctx, 'db'>, inviter: string, activityId: string): Promise<number> {
  const { count } = await db
    .selectFrom('invitation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('inviterAccountId', '=', inviter)
    .where('activityId', '=', activityId)
    .where('couponId', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
