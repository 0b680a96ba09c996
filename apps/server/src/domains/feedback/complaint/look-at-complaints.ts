import { sql } from 'kysely'
import type { complaintDeskServices } from '@nethos/contract/feedback/complaint-desk.services.ts'
import { owedStates } from '@nethos/contract/feedback/complaint.status.ts'
import { whenGiven } from '../../../database/when-given.ts'
import { looked, type Ctx, type HandlerOf } from '../../../calls/handler.ts'
import type { StaffCaller } from '../../../calls/caller.ts'
import { transcriptOf } from '../../consult/public.ts'
import { alarmsIn } from '../../triage/public.ts'
import { answersTo, findFeedback, shownFeedback } from '../feedback.table.ts'
import { dangerIn, summaryOf } from '../in-short.ts'
import { complaintOf } from './complaint.lifecycle.ts'
import { casesOf, findCase, isOwed, mayWork, movesOf, notesOf, officers } from './complaint.table.ts'

type Services = typeof complaintDeskServices

export const listComplaints: HandlerOf<Services['listComplaints']> = async ({ input, ctx }) => {
  const { complaintState: state, only, outcome, cameBy, pageNum, pageSize } = input
  const owed = [...owedStates]
  const found = await casesOf(ctx)
    .$call(whenGiven(state === 'owed' ? '' : state, (query, state) => query.where('complaintCase.status', '=', state)))
    .$if(state === 'owed' || only === 'overdue' || only === 'in_time', query =>
      query.where('complaintCase.status', 'in', owed),
    )
    .$if(only === 'overdue', query => query.where('complaintCase.answerBy', '<', new Date(ctx.now)))
    .$if(only === 'in_time', query => query.where('complaintCase.answerBy', '>=', new Date(ctx.now)))
    .$if(only === 'mine', query => query.where('complaintCase.ownerId', '=', ctx.caller.staffId))
    .$if(only === 'consult', query => query.where('complaintCase.consultId', 'is not', null))
    .$call(whenGiven(outcome, (query, outcome) => query.where('complaintCase.outcome', '=', outcome)))
    .$call(whenGiven(cameBy, (query, cameBy) => query.where('complaintCase.cameBy', '=', cameBy)))
    .orderBy(({ eb }) => eb('complaintCase.status', 'in', owed), 'desc')
    .orderBy(sql`case when complaint_case.status in ('open', 'in_work', 'reopened') then answer_by end`)
    .orderBy('complaintCase.openedAt', 'desc')
    .orderBy('complaintCase.feedbackId', 'desc')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const rows = []
  for (const row of found.slice(0, pageSize)) rows.push(await shownRow(ctx, row))
  return { rows, pageNum, pageSize, hasNextPage: found.length > pageSize }
}

type Row = Awaited<ReturnType<ReturnType<typeof casesOf>['execute']>>[number]

async function shownRow(ctx: Ctx<StaffCaller>, row: Row) {
  const { status, ownerId, consultId, cameBy, answerBy, answeredAt, outcome } = complaintOf(row)
  return {
    feedbackId: row.feedbackId,
    summary: summaryOf(row.content),
    danger: await dangerIn(ctx.db, row.content),
    complaintState: status,
    ownerName: row.ownerName ?? '',
    isMine: ownerId === ctx.caller.staffId,
    hasConsult: consultId !== null,
    cameBy,
    createdAt: row.createdAt.getTime(),
    answerBy,
    isOverdue: isOwed(status) && answerBy < ctx.now,
    answeredAt,
    outcome,
  }
}

export const complaint: HandlerOf<Services['complaint']> = async ({ input: { feedbackId }, ctx, refuse }) => {
  const row = await casesOf(ctx).where('complaintCase.feedbackId', '=', feedbackId).executeTakeFirst()
  const letter = row && (await findFeedback(ctx, feedbackId))
  if (!letter) return refuse('not_found')
  const { contact, contactWay, attaList } = shownFeedback(ctx, letter)
  return looked(
    { accountId: row.accountId, recordId: feedbackId },
    {
      ...(await shownRow(ctx, row)),
      content: row.content,
      contact,
      contactWay,
      attaList,
      alarms: (await alarmsIn(ctx, 'feedback', [feedbackId]))(feedbackId),
      ownerId: row.ownerId,
      mayWork: mayWork(ctx, row),
      isExtended: row.extendedAt !== null,
      finding: row.finding,
      answers: await answersTo(ctx, feedbackId),
      notes: await notesOf(ctx, feedbackId),
      moves: await movesOf(ctx, feedbackId),
      owners: await officers(ctx).execute(),
    },
  )
}

export const complaintConsult: HandlerOf<Services['complaintConsult']> = async ({ input, ctx, refuse }) => {
  const found = await findCase(ctx, input.feedbackId)
  if (!found) return refuse('not_found')
  const consult = found.consultId === null ? undefined : await transcriptOf(ctx, found.consultId)
  if (!consult) return refuse('no_consult')
  const { accountId, personId, ...shown } = consult
  return looked({ accountId, personId, recordId: shown.consultId }, shown)
}
