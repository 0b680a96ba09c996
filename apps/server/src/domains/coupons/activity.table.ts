import { present } from '@nethos/contract/common/present.ts'
import type { Selectable } from 'kysely'
import type { Activity, UserScene } from '@nethos/contract/coupons/coupons.schemas.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { CouponActivity, CouponBatch } from '../../database/types.gen.ts'
import { hasMore } from './batch.table.ts'
import { offeredCoupon } from './shown-coupon.ts'

export type ActivityRow = Selectable<CouponActivity>

/** Those that run now, the one that ends first at the top. */
export const running = ({ db, now }: Pick<Ctx, 'db' | 'now'>, scene: UserScene) =>
  db
    .selectFrom('couponActivity')
    .selectAll('couponActivity')
    .where('userScene', '=', scene)
    .where('isOpen', '=', true)
    .where('startsAt', '<=', new Date(now))
    .where('endsAt', '>', new Date(now))
    .orderBy('endsAt')
    .orderBy('activityId')

export const isRunning = ({ isOpen, startsAt, endsAt }: ActivityRow, now: number): boolean =>
  isOpen && startsAt.getTime() <= now && now < endsAt.getTime()

/** By its id or by the code of its link, while it runs. */
export async function runningActivity(
  ctx: Pick<Ctx, 'db' | 'now'>,
  by: { activityId: string } | { promoteCode: string },
): Promise<ActivityRow | undefined> {
  const row = await ctx.db
    .selectFrom('couponActivity')
    .selectAll()
    .$if('activityId' in by, query => query.where('activityId', '=', 'activityId' in by ? by.activityId : ''))
    .$if('promoteCode' in by, query => query.where('promoteCode', '=', 'promoteCode' in by ? by.promoteCode : ''))
    .executeTakeFirst()
  return row && isRunning(row, ctx.now) ? row : undefined
}

/** The activity in which friends are invited, while one runs. */
export const inviteActivity = (ctx: Pick<Ctx, 'db' | 'now'>): Promise<ActivityRow | undefined> =>
  running(ctx, 'INVITE_REGISTER').limit(1).executeTakeFirst()

/** Whose invitation a code is. */
export async function inviterOf({ db }: Pick<Ctx, 'db'>, code: string): Promise<string | undefined> {
  if (!code) return undefined
  return (await db.selectFrom('inviteCode').select('accountId').where('code', '=', code).executeTakeFirst())?.accountId
}

export async function shownActivity(ctx: Pick<Ctx, 'db' | 'now' | 'caller'>, row: ActivityRow): Promise<Activity> {
  const [shown] = await shownActivities(ctx, [row])
  return present(shown)
}

/** As everybody sees them; what the caller has taken part in is marked. */
export async function shownActivities(
  { db, now, caller }: Pick<Ctx, 'db' | 'now' | 'caller'>,
  rows: readonly ActivityRow[],
): Promise<Activity[]> {
  if (rows.length === 0) return []
  const batchIds = [...new Set(rows.flatMap(row => [row.batchId, row.inviterBatchId ?? row.batchId]))]
  const batches = new Map<string, Selectable<CouponBatch>>(
    (await db.selectFrom('couponBatch').selectAll().where('batchId', 'in', batchIds).execute()).map(one => [
      one.batchId,
      one,
    ]),
  )
  const taken = await takenOf({ db, caller }, rows)
  return rows.map(row => {
    const [batch, inviterBatch] = [batches.get(row.batchId), batches.get(row.inviterBatchId ?? '')]
    return {
      activityId: row.activityId,
      activityName: row.name,
      userScene: row.userScene as UserScene,
      rulesText: row.rulesText,
      endsAt: row.endsAt.getTime(),
      offered: batch ? offeredCoupon(batch) : null,
      inviterOffered: inviterBatch ? offeredCoupon(inviterBatch) : null,
      isSoldOut: !batch || !hasMore(batch, now),
      isReceived: taken.has(row.activityId),
    }
  })
}

/** Those of them that the caller has taken part in. */
async function takenOf({ db, caller }: Pick<Ctx, 'db' | 'caller'>, rows: readonly ActivityRow[]): Promise<Set<string>> {
  if (caller.kind !== 'account') return new Set()
  const received = await db
    .selectFrom('couponReceipt')
    .select('activityId')
    .where('accountId', '=', caller.accountId)
    .where(
      'activityId',
      'in',
      rows.map(row => row.activityId),
    )
    .execute()
  return new Set(received.map(one => one.activityId))
}
