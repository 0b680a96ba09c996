import { sql } from 'kysely'
import {
  alarmElsewhereMs,
  type AlarmPlaceKind,
  type ElsewhereAlarm,
  type ShownAlarm,
} from '@nethos/contract/triage/alarm.fields.ts'
import { labelsOf, triageFlags, type TriageFlag } from '@nethos/contract/triage/triage-flags.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'
import { rowsOfHuman } from '../people/public.ts'
import type { Fired } from './engine.ts'

interface AlarmPlace {
  readonly recordType: AlarmPlaceKind
  readonly recordId: string
}

/** The same, and whom it is about, where somebody knows. */
export interface AlarmOf extends AlarmPlace {
  readonly personId: string | null
}

const hour = 3_600_000
const day = 24 * hour

/** What of the flags is to be written into the stream anew, and for which somebody is to be called anew. */
export interface RepeatedAlarms {
  readonly unread: TriageFlag[]
  readonly uncalled: TriageFlag[]
}

/**
 * Keeps what fired, each rule once in a record; no words, no names. The same danger said again is read again a day later, and
 * called for again an hour later. The caller holds the record.
 */
export async function logAlarms(
  ctx: Ctx,
  { recordType, recordId, personId }: AlarmOf,
  { edition, flags }: Fired,
): Promise<RepeatedAlarms> {
  if (flags.length === 0) return { unread: [], uncalled: [] }
  const before = await ctx.db
    .selectFrom('triageAlarm')
    .select(['flag', 'notedAt', 'calledAt'])
    .where('recordType', '=', recordType)
    .where('recordId', '=', recordId)
    .execute()
  const now = new Date(ctx.now)
  const rows = flags.map(flag => {
    const { notedAt = null, calledAt = null } = before.find(one => one.flag === flag) ?? {}
    return {
      flag,
      notedAt: isWithin(day, notedAt, ctx.now) ? notedAt : now,
      calledAt: isWithin(hour, calledAt, ctx.now) ? calledAt : now,
      isUnread: !isWithin(day, notedAt, ctx.now),
      isUncalled: !isWithin(hour, calledAt, ctx.now),
    }
  })
  await ctx.db
    .insertInto('triageAlarm')
    .values(
      rows.map(({ flag, notedAt, calledAt }) => ({
        recordType,
        recordId,
        personId,
        flag,
        edition,
        notedAt,
        calledAt,
        firedAt: now,
      })),
    )
    .onConflict(on =>
      on.columns(['recordType', 'recordId', 'flag']).doUpdateSet(eb => ({
        notedAt: eb.ref('excluded.notedAt'),
        calledAt: eb.ref('excluded.calledAt'),
        personId: eb.ref('excluded.personId'),
      })),
    )
    .execute()
  return {
    unread: rows.filter(row => row.isUnread).map(row => row.flag),
    uncalled: rows.filter(row => row.isUncalled).map(row => row.flag),
  }
}

const isWithin = (span: number, at: Date | null, now: number): at is Date => at !== null && at.getTime() > now - span

/**
 * What the doctor says of an alarm; the last word counts. After a false one the next of its kind is read and called for as
 * the first. False: nothing of the kind fired there.
 */
export async function judgeAlarm(
  ctx: Ctx,
  place: AlarmPlace,
  flag: TriageFlag,
  verdict: 'right' | 'wrong',
): Promise<boolean> {
  const judged = await ctx.db
    .updateTable('triageAlarm')
    .set({
      verdict,
      judgedAt: new Date(ctx.now),
      ...(verdict === 'wrong' && { notedAt: null, calledAt: null }),
    })
    .where('recordType', '=', place.recordType)
    .where('recordId', '=', place.recordId)
    .where('flag', '=', flag)
    .returning('flag')
    .executeTakeFirst()
  return judged !== undefined
}

type AlarmsOf = (recordId: string) => ShownAlarm[]

/** What fired in each of these records, the gravest first, and what was said of it. A rule that is no more is left out. */
export async function alarmsIn(
  { db }: Pick<Ctx, 'db'>,
  recordType: AlarmPlace['recordType'],
  recordIds: readonly string[],
): Promise<AlarmsOf> {
  const rows =
    recordIds.length === 0
      ? []
      : await db
          .selectFrom('triageAlarm')
          .select(['recordId', 'flag', 'verdict'])
          .where('recordType', '=', recordType)
          .where('recordId', 'in', recordIds)
          .execute()
  return recordId => {
    const fired = rows.filter(row => row.recordId === recordId)
    return triageFlags.flatMap(flag => {
      const row = fired.find(one => one.flag === flag)
      return row ? [{ flag, verdict: row.verdict as ShownAlarm['verdict'] }] : []
    })
  }
}

const mostElsewhere = 5

/**
 * What this human being has said in other places in the last three days that cannot wait, the newest first. What was judged a
 * false alarm is none until it fires again; whoever asks has shown that he treats him.
 */
export async function alarmsElsewhere(
  ctx: Pick<Ctx, 'db' | 'caller' | 'now'>,
  { consultId, personId }: { consultId: string; personId: string },
): Promise<ElsewhereAlarm[]> {
  const { rows } = await sql<{ recordType: AlarmPlaceKind; flags: TriageFlag[]; at: Date }>`
    select record_type, array_agg(flag) as flags, max(greatest(fired_at, noted_at, called_at)) as at
    from triage_alarm
    where person_id in ${rowsOfHuman(ctx, personId)} and not (record_type = 'consult' and record_id = ${consultId})
      and (verdict is distinct from 'wrong' or noted_at is not null) and greatest(fired_at, noted_at, called_at) > ${new Date(ctx.now - alarmElsewhereMs)}
    group by record_type, record_id order by at desc limit ${mostElsewhere}`.execute(ctx.db)
  return rows.map(({ recordType, flags, at }) => ({
    place: recordType,
    label: labelsOf(triageFlags.filter(flag => flags.includes(flag))),
    at: at.getTime(),
  }))
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
