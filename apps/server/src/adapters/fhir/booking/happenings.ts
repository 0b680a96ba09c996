import type * as z from 'zod/mini'
import type { ClinicSession, Happening } from '../../../ports/hospital-booking.ts'
import { changesQuery, keyOf, newAmong, readCursor, readOn, writeCursor } from '../changes.ts'
import type { FhirClient } from '../client.ts'
import { systems } from '../names.ts'
import { aroundOf, isOwn, sessionCodeAt } from './calendars.ts'
import type { WhichHospital } from './own.ts'
import { schedulesById, sessionsNow } from './sessions.ts'
import { appointment, idIn, identifierIn, isNoClinic, lastUpdated, schedule, slot } from '../wire.ts'

const mostAtOnce = 200
/** FHIR keeps no log: who begins asks for what changed lately, the listing says the rest. */
const firstLookMs = 600_000

type Schedule = z.output<typeof schedule>
type Slot = z.output<typeof slot>
type Appointment = z.output<typeof appointment>
type Changed = Schedule | Slot | Appointment

/** Polls what was updated since, of all three kinds, and says it in our words. */
export async function happeningsSince(
  client: FhirClient,
  hospital: WhichHospital,
  given: string,
  now: number,
): Promise<{ happenings: Happening[]; cursor: string }> {
  const read = readCursor(given, now - firstLookMs)
  const { query, most } = changesQuery(read, mostAtOnce)
  const found: Changed[] = [
    ...(await client.search(schedule, 'Schedule', query, most)),
    ...(await client.search(slot, 'Slot', query, most)),
    ...(await client.search(appointment, 'Appointment', query, most)),
  ]
  const changed = newAmong(found, read, mostAtOnce)
  return { happenings: await inOurWords(client, hospital, changed), cursor: writeCursor(readOn(read, changed)) }
}

async function inOurWords(
  client: FhirClient,
  hospital: WhichHospital,
  changed: readonly Changed[],
): Promise<Happening[]> {
  const calendars = changed.filter(one => one.resourceType === 'Schedule')
  const isAsked = changed.some(one => one.resourceType !== 'Appointment')
  const around = isAsked ? await aroundOf(client, hospital) : undefined
  const sessions = around ? await sessionsNow(client, calendars, around) : new Map<string, ClinicSession[]>()
  const ofSlots = await schedulesOfSlots(client, changed, calendars)
  return changed.flatMap(one => {
    const head = { happeningId: idOf(one), at: lastUpdated(one) }
    if (one.resourceType === 'Schedule') return ofCalendar(one, head, sessions.get(one.id) ?? [])
    if (one.resourceType === 'Appointment') return ofVisit(one, head)
    const of = ofSlots.get(idIn(one.schedule, 'Schedule') ?? '')
    if (!of || !around || isNoClinic(of) || !isOwn(of, around)) return []
    const sessionCode = sessionCodeAt(of, Date.parse(one.start))
    return { ...head, kind: 'number_changed' as const, numberCode: one.id, sessionCode, isFree: one.status === 'free' }
  })
}

async function schedulesOfSlots(
  client: FhirClient,
  changed: readonly Changed[],
  known: readonly Schedule[],
): Promise<ReadonlyMap<string, Schedule>> {
  const ids = changed.flatMap(one => (one.resourceType === 'Slot' ? (idIn(one.schedule, 'Schedule') ?? []) : []))
  const others = await schedulesById(
    client,
    ids.filter(id => known.every(one => one.id !== id)),
  )
  return new Map([...known, ...others].map(one => [one.id, one]))
}

interface Head {
  happeningId: string
  at: number
}

/** A calendar of several sessions is several happenings; each has an id of its own. */
function ofCalendar(one: Schedule, head: Head, sessions: readonly ClinicSession[]): Happening[] {
  const idAt = (at: number) => (at === 0 ? head.happeningId : `${head.happeningId.slice(-58)}+${at}`)
  return sessions.map((session, at) => {
    const each = { ...head, happeningId: idAt(at) }
    if (one.active !== false) return { ...each, kind: 'session_changed' as const, session }
    const { sessionCode, version } = session
    return { ...each, kind: 'session_stopped' as const, sessionCode, version, reason: one.comment ?? '' }
  })
}

function ofVisit(one: Appointment, head: Head): Happening[] {
  const ourNo = identifierIn(one.identifier, systems.booking)
  const outcome = { fulfilled: 'seen', noshow: 'missed' }[one.status] as 'seen' | 'missed' | undefined
  return ourNo !== undefined && outcome ? [{ ...head, kind: 'visit', ourNo, outcome }] : []
}

/** At most 64 characters: of a long id the end, which differs. */
const idOf = (one: Changed): string =>
  keyOf(one)
    .replace(/^(\w{2})\w*/, '$1')
    .slice(-64)
