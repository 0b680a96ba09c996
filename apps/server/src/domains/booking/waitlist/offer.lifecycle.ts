import { offerStates } from '@nethos/contract/booking/waitlist.status.ts'
import { waitlistServices } from '@nethos/contract/booking/waitlist.services.ts'
import { lifecycleOf } from '../../../lifecycle/lifecycle.ts'
import { offerColumns, offerOf } from './offer.table.ts'

/** Offers begin with the number that they keep, in one statement (offer.table.ts). */
export const offers = lifecycleOf({
  table: 'waitlistOffer',
  id: 'offerId',
  states: offerStates,
  starts: ['open'],
  column: 'state',
  due: [],
  columns: offerColumns,
  read: offerOf,
  instants: ['endsAt', 'answeredAt'],
  alsoSet: (_, now) => ({ answeredAt: now }),
  services: { accept: waitlistServices.acceptOffer, decline: waitlistServices.declineOffer },
})
