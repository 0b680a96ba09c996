import { yuan } from '@nethos/contract/common/money.ts'
import { deliveredKind, lineKindWords } from '@nethos/contract/common/video-line.ts'
import { isVideo } from '@nethos/contract/consult/consult.status.ts'
import { differenceTo } from '@nethos/contract/consult/video/video.rules.ts'
import type { Ctx } from '../../../calls/handler.ts'
import { refundDay, refundPart } from '../../payment/public.ts'
import { notices } from '../consult.notices.ts'
import type { Consult } from '../consult.table.ts'
import { findRoom, forgetSignals, keepDelivered } from './room.table.ts'
import { releaseTime } from './time.table.ts'

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
  await keepDelivered(ctx, consult.consultId, delivered)
  const amountCents = differenceTo(delivered, { paidCents: consult.feeCents, textCents: room.textCents })
  if (amountCents === 0) return ''
  const isBack = await refundPart(ctx, {
    bizType: 'consult',
    bizId: consult.consultId,
    amountCents,
    cause: 'video_difference',
    reason: `视频改以${lineKindWords[delivered]}完成，退回差价`,
  })
  return isBack ? notices.differenceGoesBack(lineKindWords[delivered], yuan(amountCents), refundDay(ctx.now)) : ''
}
