import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { bookingDeskServices as services } from '@nethos/contract/booking/booking-desk.services.ts'
import { fairDeskServices } from '@nethos/contract/booking/fair-desk.services.ts'
import type { BookingStatus } from '@nethos/contract/booking/booking.status.ts'
import type { OutputOf } from '@nethos/contract/service.ts'

type RowOf<S> = OutputOf<S> extends { rows: (infer Row)[] } ? Row : never
export type DeskBooking = OutputOf<typeof services.deskBooking>
export type DeskBan = RowOf<typeof services.listDeskBans>
export type DeskAppeal = RowOf<typeof services.listAppeals>
export type HospitalRules = OutputOf<typeof services.listRules>[number]

export interface BookingFilter {
  bookingId: string
  deptName: string
  /** Part of the patient's name; '' for all. */
  personName: string
  /** 'YYYY-MM-DD', or ''. */
  onDay: string
  status: BookingStatus | ''
}
export const bookings = (filter: BookingFilter, pageNum: number) =>
  query(services.listDeskBookings, { ...filter, pageNum })
export const booking = (bookingId: string) => query(services.deskBooking, { bookingId })
export const bans = (pageNum: number) => query(services.listDeskBans, { isOpen: true, pageNum })
export const appeals = (pageNum: number) => query(services.listAppeals, { isOpen: true, pageNum })
export const fairSessions = (onDay: string, pageNum: number) => query(fairDeskServices.listDeskFair, { onDay, pageNum })
export const fairSession = (sessionId: string) => query(fairDeskServices.deskFair, { sessionId })
export const rules = () => query(services.listRules, {})

const ofBans = [services.listDeskBans, services.listAppeals, services.deskBooking] as const
export const bar = command(services.bar, ...ofBans)
export const liftBan = command(services.liftBan, ...ofBans)
export const answerAppeal = command(services.answerAppeal, ...ofBans)
export const saveRule = command(services.saveRule, services.listRules)
