import { startOfDay } from '@nethos/contract/common/days.ts'
import type { ClinicSession, Period } from '../../../ports/hospital-booking.ts'

const hour = 3_600_000

/** From when until when, in hours of the day (Asia/Shanghai). */
const hours: Readonly<Record<Period, readonly [from: number, to: number]>> = {
  am: [8, 11.5],
  pm: [13.5, 17],
  evening: [17, 20],
}

/** A session lasts as its period does, or longer when its numbers do. */
export function hoursOf({ day, period, numbers }: Pick<ClinicSession, 'day' | 'period' | 'numbers'>): {
  startsAt: number
  endsAt: number
} {
  const [from, to] = hours[period]
  const times = numbers.map(number => number.startsAt)
  return {
    startsAt: Math.min(startOfDay(day) + from * hour, ...times),
    endsAt: Math.max(startOfDay(day) + to * hour, ...times),
  }
}
