import type { feedbackServices } from '@nethos/contract/feedback/feedback.services.ts'
import { sql } from 'kysely'
import type { FeedbackKind } from '@nethos/contract/feedback/feedback.kinds.ts'
import { complaintStates } from '@nethos/contract/feedback/complaint.status.ts'
import type { FeedbackState } from '@nethos/contract/feedback/feedback.status.ts'
import { nextState } from '@nethos/contract/states.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { maySeeConsult } from '../consult/public.ts'
import { readAbout } from '../messages/public.ts'
import { notifyMembers } from '../notify/public.ts'
import { selfOf } from '../people/public.ts'
import { emergenciesIn, logAlarms } from '../triage/public.ts'
import { hangFiles, ownFiles } from '../system/public.ts'
import { openCase } from './complaint/complaint.life.ts'
import { additionsOf, findCase } from './complaint/complaint.table.ts'
import { answersTo, feedbackOf, findFeedback, sealedFor, shownFeedback } from './feedback.table.ts'

/** Nobody treats who writes here: what cannot wait calls those who read letters, in the way that each has chosen. */
const operators = sql`select operator.staff_id from staff operator where operator.role = 'operator'`

export const addFeedback: HandlerOf<typeof feedbackServices.addFeedback> = async ({ input, ctx, refuse }) => {
  const { content, contact, contactWay, kind, attaIdList } = input
  const consultId = (kind === 'complaint' && input.consultId) || null
  if (consultId && !(await maySeeConsult(ctx.db, ctx.caller, consultId, ctx.now))) return refuse('not_found')
  const files = await ownFiles(ctx, attaIdList, ['picture'])
  if (!files) return refuse('not_found')
  const { feedbackId } = await ctx.db
    .insertInto('feedback')
    .values({
      accountId: ctx.caller.accountId,
      kind,
      content,
      contact,
      contactWaySealed: contactWay === '' ? null : ctx.runtime.sealer.sealText(contactWay, sealedFor),
      attachments: JSON.stringify(files),
      createdAt: new Date(ctx.now),
    })
    .returning('feedbackId')
    .executeTakeFirstOrThrow()
  await hangFiles(ctx, { recordType: 'feedback', recordId: feedbackId, part: 'content' }, files)
  if (kind === 'complaint') await openCase(ctx, { feedbackId, consultId }, 'patient')
  const desk = kind === 'complaint' ? 'complaints' : 'feedback'
  const found = await emergenciesIn(ctx.db, content)
  const personId = (await selfOf(ctx))?.personId ?? null
  await logAlarms(ctx, { recordType: 'feedback', recordId: feedbackId, personId }, found)
  if (found.flags.length > 0) await notifyMembers(ctx, operators, { kind: 'waits', link: `/${desk}/${feedbackId}` })
  await ctx.announce('operators', kind === 'complaint' ? 'complaint' : 'feedback', feedbackId)
  return { feedbackId }
}

export const listFeedback: HandlerOf<typeof feedbackServices.listFeedback> = async ({
  input: { pageNum, pageSize },
  ctx,
}) => {
  const found = await feedbackOf(ctx)
    .select(['feedbackId', 'kind', 'content', 'state', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('feedbackId', 'desc')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const rows = found.slice(0, pageSize).map(({ state, kind, createdAt, ...row }) => ({
    ...row,
    kind: kind as FeedbackKind,
    feedbackState: state as FeedbackState,
    createdAt: createdAt.getTime(),
  }))
  return { rows, pageNum, pageSize, hasNextPage: found.length > pageSize }
}

export const feedback: HandlerOf<typeof feedbackServices.feedback> = async ({ input, ctx, refuse }) => {
  const row = await findFeedback(ctx, input.feedbackId)
  if (!row) return refuse('not_found')
  await readAbout(ctx, { accountId: row.accountId, recordType: 'feedback', recordId: row.feedbackId })
  const answers = (await answersTo(ctx, row.feedbackId)).map(({ content, answeredAt }) => ({ content, answeredAt }))
  const complaint = await findCase(ctx, row.feedbackId)
  const isReopenable =
    complaint !== undefined && nextState(complaintStates, complaint.status, 'reopen', 'patient', {}) !== undefined
  const additions = await additionsOf(ctx, row.feedbackId)
  return {
    ...shownFeedback(ctx, row),
    answers,
    isRecorded: complaint !== undefined && complaint.cameBy !== 'app',
    isReopenable,
    additions,
  }
}
