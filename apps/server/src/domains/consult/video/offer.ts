import type { VideoType } from '@nethos/contract/consult/video/video.schemas.ts'
import { videoTypes } from '@nethos/contract/consult/video/video.schemas.ts'
import type { Ctx } from '../../../calls/handler.ts'
import { offerOf, type DoctorOffer } from '../../doctors/public.ts'

export type VideoOffer = DoctorOffer & { consultType: VideoType }

/** The kinds of video that a doctor sells now, the cheapest first. Undefined: there is no such doctor. */
export async function videoOffersOf(ctx: Ctx, docId: string): Promise<VideoOffer[] | undefined> {
  const offers: VideoOffer[] = []
  for (const consultType of videoTypes) {
    const offer = await offerOf(ctx, docId, consultType)
    if (!offer) return undefined
    if (offer.isOpen) offers.push({ ...offer, consultType })
  }
  return offers.sort((a, b) => a.priceCents - b.priceCents)
}

/** The kind that was asked for; of a caller who names none, the cheapest. */
export const chosenOffer = (
  offers: readonly VideoOffer[],
  consultType: VideoType | undefined,
): VideoOffer | undefined =>
  consultType === undefined ? offers[0] : offers.find(offer => offer.consultType === consultType)
