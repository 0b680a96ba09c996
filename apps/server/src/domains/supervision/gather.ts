import type { JobContext } from '../../jobs/job.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Supervised, SupervisedState } from '../../registry/supervised.ts'
import { digestOf, textOf } from './body.ts'
import { addReports, lockLine, newestOf, type NewReport } from './report.table.ts'

/** A transaction that began earlier may commit later: what lies less far back than this is looked at again. */
const lookBackMs = 10 * 60_000
const stateEveryMs = 3_600_000

/** Asks the domains what has come to be reported. Nothing is remembered that the records do not say themselves. */
export const gatherRecords = ({ transact }: JobContext, supervised: readonly Supervised[]): Promise<number> =>
  transact(async ctx => {
    const line = await lockLine(ctx.db)
    const until = new Date(ctx.now)
    const from = new Date((line.gatheredUntil?.getTime() ?? lookBackMs) - lookBackMs)
    const found: NewReport[] = []
    for (const { kind, reportable } of supervised)
      for (const one of await reportable(ctx, from, until)) found.push({ ...one, kind })
    const added = await addReports(ctx, line.lastSequence, found)
    await ctx.db.updateTable('supervisionLine').set({ gatheredUntil: until }).execute()
    return added
  })

/** Once an hour: institution and staff as they stand, where they have changed. */
export const gatherStates = ({ transact }: JobContext, states: readonly SupervisedState[]): Promise<number> =>
  transact(async ctx => {
    const line = await lockLine(ctx.db)
    if (line.statesGatheredAt && ctx.now - line.statesGatheredAt.getTime() < stateEveryMs) return 0
    const found = (await Promise.all(states.map(one => changedOf(ctx, one)))).flat()
    await ctx.db
      .updateTable('supervisionLine')
      .set({ statesGatheredAt: new Date(ctx.now) })
      .execute()
    return addReports(ctx, line.lastSequence, found)
  })

async function changedOf(ctx: Ctx, { kind, current }: SupervisedState): Promise<NewReport[]> {
  const newest = await newestOf(ctx.db, kind)
  return (await current(ctx)).flatMap(({ recordId, body }) => {
    const digest = digestOf(textOf(body))
    const last = newest.get(recordId)
    if (last?.digest === digest) return []
    return [{ kind, recordId, digest, version: (last?.version ?? 0) + 1, at: new Date(ctx.now) }]
  })
}
