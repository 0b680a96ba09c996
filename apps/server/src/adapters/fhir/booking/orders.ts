import {
  HoldOverError,
  OrderUnknownError,
  SessionStoppedError,
  type Registered,
} from '../../../ports/hospital-booking.ts'
import type { FhirClient } from '../client.ts'
import { again, FhirConflictError, FhirRefusedError, whereServed } from '../errors.ts'
import { extensions, systems } from '../names.ts'
import { slotOf, slotOwner } from '../slot-owner.ts'
import { update, writeTogether } from '../together.ts'
import { slot, withExtensions, type Slot } from '../wire.ts'
import { findAppointment, identifierOf, ranOut, registeredOf, stateOf, withdraw } from './order-state.ts'

const { freed, isAnothers, isMarkedFor, isOurs, taken } = slotOwner(systems.booking)

interface Paid {
  payAt: 'us' | 'window'
  amountCents: number
}

export async function confirm(client: FhirClient, ourNo: string, { payAt, amountCents }: Paid): Promise<Registered> {
  const over = () => new HoldOverError(`The hold of ${ourNo} is over`)
  return again(async () => {
    const known = await findAppointment(client, ourNo)
    if (!known) throw new OrderUnknownError(`No order ${ourNo}`)
    const state = stateOf(known)
    if (state === 'stopped') throw new SessionStoppedError(`The session of ${ourNo} was stopped`)
    if (state === 'seen' || state === 'missed') return registeredOf(client, known)
    const one = await slotOf(client, known)
    if (state === 'registered') {
      if (!one || !isAnothers(one, ourNo)) return registeredOf(client, known)
      await withdraw(client, known)
      throw over()
    }
    const canBeBooked = one && (state === 'held' ? isOurs(one, ourNo, 'held') : ranOut(known) && one.status === 'free')
    if (!canBeBooked) throw over()
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
    await writeTogether(client, [taken(one, ourNo, 'booked'), update(known, booked)])
    const made = await findAppointment(client, ourNo)
    if (!made || stateOf(made) !== 'registered') throw over()
    return registeredOf(client, made)
  }).catch((error: unknown) => {
    throw error instanceof FhirConflictError ? over() : error
  })
}

export async function release(client: FhirClient, ourNo: string): Promise<void> {
  await again(async () => {
    const known = await findAppointment(client, ourNo)
    if (!known) return freeWithoutAppointment(client, ourNo)
    const state = stateOf(known)
    if (!['held', 'registered', 'released'].includes(state)) return
    const one = await slotOf(client, known)
    const isOver = state === 'released'
    const isToFree =
      one && (isOver ? isMarkedFor(one, ourNo) : isOurs(one, ourNo, state === 'held' ? 'held' : 'booked'))
    const cancelled = {
      ...known,
      status: 'cancelled',
      cancelationReason: { coding: [{ system: systems.cancelReason, code: 'pat' }] },
    }
    const writes = [...(isToFree ? [freed(one)] : []), ...(isOver && !ranOut(known) ? [] : [update(known, cancelled)])]
    if (writes.length > 0) await writeTogether(client, writes)
  })
}

/** The line dropped between the two steps of a hold, and nobody asked again: the slot alone knows of it. */
async function freeWithoutAppointment(client: FhirClient, ourNo: string): Promise<void> {
  for (const one of await slotsMarkedFor(client, ourNo)) await writeTogether(client, [freed(one)])
}

/** A server that does not search slots so has none, or answers with all it has. */
const slotsMarkedFor = async (client: FhirClient, ourNo: string): Promise<Slot[]> => {
  const found = await whereServed(
    client.search(slot, 'Slot', { identifier: identifierOf(ourNo), _count: '5' }, 5),
  ).catch((error: unknown) => {
    if (error instanceof FhirRefusedError) return []
    throw error
  })
  return found.filter(one => isMarkedFor(one, ourNo))
}
