import type { TriageFlag } from '@nethos/contract/triage/triage-flags.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'
import type { Emergencies } from './engine.ts'

export interface AlarmPlace {
  readonly recordType: 'consult' | 'follow'
  readonly recordId: string
}

/** Keeps what fired, each rule once in a record; no words, no names. */
export async function logAlarms(
  ctx: Ctx,
  place: AlarmPlace,
  { edition }: Emergencies,
  flags: readonly TriageFlag[],
): Promise<void> {
  if (flags.length === 0) return
  await ctx.db
    .insertInto('triageAlarm')
    .values(flags.map(flag => ({ ...place, flag, edition, firedAt: new Date(ctx.now) })))
    .onConflict(on => on.doNothing())
    .execute()
}

/** What the doctor says of an alarm; the last word counts. False: nothing of the kind fired there. */
export async function judgeAlarm(
  ctx: Ctx,
  place: AlarmPlace,
  flag: TriageFlag,
  verdict: 'right' | 'wrong',
): Promise<boolean> {
  const judged = await ctx.db
    .updateTable('triageAlarm')
    .set({ verdict, judgedAt: new Date(ctx.now) })
    .where('recordType', '=', place.recordType)
    .where('recordId', '=', place.recordId)
    .where('flag', '=', flag)
    .returning('flag')
    .executeTakeFirst()
  return judged !== undefined
}

/** By rule: how often it fired, and what was said of it. */
export const verdictCounts = (db: Db) =>
  db
    .selectFrom('triageAlarm')
    .select(({ fn }) => [
      'flag',
      fn.countAll<number>().as('fired'),
      fn.countAll<number>().filterWhere('verdict', '=', 'right').as('right'),
      fn.countAll<number>().filterWhere('verdict', '=', 'wrong').as('wrong'),
    ])
    .groupBy('flag')
    .execute()
