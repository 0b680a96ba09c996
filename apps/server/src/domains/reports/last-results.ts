import { sql } from 'kysely'
import { analyte } from '@nethos/contract/reports/lab/analytes.ts'
import { convert } from '@nethos/contract/reports/lab/convert.ts'
import { ucumOf } from '@nethos/contract/reports/lab/units.ts'
import type { LabItem } from '@nethos/contract/reports/report-content.schemas.ts'
import type { Ctx } from '../../calls/handler.ts'
import { rowsOfHuman } from '../people/public.ts'
import { labOf } from './lab/lab.ts'
import { filesOf } from './rights.ts'
import { mayRead } from './trend.table.ts'

type On = Pick<Ctx, 'db' | 'caller' | 'now' | 'runtime'>

/** One value of the hospital's own laboratory, in the unit in which this program knows the analyte. */
export interface LastResult {
  readonly key: string
  readonly name: string
  readonly value: number
  readonly unit: string
  /** The laboratory's own upper limit, in the same unit; null where it gave none. */
  readonly high: number | null
  readonly takenAt: number
}

const most = 400

/** The newest value of each of these analytes since a moment, of this human being. Whoever asks has shown that he may see him. */
export async function lastResultsOf(
  on: On,
  personId: string,
  keys: readonly string[],
  since: number,
): Promise<LastResult[]> {
  const lab = await labOf(on)
  const known = lab.items.filter(one => keys.includes(one.key))
  const codes = known.flatMap(one => one.loinc)
  const own = lab.ownCodesOf(codes)
  const { rows } = await sql<{ hosId: string; takenAt: Date; item: LabItem }>`
    select report.hos_id, coalesce(said.taken_at, said.issued_at, report.dated_at) as taken_at, item
    from hospital_report report ${filesOf(on)}
    join report_version said on said.report_id = report.report_id and said.version = report.version
    cross join lateral jsonb_array_elements(said.content -> 'items') item
    where person.person_id in ${rowsOfHuman(on, personId)} and report.kind in ('lab', 'checkup') and ${mayRead(on)}
      and coalesce(said.taken_at, said.issued_at, report.dated_at) >= ${new Date(since)}
      and (item ->> 'loinc' = any(${codes}::text[])
        or (item ->> 'loinc' = '' and (report.hos_id, item ->> 'itemCode') in (
          select * from unnest(${own.map(one => one.hosId)}::text[], ${own.map(one => one.itemCode)}::text[]))))
    order by taken_at desc limit ${most}`.execute(on.db)
  return known.flatMap(({ key, name, loinc, unit }) => {
    const found = rows
      .filter(row => loinc.includes(lab.withCode(row.hosId, row.item).loinc))
      .flatMap(({ item, takenAt }) => inUnit(item, key, unit).map(one => ({ ...one, takenAt: takenAt.getTime() })))[0]
    return found ? [{ key, name, unit, ...found }] : []
  })
}

/** Nothing for «below», a text, or a unit that cannot be converted: not guessed. */
function inUnit({ value, comparator, ucum, unit, range }: LabItem, key: string, wanted: string) {
  const from = ucum || ucumOf(unit)
  if (value === null || comparator !== '' || !from) return []
  const to = (one: number): number | null => {
    const converted = convert(one, from, wanted, analyte(key))
    return 'value' in converted ? converted.value : null
  }
  const converted = to(value)
  return converted === null ? [] : [{ value: converted, high: range.high === undefined ? null : to(range.high) }]
}
