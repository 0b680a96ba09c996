import { lastOf } from '@nethos/contract/common/present.ts'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import type { Job, JobContext } from '../../jobs/job.ts'
import type { SupervisionEntry } from '../../ports/supervision.ts'
import { addDifferences, type NewDifference } from './difference.table.ts'
import { checkJob } from './job-names.ts'
import { acceptedOn, waitAgain } from './report.table.ts'

const hourMs = 3_600_000
/** Yesterday is compared from 02:00 Asia/Shanghai on. */
const comparedFromMs = 2 * hourMs
/** After a long pause of the server the last month is caught up with. */
const mostDays = 31

/** Compares what the platform has of a day with what we hold as accepted; run again, it finds what stands now. */
export const compareDay: Job<{ onDay: string }> = {
  name: checkJob,
  async run({ onDay }, { runtime, transact }) {
    if (!runtime.supervision) return
    const theirs = await runtime.supervision.acceptedOn(onDay)
    await transact(async ctx => {
      const ours = await acceptedOn(ctx.db, new Date(startOfDay(onDay)), new Date(startOfDay(addDays(onDay, 1))))
      const found = differencesOf(ours, theirs)
      await addDifferences(ctx, onDay, found)
      for (const { kind, reportId } of found) if (kind !== 'unknown_here') await waitAgain(ctx, reportId, 'accepted')
      await ctx.db
        .updateTable('supervisionCheck')
        .set({ ours: ours.length, theirs: theirs.length, checkedAt: new Date(ctx.now) })
        .where('onDay', '=', onDay)
        .execute()
      if (found.length > 0) await ctx.announce('operators', 'supervision', onDay)
    })
  },
}

export function differencesOf(
  ours: readonly { reportId: string; digest: string | null }[],
  theirs: readonly SupervisionEntry[],
): NewDifference[] {
  const there = new Map(theirs.map(one => [one.reportId, one.digest]))
  const here = new Set(ours.map(one => one.reportId))
  return [
    ...ours.flatMap(({ reportId, digest }) => {
      if (!there.has(reportId)) return [{ kind: 'missing_there', reportId }]
      return there.get(reportId) === digest ? [] : [{ kind: 'content_differs', reportId }]
    }),
    ...theirs.filter(({ reportId }) => !here.has(reportId)).map(({ reportId }) => ({ kind: 'unknown_here', reportId })),
  ]
}

/** Asks once for each day that is over; one whose job was lost is asked for again after an hour. */
export const askForChecks = ({ transact, runtime }: JobContext): Promise<number> =>
  runtime.supervision
    ? transact(async ({ db, now, enqueue }) => {
        const newest = addDays(dayOf(now - comparedFromMs), -1)
        const { firstOn, lastOn } = await reportedDays(db)
        if (firstOn === undefined) return 0
        let asked = 0
        const earliest = addDays(newest, 1 - mostDays)
        for (
          let onDay = lastOf([firstOn, lastOn, earliest].filter(day => day !== undefined).toSorted());
          onDay <= newest;
          onDay = addDays(onDay, 1)
        ) {
          const { numInsertedOrUpdatedRows } = await db
            .insertInto('supervisionCheck')
            .values({ onDay, askedAt: new Date(now) })
            .onConflict(on =>
              on
                .column('onDay')
                .doUpdateSet({ askedAt: new Date(now) })
                .where('supervisionCheck.checkedAt', 'is', null)
                .where('supervisionCheck.askedAt', '<=', new Date(now - hourMs)),
            )
            .executeTakeFirst()
          if (!numInsertedOrUpdatedRows) continue
          await enqueue(checkJob, { onDay })
          asked += 1
        }
        return asked
      })
    : Promise.resolve(0)

/** The day of the first report, and the last day that is compared already. */
async function reportedDays(db: Parameters<typeof acceptedOn>[0]) {
  const first = await db
    .selectFrom('supervisionReport')
    .select('reportedAt')
    .where('state', '=', 'accepted')
    .orderBy('reportedAt')
    .limit(1)
    .executeTakeFirst()
  const last = await db
    .selectFrom('supervisionCheck')
    .select('onDay')
    .where('checkedAt', 'is not', null)
    .orderBy('onDay', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    firstOn: first?.reportedAt ? dayOf(first.reportedAt.getTime()) : undefined,
    lastOn: last && addDays(last.onDay, 1),
  }
}
