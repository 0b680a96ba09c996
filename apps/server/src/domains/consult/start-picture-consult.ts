import type { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { isRefused, type HandlerOf } from '../../calls/handler.ts'
import { offerOf, takePlaceToday } from '../doctors/public.ts'
import { defaultOf } from '../people/public.ts'
import { clinicOffer, issue, personWhoMayAsk } from './issue.ts'

const consultType = 'DOCPIC'

export const startPictureConsult: HandlerOf<typeof consultServices.startPictureConsult> = async ({
  input,
  ctx,
  refuse,
}) => {
  const personId = input.personId || (await defaultOf(ctx))?.personId
  if (!personId) return refuse('person_missing')
  const person = await personWhoMayAsk(ctx, personId)
  if (isRefused(person)) return person
  const offer = await offerOf(ctx, input.docId, consultType)
  if (!offer) return refuse('not_found')
  if (input.freeClinicId) {
    const inClinic = await clinicOffer(ctx, input.freeClinicId, { docId: input.docId, teamId: null })
    if (isRefused(inClinic)) return inClinic
    return issue(ctx, person, { consultType, docId: input.docId, teamId: null, ...inClinic }, input)
  }
  if (!offer.isOpen) return refuse('doctor_closed')
  if (!(await takePlaceToday(ctx, input.docId))) return refuse('quota_full')
  const { priceCents, replyLimit } = offer
  return issue(ctx, person, { consultType, docId: input.docId, teamId: null, priceCents, replyLimit }, input)
}
