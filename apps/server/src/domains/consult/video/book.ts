import { textReplies } from '@nethos/contract/consult/video/video.rules.ts'
import type { videoServices } from '@nethos/contract/consult/video/video.services.ts'
import { isRefused, type HandlerOf } from '../../../calls/handler.ts'
import { offerOf } from '../../doctors/public.ts'
import { issue, personWhoMayAsk } from '../issue.ts'
import { videoOfferOf } from './offer.ts'
import { addRoom } from './room.table.ts'
import { findFreeTime, freeTimes, holdTime } from './time.table.ts'

export const videoTimes: HandlerOf<typeof videoServices.videoTimes> = async ({ input, ctx, refuse }) => {
  const offer = await videoOfferOf(ctx, input.docId)
  if (!offer) return refuse('not_found')
  const { consultType, isOpen, priceCents, replyLimit } = offer
  return {
    consultType,
    isOpen,
    feeCents: priceCents,
    replyLimit: replyLimit || textReplies,
    times: isOpen ? await freeTimes(ctx, input.docId) : [],
  }
}

/** A picture consult's order, and the time that it holds. */
export const startVideoConsult: HandlerOf<typeof videoServices.startVideoConsult> = async ({ input, ctx, refuse }) => {
  const person = await personWhoMayAsk(ctx, input.personId)
  if (isRefused(person)) return person
  const offer = await videoOfferOf(ctx, input.docId)
  if (!offer) return refuse('not_found')
  if (!offer.isOpen) return refuse('doctor_closed')
  const time = await findFreeTime(ctx, input.docId, input.timeId)
  if (!time) return refuse('time_taken')
  const { consultType, priceCents, replyLimit } = offer
  const issued = await issue(
    ctx,
    person,
    {
      consultType,
      docId: input.docId,
      teamId: null,
      priceCents,
      replyLimit: replyLimit || textReplies,
      meetsUntil: time.endsAt,
    },
    input,
  )
  if (isRefused(issued)) return issued
  if (!(await holdTime(ctx, time.timeId, issued.consultId))) return refuse('time_taken')
  const text = await offerOf(ctx, input.docId, 'DOCPIC')
  await addRoom(ctx, issued.consultId, { ...time, textCents: Math.min(text?.priceCents ?? 0, priceCents) })
  return issued
}
