import { sql, type RawBuilder } from 'kysely'
import { addDays, startOfDay } from '@nethos/contract/common/days.ts'
import type { WarningKind, warningLevels } from '@nethos/contract/common/drug-warning.ts'
import type { warningOverviewServices, WarningOutcome } from '@nethos/contract/renewal/warning-overview.services.ts'
import type { InputOf } from '@nethos/contract/service.ts'
import { lookedThrough, type HandlerOf } from '../../calls/handler.ts'
import { shownPageOf } from '../../calls/page-of.ts'

type Services = typeof warningOverviewServices
type Chosen = InputOf<Services['countWarnings']>

interface Fired {
  rowId: string
  consultId: string
  accountId: string
  personId: string
  prescriptionNo: string
  at: Date
  doctorName: string
  outcome: WarningOutcome
  level: (typeof warningLevels)[number]
  kind: WarningKind
  sentence: string
  source: string
  knowledge: string
  reason: string
  secondName: string | null
  secondAgrees: boolean | null
  secondReason: string
  secondAt: Date | null
}

/** What was signed against, and what kept from signing. */
const fired = sql`
  select 'w' || w.warning_id as row_id, w.warning_id as nth, p.consult_id, p.account_id, p.person_id, p.prescription_no, w.at,
    w.staff_id, w.level, w.kind, w.sentence, w.source, w.knowledge, w.reason,
    case when w.level = 'inform' then 'shown' when w.level = 'warn' then 'explained' when p.second_agrees then 'seconded'
      when p.second_at is not null then 'declined' else 'waits' end as outcome,
    p.second_staff_id, p.second_agrees, p.second_reason, p.second_at
  from prescription_warning w join prescription p using (prescription_id)
  union all
  select 's' || s.stop_id, s.stop_id, s.consult_id, r.account_id, r.person_id, '', s.at,
    s.staff_id, 'stop', s.kind, s.sentence, s.source, s.knowledge, '', 'stopped', null, null, '', null
  from prescription_stop s join renewal r using (consult_id)`

function whereChosen({ outcome, kind, from, until, search }: Chosen): RawBuilder<unknown> {
  const conditions = [
    outcome ? sql`outcome = ${outcome}` : sql`outcome <> 'shown'`,
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(from ? [sql`at >= ${new Date(startOfDay(from))}`] : []),
    ...(until ? [sql`at < ${new Date(startOfDay(addDays(until, 1)))}`] : []),
    ...(search
      ? [sql`(position(${search}::text in sentence) > 0 or position(${search}::text in writer.name) > 0)`]
      : []),
  ]
  return sql.join(conditions, sql` and `)
}

export const listWarnings: HandlerOf<Services['listWarnings']> = async ({ input, ctx }) => {
  const { pageNum, pageSize } = input
  const { rows } = await sql<Fired>`
    select fired.*, writer.name as doctor_name, second.name as second_name
    from (${fired}) fired join staff writer using (staff_id)
    left join staff second on second.staff_id = fired.second_staff_id
    where ${whereChosen(input)}
    order by fired.at desc, row_id desc
    offset ${(pageNum - 1) * pageSize} limit ${pageSize + 1}`.execute(ctx.db)
  return lookedThrough(rows.slice(0, pageSize), shownPageOf(rows, input, shownWarning))
}

const shownWarning = (row: Fired) => ({
  rowId: row.rowId,
  consultId: row.consultId,
  prescriptionNo: row.prescriptionNo,
  at: row.at.getTime(),
  doctorName: row.doctorName,
  outcome: row.outcome,
  level: row.level,
  kind: row.kind,
  sentence: row.sentence,
  source: row.source,
  knowledge: row.knowledge,
  reason: row.reason,
  second: row.secondAt && {
    name: row.secondName ?? '',
    agrees: row.secondAgrees ?? false,
    reason: row.secondReason,
    at: row.secondAt.getTime(),
  },
})

export const countWarnings: HandlerOf<Services['countWarnings']> = async ({ input, ctx }) => {
  const { rows } = await sql<{ kind: WarningKind; outcome: WarningOutcome; times: number }>`
    select kind, outcome, count(*)::int as times
    from (${fired}) fired join staff writer using (staff_id)
    where ${whereChosen(input)}
    group by kind, outcome order by times desc, kind, outcome`.execute(ctx.db)
  return rows
}
