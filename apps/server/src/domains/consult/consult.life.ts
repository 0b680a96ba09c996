import { isVideo } from '@nethos/contract/consult/consult.status.ts'
import type { Actor } from '@nethos/contract/states.ts'
import type { Ctx } from '../../calls/handler.ts'
import { mobileOf } from '../account/public.ts'
import { answererName, noteServed, practiceOf } from '../doctors/public.ts'
import { closePayments, earn, refundDay, refundInFull, type GoneBack } from '../payment/public.ts'
import { queueSms } from '../sms/public.ts'
import { raiseAlarm } from './alarm/raise.ts'
import { closeAlarm } from './alarm/answer.ts'
import { putEnding } from './consult.box.ts'
import { addNotice, type UnreadFor } from './consult-message.table.ts'
import { savePromise } from './consult.promise.ts'
import { notifyAnswerers } from './consult.news.ts'
import { notices, refundReasons } from './consult.notices.ts'
import type { Consult } from './consult.table.ts'
import { consults, type ConsultChanges, type ConsultEvent } from './consult.lifecycle.ts'
import { forgetReminders, remindOf } from './reminder.ts'
import { patientStayedAway, settleStayedAway, settleVideo } from './video/settle.ts'

/** Tells the pages of the patient and of who answers that the consult has changed. */
export async function notify(
  ctx: Ctx,
  { consultId, accountId, docId, teamId, coverDocId }: Consult,
  whom: 'patient' | 'staff' | 'both',
): Promise<void> {
  if (whom !== 'staff') await ctx.announce({ accountId }, 'consult', consultId)
  if (whom === 'patient') return
  if (docId) await ctx.announce({ docId }, 'consult', consultId)
  if (teamId) await ctx.announce({ teamId }, 'consult', consultId)
  if (coverDocId) await ctx.announce({ docId: coverDocId }, 'consult', consultId)
}

/** A text message to the patient's phone, after the commit; it says nothing of him, the doctor or the illness. */
export async function textPatient(
  ctx: Ctx,
  { accountId }: Consult,
  template: 'consult-replied' | 'consult-refunded',
  ...variables: string[]
): Promise<void> {
  await queueSms(ctx, { mobile: await mobileOf(ctx, accountId), template, variables })
}

/** Paid, or free of charge: the doctor hears of it. */
export async function hasBegun(ctx: Ctx, consult: Consult): Promise<void> {
  await savePromise(ctx, consult)
  await addNotice(ctx, consult, notices.begun(consult, ctx.runtime.settings.isVideoRecorded), 'staff')
  await answerByItself(ctx, consult)
  await notifyAnswerers(ctx, consult.consultId)
  await raiseAlarm(ctx, consult.consultId)
  await remindOf(ctx, consult)
  await notify(ctx, consult, 'both')
}

/** What the doctor lets every patient read at once; it is no answer, and the 24 hours go on. */
async function answerByItself(ctx: Ctx, consult: Consult): Promise<void> {
  if (consult.docId === null || isVideo(consult)) return
  const { autoReply } = await practiceOf(ctx, consult.docId)
  if (autoReply === '') return
  await addNotice(ctx, consult, notices.autoReply(await answererName(ctx, consult), autoReply, consult), 'patient')
}

type Ending = ConsultChanges & { notice: string; unreadFor: UnreadFor }

/** Ends a consult: the move, the money where it belongs, the count of served ones, the notice. Undefined: it may not end so. */
export async function end(
  ctx: Ctx,
  consult: Consult,
  event: ConsultEvent,
  by: Actor,
  { notice, unreadFor, ...changes }: Ending,
): Promise<Consult | undefined> {
  const moved = await consults.transition(ctx, consult, event, by, changes)
  if (!moved) return undefined
  const stayedAway = isMissed(event) && (await patientStayedAway(ctx, moved))
  const back = stayedAway ? undefined : await settleMoney(ctx, moved, event)
  await savePromise(ctx, moved, { by: event, refundedCents: back?.inAllCents ?? 0 })
  if (back && back.cents > 0) await textPatient(ctx, moved, 'consult-refunded', refundDay(ctx.now))
  const saved = stayedAway ? await settleStayedAway(ctx, moved) : ''
  const difference = await settleVideo(ctx, moved, event)
  await addNotice(ctx, moved, notice + backInWords(back, ctx.now) + saved + difference, unreadFor)
  await putEnding(ctx, moved, event)
  await closeAlarm(ctx, moved.consultId)
  await forgetReminders(ctx, moved.consultId)
  await notify(ctx, moved, moved.startedAt === null ? 'patient' : 'both')
  return moved
}

/** How a video ends that nobody has met in. */
const isMissed = (event: ConsultEvent): boolean => event === 'give_up' || event === 'cancel'

const backInWords = (back: GoneBack | undefined, now: number): string =>
  [
    back?.money && notices.moneyGoesBack(refundDay(now), back),
    back?.coupon === 'good' && notices.couponGoesBack,
    back?.coupon === 'over' && notices.couponIsOver,
  ]
    .filter(Boolean)
    .join('')

/** Never begun: no money is wanted any more. Answered: it is earned. Else it goes back: what, if there was any. */
async function settleMoney(ctx: Ctx, moved: Consult, cause: ConsultEvent): Promise<GoneBack | undefined> {
  const business = { bizType: 'consult', bizId: moved.consultId }
  if (moved.startedAt === null) {
    await closePayments(ctx, business)
    return undefined
  }
  if (moved.consultStatus === 'cancelled' || moved.firstReplyAt === null) {
    return refundInFull(ctx, { ...business, cause, reason: refundReasons[cause] ?? '咨询取消，全额退款' })
  }
  await noteServed(ctx, moved)
  await earn(ctx, business)
  return undefined
}
