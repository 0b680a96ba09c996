import { complaintDays } from '@nethos/contract/feedback/complaint.rules.ts'
import type { complaintDeskServices } from '@nethos/contract/feedback/complaint-desk.services.ts'
import type { StaffCaller } from '../../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../../calls/handler.ts'
import { takeFeedback } from '../feedback.table.ts'
import { putAnswer } from '../put-answer.ts'
import { complaints } from './complaint.lifecycle.ts'
import { answerBy, moveCase, openCase } from './complaint.life.ts'
import { isOwed, mayWork, officers, takeCase } from './complaint.table.ts'

type Services = typeof complaintDeskServices
type Desk = Ctx<StaffCaller>

export const openComplaint: HandlerOf<Services['openComplaint']> = async ({ input: { feedbackId }, ctx, refuse }) => {
  const letter = await takeFeedback(ctx, feedbackId)
  if (!letter) return refuse('not_found')
  if (letter.state === 'closed') return refuse('feedback_closed')
  const opened = await openCase(ctx, { feedbackId, consultId: null }, 'operator')
  if (!opened) return true
  const asCase = { kind: 'complaint', state: 'open' }
  await ctx.db.updateTable('feedback').set(asCase).where('feedbackId', '=', feedbackId).execute()
  await write(ctx, 'complaint.open', letter)
  return true
}

export const assignComplaint: HandlerOf<Services['assignComplaint']> = async ({ input, ctx, refuse }) => {
  const taken = await takeCase(ctx, input.feedbackId)
  if (!taken) return refuse('not_found')
  const owner = await officers(ctx).where('staffId', '=', input.staffId).executeTakeFirst()
  if (!owner) return refuse('owner_unknown')
  const moved = await moveCase(ctx, taken.complaint, 'assign', 'operator', { ownerId: owner.staffId })
  if (!moved) return refuse('complaint_moved')
  await write(ctx, 'complaint.assign', taken.letter)
  return true
}

export const noteComplaint: HandlerOf<Services['noteComplaint']> = async ({ input, ctx, refuse }) => {
  const taken = await takeCase(ctx, input.feedbackId)
  if (!taken) return refuse('not_found')
  await putNote(ctx, input.feedbackId, input.content)
  await write(ctx, 'complaint.note', taken.letter)
  return true
}

export const extendComplaint: HandlerOf<Services['extendComplaint']> = async ({ input, ctx, refuse }) => {
  const taken = await takeCase(ctx, input.feedbackId)
  if (!taken) return refuse('not_found')
  const { complaint, letter } = taken
  if (!isOwed(complaint.status)) return refuse('complaint_moved')
  if (!mayWork(ctx, complaint)) return refuse('complaint_of_another')
  if (complaint.extendedAt !== null) return refuse('complaint_extended')
  const until = answerBy(complaint.openedAt, complaintDays.extended)
  await complaints.change(ctx, complaint, { extendedAt: ctx.now, answerBy: until })
  await putNote(ctx, input.feedbackId, `延长时限：${input.reason}`)
  await write(ctx, 'complaint.extend', letter)
  return true
}

export const answerComplaint: HandlerOf<Services['answerComplaint']> = async ({ input, ctx, refuse }) => {
  const taken = await takeCase(ctx, input.feedbackId)
  if (!taken) return refuse('not_found')
  const { complaint, letter } = taken
  if (!mayWork(ctx, complaint)) return refuse('complaint_of_another')
  const moved = await moveCase(ctx, complaint, 'answer', 'operator', { answeredAt: ctx.now })
  if (!moved) return refuse('complaint_moved')
  await putAnswer(ctx, letter, input.content)
  await write(ctx, 'complaint.answer', letter)
  return true
}

export const closeComplaint: HandlerOf<Services['closeComplaint']> = async ({ input, ctx, refuse }) => {
  const { feedbackId, outcome, finding } = input
  const taken = await takeCase(ctx, feedbackId)
  if (!taken) return refuse('not_found')
  const { complaint, letter } = taken
  if (!mayWork(ctx, complaint)) return refuse('complaint_of_another')
  const moved = await moveCase(ctx, complaint, 'close', 'operator', { outcome, finding, closedAt: ctx.now })
  if (!moved) return refuse('complaint_moved')
  await write(ctx, 'complaint.close', letter)
  return true
}

async function putNote({ db, caller, now }: Desk, feedbackId: string, content: string): Promise<void> {
  const note = { feedbackId, staffId: caller.staffId, content, at: new Date(now) }
  await db.insertInto('complaintNote').values(note).execute()
}

/** Those who look at the list and the patient see it at once; what was done stands in the log. */
async function write(
  ctx: Desk,
  action: Parameters<Desk['audit']>[0]['action'],
  { accountId, feedbackId }: { accountId: string; feedbackId: string },
): Promise<void> {
  await ctx.announce('operators', 'complaint', feedbackId)
  await ctx.announce({ accountId }, 'feedback', feedbackId)
  await ctx.audit({ action, accountId, recordType: 'complaint', recordId: feedbackId })
}
