import { yuan } from '@nethos/contract/common/money.ts'
import { deliveredKind, lineKindWords } from '@nethos/contract/common/video-line.ts'
import { isVideo } from '@nethos/contract/consult/consult.status.ts'
import { backOfMissed, differenceTo, missedHow } from '@nethos/contract/consult/video/video.rules.ts'
import type { Ctx } from '../../../calls/handler.ts'
import { earn, refundDay, refundPart } from '../../payment/public.ts'
import { notices } from '../consult.notices.ts'
import type { Consult } from '../consult.table.ts'
import { findRoom, forgetSignals, saveDelivered } from './room.table.ts'
import { releaseTime } from './time.table.ts'

/** Its time has gone by: the doctor was there and waited, the patient did not come. */
export async function patientStayedAway(ctx: Ctx, consult: Consult): Promise<boolean> {
  if (!isVideo(consult) || consult.firstReplyAt !== null) return false
  const room = await findRoom(ctx, consult.consultId)
  return room !== undefined && missedHow(room) === 'patient_away'
}

/** The time was kept for the patient, who did not come: a part of the money goes back, the rest has been earned. */
export async function settleStayedAway(ctx: Ctx, { consultId, feeCents }: Consult): Promise<string> {
  const business = { bizType: 'consult', bizId: consultId }
  await earn(ctx, business)
  const amountCents = backOfMissed('patient_away', feeCents)
  const reason = '未按时进入诊室，退回一半费用'
  const backCents = await refundPart(ctx, { ...business, amountCents, cause: 'video_missed', reason })
  return backCents === undefined ? '' : notices.halfGoesBack(yuan(backCents), refundDay(ctx.now))
}

/** What is over with a video consult beside the others' end: the time, the signals; and when less was delivered than paid for, the difference goes back. */
export async function settleVideo(ctx: Ctx, consult: Consult, cause: string): Promise<string> {
  if (!isVideo(consult)) return ''
  await forgetSignals(ctx, consult.consultId)
  const isUndone = consult.consultStatus === 'cancelled' || consult.consultStatus === 'expired'
  if (isUndone) await releaseTime(ctx, consult.consultId, cause === 'decline' || cause === 'give_up')
  const room = await findRoom(ctx, consult.consultId)
  if (isUndone || !room || consult.firstReplyAt === null) return ''
  // Answered in writing, and never met: that is text.
  const delivered =
    deliveredKind({ video: room.videoSeconds, audio: room.audioSeconds, text: room.textSeconds }) ?? 'text'
  await saveDelivered(ctx, consult.consultId, delivered)
  const amountCents = differenceTo(delivered, { paidCents: consult.feeCents, textCents: room.textCents })
  if (amountCents === 0) return ''
  const backCents = await refundPart(ctx, {
    bizType: 'consult',
    bizId: consult.consultId,
    amountCents,
    cause: 'video_difference',
    reason: `视频改以${lineKindWords[delivered]}完成，退回差价`,
  })
  return backCents === undefined
    ? ''
    : notices.differenceGoesBack(lineKindWords[delivered], yuan(backCents), refundDay(ctx.now))
}
