import { sql } from 'kysely'
import { bookAhead } from '@nethos/contract/consult/video/video.rules.ts'
import type { VideoTime } from '@nethos/contract/consult/video/video.schemas.ts'
import type { Ctx } from '../../../calls/handler.ts'

const mostShown = 200

/** Free times of a doctor that can still be paid before they begin. */
export async function freeTimes({ db, now }: Ctx, docId: string): Promise<VideoTime[]> {
  const rows = await db
    .selectFrom('videoTime')
    .select(['timeId', 'beginsAt', 'endsAt'])
    .where('docId', '=', docId)
    .where('withdrawnAt', 'is', null)
    .where('consultId', 'is', null)
    .where('beginsAt', '>=', new Date(now + bookAhead))
    .orderBy('beginsAt')
    .limit(mostShown)
    .execute()
  return rows.map(row => ({ timeId: row.timeId, beginsAt: row.beginsAt.getTime(), endsAt: row.endsAt.getTime() }))
}

/** When a time that can be booked begins and ends; undefined: it cannot be booked any more, or not with this doctor. */
export async function findFreeTime(ctx: Ctx, docId: string, timeId: string): Promise<VideoTime | undefined> {
  const row = await ctx.db
    .selectFrom('videoTime')
    .select(['timeId', 'beginsAt', 'endsAt'])
    .where('timeId', '=', timeId)
    .where('docId', '=', docId)
    .where('withdrawnAt', 'is', null)
    .where('consultId', 'is', null)
    .where('beginsAt', '>=', new Date(ctx.now + bookAhead))
    .executeTakeFirst()
  return row && { timeId: row.timeId, beginsAt: row.beginsAt.getTime(), endsAt: row.endsAt.getTime() }
}

/** The row decides: of many who want it exactly one gets it. */
export async function holdTime({ db }: Ctx, timeId: string, consultId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('videoTime')
    .set({ consultId })
    .where('timeId', '=', timeId)
    .where('consultId', 'is', null)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The time is free again; `isGone`: its doctor cannot come, so it is offered to nobody else. */
export async function releaseTime({ db, now }: Ctx, consultId: string, isGone: boolean): Promise<void> {
  await db
    .updateTable('videoTime')
    .set({ consultId: null, withdrawnAt: isGone ? new Date(now) : null })
    .where('consultId', '=', consultId)
    .execute()
}

/** How many were published; undefined: one of them overlaps another of the doctor's. */
export async function addTimes(
  { db, now }: Ctx,
  docId: string,
  { beginsAt, minutes, count }: { beginsAt: number; minutes: number; count: number },
): Promise<boolean> {
  const rows = Array.from({ length: count }, (_, at) => ({
    docId,
    beginsAt: new Date(beginsAt + at * minutes * 60_000),
    endsAt: new Date(beginsAt + (at + 1) * minutes * 60_000),
    createdAt: new Date(now),
  }))
  // A conflict with the exclusion leaves the row out; then the command refuses, and none of them stays.
  const added = await db
    .insertInto('videoTime')
    .values(rows)
    .onConflict(on => on.doNothing())
    .returning('timeId')
    .execute()
  return added.length === count
}

/** False: not this doctor's, or gone already. */
export async function withdrawTime({ db, now }: Ctx, docId: string, timeId: string): Promise<'done' | 'held' | 'none'> {
  const row = await db
    .updateTable('videoTime')
    .set({ withdrawnAt: sql`case when consult_id is null then ${new Date(now)}::timestamptz end` })
    .where('timeId', '=', timeId)
    .where('docId', '=', docId)
    .where('withdrawnAt', 'is', null)
    .returning('consultId')
    .executeTakeFirst()
  if (!row) return 'none'
  return row.consultId === null ? 'done' : 'held'
}

/** The doctor's times that are not over, with who holds them. */
export async function timesOf({ db }: Ctx, docId: string, since: number) {
  const rows = await db
    .selectFrom('videoTime')
    .leftJoin('consult', 'consult.consultId', 'videoTime.consultId')
    .select(['timeId', 'beginsAt', 'videoTime.endsAt', 'videoTime.consultId', 'consulterName', 'accountId', 'personId'])
    .select('consult.startedAt as consultStartedAt')
    .where('videoTime.docId', '=', docId)
    .where('withdrawnAt', 'is', null)
    .where('videoTime.endsAt', '>', new Date(since))
    .orderBy('beginsAt')
    .limit(mostShown * 2)
    .execute()
  return rows.map(({ consultStartedAt, consulterName, beginsAt, endsAt, ...row }) => ({
    ...row,
    beginsAt: beginsAt.getTime(),
    endsAt: endsAt.getTime(),
    consulterName: consulterName ?? '',
    isCertain: consultStartedAt !== null,
  }))
}
