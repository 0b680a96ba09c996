import { addDays, startOfDay } from '@nethos/contract/common/days.ts'
import type { ExaminationSlot } from '../../../ports/hospital-examinations.ts'
import type { StoredFact } from '../../../ports/hospital-messages.ts'
import { newestOf } from '../newest.ts'
import type { ExaminationRoom } from '../hl7-hospital.ts'
import type { AppointmentFact } from './appointments.ts'

const minuteMs = 60_000

/** HL7 v2 tells appointments, not calendars: the times of a room stand in the settings, what is taken in the messages. */
export const slotCodeOf = (resourceCode: string, startsAt: number): string =>
  `${resourceCode}.${Math.floor(startsAt / minuteMs)}`

const minutesIn = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
/** 1 Monday … 7 Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

type Bare = Omit<ExaminationSlot, 'version'>

function timesOf(resourceCode: string, { hours, everyMinutes, places }: ExaminationRoom, day: string): Bare[] {
  return hours
    .filter(one => one.days.includes(weekdayOf(day)))
    .flatMap(({ from, to }) => {
      const [first, last] = [minutesIn(from), minutesIn(to)]
      const length = everyMinutes ?? last - first
      const count = Math.floor((last - first) / length)
      return Array.from({ length: count }, (_, at) => {
        const startsAt = startOfDay(day) + (first + at * length) * minuteMs
        return {
          slotCode: slotCodeOf(resourceCode, startsAt),
          resourceCode,
          startsAt,
          endsAt: startsAt + length * minuteMs,
          ...(places !== undefined && { left: places }),
        }
      })
    })
}

export const appointmentFactOf = (fact: StoredFact): AppointmentFact => fact.body as AppointmentFact

/** All times from one day to another with the places that are left; a time's version is the last that was said of it. */
export function slotsOf(
  rooms: Readonly<Record<string, ExaminationRoom>>,
  { fromDay, toDay }: { fromDay: string; toDay: string },
  appointments: readonly StoredFact[],
): ExaminationSlot[] {
  const versions = new Map<string, number>()
  for (const one of appointments) {
    const code = slotCodeOf(appointmentFactOf(one).resourceCode, appointmentFactOf(one).startsAt)
    versions.set(code, Math.max(versions.get(code) ?? 0, one.factId))
  }
  const taken = new Map<string, number>()
  for (const one of newestOf(appointments)) {
    // A time that was left is another one, too, since then.
    for (const before of appointments.filter(other => other.code === one.code)) {
      const left = slotCodeOf(appointmentFactOf(before).resourceCode, appointmentFactOf(before).startsAt)
      versions.set(left, Math.max(versions.get(left) ?? 0, one.factId))
    }
    if (!appointmentFactOf(one).isLive) continue
    const code = slotCodeOf(appointmentFactOf(one).resourceCode, appointmentFactOf(one).startsAt)
    taken.set(code, (taken.get(code) ?? 0) + 1)
  }
  const slots: ExaminationSlot[] = []
  for (let day = fromDay; day <= toDay; day = addDays(day, 1))
    for (const [code, room] of Object.entries(rooms))
      for (const one of timesOf(code, room, day)) {
        const left = one.left === undefined ? {} : { left: Math.max(one.left - (taken.get(one.slotCode) ?? 0), 0) }
        slots.push({ ...one, ...left, version: versions.get(one.slotCode) ?? 0 })
      }
  return slots
}
