import { dayOf } from '@nethos/contract/common/days.ts'
import type { Held, HospitalOrder, Registered } from '../../../ports/hospital-booking.ts'
import type { FhirClient } from '../client.ts'
import { extensions, systems } from '../names.ts'
import { appointment, codeIn, extensionOf, idIn, identifierIn, slot, type Appointment, type Slot } from '../wire.ts'

export const identifierOf = (ourNo: string) => `${systems.booking}|${ourNo}`

export async function findAppointment(client: FhirClient, ourNo: string): Promise<Appointment | undefined> {
  const [found] = await client.search(appointment, 'Appointment', { identifier: identifierOf(ourNo) }, 1)
  return found
}

export const stateOf = ({ status, cancelationReason }: Appointment): HospitalOrder['state'] => {
  if (status === 'cancelled' || status === 'entered-in-error')
    return codeIn(cancelationReason && [cancelationReason], systems.cancelReason) === 'prov' ? 'stopped' : 'released'
  if (status === 'fulfilled') return 'seen'
  if (status === 'noshow') return 'missed'
  return status === 'pending' || status === 'proposed' ? 'held' : 'registered'
}

/** It should never have been: its slot is another's. */
export const withdraw = (client: FhirClient, one: Appointment) =>
  client.replace({ ...one, status: 'entered-in-error' }, one.meta.versionId)

export const heldOf = (one: Appointment): Held => ({ hospitalNo: one.id })

/** The hospital ended it because its time was over, not because somebody gave it back. */
export const ranOut = ({ cancelationReason }: Appointment): boolean =>
  codeIn(cancelationReason && [cancelationReason], systems.holdOver) !== undefined

export async function registeredOf(client: FhirClient, one: Appointment): Promise<Registered> {
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

/** Empty where the hospital gives none: then the patient comes with his ID card alone. */
const pickUpCodeOf = (one: Appointment): string => identifierIn(one.identifier, systems.pickUpCode) ?? ''

export async function orderNow(client: FhirClient, ourNo: string): Promise<HospitalOrder | undefined> {
  const known = await findAppointment(client, ourNo)
  if (!known) return undefined
  const state = stateOf(known)
  const hasCode = ['registered', 'seen', 'missed'].includes(state)
  return { ...heldOf(known), state, pickUpCode: hasCode ? pickUpCodeOf(known) : '' }
}
