import { consultStates } from '@nethos/contract/consult/consult.status.ts'
import { dueEvent, type By } from '@nethos/contract/states.ts'
import type { Ctx } from '../../calls/handler.ts'
import { mobileOf } from '../account/public.ts'
import { noteServed } from '../doctors/public.ts'
import { closePayments, earn, refundDay, refundInFull, type GoneBack } from '../payment/public.ts'
import { queueSms } from '../sms/public.ts'
import { putEnding } from './consult.box.ts'
import { addNotice, type UnreadFor } from './consult-message.table.ts'
import { move, type Changes, type ConsultEvent } from './consult.move.ts'
import { keepPromise } from './consult.promise.ts'
import { notices, refundReasons } from './consult.notices.ts'
import type { Consult } from './consult.table.ts'
import { patientStayedAway, settleStayedAway, settleVideo } from './video/settle.ts'

/** Tells the pages of the patient and of who answers that the consult has changed. */
export async function tell(
  ctx: Ctx,
  { consultId, accountId, docId, teamId }: Consult,
  whom: 'patient' | 'staff' | 'both',
): Promise<void> {
  if (whom !== 'staff') await ctx.announce({ accountId }, 'consult', consultId)
  if (whom === 'patient') return
  if (docId) await ctx.announce({ docId }, 'consult', consultId)
  if (teamId) await ctx.announce({ teamId }, 'consult', consultId)
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
  await keepPromise(ctx, consult)
  await addNotice(ctx, consult, notices.begun(consult), 'staff')
  await tell(ctx, consult, 'both')
}

interface Ending extends Changes {
  notice: string
  unreadFor: UnreadFor
}

/** Ends a consult: the move, the money where it belongs, the count of served ones, the notice. Undefined: it may not end so. */
export async function end(
  ctx: Ctx,
  consult: Consult,
  event: ConsultEvent,
  by: By,
  { notice, unreadFor, ...changes }: Ending,
): Promise<Consult | undefined> {
  const moved = await move(ctx, consult, event, by, changes)
  if (!moved) return undefined
  const stayedAway = isMissed(event) && (await patientStayedAway(ctx, moved))
  const back = stayedAway ? undefined : await settleMoney(ctx, moved, event)
  await keepPromise(ctx, moved, { by: event, refundedCents: back?.inAllCents ?? 0 })
  if (back && back.cents > 0) await textPatient(ctx, moved, 'consult-refunded', refundDay(ctx.now))
  const kept = stayedAway ? await settleStayedAway(ctx, moved) : ''
  const difference = await settleVideo(ctx, moved, event)
  await addNotice(ctx, moved, notice + backInWords(back, ctx.now) + kept + difference, unreadFor)
  await putEnding(ctx, moved, event)
  await tell(ctx, moved, moved.startedAt === null ? 'patient' : 'both')
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

/** Carries out what the clock has made due, as the table says now. Undefined: nothing is due. */
export async function carryOutDue(ctx: Ctx, consult: Consult): Promise<Consult | undefined> {
  const due = dueEvent(consultStates, consult.consultStatus, consult)
  if (!due || due.at > ctx.now) return undefined
  switch (due.event) {
    case 'expire':
      return end(ctx, consult, 'expire', 'clock', { endedAt: due.at, notice: notices.expired, unreadFor: 'patient' })
    case 'give_up': {
      const why = (await patientStayedAway(ctx, consult)) ? notices.patientStayedAway : notices.givenUp(consult)
      return end(ctx, consult, 'give_up', 'clock', {
        endedAt: due.at,
        endReason: why,
        notice: why,
        unreadFor: 'both',
      })
    }
    case 'close':
      return end(ctx, consult, 'close', 'clock', {
        endedAt: due.at,
        repliesLeft: 0,
        notice: notices.closed(consult),
        unreadFor: 'patient',
      })
    case 'lapse':
      return move(ctx, consult, 'lapse', 'clock')
    default:
      throw new Error(`the clock does not know ${due.event}`)
  }
}
