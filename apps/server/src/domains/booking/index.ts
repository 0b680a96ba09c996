import { bookingDeskServices } from '@nethos/contract/booking/booking-desk.services.ts'
import { illnessServices } from '@nethos/contract/booking/illness.services.ts'
import { orderChangeServices } from '@nethos/contract/booking/order-change.services.ts'
import { orderPayServices } from '@nethos/contract/booking/order-pay.services.ts'
import { fairDeskServices } from '@nethos/contract/booking/fair-desk.services.ts'
import { orderServices } from '@nethos/contract/booking/orders.services.ts'
import { bookingLimitServices } from '@nethos/contract/booking/limits.services.ts'
import { schoolOrderServices } from '@nethos/contract/booking/school-orders.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { archiveParts } from './archive-parts.ts'
import { appeal, bookingRules, listBans, listStrikes } from './bans.ts'
import { drawEntries, draws } from './draw/draw.lifecycle.ts'
import { offers } from './waitlist/offer.lifecycle.ts'
import { waits } from './waitlist/wait.lifecycle.ts'
import { bookings } from './booking.lifecycle.ts'
import { bookingTimers } from './booking.timers.ts'
import { bookingJobs } from './booking.jobs.ts'
import { serveCalendar } from './calendar.ts'
import { changeBooking, listAlternatives } from './change.ts'
import { chosenNumber } from './chosen-number.ts'
import { checkPatient, insurance } from './check-patient.ts'
import { answerAppeal, bar, liftBan, listAppeals, listDeskBans } from './desk-bans.ts'
import { deskBooking, listDeskBookings } from './desk-bookings.ts'
import { deskFair, listDeskFair } from './desk-fair.ts'
import { listRules, saveRule } from './desk-rules.ts'
import { bookingDetail } from './get-booking.ts'
import { findIllness, writeIllness } from './illness.ts'
import { comingVisits, listBookings, listSchoolBookings } from './list-bookings.ts'
import { bookingPayable } from './payable.ts'
import { payAtWindow, payBooking, queryBookingPayment } from './pay.ts'
import { registerAtSchool, registerInSession, registerNumber, registerSession } from './register.ts'
import { acknowledgeStop, refundStopped } from './stopped.ts'
import { drawHandlers, drawTimers } from './draw/index.ts'
import { waitingVisits } from './waiting.ts'
import { waitlist, waitlistTimers } from './waitlist/index.ts'
import { cancelAtSchool, cancelBooking, forgoBooking, withdrawBooking } from './withdraw.ts'
import { bookingLookup } from './lookup.ts'
import { todayOfBookings } from './today.ts'
import { underWay } from './under-way.ts'
import { pricesOfBooking } from './prices.ts'

export const bookingDomain: Domain = {
  prices: pricesOfBooking,
  lookup: bookingLookup,
  today: todayOfBookings,
  waiting: waitingVisits,
  accounts: { underWay },
  archive: archiveParts,
  demo: [
    {
      name: 'bookings',
      after: ['hospital files'],
      load: async scope => (await import('./demo-bookings.ts')).loadDemoBookings(scope),
    },
  ],
  payables: { booking: bookingPayable },
  services: [
    ...implement(orderServices, {
      registerNumber,
      registerSession,
      registerInSession,
      chosenNumber,
      bookingDetail,
      listBookings,
      comingVisits,
      checkPatient,
      insurance,
    }),
    ...implement(orderPayServices, { payBooking, queryBookingPayment, payAtWindow }),
    ...implement(orderChangeServices, {
      withdrawBooking,
      cancelBooking,
      forgoBooking,
      listAlternatives,
      changeBooking,
      acknowledgeStop,
      refundStopped,
    }),
    ...implement(illnessServices, { writeIllness, findIllness }),
    ...implement(bookingLimitServices, { bookingRules, listBans, listStrikes, appeal }),
    ...implement(schoolOrderServices, { registerAtSchool, listSchoolBookings, cancelAtSchool }),
    ...implement(bookingDeskServices, {
      listDeskBookings,
      deskBooking,
      listDeskBans,
      bar,
      liftBan,
      listAppeals,
      answerAppeal,
      listRules,
      saveRule,
    }),
    ...implement(fairDeskServices, { listDeskFair, deskFair }),
    ...waitlist,
    ...drawHandlers,
  ],
  jobs: bookingJobs,
  lifecycles: [bookings, waits, offers, draws, drawEntries],
  timers: [...waitlistTimers, ...bookingTimers, ...drawTimers],
  web: serveCalendar,
}
