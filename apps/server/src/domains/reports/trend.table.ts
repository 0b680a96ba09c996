import { sql, type RawBuilder } from 'kysely'
import type { ReportContent } from '@nethos/contract/reports/report-content.schemas.ts'
import type { AccountCaller, StaffCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { FoundReport } from './report.table.ts'
import { rowsOfHuman } from '../people/public.ts'
import { filesOf, isIssuedText, isPaid, isReleased } from './rights.ts'

type Reader = Pick<Ctx<AccountCaller | StaffCaller>, 'db' | 'caller' | 'now'>

/** Nothing that was issued is held back from who looks after the patient. */
export const mayRead = ({ caller, now }: Pick<Ctx, 'caller' | 'now'>): RawBuilder<boolean> =>
  caller.kind === 'staff' ? sql.raw(isIssuedText) : sql`(${isReleased(now)} and ${isPaid})`

interface TrendRow {
  reportId: string
  hosId: string
  hosName: string
  takenAt: Date
  gender: string | null
  item: ReportContent['items'][number]
}

/**
 * What else was measured of the same thing, of this person, oldest first. The same value of the same hospital and moment is
 * one result, in however many reports it stands; that of the report from which one comes is the one that is named.
 */
export async function trendOf(
  on: Reader,
  { reportId, personId, hosId }: Pick<FoundReport, 'reportId' | 'personId' | 'hosId'>,
  {
    codes,
    ownCodes,
    itemCode,
    name,
  }: {
    codes: readonly string[]
    /** The hospitals' own codes of the same, where the laboratory says no LOINC. */
    ownCodes: readonly { hosId: string; itemCode: string }[]
    itemCode: string
    name: string
  },
): Promise<TrendRow[]> {
  const { rows } = await sql<TrendRow>`
    select * from (
    select distinct on (report.hos_id, said.taken_at, item -> 'value', item ->> 'text', item ->> 'unit')
      report.report_id, report.hos_id, hospital.hos_name, coalesce(said.taken_at, said.issued_at, report.dated_at) as taken_at,
      person.gender, item
    from hospital_report report join hospital on hospital.hos_id = report.hos_id ${filesOf(on)}
    join report_version said on said.report_id = report.report_id and said.version = report.version
    cross join lateral jsonb_array_elements(said.content -> 'items') item
    where person.person_id in ${rowsOfHuman(on, personId)} and report.kind in ('lab', 'checkup', 'school') and ${mayRead(on)}
      and (item ->> 'loinc' = any(${codes}::text[])
        or (item ->> 'loinc' = '' and (report.hos_id, item ->> 'itemCode') in (
          select * from unnest(${ownCodes.map(one => one.hosId)}::text[], ${ownCodes.map(one => one.itemCode)}::text[])))
        or (report.hos_id = ${hosId} and ${itemCode} <> '' and item ->> 'itemCode' = ${itemCode} and item ->> 'name' = ${name}))
    order by report.hos_id, said.taken_at, item -> 'value', item ->> 'text', item ->> 'unit', report.report_id = ${reportId} desc, report.report_id
    ) one order by taken_at desc, report_id limit 60`.execute(on.db)
  return rows.reverse()
}
