import { sql } from 'kysely'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import type { ComplaintFigures, complaintOfficeServices } from '@nethos/contract/feedback/complaint-office.services.ts'
import {
  complaintOutcomeNames,
  complaintChannelNames,
  type ComplaintOutcome,
} from '@nethos/contract/feedback/complaint.rules.ts'
import type { Ctx, HandlerOf } from '../../../calls/handler.ts'
import { firstOf, present } from '@nethos/contract/common/present.ts'
import { doctorDeptName } from '../../../database/dept-name.ts'
import { answerBy } from './complaint.life.ts'

type Service = (typeof complaintOfficeServices)['complaintFigures']
type Counts = Omit<ComplaintFigures['months'][number], 'month'>

export const complaintFigures: HandlerOf<Service> = async ({ input: { fromDay, untilDay }, ctx }) => {
  const rows = await casesBetween(ctx, startOfDay(fromDay), startOfDay(addDays(untilDay, 1)))
  const months = grouped(rows, ({ month }) => month)
  const doctors = grouped(
    rows.filter(({ docId }) => docId !== null),
    ({ docId }) => present(docId),
  )
  return {
    ...countsOf(rows),
    medianHours: medianHours(rows),
    months: monthsFrom(fromDay, untilDay)
      .toReversed()
      .map(month => ({ month, ...countsOf(months.get(month) ?? []) })),
    ways: complaintChannelNames.map(cameBy => ({ cameBy, came: rows.filter(row => row.cameBy === cameBy).length })),
    outcomes: complaintOutcomeNames.map(outcome => ({
      outcome,
      closed: rows.filter(row => row.outcome === outcome).length,
    })),
    doctors: [...doctors]
      .map(([docId, own]) => ({
        docId,
        docName: firstOf(own).docName ?? '',
        docDeptName: firstOf(own).docDeptName ?? '',
        ...countsOf(own),
      }))
      .toSorted((one, other) => other.came - one.came || one.docName.localeCompare(other.docName)),
  }
}

/** Those that came in this time, with their first answer. */
async function casesBetween({ db }: Pick<Ctx, 'db'>, from: number, until: number) {
  const rows = await db
    .selectFrom('complaintCase')
    .innerJoin('feedback', 'feedback.feedbackId', 'complaintCase.feedbackId')
    .leftJoin('consult', 'consult.consultId', 'complaintCase.consultId')
    .leftJoin('doctor', 'doctor.docId', 'consult.docId')
    .leftJoin('department', 'department.gbDeptCode', 'doctor.gbDeptCode')
    .select(['complaintCase.cameBy', 'complaintCase.status', 'complaintCase.outcome', 'feedback.createdAt'])
    .select(['doctor.docId', 'doctor.docName'])
    .select([
      doctorDeptName.$castTo<string | null>().as('docDeptName'),
      sql<Date | null>`(select min(answered_at) from feedback_answer answer
        where answer.feedback_id = feedback.feedback_id)`.as('firstAnsweredAt'),
      sql<boolean>`exists (select from complaint_move move
        where move.feedback_id = feedback.feedback_id and move.event = 'reopen')`.as('wasReopened'),
    ])
    .where('feedback.createdAt', '>=', new Date(from))
    .where('feedback.createdAt', '<', new Date(until))
    .execute()
  return rows.map(({ createdAt, firstAnsweredAt, status, outcome, ...row }) => ({
    ...row,
    month: dayOf(createdAt.getTime()).slice(0, 7),
    cameAt: createdAt.getTime(),
    firstAnsweredAt: firstAnsweredAt?.getTime() ?? null,
    isClosed: status === 'closed',
    outcome: status === 'closed' ? (outcome as ComplaintOutcome | null) : null,
  }))
}
type Row = Awaited<ReturnType<typeof casesBetween>>[number]

function countsOf(rows: readonly Row[]): Counts {
  const count = (is: (row: Row) => boolean) => rows.filter(is).length
  const isInTime = ({ cameAt, firstAnsweredAt }: Row) => firstAnsweredAt !== null && firstAnsweredAt <= answerBy(cameAt)
  return {
    came: rows.length,
    inTime: count(isInTime),
    late: count(row => row.firstAnsweredAt !== null && !isInTime(row)),
    unanswered: count(row => row.firstAnsweredAt === null),
    closed: count(row => row.isClosed),
    upheld: count(row => row.outcome === 'upheld'),
    partly: count(row => row.outcome === 'partly'),
    reopened: count(row => row.wasReopened),
  }
}

function medianHours(rows: readonly Row[]): number | null {
  const hours = rows
    .flatMap(({ cameAt, firstAnsweredAt }) => (firstAnsweredAt === null ? [] : (firstAnsweredAt - cameAt) / 3_600_000))
    .toSorted((one, other) => one - other)
  const middle = hours[Math.floor((hours.length - 1) / 2)]
  return middle === undefined ? null : Math.round(middle)
}

function grouped(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

/** YYYY-MM of both ends and all between. */
function monthsFrom(fromDay: string, untilDay: string): string[] {
  const months: string[] = []
  for (let day = `${fromDay.slice(0, 7)}-01`; day <= untilDay; day = `${addDays(day, 31).slice(0, 7)}-01`)
    months.push(day.slice(0, 7))
  return months
}
