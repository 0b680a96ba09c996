import type { CheckupHappening, CheckupStation } from '../../../ports/hospital-checkups.ts'
import { about, namesOf } from '../about.ts'
import { readNamed } from '../by-id.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { whereServed } from '../errors.ts'
import { calendarsOf, slotCodeOf, slotsIn } from '../examinations/places.ts'
import { extensions, systems } from '../names.ts'
import { onceEach, happenedSince } from '../happened-since.ts'
import { codeIn, extensionOf, identifierIn, idIn, lastUpdated, type Slot } from '../wire.ts'
import { checkupTimes } from './places.ts'
import { reportsIn } from './reports.ts'
import {
  checkupAppointment,
  checkupReport,
  station,
  type CheckupAppointment,
  type CheckupReport,
  type Station,
} from './wire.ts'

type One = Slot | CheckupAppointment | Station | CheckupReport

const stationsOnly = { code: `${systems.station}|station` }
const ourNoOf = (one: CheckupAppointment | undefined): string => identifierIn(one?.identifier, systems.checkup) ?? ''
const appointmentOf = (one: Station): string => idIn(one.focus, 'Appointment') ?? ''

/** What changed of places, checks, stations and reports. */
export const happeningsSince = (
  client: HospitalClient,
  { cursor, now, reportSystem }: { cursor: string; now: number; reportSystem: string | undefined },
) =>
  happenedSince<One, CheckupHappening>(
    { cursor, now },
    async ({ query, most }) => [
      ...(await slotsIn(client, (await calendarsOf(client, 'checkup')).keys(), query, most)),
      ...(await client.own(
        (await client.search(checkupAppointment, 'Appointment', query, most)).filter(one => ourNoOf(one) !== ''),
      )),
      ...(await client.own(await whereServed(client.search(station, 'Task', { ...query, ...stationsOnly }, most)))),
      ...(await client.own(
        (await whereServed(client.search(checkupReport, 'DiagnosticReport', query, most))).filter(isOfCheckup),
      )),
    ],
    changed => inOurWords(client, changed, reportSystem),
  )

const isOfCheckup = (one: CheckupReport): boolean =>
  codeIn(one.category, systems.reportKind) === 'checkup' && ['final', 'amended', 'corrected'].includes(one.status)

async function inOurWords(client: HospitalClient, changed: readonly One[], reportSystem: string | undefined) {
  const tasks = changed.filter(one => one.resourceType === 'Task')
  const orders = await readNamed(client, checkupAppointment, 'Appointment', tasks.map(appointmentOf).filter(Boolean))
  const sheets = Map.groupBy(
    await about(client, namesOf('Appointment', [...orders.values()]), { schema: station, type: 'Task', by: 'focus' }),
    appointmentOf,
  )
  const times = await timesAround(
    client,
    changed.filter(one => one.resourceType === 'Slot'),
  )
  const reports = await reportsIn(
    client,
    changed.filter(one => one.resourceType === 'DiagnosticReport'),
    reportSystem,
  )
  const isFirst = onceEach()
  const happeningsOf = (one: One): CheckupHappening[] => {
    const at = lastUpdated(one)
    if (one.resourceType === 'Slot') {
      const time = times.get(slotCodeOf(one))
      return time && isFirst(`time ${time.timeCode}`) ? [{ at, kind: 'time', time }] : []
    }
    if (one.resourceType === 'Appointment') return ofAppointment(one)
    if (one.resourceType === 'DiagnosticReport') {
      const reported = reports.get(one.id)
      return reported ? [{ at, kind: 'reported', ...reported }] : []
    }
    const ourNo = ourNoOf(orders.get(appointmentOf(one)))
    const stations = sheetOf(sheets.get(appointmentOf(one)) ?? [])
    return isFirst(ourNo && `sheet ${ourNo}`) ? [{ at, kind: 'stations', ourNo, stations }] : []
  }
  return new Map(changed.map(one => [one, happeningsOf(one)]))
}

/** What we have cancelled ourselves says so; everything else that is cancelled was called off by the centre. */
function ofAppointment(one: CheckupAppointment): CheckupHappening[] {
  const [at, ourNo] = [lastUpdated(one), ourNoOf(one)]
  if (one.status === 'fulfilled') return [{ at, kind: 'checked', ourNo }]
  const isOurs = codeIn(one.cancelationReason && [one.cancelationReason], systems.cancelReason) === 'pat'
  if (one.status !== 'cancelled' || isOurs) return []
  return [{ at, kind: 'called_off', ourNo, reason: one.cancelationReason?.text ?? one.comment ?? '' }]
}

/** In the order in which it goes best now: by their numbers. */
function sheetOf(tasks: readonly Station[]): CheckupStation[] {
  const number = (one: Station): number => extensionOf(one, extensions.no)?.valuePositiveInt ?? Infinity
  return tasks
    .filter(one => !['cancelled', 'rejected', 'entered-in-error'].includes(one.status))
    .toSorted((a, b) => number(a) - number(b) || a.id.localeCompare(b.id))
    .map(one => ({
      name: one.code?.text ?? '',
      place: one.location?.display ?? '',
      isDone: one.status === 'completed',
      hint: one.note?.[0]?.text ?? '',
    }))
}

/** The times that changed places belong to, with all their places as they are now. */
async function timesAround(client: HospitalClient, places: readonly Slot[]) {
  const starts = places.map(one => Date.parse(one.start)).filter(Number.isFinite)
  if (starts.length === 0) return new Map<string, never>()
  const calendars = await calendarsOf(client, 'checkup')
  const start = [
    `ge${new Date(Math.min(...starts) - 60_000).toISOString()}`,
    `le${new Date(Math.max(...starts) + 60_000).toISOString()}`,
  ]
  const ids = new Set(places.flatMap(one => idIn(one.schedule, 'Schedule') ?? []))
  return new Map(checkupTimes(await slotsIn(client, ids, { start }), calendars).map(one => [one.timeCode, one]))
}
