import type { examServices } from '@nethos/contract/exam/exam.services.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, refuse, type Ctx, type HandlerOf, type Refused } from '../../calls/handler.ts'
import { mayActFor, noteActFor } from '../people/public.ts'
import { move } from './examination.life.ts'
import { examinations } from './examination.lifecycle.ts'
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

/** Takes the place and asks the hospital, or writes down when somebody comes who needs no place. */
async function bookAt(
  ctx: Ctx<AccountCaller>,
  examinationId: string,
  slotId: string,
): Promise<Examination | Refused<'not_found' | 'cannot_now' | 'slot_gone'>> {
  const held = await takeExamination(ctx, examinationId)
  if (!held) return refuse('not_found')
  const one = examinations.asOf(held, ctx.now)
  const isKnown = one.status !== held.status
  if (isKnown) return refuse('cannot_now')
  const bookedBy = ctx.caller.accountId
  if (!one.needsAppointment) {
    const slot = await slotOf(ctx, slotId)
    if (!slot || slot.resourceCode !== one.resourceCode || slot.startsAt.getTime() <= ctx.now)
      return refuse('slot_gone')
    const [startsAt, endsAt] = [slot.startsAt.getTime(), slot.endsAt.getTime()]
    return (
      (await move(ctx, held, 'plan', 'patient', { slotId, startsAt, endsAt, bookedBy, reason: '' })) ??
      refuse('cannot_now')
    )
  }
  if (one.status === 'booked' && one.slotId === slotId) return held
  const slot = await takePlace(ctx, { slotId, hosId: one.hosId, resourceCode: one.resourceCode })
  if (!slot) return refuse('slot_gone')
  const asked = { wantedSlotId: slotId, askedAt: ctx.now, bookedBy, reason: '' }
  const isChange = one.status === 'booked'
  const moved = isChange
    ? await move(ctx, held, 'change', 'patient', asked)
    : await move(ctx, held, 'book', 'patient', {
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
  const booked = await bookAt(ctx, own.examinationId, input.slotId)
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
  const legs = ids.map((examinationId, at) => ({ examinationId, slotId: slotIds[at]! }))
  const own = await readAll(ofPerson(ctx, personId).where('examination.examinationId', 'in', ids))
  if (own.length !== new Set(ids).size || ids.length !== own.length) return refuse('not_found')
  const slots = await Promise.all(legs.map(leg => slotOf(ctx, leg.slotId)))
  const chosen = legs.map((leg, at) => ({
    item: tripItemOf(own.find(one => one.examinationId === leg.examinationId)!),
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
    const booked = await bookAt(ctx, leg.examinationId, leg.slotId)
    if (isRefused(booked)) return booked
    await note(ctx, { personId }, leg.examinationId)
  }
  return true
}

export const cancelExamination: HandlerOf<Services['cancelExamination']> = async ({ input, ctx }) => {
  const own = await ownExamination(ctx, input.examinationId)
  if (isRefused(own)) return own
  const held = await takeExamination(ctx, own.examinationId)
  const { examinationId, attempt } = own
  const none = { slotId: null, startsAt: null, endsAt: null, askedAt: null, reason: '' }
  if (!held || !(await move(ctx, held, 'cancel', 'patient', none))) return refuse('cannot_now')
  if (own.needsAppointment) await ctx.enqueue(cancelJob, { examinationId, attempt })
  await note(ctx, own, examinationId)
  return true
}
