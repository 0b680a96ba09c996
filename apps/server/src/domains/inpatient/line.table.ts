import { sql } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import type { Admission } from './admission.table.ts'

/** The order of a line: the more urgent first, then who has waited longer. One expression for all who ask. */
export const rankOf = (alias: string) =>
  sql`array_position(array['urgent', 'limited', 'ordinary'], ${sql.ref(`${alias}.priority`)})`

export interface LinePosition {
  ahead: number
  freedLately: number
}

/** How many stand before each of these, and how many beds of the department came free lately. */
export async function linePositions(
  { db }: Pick<Ctx, 'db'>,
  waiting: readonly Pick<Admission, 'admissionId'>[],
): Promise<Map<string, LinePosition>> {
  if (waiting.length === 0) return new Map()
  const { rows } = await sql<LinePosition & { admissionId: string }>`
    select mine.admission_id,
      (select count(*)::int from admission other where other.hos_id = mine.hos_id and other.dept_code = mine.dept_code
        and other.status = 'waiting' and (${rankOf('other')}, other.queued_at, other.admission_id) < (${rankOf('mine')}, mine.queued_at, mine.admission_id)) as ahead,
      (select coalesce(sum(freed_lately), 0)::int from ward
        where ward.hos_id = mine.hos_id and ward.dept_code = mine.dept_code) as freed_lately
    from admission mine where mine.admission_id = any(${waiting.map(one => one.admissionId)}) and mine.status = 'waiting'`.execute(
    db,
  )
  return new Map(rows.map(({ admissionId, ...place }) => [admissionId, place]))
}

/** Held to the end of the transaction: who gives beds of this department is alone. */
export async function holdLine({ db }: Pick<Ctx, 'db'>, hosId: string, deptCode: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('admission line ' || ${hosId} || ' ' || ${deptCode}, 0))`.execute(
    db,
  )
}
