import { lastOf, mustGet } from '@nethos/contract/common/present.ts'
import type { ContrastAgent } from '../../../ports/hospital-examinations.ts'

/** An examination as the search sees it. */
export interface TripItem {
  id: string
  itemName: string
  building: string
  minutes: number
  needsFasting: boolean
  contrast: ContrastAgent
  isSedated: boolean
  kind: string
}
/** A time at which it could be, with a place left. */
export interface TripSlot {
  slotId: string
  startsAt: number
  endsAt: number
}
export interface TripLeg {
  item: TripItem
  slot: TripSlot
  /** When it is over: its own minutes, not the slot's. */
  endsAt: number
  walkMinutes: number
}

const minute = 60_000
/** From room to room: within a building, and from one to another, finding the way and signing in included. */
export const walkWithin = 10
export const walkBetween = 20
export const walkMinutes = (from: Pick<TripItem, 'building'>, to: Pick<TripItem, 'building'>): number =>
  from.building === to.building ? walkWithin : walkBetween

const isInjected = ({ contrast }: TripItem) => contrast === 'iodine' || contrast === 'gadolinium'
/** After it there is nothing else on that day: one is drowsy, or the barium spoils whatever is looked at. */
const isLast = ({ isSedated, contrast }: TripItem) => isSedated || contrast === 'barium'

/** Why two examinations cannot go into one visit; undefined: they can. */
export function apartFor(one: TripItem, other: TripItem): 'two_contrasts' | 'two_last' | undefined {
  if (isInjected(one) && isInjected(other)) return 'two_contrasts'
  if (isLast(one) && isLast(other)) return 'two_last'
  return undefined
}

export type OrderReason = 'fasting' | 'sedation' | 'barium' | 'blood'
/** Why `first` has to come before `then`; undefined: it does not have to. */
export function mustPrecede(first: TripItem, then: TripItem): OrderReason | undefined {
  if (isLast(first)) return undefined
  if (isLast(then)) return then.isSedated ? 'sedation' : 'barium'
  if (first.needsFasting !== then.needsFasting) return first.needsFasting ? 'fasting' : undefined
  return first.kind === 'blood' && isInjected(then) ? 'blood' : undefined
}

/** Whether these may be done in this order in one visit. */
export function mayFollow(first: TripItem, then: TripItem): boolean {
  return mustPrecede(then, first) === undefined
}

/**
 * The shortest visit on one day; of several as short the one that begins earliest. For one order the earliest time of each
 * that still fits is never worse than a later one, so orders and first times are all that is tried; whoever is longer
 * already than the best found is given up. Undefined: not on this day.
 */
export function shortestTrip(
  items: readonly TripItem[],
  slotsOf: ReadonlyMap<string, readonly TripSlot[]>,
): TripLeg[] | undefined {
  let best: { legs: TripLeg[]; span: number; startsAt: number } | undefined
  const sorted = new Map(
    items.map(({ id }) => [id, (slotsOf.get(id) ?? []).toSorted((a, b) => a.startsAt - b.startsAt)] as const),
  )
  const isBetter = (span: number, startsAt: number) =>
    !best || span < best.span || (span === best.span && startsAt < best.startsAt)

  function extend(legs: TripLeg[], left: readonly TripItem[], startsAt: number): void {
    const last = lastOf(legs)
    const span = last.endsAt - startsAt
    if (!isBetter(span, startsAt)) return
    if (left.length === 0) {
      best = { legs, span, startsAt }
      return
    }
    for (const item of left) {
      const rest = left.filter(other => other !== item)
      if (!rest.every(other => mayFollow(item, other))) continue
      const walk = walkMinutes(last.item, item)
      const slot = mustGet(sorted, item.id).find(one => one.startsAt >= last.endsAt + walk * minute)
      if (slot) extend([...legs, legOf(item, slot, walk)], rest, startsAt)
    }
  }

  for (const first of items) {
    const rest = items.filter(other => other !== first)
    if (!rest.every(other => mayFollow(first, other))) continue
    for (const slot of mustGet(sorted, first.id)) extend([legOf(first, slot, 0)], rest, slot.startsAt)
  }
  return best?.legs
}

const legOf = (item: TripItem, slot: TripSlot, walk: number): TripLeg => ({
  item,
  slot,
  endsAt: slot.startsAt + item.minutes * minute,
  walkMinutes: walk,
})

/** Whether chosen times keep all rules: what the server asks before it takes the places. */
export function isTrip(legs: readonly { item: TripItem; slot: TripSlot }[]): boolean {
  const inOrder = legs.toSorted((a, b) => a.slot.startsAt - b.slot.startsAt)
  return inOrder.every(({ item, slot }, at) =>
    inOrder
      .slice(at + 1)
      .every(
        (later, gap) =>
          !apartFor(item, later.item) &&
          mayFollow(item, later.item) &&
          (gap > 0 || later.slot.startsAt >= slot.startsAt + (item.minutes + walkMinutes(item, later.item)) * minute),
      ),
  )
}

/** The most that go together, the earlier ordered first; the others one by one with what stands against them. */
export function together(items: readonly TripItem[]): {
  chosen: TripItem[]
  apart: { item: TripItem; with: TripItem; why: NonNullable<ReturnType<typeof apartFor>> }[]
} {
  const chosen: TripItem[] = []
  const apart: { item: TripItem; with: TripItem; why: NonNullable<ReturnType<typeof apartFor>> }[] = []
  for (const item of items) {
    const against = chosen.find(other => apartFor(item, other))
    const why = against && apartFor(item, against)
    if (against && why) apart.push({ item, with: against, why })
    else chosen.push(item)
  }
  return { chosen, apart }
}
