import { dayOf } from '@nethos/contract/common/days.ts'
import {
  HoldOverError,
  NumberTakenError,
  OrderUnknownError,
  SessionStoppedError,
  type Held,
  type HospitalOrder,
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
  appointment,
  codeIn,
  extensionOf,
  idIn,
  identifierIn,
  schedule,
  slot,
  withExtensions,
  type Appointment,
  type Schedule,
  type Slot,
} from '../wire.ts'

const identifierOf = (ourNo: string) => `${systems.booking}|${ourNo}`

export async function findAppointment(client: FhirClient, ourNo: string): Promise<Appointment | undefined> {
  const [found] = await client.search(appointment, 'Appointment', { identifier: identifierOf(ourNo) }, 1)
  return found
}

const stateOf = ({ status, cancelationReason }: Appointment): HospitalOrder['state'] => {
  if (status === 'cancelled' || status === 'entered-in-error')
    return codeIn(cancelationReason && [cancelationReason], systems.cancelReason) === 'prov' ? 'stopped' : 'released'
  if (status === 'fulfilled') return 'seen'
  if (status === 'noshow') return 'missed'
  return status === 'pending' || status === 'proposed' ? 'held' : 'registered'
}

const heldOf = (one: Appointment): Held => ({ hospitalNo: one.id })

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

/** The hospital ended it because its time was over, not because somebody gave it back. */
const ranOut = ({ cancelationReason }: Appointment): boolean =>
  codeIn(cancelationReason && [cancelationReason], systems.holdOver) !== undefined

async function registeredOf(client: FhirClient, one: Appointment): Promise<Registered> {
  const taken = await client.get(slot, `Slot/${idIn(one.slot?.[0], 'Slot') ?? ''}`)
  return {
    ...heldOf(one),
    pickUpCode: pickUpCodeOf(one),
    no: taken ? await numberOf(client, taken) : 1,
  }
}

/** The hospital's number, or the slot's place among those of its calendar and day: as the offer counts (offer.ts). */
async function numberOf(client: FhirClient, taken: Slot): Promise<number> {
  const given = extensionOf(taken, extensions.no)?.valuePositiveInt
  if (given !== undefined) return given
  const day = dayOf(Date.parse(taken.start))
  const all = await client.search(slot, 'Slot', {
    schedule: `Schedule/${idIn(taken.schedule, 'Schedule')}`,
    _count: '500',
  })
  const before = all.filter(
    one => dayOf(Date.parse(one.start)) === day && Date.parse(one.start) < Date.parse(taken.start),
  )
  return before.length + 1
}

/** A hospital without codes of its own knows the appointment by its id. */
const pickUpCodeOf = (one: Appointment): string => identifierIn(one.identifier, systems.pickUpCode) ?? one.id

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

export async function orderNow(client: FhirClient, ourNo: string): Promise<HospitalOrder | undefined> {
  const known = await findAppointment(client, ourNo)
  if (!known) return undefined
  const state = stateOf(known)
  const hasCode = ['registered', 'seen', 'missed'].includes(state)
  return { ...heldOf(known), state, pickUpCode: hasCode ? pickUpCodeOf(known) : '' }
}

/** As answers to a questionnaire, found and replaced by our number. */
export async function keepIllness(
  client: FhirClient,
  ourNo: string,
  illness: Readonly<Record<string, string>>,
  now: number,
): Promise<void> {
  const known = await findAppointment(client, ourNo)
  if (!known) throw new OrderUnknownError(`No order ${ourNo}`)
  await client.json(`QuestionnaireResponse?identifier=${encodeURIComponent(identifierOf(ourNo))}`, {
    method: 'PUT',
    body: {
      resourceType: 'QuestionnaireResponse',
      identifier: { system: systems.booking, value: ourNo },
      status: 'completed',
      authored: new Date(now).toISOString(),
      subject: known.participant?.map(one => one.actor).find(one => idIn(one, 'Patient') !== undefined),
      // R4 knows no empty string: what was not answered is left out.
      item: Object.entries(illness)
        .map(([question, answer], at) => ({
          linkId: String(at + 1),
          text: question,
          answer: [{ valueString: answer }],
        }))
        .filter(({ answer: [one] }) => one!.valueString.trim() !== ''),
    },
  })
}
