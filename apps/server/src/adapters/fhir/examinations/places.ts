import { firstOf } from '@nethos/contract/common/present.ts'
import { addDays, startOfDay } from '@nethos/contract/common/days.ts'
import type { ExaminationSlot } from '../../../ports/hospital-examinations.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { systems } from '../names.ts'
import { idIn, isOf, lastUpdated, schedule, slot, type PlaceKind, type Schedule, type Slot } from '../wire.ts'
import { openingsOf } from './openings.ts'

/**
 * R4 knows no number of places: each place is a Slot, and those of one calendar that begin together are one time of ours,
 * `scheduleId.minute`.
 */

const schedulesAtOnce = 20
const minute = 60_000
const pageSize = '500'
const longestCode = 64

export const isId = (given: string): boolean => /^[A-Za-z0-9.-]{1,64}$/.test(given)

/** The device, service or room that something needs. */
export function resourceIn(named: readonly { reference?: string | undefined }[] | undefined): string {
  const of = (type: string) => named?.map(one => idIn(one, type)).find(id => id !== undefined)
  return of('Device') ?? of('HealthcareService') ?? of('Location') ?? ''
}

export async function calendarsOf(
  client: HospitalClient,
  kind: PlaceKind = 'examination',
): Promise<Map<string, Schedule>> {
  const query = { 'service-category': `${systems.kind}|${kind}`, _count: pageSize }
  const found = await client.search(schedule, 'Schedule', query)
  const own = await client.own(found.filter(one => isOf(one, kind)))
  return new Map(own.map(one => [one.id, one]))
}

/** The Slots of these calendars, asked for with what else is asked. */
export async function slotsIn(
  client: HospitalClient,
  ids: Iterable<string>,
  query: Record<string, string | readonly string[]>,
  most?: number,
): Promise<Slot[]> {
  const [all, found]: [string[], Slot[]] = [[...ids], []]
  for (let at = 0; at < all.length; at += schedulesAtOnce) {
    const some = all.slice(at, at + schedulesAtOnce).map(id => `Schedule/${id}`)
    found.push(...(await client.search(slot, 'Slot', { _count: pageSize, ...query, schedule: some.join(',') }, most)))
  }
  return found
}

export const slotCodeOf = (one: Slot): string =>
  `${idIn(one.schedule, 'Schedule') ?? ''}.${Math.floor(Date.parse(one.start) / minute).toString(36)}`

/** Times of ours with the places that are left of each. */
export function timesIn(slots: readonly Slot[], calendars: ReadonlyMap<string, Schedule>): ExaminationSlot[] {
  const timed = slots.filter(one => Number.isFinite(Date.parse(one.start)) && Number.isFinite(Date.parse(one.end)))
  return [...Map.groupBy(timed, slotCodeOf)].flatMap(([slotCode, places]) => {
    const of = calendars.get(slotCode.slice(0, slotCode.lastIndexOf('.')))
    if (!of || slotCode.length > longestCode) return []
    const isOpen = of.active !== false
    return {
      slotCode,
      resourceCode: resourceIn(of.actor),
      startsAt: Date.parse(firstOf(places).start),
      endsAt: Math.max(...places.map(one => Date.parse(one.end))),
      left: isOpen ? places.filter(one => one.status === 'free').length : 0,
      version: Math.max(lastUpdated(of), ...places.map(lastUpdated)),
    }
  })
}

export async function slotsOf(client: HospitalClient, fromDay: string, toDay: string): Promise<ExaminationSlot[]> {
  const calendars = await calendarsOf(client)
  const start = [
    `ge${new Date(startOfDay(fromDay)).toISOString()}`,
    `lt${new Date(startOfDay(addDays(toDay, 1))).toISOString()}`,
  ]
  const times = timesIn(await slotsIn(client, calendars.keys(), { start }), calendars)
  const all = [...times, ...(await openingsOf(client, fromDay, toDay))]
  return all.toSorted((a, b) => a.startsAt - b.startsAt || a.slotCode.localeCompare(b.slotCode))
}

/** The places of one time as they are now; none where the code is nobody's. */
export async function placesAt(
  client: HospitalClient,
  slotCode: string,
  kind: PlaceKind = 'examination',
): Promise<{ time: ExaminationSlot; slots: Slot[] } | undefined> {
  const [id, at] = [
    slotCode.slice(0, slotCode.lastIndexOf('.')),
    Number.parseInt(slotCode.slice(slotCode.lastIndexOf('.') + 1), 36) * minute,
  ]
  if (!isId(id) || !Number.isFinite(at) || at > 8e15) return undefined
  const of = await client.get(schedule, `Schedule/${id}`)
  if (!of || !isOf(of, kind) || (await client.own([of])).length === 0) return undefined
  const start = [`ge${new Date(at).toISOString()}`, `lt${new Date(at + minute).toISOString()}`]
  const slots = await slotsIn(client, [id], { start })
  const [time] = timesIn(slots, new Map([[id, of]]))
  return time && { time, slots }
}
