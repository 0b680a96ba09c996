import { sql } from 'kysely'
import type { SystemCaller } from '../../../calls/caller.ts'
import type { Ctx } from '../../../calls/handler.ts'
import type { Db } from '../../../database/connect.ts'
import type { HospitalReport, UnreadableArrival } from '../../../ports/hospital-results.ts'

type System = Pick<Ctx<SystemCaller>, 'db' | 'now'>

export const isFileBound = async (db: Db, hosId: string, recordNumber: string): Promise<boolean> =>
  (
    await sql`select 1 from hospital_account where hos_id = ${hosId} and record_number = ${recordNumber} limit 1`.execute(
      db,
    )
  ).rows.length > 0

export const saveUnreadable = ({ db, now }: System, hosId: string, arrival: Omit<UnreadableArrival, 'kind'>) =>
  save(db, { hosId, ...arrival, fault: 'unreadable', recordNumber: '', cameAt: new Date(now) })

/** Its number alone: what is in it is fetched when somebody binds the file. */
export async function saveUnmatched(ctx: System, hosId: string, report: HospitalReport): Promise<void> {
  await save(ctx.db, {
    hosId,
    arrivalCode: report.reportCode,
    fault: 'unmatched',
    reason: '平台上没有绑定这份病案的就诊人',
    recordNumber: report.recordNumber,
    raw: '',
    cameAt: new Date(ctx.now),
  })
  // Bound once, and not any more: when it is bound again, all of it is fetched anew.
  await sql`delete from report_fetch where hos_id = ${hosId} and record_number = ${report.recordNumber}`.execute(ctx.db)
}

interface Arrival {
  hosId: string
  arrivalCode: string
  fault: 'unreadable' | 'unmatched'
  reason: string
  recordNumber: string
  raw: string
  cameAt: Date
}

const save = async (db: Db, row: Arrival): Promise<void> =>
  void (await db
    .insertInto('reportArrival')
    .values(row)
    .onConflict(on => on.doNothing())
    .execute())

/** The file is bound and its reports are here: what waited for it is settled. */
export const forgetUnmatched = async (db: Db, hosId: string, recordNumber: string): Promise<void> =>
  void (await sql`delete from report_arrival
    where hos_id = ${hosId} and record_number = ${recordNumber} and fault = 'unmatched'`.execute(db))

/** Numbers of people who never came, and what was settled long ago. */
export const forgetArrivals = async (db: Db, before: number): Promise<void> =>
  void (await sql`delete from report_arrival
    where came_at < ${new Date(before)} and (fault = 'unmatched' or settled_at is not null)`.execute(db))
