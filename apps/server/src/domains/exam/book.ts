import { nthOf, present } from '@nethos/contract/common/present.ts'
import type { examServices } from '@nethos/contract/exam/exam.services.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, refuse, type Ctx, type HandlerOf, type Refused } from '../../calls/handler.ts'
import { mayActFor, noteActFor } from '../people/public.ts'
import { move } from './examination.life.ts'
import { examinations, type ExaminationEvent } from './examination.lifecycle.ts'
import {
  ofPerson,
  ownExamination,
  readAll,
  takeExamination,
  type Examination,
  type OwnExamination,
} from './examination.table.ts'
import { appointJob, cancelJob } from './job-names.ts'
import { slotOf, takePlace } from './slot.table.ts'
import { isTrip } from './trip/plan-trip.ts'
import { tripItemOf } from './trip/trip.ts'

type Services = typeof examServices

/** By whose hand a place is taken or given back. */
interface Hand {
  by: 'patient' | 'operator'
  book: ExaminationEvent
  plan: ExaminationEvent
  change: ExaminationEvent
  cancel: ExaminationEvent
  bookedBy: string | null
}

const handOf = ({ caller }: Ctx<AccountCaller>): Hand => ({
  by: 'patient',
  book: 'book',
  plan: 'plan',
  change: 'change',
  cancel: 'cancel',
  bookedBy: caller.accountId,
})
export const deskHand: Hand = {
  by: 'operator',
  book: 'desk_book',
  plan: 'desk_plan',
  change: 'desk_change',
  cancel: 'desk_cancel',
  bookedBy: null,
}

/** Takes the place and asks the hospital, or writes down when somebody comes who needs no place. */
export async function bookAt(
  ctx: Ctx,
  { examinationId, slotId }: { examinationId: string; slotId: string },
  hand: Hand,
): Promise<Examination | Refused<'not_found' | 'cannot_now' | 'slot_gone'>> {
  const held = await takeExamination(ctx, examinationId)
  if (!held) return refuse('not_found')
  const one = examinations.asOf(held, ctx.now)
  const isKnown = one.status !== held.status
  if (isKnown) return refuse('cannot_now')
  const { by, bookedBy } = hand
  if (!one.needsAppointment) {
    const slot = await slotOf(ctx, slotId)
    if (!slot || slot.resourceCode !== one.resourceCode || slot.startsAt.getTime() <= ctx.now)
      return refuse('slot_gone')
    const [startsAt, endsAt] = [slot.startsAt.getTime(), slot.endsAt.getTime()]
    return (
      (await move(ctx, held, hand.plan, by, { slotId, startsAt, endsAt, bookedBy, reason: '' })) ?? refuse('cannot_now')
    )
  }
  if (one.status === 'booked' && one.slotId === slotId) return held
  const slot = await takePlace(ctx, { slotId, hosId: one.hosId, resourceCode: one.resourceCode })
  if (!slot) return refuse('slot_gone')
  const asked = { wantedSlotId: slotId, askedAt: ctx.now, bookedBy, reason: '' }
  const isChange = one.status === 'booked'
  const moved = isChange
    ? await move(ctx, held, hand.change, by, asked)
    : await move(ctx, held, hand.book, by, {
        ...asked,
        attempt: one.attempt + 1,
        slotId: null,
        startsAt: null,
        endsAt: null,
      })
  if (!moved) return refuse('cannot_now')
  await ctx.enqueue(appointJob, { examinationId, attempt: moved.attempt, slotId })
  return moved
}

const note = (ctx: Ctx<AccountCaller>, { personId }: Pick<OwnExamination, 'personId'>, recordId: string) =>
  noteActFor(ctx, { action: 'exam.book', personId, recordType: 'examination', recordId })

export const bookExamination: HandlerOf<Services['bookExamination']> = async ({ input, ctx }) => {
  const own = await ownExamination(ctx, input.examinationId)
  if (isRefused(own)) return own
  const booked = await bookAt(ctx, { examinationId: own.examinationId, slotId: input.slotId }, handOf(ctx))
  if (isRefused(booked)) return booked
  await note(ctx, own, own.examinationId)
  return true
}

/** All places of a trip in one transaction: one that is gone leaves the others as they were. */
export const bookTrip: HandlerOf<Services['bookTrip']> = async ({ input, ctx }) => {
  const { personId, examinationIds: ids, slotIds } = input
  const may = await mayActFor(ctx, personId, 'book')
  if (may !== true) return may
  if (slotIds.length !== ids.length) return refuse('trip_wrong')
  const legs = ids.map((examinationId, at) => ({ examinationId, slotId: nthOf(slotIds, at) }))
  const own = await readAll(ofPerson(ctx, personId).where('examination.examinationId', 'in', ids))
  if (own.length !== new Set(ids).size || ids.length !== own.length) return refuse('not_found')
  const slots = await Promise.all(legs.map(leg => slotOf(ctx, leg.slotId)))
  const chosen = legs.map((leg, at) => ({
    item: tripItemOf(present(own.find(one => one.examinationId === leg.examinationId))),
    slot: slots[at],
  }))
  if (chosen.some(one => one.slot === undefined)) return refuse('slot_gone')
  const times = chosen.flatMap(({ item, slot }) =>
    slot
      ? [{ item, slot: { slotId: slot.slotId, startsAt: slot.startsAt.getTime(), endsAt: slot.endsAt.getTime() } }]
      : [],
  )
  if (!isTrip(times)) return refuse('trip_wrong')
  // In one order for all who book: nobody waits for somebody who waits for him.
  for (const leg of legs.toSorted((a, b) => a.slotId.localeCompare(b.slotId))) {
    const booked = await bookAt(ctx, leg, handOf(ctx))
    if (isRefused(booked)) return booked
    await note(ctx, { personId }, leg.examinationId)
  }
  return true
}

export const cancelExamination: HandlerOf<Services['cancelExamination']> = async ({ input, ctx }) => {
  const own = await ownExamination(ctx, input.examinationId)
  if (isRefused(own)) return own
  const given = await giveBack(ctx, own.examinationId, { hand: handOf(ctx), reason: '' })
  if (isRefused(given)) return given
  await note(ctx, own, own.examinationId)
  return true
}

/** The time is kept no longer: the hospital is told by a job. */
export async function giveBack(
  ctx: Ctx,
  examinationId: string,
  { hand, reason }: { hand: Hand; reason: string },
): Promise<Examination | Refused<'cannot_now'>> {
  const held = await takeExamination(ctx, examinationId)
  const none = { slotId: null, startsAt: null, endsAt: null, askedAt: null, reason }
  const moved = held && (await move(ctx, held, hand.cancel, hand.by, none))
  if (!held || !moved) return refuse('cannot_now')
  if (held.needsAppointment) await ctx.enqueue(cancelJob, { examinationId, attempt: held.attempt })
  return moved
}
