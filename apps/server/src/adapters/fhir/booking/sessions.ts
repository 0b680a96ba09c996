import { startOfDay } from '@nethos/contract/common/days.ts'
import type { ClinicSession } from '../../../ports/hospital-booking.ts'
import type { FhirClient } from '../client.ts'
import { idIn, isNoClinic, schedule, slot, type Schedule, type Slot } from '../wire.ts'
import { aroundOf, sessionsIn, type Around } from './calendars.ts'
import { pageSize, type WhichHospital } from './own.ts'

/** So many ids in one address. */
const schedulesAtOnce = 20
const day = 86_400_000

export async function sessionsOf(
  client: FhirClient,
  hospital: WhichHospital,
  fromDay: string,
  toDay: string,
): Promise<ClinicSession[]> {
  const [from, until] = [startOfDay(fromDay), startOfDay(toDay) + day]
  const days = [`ge${new Date(from).toISOString()}`, `lt${new Date(until).toISOString()}`]
  const schedules = await client.search(schedule, 'Schedule', { date: days, _count: pageSize })
  const slots = bySchedule(await client.search(slot, 'Slot', { start: days, _count: pageSize }))
  // A calendar that does not say when it is cannot be found by its day, only by its slots.
  const known = new Set(schedules.map(one => one.id))
  schedules.push(
    ...(await schedulesById(
      client,
      [...slots.keys()].filter(id => !known.has(id)),
    )),
  )
  const around = await aroundOf(client, hospital)
  return schedules
    .flatMap(one => readSessions(client, one, slots.get(one.id) ?? [], around))
    .filter(one => one.day >= fromDay && one.day <= toDay)
}

/** Calendars with their slots as they are now, by the schedule's id. */
export async function sessionsNow(
  client: FhirClient,
  schedules: readonly Schedule[],
  around: Around,
): Promise<ReadonlyMap<string, ClinicSession[]>> {
  const sessions = new Map<string, ClinicSession[]>()
  for (let at = 0; at < schedules.length; at += schedulesAtOnce) {
    const some = schedules.slice(at, at + schedulesAtOnce)
    const ids = some.map(one => `Schedule/${one.id}`).join(',')
    const slots = bySchedule(await client.search(slot, 'Slot', { schedule: ids, _count: pageSize }))
    for (const one of some) sessions.set(one.id, readSessions(client, one, slots.get(one.id) ?? [], around))
  }
  return sessions
}

export async function schedulesById(client: FhirClient, ids: readonly string[]): Promise<Schedule[]> {
  const found: Schedule[] = []
  const asked = [...new Set(ids)].filter(id => id !== '')
  for (let at = 0; at < asked.length; at += schedulesAtOnce) {
    const _id = asked.slice(at, at + schedulesAtOnce).join(',')
    found.push(...(await client.search(schedule, 'Schedule', { _id, _count: pageSize })))
  }
  return found
}

const bySchedule = (slots: readonly Slot[]): Map<string, Slot[]> =>
  Map.groupBy(slots, one => idIn(one.schedule, 'Schedule') ?? '')

function readSessions(client: FhirClient, one: Schedule, slots: readonly Slot[], around: Around): ClinicSession[] {
  if (isNoClinic(one)) return []
  const { sessions, leftOut } = sessionsIn(one, slots, around)
  if (leftOut !== undefined) client.leftOut(`Schedule/${one.id}`, leftOut)
  return sessions
}
