import { present } from '@nethos/contract/common/present.ts'
import { dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import type { ClinicSession, Period, SessionKind } from '../../../ports/hospital-booking.ts'
import type { FhirClient } from '../client.ts'
import { extensions, systems } from '../names.ts'
import { codeIn, extensionOf, idIn, lastUpdated, practitionerRole, type Schedule, type Slot } from '../wire.ts'
import { kindIn, placesOf, type Place } from './offer.ts'
import { inUse, ownOf, pageSize, type Own, type WhichHospital } from './own.ts'

/**
 * The two forms of a calendar that are met. A session's own: one Schedule, its horizon within one day, that is one session of
 * ours. A doctor's: one Schedule over weeks or without an end, often with the doctor alone as its actor; each of its
 * half-days is a session of ours.
 */
const sessionKinds: readonly string[] = ['ordinary', 'expert', 'mdt', 'school']
const hour = 3_600_000
/** A session code has 64 characters at most. */
const longestCode = 64

interface Role {
  doctorCode: string | undefined
  deptCodes: readonly string[]
}

/** What calendars name: rooms, doctors and the departments they work in; and which of it is this hospital's. */
export interface Around {
  own: Own
  places: ReadonlyMap<string, Place>
  roles: ReadonlyMap<string, Role>
}

export async function aroundOf(client: FhirClient, hospital: WhichHospital): Promise<Around> {
  const roles = inUse(await client.search(practitionerRole, 'PractitionerRole', { _count: pageSize }))
  return {
    own: await ownOf(client, hospital),
    places: await placesOf(client),
    roles: new Map(
      roles.map(one => [
        one.id,
        {
          doctorCode: idIn(one.practitioner, 'Practitioner'),
          deptCodes: (one.healthcareService ?? []).flatMap(service => idIn(service, 'HealthcareService') ?? []),
        },
      ]),
    ),
  }
}

/** Whether it is one session's: its horizon says so, never its slots, of which a question sees only some. */
export function isOfOneSession({ planningHorizon: { start, end } = {} }: Schedule): boolean {
  if (start === undefined || end === undefined) return false
  const [from, until] = [Date.parse(start), Date.parse(end)]
  // An end at midnight is the end of the day before.
  return Number.isFinite(from) && until > from && dayOf(from) === dayOf(until - 1)
}

const periodAt = (startsAt: number): Period => {
  const hours = (startsAt - startOfDay(dayOf(startsAt))) / hour
  return hours < 12 ? 'am' : hours < 17 ? 'pm' : 'evening'
}

/** The session that a number of this calendar belongs to, by when it begins (epoch ms). */
export const sessionCodeAt = (of: Schedule, startsAt: number): string =>
  isOfOneSession(of) ? of.id : `${of.id}.${dayOf(startsAt).replaceAll('-', '')}.${periodAt(startsAt)}`

/** The sessions of a calendar as far as these slots of it go; none, and why, where it is not known whose they are. */
export function sessionsIn(
  of: Schedule,
  slots: readonly Slot[],
  around: Around,
): { sessions: ClinicSession[]; leftOut?: string } {
  const whose = whoseCalendar(of, around)
  if (whose === 'another’s') return { sessions: [] }
  if (typeof whose === 'string') return { sessions: [], leftOut: unknown[whose] }
  const timed = slots.filter(one => Number.isFinite(Date.parse(one.start)))
  const parts = Map.groupBy(timed, one => sessionCodeAt(of, Date.parse(one.start)))
  const tooLong = [...parts.keys()].some(code => code.length > longestCode)
  if (tooLong) return { sessions: [], leftOut: 'its id is too long for a calendar of several days' }
  // Without a slot it is known by its horizon alone.
  if (parts.size === 0 && isOfOneSession(of)) parts.set(of.id, [])
  return { sessions: [...parts].map(([code, part]) => sessionOf(of, code, part, whose)) }
}

interface Whose {
  deptCode: string
  doctorCode: string | undefined
  place: Place | undefined
}

/** Why nobody can say whose a calendar is. */
const unknown = {
  nobody: 'its actors name no department, and no doctor of one',
  several: 'its actors name no department, and its doctor works in several hospitals of this server',
} as const

/** Whether it is a calendar of this hospital's, as `sessionsIn` sees it. */
export const isOwn = (of: Schedule, around: Around): boolean => typeof whoseCalendar(of, around) !== 'string'

function whoseCalendar(of: Schedule, { own, places, roles }: Around): Whose | 'another’s' | keyof typeof unknown {
  const actor = (type: string) => of.actor.map(each => idIn(each, type)).find(id => id !== undefined)
  const role = roles.get(actor('PractitionerRole') ?? '')
  const doctorCode = role?.doctorCode ?? actor('Practitioner')
  const place = places.get(actor('Location') ?? '')
  const isStrange = (deptCode: string) => own.strange.has(deptCode)
  const ofWhom = (deptCode: string): Whose | 'another’s' =>
    isStrange(deptCode) ? 'another’s' : { deptCode, doctorCode, place }
  const service = actor('HealthcareService')
  if (service !== undefined) return ofWhom(service)
  if (role) return role.deptCodes[0] === undefined ? 'nobody' : ofWhom(role.deptCodes[0])
  const deptCodes = [...roles.values()].flatMap(one =>
    doctorCode !== undefined && one.doctorCode === doctorCode ? one.deptCodes : [],
  )
  const mine = deptCodes.find(one => !isStrange(one))
  if (mine === undefined) return deptCodes.length === 0 ? 'nobody' : 'another’s'
  if (!deptCodes.some(isStrange)) return ofWhom(mine)
  // Of a doctor in two hospitals the room decides.
  if (place?.managedBy === undefined) return 'several'
  return own.organizations.has(place.managedBy) ? ofWhom(mine) : 'another’s'
}

function sessionOf(
  of: Schedule,
  sessionCode: string,
  slots: readonly Slot[],
  { deptCode, doctorCode, place }: Whose,
): ClinicSession {
  const starts = slots.map(each => Date.parse(each.start))
  const startsAt = isOfOneSession(of) ? Date.parse(present(of.planningHorizon?.start)) : Math.min(...starts)
  const fee = extensionOf(of, extensions.fee)?.valueMoney?.value
  const releaseAt = extensionOf(of, extensions.releaseAt)?.valueInstant
  const ordered = slots
    .map(each => ({ each, no: extensionOf(each, extensions.no)?.valuePositiveInt ?? 0 }))
    .toSorted((a, b) => a.no - b.no || Date.parse(a.each.start) - Date.parse(b.each.start))
  return {
    sessionCode,
    deptCode,
    ...(doctorCode !== undefined && { doctorCode }),
    day: dayOf(startsAt),
    period: (extensionOf(of, extensions.period)?.valueCode as Period | undefined) ?? periodAt(startsAt),
    kind: kindIn(codeIn(of.serviceCategory, systems.kind), sessionKinds) as SessionKind,
    feeCents: fee === undefined ? null : Math.round(fee * 100),
    campusName: place?.campus ?? '',
    room: place?.name ?? '',
    isStopped: of.active === false,
    releaseAt: releaseAt === undefined ? 0 : Date.parse(releaseAt),
    releaseBy: extensionOf(of, extensions.releaseBy)?.valueCode === 'draw' ? 'draw' : 'first_come',
    version: lastUpdated(of),
    numbers: ordered.map(({ each, no }, at) => ({
      numberCode: each.id,
      no: no || at + 1,
      startsAt: Date.parse(each.start),
      isFree: each.status === 'free',
    })),
  }
}
