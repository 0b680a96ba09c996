import { randomUUID } from 'node:crypto'
import type { BookingStatus } from '@nethos/contract/booking/booking.status.ts'
import { cancelUntil, defaultRule } from '@nethos/contract/booking/hospital-rules.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { Db } from '../../database/connect.ts'
import { bookings } from './booking.lifecycle.ts'

/** What a sample may choose; everything else follows from the state and the session. Instants epoch ms. */
export interface SampleBooking {
  accountId: string
  personId: string
  personName: string
  realPerson: Buffer
  recordNumber: string
  sessionId: string
  numberId: string
  status: BookingStatus
  now: number
  createdAt?: number
  payAt?: 'us' | 'window'
  pickUpCode?: string
  endReason?: string
  stopReason?: string
  stoppedAt?: number
}

const minute = 60_000
const dateOf = (at: number | null): Date | null => (at === null ? null : new Date(at))
const wasHeld = (status: BookingStatus) => !['taking', 'refused'].includes(status)
const wasBooked = (status: BookingStatus) => ['booked', 'seen', 'missed', 'stopped'].includes(status)

/** A booking in any state of its life, for tests and for the demo hospital. Gives back its id. */
export async function aBooking(db: Db, sample: SampleBooking): Promise<string> {
  const { status, now, createdAt = now - 2 * minute } = sample
  const session = await db
    .selectFrom('clinicSession')
    .innerJoin('clinicNumber', 'clinicNumber.sessionId', 'clinicSession.sessionId')
    .select(['clinicSession.hosId', 'deptId', 'clinicDoctorId', 'kind', 'onDay', 'period', 'feeCents'])
    .select(['clinicSession.startsAt as sessionStartsAt', 'endsAt', 'clinicNumber.startsAt', 'no'])
    .where('clinicNumber.numberId', '=', sample.numberId)
    .executeTakeFirstOrThrow()
  const { sessionStartsAt, ...where } = session
  const isSameDay = String(session.onDay) === dayOf(createdAt)
  const facts = {
    feeCents: session.feeCents,
    isCovered: false,
    createdAt,
    heldAt: wasHeld(status) ? createdAt + 1000 : null,
    confirmingAt: wasBooked(status) || status === 'confirming' ? createdAt + minute : null,
    endsAt: session.endsAt.getTime(),
    stoppedAt: sample.stoppedAt ?? (status === 'stopped' ? now - minute : null),
    settledAt: null,
    isBeingReplaced: false,
  }
  const isPaid = facts.confirmingAt !== null && sample.payAt !== 'window' && session.feeCents > 0
  const { bookingId } = await db
    .insertInto('booking')
    .values({
      ...where,
      accountId: sample.accountId,
      personId: sample.personId,
      personName: sample.personName,
      realPerson: sample.realPerson,
      recordNumber: sample.recordNumber,
      sessionId: sample.sessionId,
      numberId: sample.numberId,
      isSameDay,
      status,
      payAt: sample.payAt ?? 'us',
      pickUpCode: sample.pickUpCode ?? (wasBooked(status) ? '836204' : ''),
      endReason: sample.endReason ?? '',
      stopReason: sample.stopReason ?? '',
      createdAt: new Date(createdAt),
      heldAt: dateOf(facts.heldAt),
      confirmingAt: dateOf(facts.confirmingAt),
      paidAt: isPaid ? dateOf(facts.confirmingAt) : null,
      confirmedAt: wasBooked(status) ? dateOf(createdAt + 2 * minute) : null,
      stoppedAt: dateOf(facts.stoppedAt),
      endedAt: ['seen', 'missed', 'cancelled', 'refused'].includes(status) ? new Date(now) : null,
      cancelUntil: new Date(
        cancelUntil(defaultRule, {
          onDay: String(session.onDay),
          isSameDay,
          sessionStartsAt: sessionStartsAt.getTime(),
        }),
      ),
      ...bookings.deadlines(status, facts),
    })
    .returning('bookingId')
    .executeTakeFirstOrThrow()
  return bookingId
}

interface SampleSession {
  hosId: string
  /** 'YYYY-MM-DD'. */
  onDay: string
  startsAt: number
  feeCents?: number
  kind?: string
  numbers?: number
}

/** A department with one session and its numbers, where none is at hand. */
export async function aClinicSession(
  db: Db,
  { hosId, onDay, startsAt, feeCents = 5000, kind = 'ordinary', numbers = 3 }: SampleSession,
): Promise<{ sessionId: string; numberIds: string[] }> {
  const key = `${hosId}.${randomUUID().slice(0, 8)}`
  await db
    .insertInto('clinicDepartment')
    .values({ deptId: key, hosId, deptCode: key, deptName: '心血管内科', kind: kind === 'expert' ? 'ordinary' : kind })
    .execute()
  await db
    .insertInto('clinicSession')
    .values({
      sessionId: key,
      hosId,
      sessionCode: key,
      deptId: key,
      onDay,
      period: 'am',
      kind,
      feeCents,
      releaseAt: new Date(startsAt - 15 * 86_400_000),
      startsAt: new Date(startsAt),
      endsAt: new Date(startsAt + 4 * 3_600_000),
    })
    .execute()
  const numberIds = Array.from({ length: numbers }, (_, at) => `${key}.${at + 1}`)
  await db
    .insertInto('clinicNumber')
    .values(
      numberIds.map((numberId, at) => ({
        numberId,
        sessionId: key,
        numberCode: numberId,
        no: at + 1,
        startsAt: new Date(startsAt + at * 10 * minute),
        state: 'open',
      })),
    )
    .execute()
  return { sessionId: key, numberIds }
}
