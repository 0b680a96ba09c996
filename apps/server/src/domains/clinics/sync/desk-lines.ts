import { sql } from 'kysely'
import type { lineDeskServices } from '@nethos/contract/clinics/line-desk.services.ts'
import type { HandlerOf } from '../../../calls/handler.ts'
import { listJob, type OneHospital } from './line.jobs.ts'
import { isLine } from './line.table.ts'

interface Row {
  hosId: string
  hosName: string
  listedAt: Date | null
  answeredAt: Date | null
  trouble: string | null
  openCount: number
  newestAt: Date | null
  numberCount: number
  freeCount: number
}

export const listLines: HandlerOf<typeof lineDeskServices.listLines> = async ({ ctx: { db, now, runtime } }) => {
  const { rows } = await sql<Row>`
    select hospital.hos_id, hos_name, listed_at, answered_at, trouble,
      (select count(*) from hospital_happening as heard where heard.hos_id = hospital.hos_id and done_at is null) as open_count,
      (select max(at) from hospital_happening as heard where heard.hos_id = hospital.hos_id and done_at is not null) as newest_at,
      number_count, free_count
    from hospital
    left join hospital_cursor using (hos_id)
    cross join lateral (
      select count(*) as number_count, count(*) filter (where state = 'open') as free_count
      from clinic_session join clinic_number using (session_id)
      where clinic_session.hos_id = hospital.hos_id and not is_stopped and ends_at > ${new Date(now)}
        and on_day >= (${new Date(now)}::timestamptz at time zone 'Asia/Shanghai')::date
    ) as counted
    order by position, hos_id`.execute(db)
  return rows.map(({ listedAt, answeredAt, newestAt, trouble, ...row }) => ({
    ...row,
    isConnected: runtime.hospital.booking.speaksFor(row.hosId),
    listedAt: listedAt?.getTime() ?? null,
    answeredAt: answeredAt?.getTime() ?? null,
    newestAt: newestAt?.getTime() ?? null,
    trouble: trouble ?? '',
  }))
}

export const fetchLine: HandlerOf<typeof lineDeskServices.fetchLine> = async ({ input: { hosId }, ctx, refuse }) => {
  if (!(await isLine(ctx.db, hosId))) return refuse('not_found')
  if (!ctx.runtime.hospital.booking.speaksFor(hosId)) return refuse('line_not_connected')
  await ctx.enqueue(listJob, { hosId } satisfies OneHospital)
  await ctx.audit({ action: 'hospital.line.fetch', recordType: 'hospital', recordId: hosId })
  return true
}
