import { complaintDays, type ComplaintChannel } from '@nethos/contract/feedback/complaint.rules.ts'
import type { ComplaintState } from '@nethos/contract/feedback/complaint.status.ts'
import type { FeedbackState } from '@nethos/contract/feedback/feedback.status.ts'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import type { EventOf } from '@nethos/contract/states.ts'
import type { complaintStates } from '@nethos/contract/feedback/complaint.status.ts'
import type { Ctx } from '../../../calls/handler.ts'
import { addWorkingDays } from '../../payment/public.ts'
import { complaints, type Complaint } from './complaint.lifecycle.ts'

type Writing = Pick<Ctx, 'db' | 'caller' | 'now'>

/** The end of the day that lies so many working days after it came. */
export const answerBy = (cameAt: number, days: number = complaintDays.usual): number =>
  startOfDay(addDays(addWorkingDays(dayOf(cameAt), days), 1)) - 1

/** A letter becomes a case. Undefined: it is one already. */
export const openCase = (
  ctx: Writing,
  letter: { feedbackId: string; consultId: string | null; cameBy?: ComplaintChannel },
  by: 'patient' | 'operator',
): Promise<Complaint | undefined> =>
  complaints.begin(
    ctx,
    { ...letter, openedAt: ctx.now, answerBy: answerBy(ctx.now) },
    { event: 'open', by, to: 'open' },
  )

/** What the patient reads of it. */
const asFeedback: Readonly<Record<ComplaintState, FeedbackState>> = {
  open: 'open',
  in_work: 'open',
  reopened: 'open',
  answered: 'answered',
  closed: 'closed',
}

/** Moves the case, and its letter with it. Undefined: it may not happen now. */
export async function moveCase(
  ctx: Writing,
  complaint: Complaint,
  event: EventOf<typeof complaintStates>,
  by: 'patient' | 'operator',
  changes: Parameters<typeof complaints.transition>[4] = {},
): Promise<Complaint | undefined> {
  const moved = await complaints.transition(ctx, complaint, event, by, changes)
  if (!moved) return undefined
  const { answeredAt, closedAt, status, feedbackId } = moved
  await ctx.db
    .updateTable('feedback')
    .set({
      state: asFeedback[status],
      answeredAt: answeredAt === null ? null : new Date(answeredAt),
      closedAt: closedAt === null ? null : new Date(closedAt),
    })
    .where('feedbackId', '=', feedbackId)
    .execute()
  return moved
}
