import type { Ctx } from '../../../calls/handler.ts'
import { offerOf, type DoctorOffer } from '../../doctors/public.ts'

type VideoType = 'VIDEO' | 'DOCVIDEO'

/** What a doctor sells by video: his own (名医视频) where both are open. Undefined: there is no such doctor. */
export async function videoOfferOf(
  ctx: Ctx,
  docId: string,
): Promise<(DoctorOffer & { consultType: VideoType }) | undefined> {
  const own = await offerOf(ctx, docId, 'DOCVIDEO')
  if (!own) return undefined
  if (own.isOpen) return { ...own, consultType: 'DOCVIDEO' }
  const hospitals = await offerOf(ctx, docId, 'VIDEO')
  return hospitals && { ...hospitals, consultType: 'VIDEO' }
}
