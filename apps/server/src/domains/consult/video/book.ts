import { textReplies } from '@nethos/contract/consult/video/video.rules.ts'
import type { videoServices } from '@nethos/contract/consult/video/video.services.ts'
import { isRefused, type HandlerOf } from '../../../calls/handler.ts'
import { offerOf } from '../../doctors/public.ts'
import { issue, personWhoMayAsk } from '../issue.ts'
import { chosenOffer, videoOffersOf, type VideoOffer } from './offer.ts'
import { addRoom } from './room.table.ts'
import { findFreeTime, freeTimes, holdTime } from './time.table.ts'

export const videoTimes: HandlerOf<typeof videoServices.videoTimes> = async ({ input, ctx, refuse }) => {
  const offers = await videoOffersOf(ctx, input.docId)
  if (!offers) return refuse('not_found')
  const kinds = offers.map(shownKind)
  const [cheapest] = kinds
  return {
    ...(cheapest ?? closed),
    isOpen: cheapest !== undefined,
    kinds,
    times: cheapest ? await freeTimes(ctx, input.docId) : [],
    isRecorded: ctx.runtime.settings.isVideoRecorded,
  }
}

const shownKind = ({ consultType, priceCents, replyLimit }: VideoOffer) => ({
  consultType,
  feeCents: priceCents,
  replyLimit: replyLimit || textReplies,
})
const closed = { consultType: 'VIDEO', feeCents: 0, replyLimit: textReplies } as const

/** A picture consult's order, and the time that it holds. */
export const startVideoConsult: HandlerOf<typeof videoServices.startVideoConsult> = async ({ input, ctx, refuse }) => {
  const person = await personWhoMayAsk(ctx, input.personId)
  if (isRefused(person)) return person
  const offers = await videoOffersOf(ctx, input.docId)
  if (!offers) return refuse('not_found')
  const offer = chosenOffer(offers, input.consultType)
  if (!offer) return refuse('doctor_closed')
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
