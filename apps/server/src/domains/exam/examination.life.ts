import { instantInWords } from '@nethos/contract/common/days.ts'
import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import type { Actor } from '@nethos/contract/states.ts'
import type { Ctx } from '../../calls/handler.ts'
import { textCalledOff } from '../account/public.ts'
import { putMessage, type NewMessage } from '../messages/public.ts'
import { examinations, type ExaminationChanges, type ExaminationEvent } from './examination.lifecycle.ts'
import { watchersOf, type Watcher } from '../people/public.ts'
import { type Examination } from './examination.table.ts'
import { cancelJob } from './job-names.ts'
import { planReminders } from './reminders.ts'
import { releasePlace } from './slot.table.ts'

const about = ({ examinationId }: Examination) => ({ recordType: 'examination', recordId: examinationId })
const linkOf = ({ examinationId }: Examination) => examPages.examination.to({ id: examinationId })

/** The pages of whoever sees it hear that it has changed. */
export async function announce(ctx: Ctx, one: Examination, watchers: readonly Watcher[]): Promise<void> {
  for (const { accountId } of watchers) await ctx.announce({ accountId }, 'examination', one.examinationId)
  await ctx.announce('operators', 'examination', one.examinationId)
}

/** What the boxes of those are told who may act for the patient. */
async function notify(ctx: Ctx, before: Examination, now: Examination, watchers: readonly Watcher[]): Promise<void> {
  const givenBack = before.status === 'booked' && now.status === 'to_book' ? before.startsAt : null
  const isBack = now.status === 'to_book' && (before.status === 'booking' || before.status === 'changing')
  const isRestored = now.status === 'booked' && before.status === 'changing' && now.reason !== ''
  for (const { accountId, personName: person } of watchers) {
    const message = { accountId, link: linkOf(now), about: about(now) }
    const values = { person, item: now.itemName }
    if (isBack || isRestored) await putMessage(ctx, { ...message, type: 'exam_refused', values })
    else if (now.status === 'booked' && now.startsAt !== null)
      await putMessage(ctx, {
        ...message,
        type: 'exam_booked',
        values: { ...values, time: instantInWords(now.startsAt) },
      })
    else if (givenBack !== null) await notifyGivenBack(ctx, now, { ...message, person, at: givenBack })
    else if (now.status === 'missed') await putMessage(ctx, { ...message, type: 'exam_missed', values })
    else if (now.status === 'cancelled') {
      const isNotified = await putMessage(ctx, { ...message, type: 'exam_cancelled', values })
      // Without a time nobody comes in vain.
      if (isNotified && now.startsAt !== null)
        await textCalledOff(ctx, accountId, { template: 'exam-cancelled', at: now.startsAt })
    }
  }
}

async function notifyGivenBack(
  ctx: Ctx,
  now: Examination,
  { person, at, ...message }: Omit<NewMessage<'exam_given_back'>, 'type' | 'values'> & { person: string; at: number },
): Promise<void> {
  const values = { person, item: now.itemName, time: instantInWords(at), why: now.reason }
  const isNotified = await putMessage(ctx, { ...message, type: 'exam_given_back', values })
  if (isNotified) await textCalledOff(ctx, message.accountId, { template: 'exam-slot-cancelled', at })
}

/** Moves it, with all that follows: the place, the reminders, the messages, the pages. Undefined: it may not now. */
export async function move(
  ctx: Ctx,
  one: Examination,
  event: ExaminationEvent,
  by: Actor,
  changes: ExaminationChanges = {},
): Promise<Examination | undefined> {
  const moved = await examinations.transition(ctx, one, event, by, changes)
  if (!moved) return undefined
  // A place that the hospital was asked for is no longer waited for, whatever came of it.
  if (one.wantedSlotId !== null && moved.wantedSlotId === null) await releasePlace(ctx, one.wantedSlotId)
  if (one.startsAt !== moved.startsAt || one.status !== moved.status) await planReminders(ctx, moved)
  const watchers = await watchersOf(ctx, moved)
  if (by !== 'patient') await notify(ctx, one, moved, watchers)
  await announce(ctx, moved, watchers)
  return moved
}

/** No word of the hospital in time: what it may have kept goes back, and a new number is used the next time. */
export async function giveUp(ctx: Ctx, one: Examination): Promise<Examination | undefined> {
  const { examinationId, attempt, status } = one
  if (status === 'booking') await ctx.enqueue(cancelJob, { examinationId, attempt })
  return move(ctx, one, 'give_up', 'clock', {
    wantedSlotId: null,
    askedAt: null,
    reason: '医院没有及时回复，请重新选择时间',
  })
}
