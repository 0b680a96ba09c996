import { addDays, startOfDay } from '@nethos/contract/common/days.ts'
import type { CheckupPlaces } from '../../../ports/hospital-checkups.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { calendarsOf, placesAt, slotsIn, timesIn } from '../examinations/places.ts'
import type { Schedule, Slot } from '../wire.ts'

/** Each place of a centre is a Slot; those of one Schedule that begin together are one time (docs/decisions/0165). */
export const checkupTimes = (slots: readonly Slot[], calendars: ReadonlyMap<string, Schedule>): CheckupPlaces[] =>
  timesIn(slots, calendars).map(({ slotCode, resourceCode, left = 0, ...one }) => ({
    ...one,
    timeCode: slotCode,
    centreCode: resourceCode,
    left,
  }))

export async function timesOf(client: HospitalClient, fromDay: string, toDay: string): Promise<CheckupPlaces[]> {
  const calendars = await calendarsOf(client, 'checkup')
  const start = [
    `ge${new Date(startOfDay(fromDay)).toISOString()}`,
    `lt${new Date(startOfDay(addDays(toDay, 1))).toISOString()}`,
  ]
  const times = checkupTimes(await slotsIn(client, calendars.keys(), { start }), calendars)
  return times.toSorted((a, b) => a.startsAt - b.startsAt || a.timeCode.localeCompare(b.timeCode))
}

export async function timeAt(
  client: HospitalClient,
  timeCode: string,
): Promise<{ time: CheckupPlaces; slots: Slot[] } | undefined> {
  const found = await placesAt(client, timeCode, 'checkup')
  if (!found) return undefined
  const { slotCode, resourceCode, left = 0, ...one } = found.time
  return { time: { ...one, timeCode: slotCode, centreCode: resourceCode, left }, slots: found.slots }
}
