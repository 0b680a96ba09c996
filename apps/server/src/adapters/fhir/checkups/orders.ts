import { nthOf } from '@nethos/contract/common/present.ts'
import { createHash } from 'node:crypto'
import {
  CheckupRefusedError,
  TimeFullError,
  type CheckupPlaces,
  type Confirmed,
  type NewCheckup,
} from '../../../ports/hospital-checkups.ts'
import { moneyOf } from '../bills/wire.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { again, FhirConflictError, FhirRefusedError } from '../errors.ts'
import { isId, slotCodeOf } from '../examinations/places.ts'
import type { FhirHospital } from '../fhir-hospital.ts'
import { filesWith } from '../own-files.ts'
import { extensions, systems } from '../names.ts'
import { nationalIdCard } from '../patients/patient.ts'
import { slotOf, slotOwner } from '../slot-owner.ts'
import { createOnce, update, writeTogether } from '../together.ts'
import { identifierIn, type Slot } from '../wire.ts'
import { isOffered } from './packages.ts'
import { timeAt } from './places.ts'
import { checkupAppointment, type CheckupAppointment } from './wire.ts'

/** Of many who want the same time each may meet another at the same place before he finds a free one. */
const tries = 12
const { freed, isAnothers, isMarkedFor, taken } = slotOwner(systems.checkup)
const identifierOf = (ourNo: string) => `${systems.checkup}|${ourNo}`
const isActive = ({ status }: CheckupAppointment): boolean =>
  ['pending', 'booked', 'arrived', 'checked-in'].includes(status)

export async function find(client: HospitalClient, ourNo: string): Promise<CheckupAppointment | undefined> {
  const [found] = await client.search(checkupAppointment, 'Appointment', { identifier: identifierOf(ourNo) }, 1)
  return found
}

/** One of the free places; one that is ours already, as the answer to an earlier try was lost. */
async function freePlace(client: HospitalClient, timeCode: string, ourNo: string): Promise<Slot> {
  const found = await timeAt(client, timeCode)
  const ours = found?.slots.find(one => isMarkedFor(one, ourNo))
  if (ours) return ours
  const free = found?.slots.filter(one => one.status === 'free') ?? []
  if (!found?.time.left || free.length === 0) throw new TimeFullError(`No place at ${timeCode}`)
  return nthOf(free, createHash('sha256').update(ourNo).digest().readUInt32BE(0) % free.length)
}

async function timeNow(client: HospitalClient, timeCode: string): Promise<CheckupPlaces> {
  const found = await timeAt(client, timeCode)
  if (!found) throw new TimeFullError(`No time ${timeCode}`)
  return found.time
}

/** The hospital's own number where it gives one, which it may do as it makes the Appointment. */
async function answer(client: HospitalClient, ourNo: string, timeCode: string): Promise<Confirmed> {
  const saved = await find(client, ourNo)
  if (!saved) throw new CheckupRefusedError(`${ourNo} is not kept`)
  return {
    time: await timeNow(client, timeCode),
    guideNo: identifierIn(saved.identifier, systems.pickUpCode) ?? saved.id,
  }
}

const at = (place: Slot) => ({ slot: [{ reference: `Slot/${place.id}` }], start: place.start, end: place.end })

/** Whoever has a file is named by it; whoever has none stands in the Appointment itself, for the centre to make one. */
async function personOf(client: HospitalClient, { person }: NewCheckup, hospital: FhirHospital) {
  const { recordSystem, idCardSystem = nationalIdCard } = hospital
  const [file, another] = await filesWith({ client, recordSystem }, idCardSystem, person.idCard)
  if (file && !another) return { actor: { reference: `Patient/${file.id}`, display: person.name } }
  const contained = {
    resourceType: 'Patient',
    id: 'person',
    identifier: [{ system: idCardSystem, value: person.idCard }],
    name: [{ text: person.name }],
    telecom: [{ system: 'phone', value: person.mobile }],
  }
  return { actor: { reference: '#person', display: person.name }, contained }
}

