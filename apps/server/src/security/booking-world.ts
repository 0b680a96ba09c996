import type { BookingStatus } from '@nethos/contract/booking/booking.status.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { aBooking, aClinicSession } from '../domains/booking/booking.samples.ts'
import type { TestServer } from '../testing/server.ts'

/** What the world has of bookings. */
export interface BookingWorld {
  /** A booking of the owner's in this state; its session is the latest one. */
  booking(status: BookingStatus, kind?: string): Promise<string>
  /** A booking of the owner's that can no longer be given back. */
  tooLateToGiveBack(): Promise<string>
  /** Somebody of the owner's who has a booking. */
  booked(kind?: string): Promise<string>
  /** A session of the hospital h1 in which numbers are free; another one of the same department. */
  clinicSession(kind?: string): Promise<{ sessionId: string; numberId: string }>
  likeLatest(): Promise<{ sessionId: string }>
  /** A ban of the owner's person. */
  ban(): Promise<string>
}

/** `aBound`: somebody new of the account's, with a hospital account. */
export function bookingWorld(server: TestServer, accountId: string, aBound: () => Promise<string>): BookingWorld {
  let latestSession = ''
  let latestPerson = ''
  const world: BookingWorld = {
    async clinicSession(kind = 'ordinary') {
      // Unpaid numbers of other cases shall not fill the owner's hands.
      await server.db
        .updateTable('booking')
        .set({ madeBy: 'change' })
        .where('accountId', '=', accountId)
        .where('status', 'in', ['taking', 'unpaid'])
        .execute()
      const startsAt = server.runtime.clock.now() + 3 * 86_400_000
      const { sessionId, numberIds } = await aClinicSession(server.db, {
        hosId: 'h1',
        onDay: dayOf(startsAt),
        startsAt,
        kind,
        numbers: 3,
      })
      latestSession = sessionId
      return { sessionId, numberId: numberIds[0]! }
    },
    async likeLatest() {
      const { deptId } = await server.db
        .selectFrom('clinicSession')
        .select('deptId')
        .where('sessionId', '=', latestSession)
        .executeTakeFirstOrThrow()
      const other = await world.clinicSession()
      await server.db.updateTable('clinicSession').set({ deptId }).where('sessionId', '=', other.sessionId).execute()
      return other
    },
    async booking(status, kind) {
      const { sessionId, numberId } = await world.clinicSession(kind)
      const personId = (latestPerson = await aBound())
      const person = await server.db
        .selectFrom('person')
        .select(['name', 'idCardHash'])
        .where('personId', '=', personId)
        .executeTakeFirstOrThrow()
      const bookingId = await aBooking(server.db, {
        accountId,
        personId,
        personName: person.name,
        realPerson: person.idCardHash!,
        recordNumber: 'B1',
        sessionId,
        numberId,
        status,
        now: server.runtime.clock.now(),
      })
      await server.db
        .updateTable('clinicNumber')
        .set({ state: 'taken', bookingId })
        .where('numberId', '=', numberId)
        .execute()
      return bookingId
    },
    async tooLateToGiveBack() {
      const bookingId = await world.booking('booked')
      const long = new Date(server.runtime.clock.now() - 3_600_000)
      await server.db
        .updateTable('booking')
        .set({ cancelUntil: long, confirmedAt: long })
        .where('bookingId', '=', bookingId)
        .execute()
      return bookingId
    },
    async booked(kind) {
      await world.booking('booked', kind)
      return latestPerson
    },
    async ban() {
      const at = server.runtime.clock.now()
      const personId = (latestPerson = await aBound())
      const { name, idCardHash } = await server.db
        .selectFrom('person')
        .select(['name', 'idCardHash'])
        .where('personId', '=', personId)
        .executeTakeFirstOrThrow()
      const { banId } = await server.db
        .insertInto('bookingBan')
        .values({
          realPerson: idCardHash!,
          personName: name,
          reason: '30天内退号3次',
          fromAt: new Date(at),
          untilAt: new Date(at + 86_400_000),
        })
        .returning('banId')
        .executeTakeFirstOrThrow()
      return banId
    },
  }
  return world
}
