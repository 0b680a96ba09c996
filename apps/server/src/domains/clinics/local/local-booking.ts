import type { Database } from '../../../database/connect.ts'
import type { Clock } from '../../../ports/clock.ts'
import { ForgedPushError, OrderUnknownError, type HospitalBooking } from '../../../ports/hospital-booking.ts'
import { answered } from './answered.ts'
import { departmentsOf, doctorsOf, forget, happeningsSince, inTurn, sessionsOf } from './offer.table.ts'
import { endHolds, endUnmarked, giveBack, holdNumber, orderNow, registerVisit } from './order.table.ts'
import { growSessions } from './session.table.ts'

const mostAtOnce = 200

/** Registration as the desk keeps it, for hospitals without a system of their own (docs/decisions/0060). */
export const localBooking = (db: Database, clock: Clock): HospitalBooking => ({
  speaksFor: () => true,
  departments: hosId => answered(() => departmentsOf(db, hosId)),
  doctors: hosId => answered(() => doctorsOf(db, hosId)),
  sessions: (hosId, fromDay, toDay) =>
    answered(async () => {
      await growSessions(db, hosId, clock.now())
      await endHolds(db, hosId, clock.now())
      return db.transaction().execute(async trx => {
        await inTurn(trx, hosId, 'reading')
        return sessionsOf(trx, hosId, fromDay, toDay)
      })
    }),
  hold: (hosId, order) => answered(() => holdNumber(db, hosId, order, clock.now())),
  confirm: (hosId, ourNo, paid) => answered(() => registerVisit(db, hosId, ourNo, { ...paid, now: clock.now() })),
  release: (hosId, ourNo) => answered(() => giveBack(db, hosId, ourNo, clock.now())),
  order: (hosId, ourNo) =>
    answered(async () => {
      await endHolds(db, hosId, clock.now())
      await endUnmarked(db, hosId, clock.now())
      return orderNow(db, hosId, ourNo)
    }),
  /** What was written before the visit lies with the booking, where the desk reads it: nothing is kept twice. */
  keepIllness: (hosId, ourNo) =>
    answered(async () => {
      if (!(await orderNow(db, hosId, ourNo))) throw new OrderUnknownError(`No order ${ourNo}`)
    }),
  happenings: (hosId, cursor) =>
    answered(async () => {
      await endHolds(db, hosId, clock.now())
      await endUnmarked(db, hosId, clock.now())
      await forget(db, hosId, clock.now())
      return happeningsSince(db, hosId, cursor, mostAtOnce)
    }),
  /** Nobody outside keeps these clinics: whoever pushes is somebody else. */
  readPush: async () => {
    throw new ForgedPushError('No system pushes for this hospital')
  },
})
