import { sql } from 'kysely'
import type { reportDeskServices, ReportArrival } from '@nethos/contract/reports/reports-desk.services.ts'
import type { ReportKind } from '@nethos/contract/reports/reports.kinds.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'

type Services = typeof reportDeskServices

const hospitalsOf = (db: Db) =>
  db.selectFrom('hospital').select(['hosId', 'hosName']).orderBy('position').orderBy('hosId').execute()

export const listHolds: HandlerOf<Services['listHolds']> = async ({ ctx: { db } }) => {
  const rows = await db
    .selectFrom('reportHold')
    .innerJoin('hospital', 'hospital.hosId', 'reportHold.hosId')
    .select(['reportHold.hosId', 'hosName', 'kind', 'days'])
    .orderBy('position')
    .orderBy('kind')
    .execute()
  return { holds: rows.map(row => ({ ...row, kind: row.kind as ReportKind })), hospitals: await hospitalsOf(db) }
}

export const saveHold: HandlerOf<Services['saveHold']> = async ({ input, ctx, refuse: no }) => {
  const { hosId, kind, days } = input
  const hospital = await ctx.db.selectFrom('hospital').select('hosId').where('hosId', '=', hosId).executeTakeFirst()
  if (!hospital) return no('not_found')
  const saved = { days, changedAt: new Date(ctx.now), changedBy: ctx.caller.staffId }
  if (days === 0) await ctx.db.deleteFrom('reportHold').where('hosId', '=', hosId).where('kind', '=', kind).execute()
  else
    await ctx.db
      .insertInto('reportHold')
      .values({ hosId, kind, ...saved })
      .onConflict(on => on.columns(['hosId', 'kind']).doUpdateSet(saved))
      .execute()
  await ctx.audit({ action: 'report.hold.keep', recordType: 'hospital', recordId: hosId })
  return true
}

interface ArrivalRow extends Omit<ReportArrival, 'cameAt' | 'settledAt'> {
  cameAt: Date
  settledAt: Date | null
  raw: string
}

const arrivals = sql`select arrival.hos_id, hos_name, arrival_code, fault, reason, came_at, settled_at, note, raw
  from report_arrival arrival join hospital on hospital.hos_id = arrival.hos_id`

const shownArrival = ({ raw: _, cameAt, settledAt, ...row }: ArrivalRow): ReportArrival => ({
  ...row,
  cameAt: cameAt.getTime(),
  settledAt: settledAt?.getTime() ?? null,
})

export const listArrivals: HandlerOf<Services['listArrivals']> = async ({ input, ctx }) => {
  const { isSettled, pageNum, pageSize } = input
  const { rows } = await sql<ArrivalRow>`${arrivals} where (settled_at is not null) = ${isSettled}
    order by came_at desc, arrival_code offset ${(pageNum - 1) * pageSize} limit ${pageSize + 1}`.execute(ctx.db)
  return { rows: rows.slice(0, pageSize).map(shownArrival), pageNum, pageSize, hasNextPage: rows.length > pageSize }
}

export const openArrival: HandlerOf<Services['openArrival']> = async ({ input, ctx, refuse: no }) => {
  const { rows } = await sql<ArrivalRow>`${arrivals}
    where arrival.hos_id = ${input.hosId} and arrival_code = ${input.arrivalCode}`.execute(ctx.db)
  const [row] = rows
  if (!row) return no('not_found')
  await ctx.audit({ action: 'report.arrival.open', recordType: 'report_arrival', recordId: row.arrivalCode })
  return { ...shownArrival(row), raw: row.raw }
}

export const settleArrival: HandlerOf<Services['settleArrival']> = async ({ input, ctx, refuse: no }) => {
  const { hosId, arrivalCode, note } = input
  const { rows } = await sql`update report_arrival set settled_at = ${new Date(ctx.now)},
      settled_by = ${ctx.caller.staffId}, note = ${note}
    where hos_id = ${hosId} and arrival_code = ${arrivalCode} returning arrival_code`.execute(ctx.db)
  if (rows.length === 0) return no('not_found')
  await ctx.audit({ action: 'report.arrival.settle', recordType: 'report_arrival', recordId: arrivalCode })
  return true
}

export const reportLines: HandlerOf<Services['reportLines']> = async ({ ctx }) => {
  const { rows } = await sql<{ hosId: string; hosName: string; answeredAt: Date | null; trouble: string }>`
    select line.hos_id, hos_name, answered_at, trouble from report_line line
    join hospital on hospital.hos_id = line.hos_id order by position, line.hos_id`.execute(ctx.db)
  return rows
    .filter(row => ctx.runtime.hospital.results.speaksFor(row.hosId))
    .map(row => ({ ...row, answeredAt: row.answeredAt?.getTime() ?? null }))
}
