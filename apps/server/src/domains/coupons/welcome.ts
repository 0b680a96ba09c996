import { maskName } from '@nethos/contract/common/masking.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Registration } from '../../registry/account-hooks.ts'
import { inviteActivity, inviterOf, runningActivity, type ActivityRow } from './activity.table.ts'
import { issueCoupon } from './coupon.table.ts'
import { waitingWords } from './invitation-rewards.ts'
import { addReceipt } from './receipt.table.ts'

/** Whether a code can be named at a registration now: a friend's, or an activity's that runs. */
export async function isInviteCode(ctx: Ctx, code: string): Promise<boolean> {
  if (await runningActivity(ctx, { promoteCode: code })) return true
  return (await inviteActivity(ctx)) !== undefined && (await inviterOf(ctx, code)) !== undefined
}

/**
 * Somebody has registered with a code, in the registration's own transaction: he gets what is given away, and the friend who
 * has invited him once he has verified himself. Nothing that is missing here keeps him from being registered.
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
  if (inviter) await noteInvitation(ctx, activity, { inviter, name, isFirst })
}

/** His reward waits until the friend is known to be a real person (invitation-rewards.ts). */
async function noteInvitation(
  ctx: Ctx<AccountCaller>,
  { activityId }: ActivityRow,
  { inviter, name, isFirst }: { inviter: string; name: string; isFirst: boolean },
): Promise<void> {
  const { accountId } = ctx.caller
  if (inviter === accountId) return
  await ctx.db
    .insertInto('invitation')
    .values({
      inviterAccountId: inviter,
      invitedAccountId: accountId,
      activityId,
      nameMasked: maskName(name),
      couponId: null,
      whyNot: isFirst ? waitingWords : '该好友已参加过活动',
      lookAt: isFirst ? new Date(ctx.now) : null,
      registeredAt: new Date(ctx.now),
    })
    .onConflict(on => on.constraint('invitation_once').doNothing())
    .execute()
}
