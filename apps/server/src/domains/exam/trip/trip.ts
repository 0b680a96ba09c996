import { dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import type { examServices } from '@nethos/contract/exam/exam.services.ts'
import { toBookStatuses, type ExaminationStatus } from '@nethos/contract/exam/examination.status.ts'
import { refuse, type HandlerOf } from '../../../calls/handler.ts'
import { mayActFor } from '../../people/public.ts'
import { ofPerson, readAll, type OwnExamination } from '../examination.table.ts'
import { slotsOfRooms, type RoomSlot } from '../slot.table.ts'
import { shortestTrip, together, type TripItem, type TripLeg } from './plan-trip.ts'
import { sourcesOf, whyApart, whyHere } from './trip-words.ts'

type Services = typeof examServices
/** What already has a time may be moved with the others. */
const movable: readonly ExaminationStatus[] = [...toBookStatuses, 'booked']

export const tripItemOf = (one: OwnExamination): TripItem => ({
  id: one.examinationId,
  itemName: one.itemName,
  building: one.building,
  minutes: one.minutes,
  needsFasting: one.needsFasting,
  contrast: one.contrast,
  isSedated: one.isSedated,
  kind: one.kind,
})

/** Day by day, the earliest first: the days on which all go, each with its shortest visit. */
function tripsByDay(items: readonly OwnExamination[], slots: readonly RoomSlot[]): { day: string; legs: TripLeg[] }[] {
  const open = slots.filter(({ left }) => left !== 0)
  const days = [...new Set(open.map(({ startsAt }) => dayOf(startsAt)))].toSorted()
  return days.flatMap(day => {
    const ofDay = open.filter(({ startsAt }) => dayOf(startsAt) === day)
    const slotsOf = new Map(
      items.map(one => [one.examinationId, ofDay.filter(slot => slot.resourceCode === one.resourceCode)] as const),
    )
    const legs = shortestTrip(items.map(tripItemOf), slotsOf)
    return legs ? [{ day, legs }] : []
  })
}

export const planTrip: HandlerOf<Services['planTrip']> = async ({ input, ctx }) => {
  const { personId, examinationIds, fromDay } = input
  const may = await mayActFor(ctx, personId, 'book')
  if (may !== true) return may
  const own = await readAll(
    ofPerson(ctx, personId)
      .where('examination.examinationId', 'in', examinationIds)
      .orderBy('examination.orderedAt')
      .orderBy('examination.examinationId'),
  )
  const [first] = own
  if (!first || own.length !== new Set(examinationIds).size || own.some(one => one.hosId !== first.hosId))
    return refuse('not_found')
  const plannable = own.filter(one => movable.includes(one.status))
  const { chosen, apart } = together(plannable.map(tripItemOf))
  const going = plannable.filter(one => chosen.some(({ id }) => id === one.examinationId))
  const slots = await slotsOfRooms(
    ctx,
    first.hosId,
    [...new Set(going.map(one => one.resourceCode))],
    Math.max(ctx.now, fromDay ? startOfDay(fromDay) - 1 : 0),
  )
  const [trip, ...others] = tripsByDay(going, slots)
  return {
    personName: first.personName,
    day: trip?.day ?? '',
    legs: shownLegs(trip?.legs ?? [], own),
    apart: apart.map(({ item, with: other, why }) => ({
      examinationId: item.id,
      itemName: item.itemName,
      why: whyApart[why](other.itemName),
    })),
    otherDays: others.map(({ day }) => day).slice(0, 6),
    sources: sourcesOf(chosen),
  }
}

const shownLegs = (all: readonly TripLeg[], own: readonly OwnExamination[]) =>
  all.map(({ item, slot, endsAt, walkMinutes }, at, legs) => ({
    examinationId: item.id,
    itemName: item.itemName,
    place: own.find(one => one.examinationId === item.id)?.place ?? '',
    slotId: slot.slotId,
    startsAt: slot.startsAt,
    endsAt,
    walkMinutes,
    why: whyHere(legs, at),
  }))