async function bodyOf(
  client: HospitalClient,
  order: NewCheckup,
  place: Slot,
  centreCode: string,
  hospital: FhirHospital,
) {
  const { actor, contained } = await personOf(client, order, hospital)
  return {
    resourceType: 'Appointment',
    ...(contained && { contained: [contained] }),
    identifier: [{ system: systems.checkup, value: order.ourNo }],
    status: 'booked',
    serviceType: [
      { coding: [{ system: systems.checkupPackage, code: order.packageCode }] },
      ...order.addOnCodes.map(code => ({ coding: [{ system: systems.checkupAddOn, code }] })),
    ],
    ...at(place),
    participant: [
      { actor, status: 'accepted' },
      { actor: { reference: `HealthcareService/${centreCode}` }, status: 'accepted' },
    ],
    extension: [{ url: extensions.paid, valueMoney: moneyOf(order.amountCents) }],
  }
}

const refusals =
  (timeCode: string) =>
  (error: unknown): never => {
    if (error instanceof FhirConflictError) throw new TimeFullError(`No place at ${timeCode}`)
    if (error instanceof FhirRefusedError) throw new CheckupRefusedError(error.message, { cause: error })
    throw error
  }

export async function confirm(client: HospitalClient, order: NewCheckup, hospital: FhirHospital): Promise<Confirmed> {
  const { ourNo, packageCode, timeCode } = order
  return again(async () => {
    const known = await find(client, ourNo)
    if (known && !isActive(known) && known.status !== 'fulfilled')
      throw new CheckupRefusedError(`${ourNo} was given back`)
    if (known) {
      const one = await slotOf(client, known)
      if (!one || !isAnothers(one, ourNo)) return answer(client, ourNo, one ? slotCodeOf(one) : timeCode)
      await takeBack(client, ourNo)
      throw new FhirConflictError(`The place of ${ourNo} is another's`)
    }
    if (!isId(packageCode) || !(await isOffered(client, packageCode)))
      throw new CheckupRefusedError(`${packageCode} is not done any more`)
    const { centreCode } = (await timeAt(client, timeCode))?.time ?? { centreCode: '' }
    const place = await freePlace(client, timeCode, ourNo)
    const body = await bodyOf(client, order, place, centreCode, hospital)
    await writeTogether(client, [
      taken(place, ourNo, 'booked'),
      createOnce(body, identifierOf(ourNo), () => takeBack(client, ourNo)),
    ])
    return answer(client, ourNo, timeCode)
  }, tries).catch(refusals(timeCode))
}

/** The appointment alone: its place was not given to it, and is another's. Without its number, so that it can be tried again. */
async function takeBack(client: HospitalClient, ourNo: string): Promise<void> {
  const made = await find(client, ourNo)
  if (made) await client.replace({ ...made, identifier: undefined, status: 'entered-in-error' }, made.meta.versionId)
}

export async function change(client: HospitalClient, ourNo: string, timeCode: string): Promise<Confirmed> {
  return again(async () => {
    const known = await find(client, ourNo)
    if (known?.status !== 'booked' && known?.status !== 'pending')
      throw new CheckupRefusedError(`${ourNo} cannot be changed`)
    const old = await slotOf(client, known)
    if (old && slotCodeOf(old) === timeCode) return answer(client, ourNo, timeCode)
    const place = await freePlace(client, timeCode, ourNo)
    await writeTogether(client, [
      taken(place, ourNo, 'booked'),
      update(known, { ...known, ...at(place) }),
      ...(old && !isAnothers(old, ourNo) ? [freed(old)] : []),
    ])
    return answer(client, ourNo, timeCode)
  }, tries).catch(refusals(timeCode))
}

export async function cancel(client: HospitalClient, ourNo: string): Promise<void> {
  await again(async () => {
    const known = await find(client, ourNo)
    if (!known || !['pending', 'booked'].includes(known.status)) return
    const one = await slotOf(client, known)
    const cancelationReason = { coding: [{ system: systems.cancelReason, code: 'pat' }] }
    await writeTogether(client, [
      update(known, { ...known, status: 'cancelled', cancelationReason }),
      ...(one && !isAnothers(one, ourNo) ? [freed(one)] : []),
    ])
  })
}
