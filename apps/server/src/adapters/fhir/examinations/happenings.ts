import type { ExaminationHappening } from '../../../ports/hospital-examinations.ts'
import { readNamed } from '../by-id.ts'
import type { Changed, ReadSoFar } from '../changes.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { whereServed } from '../errors.ts'
import { happenedSince, type ChangesQuery } from '../happened-since.ts'
import { idIn, lastUpdated, type Slot } from '../wire.ts'
import { itemsDone } from './items.ts'
import { orderOf } from './around.ts'
import { ordersIn } from './orders.ts'
import { calendarsOf, slotCodeOf, slotsIn, timesIn } from './places.ts'
import { entryIn, versionsOf } from './queue.ts'
import {
  examinationAppointment,
  serviceRequest,
  task,
  type ExaminationAppointment,
  type ServiceRequest,
  type Task,
} from './wire.ts'

const historiesAtOnce = 8

type One = ServiceRequest | Slot | ExaminationAppointment | Task

export const happeningsSince = (client: HospitalClient, cursor: string, recordSystem: string, now: number) =>
  happenedSince<One & Changed, ExaminationHappening>(
    { cursor, now },
    (asked, read) => changedSince(client, asked, read),
    changed => inOurWords(client, changed, recordSystem),
  )

async function changedSince(client: HospitalClient, { query, most }: ChangesQuery, read: ReadSoFar): Promise<One[]> {
  const calendars = await calendarsOf(client)
  const found: One[] = [
    ...(await client.search(serviceRequest, 'ServiceRequest', query, most)),
    ...(await slotsIn(client, calendars.keys(), query, most)),
    ...(await client.search(examinationAppointment, 'Appointment', query, most)),
    ...(await whereServed(client.search(task, 'Task', query, most))),
  ]
  // A queue's number that was called and missed in one moment was both: each version is a change of its own.
  const tasks = await ownTasks(
    client,
    found.filter(one => one.resourceType === 'Task'),
  )
  const versions: Task[] = []
  for (let at = 0; at < tasks.length; at += historiesAtOnce)
    versions.push(
      ...(await Promise.all(tasks.slice(at, at + historiesAtOnce).map(one => versionsOf(client, one)))).flat(),
    )
  const others = found.filter(one => one.resourceType !== 'Task')
  return [...others, ...versions.filter(one => isYoung(one, read))]
}

/** A number in another hospital's line is not called here; what another Task says is its order's. */
async function ownTasks(client: HospitalClient, tasks: readonly Task[]): Promise<Task[]> {
  const numbers = tasks.filter(one => entryIn(one) !== undefined)
  const own = new Set(await client.own(numbers))
  return tasks.filter(one => own.has(one) || !numbers.includes(one))
}

/** A version from before what was asked for was told then. */
const isYoung = (one: Task, { at }: ReadSoFar): boolean => lastUpdated(one) >= at - 2_000

async function inOurWords(
  client: HospitalClient,
  changed: readonly One[],
  recordSystem: string,
): Promise<Map<One, ExaminationHappening[]>> {
  const orderIds = new Map(changed.map(one => [one, orderIdOf(one)]))
  const requests = await readNamed(client, serviceRequest, 'ServiceRequest', orderIds.values())
  const orders = new Map((await ordersIn(client, [...requests.values()], recordSystem)).map(one => [one.orderNo, one]))
  const times = await timesOf(
    client,
    changed.filter(one => one.resourceType === 'Slot'),
  )
  const done = await itemsDone(
    client,
    changed.filter(one => one.resourceType === 'ServiceRequest'),
  )
  const once = onceEach()
  return new Map(
    changed.map(one => {
      const at = lastUpdated(one)
      const orderNo = orderIds.get(one) ?? ''
      const own: ExaminationHappening[] = once(`order ${orderNo}`, orders.get(orderNo)).map(order => ({
        at,
        kind: 'order',
        order,
      }))
      if (one.resourceType === 'Slot') {
        const code = slotCodeOf(one)
        own.push(...once(`slot ${code}`, times.get(code)).map(time => ({ at, kind: 'slot' as const, slot: time })))
      }
      const ourNo = one.resourceType === 'ServiceRequest' ? (one.requisition?.value ?? '') : ''
      own.push(
        ...once(`items ${ourNo}`, done.has(ourNo) ? ourNo : undefined).map(no => ({
          at,
          kind: 'items_done' as const,
          ourNo: no,
        })),
      )
      const entry = one.resourceType === 'Task' ? entryIn(one) : undefined
      return [one, entry ? [...own, { at, kind: 'queue' as const, entry }] : own]
    }),
  )
}

/** Hands on the first of each key that there is. */
function onceEach() {
  const seen = new Set<string>()
  return <T>(key: string, of: T | undefined): T[] => {
    if (of === undefined || seen.has(key)) return []
    seen.add(key)
    return [of]
  }
}

function orderIdOf(one: One): string | undefined {
  if (one.resourceType === 'ServiceRequest') return one.id
  if (one.resourceType === 'Appointment') return orderOf(one)
  return one.resourceType === 'Task' ? idIn(one.focus, 'ServiceRequest') : undefined
}

/** The times that changed places belong to, with all their places as they are now. */
async function timesOf(client: HospitalClient, places: readonly Slot[]) {
  if (places.length === 0) return new Map<string, never>()
  const starts = places.map(one => Date.parse(one.start)).filter(Number.isFinite)
  const start = [
    `ge${new Date(Math.min(...starts) - 60_000).toISOString()}`,
    `le${new Date(Math.max(...starts) + 60_000).toISOString()}`,
  ]
  const calendars = await calendarsOf(client)
  const ids = new Set(places.flatMap(one => idIn(one.schedule, 'Schedule') ?? []))
  const all = starts.length === 0 ? [] : await slotsIn(client, ids, { start })
  return new Map(timesIn(all, calendars).map(one => [one.slotCode, one]))
}
