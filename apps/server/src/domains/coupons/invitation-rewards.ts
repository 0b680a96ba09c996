import type { Ctx } from '../../calls/handler.ts'
import { inSeparateTransactions } from '../../jobs/in-separate-transactions.ts'
import type { Timer } from '../../jobs/job.ts'
import { realPersonsOf, selfIdCardHash } from '../people/public.ts'
import { issueCoupon } from './coupon.table.ts'

const hour = 3_600_000
const day = 24 * hour
const batch = 200
/** So long a friend has time to become one. */
const waitsFor = 90 * day
/** So long what was paid with a coupon has stood: by then an order that is refused or regretted has given it back. */
const stoodFor = 7 * day

/** What the inviter reads until then. */
export const waitingWords = '好友实名认证或首次支付后发放'

/** Gives what a friend is worth once he is known to be a real person: once for each person, whatever accounts he has. */
export const invitationTimer: Timer = {
  name: 'invitation',
  run: async on => {
    const due = await on.db
      .selectFrom('invitation')
      .select('invitationId')
      .where('lookAt', '<=', new Date(on.now()))
      .orderBy('lookAt')
      .limit(batch)
      .execute()
    return inSeparateTransactions(
      on,
      due.map(one => one.invitationId),
      settleInvitation,
    )
  },
}

async function settleInvitation(ctx: Ctx, invitationId: string): Promise<number> {
  const held = await ctx.db
    .selectFrom('invitation')
    .selectAll()
    .where('invitationId', '=', invitationId)
    .where('lookAt', '<=', new Date(ctx.now))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!held) return 0
  const friend = held.invitedAccountId
  const person = await realPerson(ctx, friend)
  if (!person) {
    const isOver = ctx.now - held.registeredAt.getTime() > waitsFor
    await change(
      ctx,
      invitationId,
      isOver ? { lookAt: null, whyNot: '好友未在90天内实名认证或支付' } : { lookAt: new Date(ctx.now + hour) },
    )
    return 1
  }
  await reward(ctx, held, person)
  return 1
}

/** Who has verified himself, or has paid for something with a coupon of ours: by the ID number, which is one account's own. */
async function realPerson(ctx: Ctx, accountId: string): Promise<Buffer | undefined> {
  const verified = (await realPersonsOf(ctx, [accountId])).get(accountId)
  if (verified) return verified
  const paid = await ctx.db
    .selectFrom('coupon')
    .select('couponId')
    .where('accountId', '=', accountId)
    .where('state', '=', 'used')
    .where('usedAt', '<=', new Date(ctx.now - stoodFor))
    .limit(1)
    .executeTakeFirst()
  return paid && ((await selfIdCardHash(ctx, accountId)) ?? undefined)
}

type Held = { invitationId: string; inviterAccountId: string; activityId: string }

async function reward(ctx: Ctx, { invitationId, inviterAccountId, activityId }: Held, person: Buffer): Promise<void> {
  // Held, so that of two friends who are looked at by two processes each is counted.
  await ctx.db.selectFrom('inviteCode').select('code').where('accountId', '=', inviterAccountId).forUpdate().execute()
  const activity = await ctx.db
    .selectFrom('couponActivity')
    .select(['inviterBatchId', 'inviterMost'])
    .where('activityId', '=', activityId)
    .forShare()
    .executeTakeFirstOrThrow()
  const known = ctx.db
    .selectFrom('invitation')
    .select('invitationId')
    .where('activityId', '=', activityId)
    .where('personHash', '=', person)
  if (await known.executeTakeFirst()) return change(ctx, invitationId, { lookAt: null, whyNot: '该好友已参加过活动' })
  if ((await rewardedCount(ctx, inviterAccountId, activityId)) >= activity.inviterMost)
    return change(ctx, invitationId, { lookAt: null, whyNot: `已达${activity.inviterMost}人奖励上限` })
  const coupon =
    activity.inviterBatchId &&
    (await issueCoupon(ctx, activity.inviterBatchId, { accountId: inviterAccountId, activityId, source: 'inviter' }))
  await change(
    ctx,
    invitationId,
    coupon
      ? { lookAt: null, couponId: coupon.couponId, personHash: person, whyNot: '' }
      : { lookAt: null, whyNot: '奖励已发完' },
  )
}

interface Changes {
  lookAt: Date | null
  couponId?: string
  personHash?: Buffer
  whyNot?: string
}

const change = async ({ db }: Ctx, invitationId: string, changes: Changes): Promise<void> =>
  void (await db.updateTable('invitation').set(changes).where('invitationId', '=', invitationId).execute())

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
