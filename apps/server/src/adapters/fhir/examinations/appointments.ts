import { nthOf } from '@nethos/contract/common/present.ts'
import { createHash } from 'node:crypto'
import { OrderClosedError, SlotFullError, type Appointed } from '../../../ports/hospital-examinations.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { again, FhirConflictError } from '../errors.ts'
import { systems } from '../names.ts'
import { slotOf, slotOwner } from '../slot-owner.ts'
import { createOnce, update, writeTogether } from '../together.ts'
import { lastUpdated, type Slot } from '../wire.ts'
import { isActive, orderOf } from './around.ts'
import { ordersIn } from './orders.ts'
import { isId, placesAt, slotCodeOf } from './places.ts'
import { examinationAppointment, serviceRequest, type ExaminationAppointment, type ServiceRequest } from './wire.ts'

/** Of many who want the same time each may meet another at the same place before he finds a free one. */
const tries = 12
const { freed, isAnothers, isMarkedFor, taken } = slotOwner(systems.examination)
const identifierOf = (ourNo: string) => `${systems.examination}|${ourNo}`

async function find(client: HospitalClient, ourNo: string): Promise<ExaminationAppointment | undefined> {
  const [found] = await client.search(examinationAppointment, 'Appointment', { identifier: identifierOf(ourNo) }, 1)
  return found
}

/** One of the free places, not the same for everybody; one that is ours already, as the answer to an earlier try was lost. */
async function freePlace(client: HospitalClient, slotCode: string, ourNo: string): Promise<Slot> {
  const found = await placesAt(client, slotCode)
  const ours = found?.slots.find(one => isMarkedFor(one, ourNo))
  if (ours) return ours
  const free = found?.slots.filter(one => one.status === 'free') ?? []
  if (!found?.time.left || free.length === 0) throw new SlotFullError(`No place at ${slotCode}`)
  return nthOf(free, createHash('sha256').update(ourNo).digest().readUInt32BE(0) % free.length)
}

async function answerAt(client: HospitalClient, slotCode: string): Promise<Appointed> {
  const now = await placesAt(client, slotCode)
  if (!now) throw new SlotFullError(`No time ${slotCode}`)
  return { slot: now.time }
}

const at = (place: Slot) => ({ slot: [{ reference: `Slot/${place.id}` }], start: place.start, end: place.end })

const booked = (was: Partial<ExaminationAppointment>, ourNo: string, order: ServiceRequest, place: Slot) => ({
  ...was,
  resourceType: 'Appointment',
  status: 'booked',
  cancelationReason: undefined,
  identifier: [{ system: systems.examination, value: ourNo }],
  basedOn: [{ reference: `ServiceRequest/${order.id}` }],
  ...at(place),
  participant: [{ actor: { reference: order.subject.reference }, status: 'accepted' }],
})

const full =
  (slotCode: string) =>
  (error: unknown): never => {
    throw error instanceof FhirConflictError ? new SlotFullError(`No place at ${slotCode}`) : error
  }

export async function appoint(
  client: HospitalClient,
  { ourNo, orderNo, slotCode }: { ourNo: string; orderNo: string; slotCode: string },
  recordSystem: string,
): Promise<Appointed> {
  return again(async () => {
    const known = await find(client, ourNo)
    if (known && isActive(known)) {
      const one = await slotOf(client, known)
      if (!one || !isAnothers(one, ourNo)) return answerAt(client, one ? slotCodeOf(one) : slotCode)
      await takeBack(client, ourNo)
      throw new FhirConflictError(`The place of ${ourNo} is another's`)
    }
    const order = isId(orderNo) ? await client.get(serviceRequest, `ServiceRequest/${orderNo}`) : undefined
    const [state] = order ? await ordersIn(client, [order], recordSystem) : []
    if (!order || state?.state !== 'ordered') throw new OrderClosedError(`${orderNo} cannot be booked`)
    const place = await freePlace(client, slotCode, ourNo)
    const body = booked(known ?? {}, ourNo, order, place)
    await writeTogether(client, [
      taken(place, ourNo, 'booked'),
      known ? update(known, body) : createOnce(body, identifierOf(ourNo), () => takeBack(client, ourNo)),
    ])
    await giveWay(client, order, ourNo)
    return answerAt(client, slotCode)
  }, tries).catch(full(slotCode))
}

/** The appointment alone: its place was not given to it, and is another's. */
async function takeBack(client: HospitalClient, ourNo: string): Promise<void> {
  const made = await find(client, ourNo)
  if (made) await client.replace({ ...made, status: 'entered-in-error' }, made.meta.versionId)
}

/** Two numbers for one order at the same moment: the first stays. */
async function giveWay(client: HospitalClient, order: ServiceRequest, ourNo: string): Promise<void> {
  const all = await client.search(examinationAppointment, 'Appointment', { 'based-on': `ServiceRequest/${order.id}` })
  const [first] = all.filter(isActive).toSorted((a, b) => lastUpdated(a) - lastUpdated(b) || a.id.localeCompare(b.id))
  if (first?.identifier?.some(one => one.system === systems.examination && one.value === ourNo)) return
  await cancel(client, ourNo)
  throw new OrderClosedError(`${order.id} has an appointment under another number`)
}

export async function change(client: HospitalClient, ourNo: string, slotCode: string): Promise<Appointed> {
  return again(async () => {
    const known = await find(client, ourNo)
    const order = known && orderOf(known)
    const request = order === undefined ? undefined : await client.get(serviceRequest, `ServiceRequest/${order}`)
    if (!known || known.status !== 'booked' || request?.status !== 'active')
      throw new OrderClosedError(`${ourNo} cannot be changed`)
    const old = await slotOf(client, known)
    if (old && slotCodeOf(old) === slotCode) return answerAt(client, slotCode)
    const place = await freePlace(client, slotCode, ourNo)
    await writeTogether(client, [
      taken(place, ourNo, 'booked'),
      update(known, { ...known, ...at(place) }),
      ...(old && !isAnothers(old, ourNo) ? [freed(old)] : []),
    ])
    return answerAt(client, slotCode)
  }, tries).catch(full(slotCode))
}

export async function cancel(client: HospitalClient, ourNo: string): Promise<void> {
  await again(async () => {
    const known = await find(client, ourNo)
    if (!known || !isActive(known)) return
    const one = await slotOf(client, known)
    const cancelationReason = { coding: [{ system: systems.cancelReason, code: 'pat' }] }
    await writeTogether(client, [
      update(known, { ...known, status: 'cancelled', cancelationReason }),
      ...(one && !isAnothers(one, ourNo) ? [freed(one)] : []),
    ])
  })
}
