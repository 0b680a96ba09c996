import { bookingDeskServices } from '@nethos/contract/booking/booking-desk.services.ts'
import { illnessServices } from '@nethos/contract/booking/illness.services.ts'
import { orderChangeServices } from '@nethos/contract/booking/order-change.services.ts'
import { orderPayServices } from '@nethos/contract/booking/order-pay.services.ts'
import { fairDeskServices } from '@nethos/contract/booking/fair-desk.services.ts'
import { orderServices } from '@nethos/contract/booking/orders.services.ts'
import { standingServices } from '@nethos/contract/booking/standing.services.ts'
import { schoolOrderServices } from '@nethos/contract/school/orders.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domains.ts'
import { appeal, bookingRules, listBans } from './bans.ts'
import { bookingDues } from './booking.dues.ts'
import { bookingJobs } from './booking.jobs.ts'
import { serveCalendar } from './calendar.ts'
import { changeBooking, listAlternatives } from './change.ts'
import { checkPatient, insurance } from './check-patient.ts'
import { answerAppeal, bar, liftBan, listAppeals, listDeskBans } from './desk-bans.ts'
import { deskBooking, listDeskBookings } from './desk-bookings.ts'
import { deskFair, listDeskFair } from './desk-fair.ts'
import { listRules, saveRule } from './desk-rules.ts'
import { bookingDetail } from './get-booking.ts'
import { findIllness, writeIllness } from './illness.ts'
import { comingVisits, listBookings, listSchoolBookings } from './list-bookings.ts'
import { payAtWindow, payBooking, queryBookingPayment } from './pay.ts'
import { registerAtSchool, registerInSession, registerNumber, registerSession } from './register.ts'
import { acknowledgeStop, refundStopped } from './stopped.ts'
import { drawDues, draws } from './draw/index.ts'
import { waitlist, waitlistDues } from './waitlist/index.ts'
import { cancelAtSchool, cancelBooking, withdrawBooking } from './withdraw.ts'

export const bookingDomain: Domain = {
  services: [
    ...implement(orderServices, {
      registerNumber,
      registerSession,
      registerInSession,
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
      listAlternatives,
      changeBooking,
      acknowledgeStop,
      refundStopped,
    }),
    ...implement(illnessServices, { writeIllness, findIllness }),
    ...implement(standingServices, { bookingRules, listBans, appeal }),
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
    ...draws,
  ],
  jobs: bookingJobs,
  dues: [...waitlistDues, ...bookingDues, ...drawDues],
  web: serveCalendar,
}
