import { sql } from 'kysely'
import type { TriageFlag } from '@nethos/contract/triage/triage-flags.ts'
import type { ConsultRow } from '@nethos/contract/consult/consult.schemas.ts'
import { repliesLeft, statusDescription } from '@nethos/contract/consult/consult.rights.ts'
import { dueSoonMs } from '@nethos/contract/consult/consult-desk.services.ts'
import { answerDueAt } from '@nethos/contract/consult/consult.status.ts'
import type { Ctx } from '../../calls/handler.ts'
import { consults } from './consult.lifecycle.ts'
import { columns, consultOf, mayActIn } from './consult.table.ts'

/** A first answer runs out soon, or has run out; to a booked time nobody answers beforehand. */
export const isDueSoon = (now: number) =>
  sql<boolean>`consult.consult_type not in ('VIDEO', 'DOCVIDEO') and consult.due_at < ${new Date(now + dueSoonMs)}`

/** Consults with who answers them, as lists show them. `unread`: whose counter. */
export const listQuery = (ctx: Ctx, unread: 'patientUnread' | 'staffUnread') =>
  ctx.db
    .selectFrom('consult')
    .leftJoin('doctor', 'doctor.docId', 'consult.docId')
    .leftJoin('team', 'team.teamId', 'consult.teamId')
    .leftJoin('doctor as assigned', 'assigned.docId', 'consult.assignedDocId')
    .leftJoin('department', on =>
      on.on(sql<boolean>`department.gb_dept_code = coalesce(doctor.gb_dept_code, team.gb_dept_code)`),
    )
    .leftJoin('hospital', on => on.on(sql<boolean>`hospital.hos_id = coalesce(doctor.hos_id, team.hos_id)`))
    .select(columns.map(column => `consult.${column}` as const))
    .select([
      'consult.consulterGender',
      'consult.consulterAge',
      'consult.illnessName',
      'consult.content',
      'consult.lastText',
      'consult.lastAt',
      'assigned.docName as assignedDocName',
      'consult.redFlags',
      `consult.${unread} as unreadCount`,
      'doctor.docName',
      'doctor.docTitle',
      'team.teamName',
      'department.gbDeptName',
      'hospital.hosName',
    ])
    .select(eb => eb.fn.coalesce('doctor.avatar', 'team.avatar').as('avatar'))
    .where(mayActIn(ctx))

export type ListedRow = Awaited<ReturnType<ReturnType<typeof listQuery>['execute']>>[number]

/** What the desk's list tells besides. */
interface DeskFacts {
  answerDueAt: number | null
  assignedDocId: string | null
  assignedDocName: string
  redFlags: TriageFlag[]
}

export function shownRow(row: ListedRow, now: number): ConsultRow & DeskFacts {
  const current = consults.asOf(consultOf(row), now)
  const consult = { ...current, repliesLeft: repliesLeft(current, now) }
  return {
    consultId: consult.consultId,
    consultType: consult.consultType,
    consultStatus: consult.consultStatus,
    consultStatusDescription: statusDescription(consult),
    feeCents: consult.feeCents,
    docId: consult.docId,
    teamId: consult.teamId,
    docName: row.docName ?? row.teamName ?? '',
    docTitle: row.docTitle ?? '',
    docDeptName: row.gbDeptName ?? '',
    docHosName: row.hosName ?? '',
    docAvatar: row.avatar ?? '',
    personId: consult.personId,
    consulterName: consult.consulterName,
    consulterGender: row.consulterGender,
    consulterAge: row.consulterAge,
    illnessName: row.illnessName,
    consultContent: row.content,
    unreadCount: row.unreadCount,
    lastText: row.lastText,
    lastAt: row.lastAt.getTime(),
    createdAt: consult.createdAt,
    answerDueAt: consult.consultStatus === 'going' && consult.firstReplyAt === null ? answerDueAt(consult) : null,
    assignedDocId: consult.assignedDocId,
    assignedDocName: row.assignedDocName ?? '',
    redFlags: row.redFlags as TriageFlag[],
  }
}
