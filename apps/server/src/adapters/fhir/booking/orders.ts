import {
  HoldOverError,
  NumberTakenError,
  OrderUnknownError,
  SessionStoppedError,
  type Held,
  type NewHold,
  type Registered,
} from '../../../ports/hospital-booking.ts'
import { FileUnknownError } from '../../../ports/hospital.ts'
import type { FhirClient } from '../client.ts'
import { again, FhirConflictError } from '../errors.ts'
import { matches } from '../match.ts'
import { extensions, systems } from '../names.ts'
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
import { findAppointment, heldOf, identifierOf, ranOut, registeredOf, stateOf } from './order-state.ts'

async function slotWithSchedule(
  client: FhirClient,
  id: string,
): Promise<{ slot: Slot; schedule: Schedule } | undefined> {
  const found = /^[A-Za-z0-9.-]{1,64}$/.test(id) ? await client.get(slot, `Slot/${id}`) : undefined
  const of = found && (await client.get(schedule, `Schedule/${idIn(found.schedule, 'Schedule') ?? ''}`))
  return of && { slot: found, schedule: of }
}

/** The slot by its version, the appointment by our number: one transaction, so that neither is without the other. */
export async function hold(client: FhirClient, order: NewHold, recordSystem: string, now: number): Promise<Held> {
  return again(async () => {
    const known = await findAppointment(client, order.ourNo)
    if (known && ['held', 'registered'].includes(stateOf(known))) return heldOf(known)
    const owner = await patientOf(client, recordSystem, order.recordNumber)
    const wanted = await slotWithSchedule(client, order.numberCode)
    if (!wanted) throw new NumberTakenError(`${order.numberCode} does not exist`)
    if (wanted.schedule.active === false) throw new SessionStoppedError(`${order.numberCode} is of a stopped session`)
    const releaseAt = extensionOf(wanted.schedule, extensions.releaseAt)?.valueInstant
    if (wanted.slot.status !== 'free' || (releaseAt !== undefined && Date.parse(releaseAt) > now))
      throw new NumberTakenError(`${order.numberCode} is not free`)
    await writeTogether(client, [
      slotEntry(wanted.slot, 'busy-tentative'),
      known
        ? update(known, pending(known, order, wanted, owner))
        : create(pending({}, order, wanted, owner), order.ourNo),
    ])
    const made = await findAppointment(client, order.ourNo)
    if (!made) throw new NumberTakenError(`${order.numberCode} was not given`)
    return heldOf(made)
  }).catch((error: unknown) => {
    throw error instanceof FhirConflictError ? new NumberTakenError(`${order.numberCode} is not free`) : error
  })
}

async function patientOf(client: FhirClient, system: string, recordNumber: string): Promise<string> {
  const [owner, another] = await matches(client, system, recordNumber)
  if (!owner || another) throw new FileUnknownError('No file, or several, with this record number')
  return owner.id
}

const slotEntry = (one: Slot, status: string) => update(one, { ...one, status })

const create = (resource: { resourceType: string }, ourNo: string): Write =>
  createOnce(resource, identifierOf(ourNo), async client => {
    const made = await findAppointment(client, ourNo)
    if (made) await client.replace({ ...made, status: 'entered-in-error' }, made.meta.versionId)
  })

/** `pending` is FHIR's word for what waits to be confirmed; until when, it has none. */
function pending(
  was: Partial<Appointment>,
  { ourNo, until, cardNumber }: NewHold,
  { slot: taken, schedule: of }: { slot: Slot; schedule: Schedule },
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
    slot: [{ reference: `Slot/${taken.id}` }],
    start: taken.start,
    end: taken.end,
    participant: [
      { actor: { reference: `Patient/${patientId}` }, status: 'accepted' },
      ...of.actor.map(actor => ({ actor, status: 'accepted' })),
    ],
  }
}

export async function confirm(
  client: FhirClient,
  ourNo: string,
  { payAt, amountCents }: { payAt: 'us' | 'window'; amountCents: number },
): Promise<Registered> {
  return again(async () => {
    const known = await findAppointment(client, ourNo)
    if (!known) throw new OrderUnknownError(`No order ${ourNo}`)
    const state = stateOf(known)
    if (state === 'stopped') throw new SessionStoppedError(`The session of ${ourNo} was stopped`)
    if (['registered', 'seen', 'missed'].includes(state)) return registeredOf(client, known)
    const taken = await client.get(slot, `Slot/${idIn(known.slot?.[0], 'Slot') ?? ''}`)
    const isOurs = state === 'held' || (ranOut(known) && taken?.status === 'free')
    if (!taken || !isOurs) throw new HoldOverError(`The hold of ${ourNo} is over`)
    const booked = {
      ...known,
      status: 'booked',
      cancelationReason: undefined,
      extension: withExtensions(
        known,
        { url: extensions.payAt, valueCode: payAt },
        { url: extensions.paid, valueMoney: { value: amountCents / 100, currency: 'CNY' } },
      ),
    }
    await writeTogether(client, [slotEntry(taken, 'busy'), update(known, booked)])
    const made = await findAppointment(client, ourNo)
    if (!made || stateOf(made) !== 'registered') throw new HoldOverError(`The hold of ${ourNo} is over`)
    return registeredOf(client, made)
  }).catch((error: unknown) => {
    throw error instanceof FhirConflictError ? new HoldOverError(`The hold of ${ourNo} is over`) : error
  })
}

export async function release(client: FhirClient, ourNo: string): Promise<void> {
  await again(async () => {
    const known = await findAppointment(client, ourNo)
    if (!known || !(['held', 'registered'].includes(stateOf(known)) || ranOut(known))) return
    const cancelled = {
      ...known,
      status: 'cancelled',
      cancelationReason: { coding: [{ system: systems.cancelReason, code: 'pat' }] },
    }
    const taken = ranOut(known) ? undefined : await client.get(slot, `Slot/${idIn(known.slot?.[0], 'Slot') ?? ''}`)
    await writeTogether(client, [...(taken ? [slotEntry(taken, 'free')] : []), update(known, cancelled)])
  })
}
