import { command } from '@nethos/calls/command.ts'
import { query, saved } from '@nethos/calls/query.ts'
import { findingServices } from '@nethos/contract/clinics/finding.services.ts'
import { orderChangeServices } from '@nethos/contract/booking/order-change.services.ts'
import { orderPayServices } from '@nethos/contract/booking/order-pay.services.ts'
import { orderServices } from '@nethos/contract/booking/orders.services.ts'
import { bookingLimitServices } from '@nethos/contract/booking/limits.services.ts'
import type { BookSort } from '@nethos/contract/booking/booking.words.ts'

export const booking = (bookingId: string) => saved(query(orderServices.bookingDetail, { bookingId }))
export const chosenNumber = (sessionId: string, numberId: string) =>
  query(orderServices.chosenNumber, { sessionId, numberId })
export const bookings = (of: { sort?: BookSort; personId?: string } = {}) =>
  saved(query(orderServices.listBookings, of))
export const checkPatient = (personId: string, hosId: string) => query(orderServices.checkPatient, { personId, hosId })
export const alternatives = (bookingId: string) => query(orderChangeServices.listAlternatives, { bookingId })
export const bookingRules = (hosId: string) => query(bookingLimitServices.bookingRules, { hosId })
export const strikes = () => query(bookingLimitServices.listStrikes, {})
export const bans = () => query(bookingLimitServices.listBans, {})

/** What tells of one's own bookings. */
const ofBookings = [orderServices.bookingDetail, orderServices.listBookings, orderServices.comingVisits] as const
/** What tells of numbers that are free. */
const ofNumbers = [
  findingServices.listNumbers,
  findingServices.doctorSessions,
  findingServices.expertSessions,
  findingServices.ordinarySessions,
  findingServices.doctorsOfDay,
  findingServices.doctorStates,
  findingServices.listExperts,
  findingServices.listClinicDepartments,
] as const

export const register = command(orderServices.registerInSession, ...ofBookings, ...ofNumbers)
export const payBooking = command(orderPayServices.payBooking, ...ofBookings)
export const queryPayment = command(orderPayServices.queryBookingPayment, ...ofBookings)
export const payAtWindow = command(orderPayServices.payAtWindow, ...ofBookings)
export const askInsurance = command(orderServices.insurance)
export const withdraw = command(
  orderChangeServices.withdrawBooking,
  ...ofBookings,
  ...ofNumbers,
  bookingLimitServices.listBans,
  bookingLimitServices.listStrikes,
)
export const forgo = command(
  orderChangeServices.forgoBooking,
  ...ofBookings,
  ...ofNumbers,
  bookingLimitServices.listStrikes,
)
export const changeBooking = command(
  orderChangeServices.changeBooking,
  ...ofBookings,
  ...ofNumbers,
  orderChangeServices.listAlternatives,
)
export const acknowledgeStop = command(orderChangeServices.acknowledgeStop, ...ofBookings)
export const refundStopped = command(orderChangeServices.refundStopped, ...ofBookings)
export const appeal = command(bookingLimitServices.appeal, bookingLimitServices.listBans)
