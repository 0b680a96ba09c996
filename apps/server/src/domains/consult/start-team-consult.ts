import type { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { isRefused, type HandlerOf } from '../../calls/handler.ts'
import { teamOfferOf } from '../teams/public.ts'
import { clinicOffer, issue, personWhoMayAsk } from './issue.ts'

/** A single consult of a team, or one of its services for a length of time. */
export const startTeamConsult: HandlerOf<typeof consultServices.startTeamConsult> = async ({ input, ctx, refuse }) => {
  const person = await personWhoMayAsk(ctx, input.personId)
  if (isRefused(person)) return person
  const offer = await teamOfferOf(ctx, input.teamId, input.serviceId)
  if (!offer) return refuse('not_found')
  if (input.freeClinicId) {
    const inClinic = await clinicOffer(ctx, input.freeClinicId, { docId: null, teamId: input.teamId })
    if (isRefused(inClinic)) return inClinic
    return issue(ctx, person, { consultType: 'TEAMPIC', docId: null, teamId: input.teamId, ...inClinic }, input)
  }
  if (!offer.isOpen) return refuse('team_closed')
  const { isOpen: _isOpen, ...order } = offer
  return issue(ctx, person, { consultType: 'TEAMPIC', docId: null, teamId: input.teamId, ...order }, input)
}
