import { firstOf } from '@nethos/contract/common/present.ts'
import { sql, type RawBuilder } from 'kysely'
import { addDays, startOfDay } from '@nethos/contract/common/days.ts'
import type { ConsultType } from '@nethos/contract/consult/consult.kinds.ts'
import type { Ctx } from '../../../calls/handler.ts'
import { doctorDeptName } from '../../../database/dept-name.ts'

type On = Pick<Ctx, 'db'>

/** Of which consults: of one doctor, of a department, of all. */
export interface Scope {
  fromDay: string
  untilDay: string
  docId?: string | undefined
  gbDeptCode?: string | undefined
}

export interface Answers {
  begun: number
  promised: number
  answered: number
  inTime: number
  lapsed: number
}
export interface Money {
  paidCents: number
  couponCents: number
  refundedCents: number
  earnedCents: number
}
export const noAnswers: Answers = { begun: 0, promised: 0, answered: 0, inTime: 0, lapsed: 0 }
export const noMoney: Money = { paidCents: 0, couponCents: 0, refundedCents: 0, earnedCents: 0 }

const within = ({ fromDay, untilDay }: Scope, at: string): RawBuilder<boolean> =>
  sql`${sql.ref(at)} >= ${new Date(startOfDay(fromDay))} and ${sql.ref(at)} < ${new Date(startOfDay(addDays(untilDay, 1)))}`
const dayOf = (at: string) => sql`to_char(${sql.ref(at)} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`

function of({ docId, gbDeptCode }: Scope, column: string): RawBuilder<boolean> {
  if (docId) return sql`${sql.ref(column)} = ${docId}`
  if (!gbDeptCode) return sql`true`
  return sql`${sql.ref(column)} in (select doc_id from doctor
    where gb_dept_code = ${gbDeptCode} or starts_with(gb_dept_code, ${`${gbDeptCode}.`}))`
}

/**
 * Consults by the day on which they began, by kind and by doctor; and what was promised of them, by the ledger of the promises,
 * which knows no kind.
 */
export async function answersOf(on: On, scope: Scope) {
  const { rows } = await sql<Answers & { onDay: string; consultType: ConsultType | null; docId: string | null }>`
    with counted as (
      select ${dayOf('consult.started_at')} as on_day, consult_type, doc_id,
        1 as begun, 0 as promised, 0 as answered, 0 as in_time, 0 as lapsed
      from consult where ${within(scope, 'consult.started_at')} and ${of(scope, 'consult.doc_id')}
      union all
      select ${dayOf('promise.made_at')}, null, doc_id,
        0, 1, (answered_at is not null)::int, coalesce((answered_at <= due_at)::int, 0), coalesce((ended_by = 'give_up')::int, 0)
      from promise where ${within(scope, 'promise.made_at')} and ${of(scope, 'promise.doc_id')}
    )
    select on_day, consult_type, doc_id, sum(begun)::int as begun, sum(promised)::int as promised,
      sum(answered)::int as answered, sum(in_time)::int as in_time, sum(lapsed)::int as lapsed
    from counted group by 1, 2, 3`.execute(on.db)
  return rows
}

/** What the ledger has booked in these days of payments for consults, by day, kind, way and doctor. */
export async function moneyOf(on: On, scope: Scope) {
  const { rows } = await sql<
    Record<keyof Money, string> & { onDay: string; consultType: ConsultType; docId: string | null; provider: string }
  >`
    select ${dayOf('ledger.at')} as on_day, consult_type, consult.doc_id, provider,
      coalesce(sum(ledger.amount_cents) filter (where book = 'provider' and starts_with(booking, 'paid ')), 0) as paid_cents,
      coalesce(sum(ledger.amount_cents) filter (where book = 'discount'), 0) as coupon_cents,
      coalesce(-sum(ledger.amount_cents) filter (where book = 'owed_back' and starts_with(booking, 'owed ')), 0) as refunded_cents,
      coalesce(-sum(ledger.amount_cents) filter (where book = 'earned'), 0) as earned_cents
    from ledger join payment using (pay_no) join consult on consult.consult_id = payment.biz_id
    where payment.biz_type = 'consult' and ${within(scope, 'ledger.at')} and ${of(scope, 'consult.doc_id')}
    group by 1, 2, 3, 4`.execute(on.db)
  return rows.map(row => ({
    ...row,
    paidCents: Number(row.paidCents),
    couponCents: Number(row.couponCents),
    refundedCents: Number(row.refundedCents),
    earnedCents: Number(row.earnedCents),
  }))
}

/** What one doctor's consults have earned on a day, and of how many. */
export async function earnedOn(
  { db }: On,
  docId: string,
  day: string,
): Promise<{ count: number; amountCents: number }> {
  const scope = { fromDay: day, untilDay: day, docId }
  const { rows } = await sql<{ count: number; amount: string }>`
    select count(distinct payment.pay_no)::int as count, coalesce(-sum(ledger.amount_cents), 0) as amount
    from ledger join payment using (pay_no) join consult on consult.consult_id = payment.biz_id
    where payment.biz_type = 'consult' and ledger.book = 'earned' and ${within(scope, 'ledger.at')}
      and consult.doc_id = ${docId}`.execute(db)
  return { count: firstOf(rows).count, amountCents: Number(firstOf(rows).amount) }
}

/** Half of the first answers to what began in these days came within so long. */
export async function medianOf(on: On, scope: Scope): Promise<number | null> {
  const { rows } = await sql<{ minutes: number | null }>`
    select round(extract(epoch from percentile_cont(0.5) within group (order by promise.answered_at - promise.made_at)) / 60)::int as minutes
    from promise
    where promise.answered_at is not null and ${within(scope, 'promise.made_at')} and ${of(scope, 'promise.doc_id')}`.execute(
    on.db,
  )
  return rows[0]?.minutes ?? null
}

/** Ratings of these days, by doctor and score. */
export async function reviewsIn(on: On, scope: Scope) {
  const { rows } = await sql<{ docId: string | null; score: number; count: number }>`
    select doc_id, score, count(*)::int as count from review
    where ${within(scope, 'review.created_at')} and ${of(scope, 'review.doc_id')} group by 1, 2`.execute(on.db)
  return rows
}

export async function namesOfDoctors({ db }: On, docIds: readonly string[]) {
  if (docIds.length === 0) return []
  return db
    .selectFrom('doctor')
    .innerJoin('department', 'department.gbDeptCode', 'doctor.gbDeptCode')
    .select(['docId', 'docName'])
    .select(doctorDeptName.as('docDeptName'))
    .where('docId', 'in', docIds)
    .execute()
}
