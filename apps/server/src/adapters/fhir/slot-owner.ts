import type { FhirClient } from './client.ts'
import { update, type Write } from './together.ts'
import { idIn, slot, type Slot } from './wire.ts'

/**
 * Whose a slot is it says itself: our order's number is among its identifiers, `temp` while it is held, `official` once it is
 * booked. The appointment proves nothing where a transaction is done entry by entry: it may have been made although the slot was
 * another's, and the answer that said so was lost (docs/decisions/0050).
 */
export type Stage = 'held' | 'booked'
const stages = {
  held: { status: 'busy-tentative', use: 'temp' },
  booked: { status: 'busy', use: 'official' },
} as const

/** `system`: of the numbers of these orders. */
export function slotOwner(system: string) {
  const markOf = ({ identifier = [] }: Slot) => identifier.find(one => one.system === system)
  const others = ({ identifier = [] }: Slot) => identifier.filter(one => one.system !== system)

  /** Held or booked for this order, by the mark. A mark that stayed behind when the window sold the number is none. */
  function isMarkedFor(one: Slot, ourNo: string): boolean {
    const mark = markOf(one)
    if (mark?.value !== ourNo) return false
    return mark.use === stages.booked.use ? one.status !== 'free' : one.status === stages.held.status
  }

  /** By the version that was read; undone only as long as it is as we have written it. */
  const written = (was: Slot, becomes: Slot): Write => ({
    ...update(was, becomes),
    async undo(client) {
      const now = await client.get(slot, `Slot/${was.id}`)
      if (now?.status === becomes.status && markOf(now)?.value === markOf(becomes)?.value)
        await client.replace(was, now.meta.versionId)
    },
  })

  return {
    isMarkedFor,

    /** Ours, or, where no mark says anything, as our appointment has it: so the version before left it. */
    isOurs: (one: Slot, ourNo: string, as: Stage): boolean =>
      markOf(one) ? isMarkedFor(one, ourNo) : one.status === stages[as].status,

    /** Booked for another, or never booked for us: our appointment stands on nothing. */
    isAnothers(one: Slot, ourNo: string): boolean {
      const mark = markOf(one)
      return mark !== undefined && (mark.value !== ourNo || mark.use !== stages.booked.use)
    },

    taken: (one: Slot, ourNo: string, stage: Stage): Write =>
      written(one, {
        ...one,
        status: stages[stage].status,
        identifier: [...others(one), { use: stages[stage].use, system, value: ourNo }],
      }),

    freed(one: Slot): Write {
      const { identifier: _all, ...rest } = one
      const left = others(one)
      return written(one, { ...rest, ...(left.length > 0 && { identifier: left }), status: 'free' })
    },
  }
}

export async function slotOf(
  client: FhirClient,
  one: { slot?: { reference?: string | undefined }[] | undefined },
): Promise<Slot | undefined> {
  const id = idIn(one.slot?.[0], 'Slot')
  return id === undefined ? undefined : client.get(slot, `Slot/${id}`)
}
