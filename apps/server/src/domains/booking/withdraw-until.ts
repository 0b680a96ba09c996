import { untilInWords, withdrawableUntil } from '@nethos/contract/booking/hospital-rules.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { Booking } from './booking.table.ts'

/** Until when it can be given back; the doctor's change is the hospital's doing, and then until the session begins. */
export const withdrawUntil = ({ cancelUntil, doctorChangedAt, startsAt, confirmedAt, createdAt }: Booking): number =>
  doctorChangedAt === null ? withdrawableUntil(cancelUntil, { madeAt: confirmedAt ?? createdAt, startsAt }) : startsAt

/** For whoever cannot come. */
export function giveBackInWords(booking: Booking, now: number): string {
  const until = withdrawUntil(booking)
  return until > now ? `来不了的话，${untilInWords(until, dayOf(until))}。` : '来不了请点“我来不了”，把号让给其他患者。'
}
