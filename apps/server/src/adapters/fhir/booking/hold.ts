import { NumberTakenError, SessionStoppedError, type Held, type NewHold } from '../../../ports/hospital-booking.ts'
import { FileUnknownError } from '../../../ports/hospital.ts'
import type { FhirClient } from '../client.ts'
import { again, FhirConflictError } from '../errors.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { filesNumbered } from '../own-files.ts'
import { extensions, systems } from '../names.ts'
import { slotOwner } from '../slot-owner.ts'
import { createOnce, update, writeTogether, type Write } from '../together.ts'
import {
  extensionOf,
  idIn,
  schedule,
  slot,
  withExtensions,
  type Appointment,
  type Schedule,
  type Slot,
} from '../wire.ts'
import { findAppointment, heldOf, identifierOf, stateOf, withdraw } from './order-state.ts'

const { isMarkedFor, taken } = slotOwner(systems.booking)

interface Wanted {
  slot: Slot
  schedule: Schedule
}

async function slotWithSchedule(client: FhirClient, id: string): Promise<Wanted | undefined> {
  const found = /^[A-Za-z0-9.-]{1,64}$/.test(id) ? await client.get(slot, `Slot/${id}`) : undefined
  const of = found && (await client.get(schedule, `Schedule/${idIn(found.schedule, 'Schedule') ?? ''}`))
  return of && { slot: found, schedule: of }
}

/** The slot by its version, the appointment by our number: one transaction, so that neither is without the other. */
export async function hold(client: HospitalClient, order: NewHold, recordSystem: string, now: number): Promise<Held> {
  return again(async () => {
    const known = await findAppointment(client, order.ourNo)
    const state = known && stateOf(known)
    if (known && state === 'registered') return heldOf(known)
    const wanted = await slotWithSchedule(client, order.numberCode)
    if (known && state === 'held') {
      if (wanted && isMarkedFor(wanted.slot, order.ourNo)) return heldOf(known)
      // Asked before, and the answer was lost: what was made of it stands on nothing if the number cannot be had now either.
      if (!wanted || whyNot(wanted, order, now)) await withdraw(client, known)
    }
    const owner = await patientOf(client, recordSystem, order.recordNumber)
    if (!wanted) throw new NumberTakenError(`${order.numberCode} does not exist`)
    const refused = whyNot(wanted, order, now)
    if (refused) throw refused
    const resource = pending(known ?? {}, order, wanted, owner)
    await writeTogether(client, [
      taken(wanted.slot, order.ourNo, 'held'),
      known ? update(known, resource) : create(resource, order.ourNo),
    ])
    const made = await findAppointment(client, order.ourNo)
    if (!made) throw new NumberTakenError(`${order.numberCode} was not given`)
    return heldOf(made)
  }).catch((error: unknown) => {
    throw error instanceof FhirConflictError ? new NumberTakenError(`${order.numberCode} is not free`) : error
  })
}

/** Undefined: it can be had, free or held for this very order already. */
function whyNot({ slot: one, schedule: of }: Wanted, { numberCode, ourNo }: NewHold, now: number): Error | undefined {
  if (of.active === false) return new SessionStoppedError(`${numberCode} is of a stopped session`)
  const releaseAt = extensionOf(of, extensions.releaseAt)?.valueInstant
  const isReleased = releaseAt === undefined || Date.parse(releaseAt) <= now
  const canBeHad = isReleased && (one.status === 'free' || isMarkedFor(one, ourNo))
  return canBeHad ? undefined : new NumberTakenError(`${numberCode} is not free`)
}

async function patientOf(client: HospitalClient, system: string, recordNumber: string): Promise<string> {
  const [owner, another] = await filesNumbered({ client, recordSystem: system }, recordNumber)
  if (!owner || another) throw new FileUnknownError('No file, or several, with this record number')
  return owner.id
}

const create = (resource: { resourceType: string }, ourNo: string): Write =>
  createOnce(resource, identifierOf(ourNo), async client => {
    const made = await findAppointment(client, ourNo)
    if (made) await withdraw(client, made)
  })

/** `pending` is FHIR's word for what waits to be confirmed; until when, it has none. */
function pending(
  was: Partial<Appointment>,
  { ourNo, until, cardNumber }: NewHold,
  { slot: wanted, schedule: of }: Wanted,
  patientId: string,
): { resourceType: string; [element: string]: unknown } {
  return {
    ...was,
    resourceType: 'Appointment',
    status: 'pending',
    cancelationReason: undefined,
    identifier: [{ system: systems.booking, value: ourNo }],
    extension: withExtensions(
      was,
      { url: extensions.holdUntil, valueInstant: new Date(until).toISOString() },
      ...(cardNumber ? [{ url: extensions.visitCard, valueString: cardNumber }] : []),
    ),
    slot: [{ reference: `Slot/${wanted.id}` }],
    start: wanted.start,
    end: wanted.end,
    participant: [
      { actor: { reference: `Patient/${patientId}` }, status: 'accepted' },
      ...of.actor.map(actor => ({ actor, status: 'accepted' })),
    ],
  }
}
