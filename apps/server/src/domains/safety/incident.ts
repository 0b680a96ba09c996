import { firstOf } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import { addDays, startOfDay } from '@nethos/contract/common/days.ts'
import type { IncidentPlace, incidentServices } from '@nethos/contract/safety/incident.services.ts'
import type { InputOf } from '@nethos/contract/service.ts'
import { lookedThrough, type HandlerOf } from '../../calls/handler.ts'
import { shownPageOf } from '../../calls/page-of.ts'
import type { IncidentSource } from '../../registry/incident.ts'

type Services = typeof incidentServices
type Wanted = InputOf<Services['countAffected']>

interface Affected {
  rowId: string
  place: IncidentPlace
  recordId: string
  accountId: string
  /** Null: the account has no person yet, and is called by its number. */
  personId: string | null
  personName: string
  at: Date
  excerpt: string
}

const rowsOf = (sources: readonly IncidentSource[], { kind, text, dose, from, until }: Wanted) =>
  sql.join(
    sources
      .filter(one => one.kind === kind)
      .map(one => {
        const between = { from: new Date(startOfDay(from)), until: new Date(startOfDay(addDays(until, 1))) }
        return sql`select found.*, ${one.place}::text as place from (${one.rows({ text, dose, ...between })}) found`
      }),
    sql` union all `,
  )

export const findAffectedIn =
  (sources: readonly IncidentSource[]): HandlerOf<Services['findAffected']> =>
  async ({ input, ctx }) => {
    const { pageNum, pageSize } = input
    const { rows } = await sql<Affected>`
      select affected.*, coalesce(person.name, '') as person_name
      from (${rowsOf(sources, input)}) affected left join person using (person_id)
      order by at desc, row_id desc
      offset ${(pageNum - 1) * pageSize} limit ${pageSize + 1}`.execute(ctx.db)
    const shown = shownPageOf(rows, input, ({ at, personId, ...row }) => ({
      ...row,
      personId: personId ?? '',
      at: at.getTime(),
    }))
    const persons = rows
      .slice(0, pageSize)
      .filter((row): row is Affected & { personId: string } => row.personId !== null)
    return lookedThrough(persons, shown)
  }

export const countAffectedIn =
  (sources: readonly IncidentSource[]): HandlerOf<Services['countAffected']> =>
  async ({ input, ctx }) => {
    const { rows } = await sql<{ records: number; persons: number }>`
      select count(distinct record_id)::int as records, count(distinct coalesce(person_id, account_id))::int as persons
      from (${rowsOf(sources, input)}) affected`.execute(ctx.db)
    return firstOf(rows)
  }
