import { waitlistServices } from '@nethos/contract/booking/waitlist.services.ts'
import { implement } from '../../../calls/handler.ts'
import { acceptOffer, declineOffer, withdrawWait } from './answer-offer.ts'
import { waitChoices } from './choices.ts'
import { joinWaitlist } from './join.ts'
import { listWaits, waitDetail } from './shown-waits.ts'

export { waitlistTimers } from './waitlist.timers.ts'
export const waitlist = implement(waitlistServices, {
  waitChoices,
  joinWaitlist,
  listWaits,
  waitDetail,
  withdrawWait,
  acceptOffer,
  declineOffer,
})
