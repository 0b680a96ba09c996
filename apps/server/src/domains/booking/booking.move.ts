import type { Updateable } from 'kysely'
import {
  bookingStates,
  type BookingEvent,
  type BookingFacts,
  type BookingStatus,
} from '@nethos/contract/booking/booking.status.ts'
import { dueEvent, nextState, stateAt, type By } from '@nethos/contract/states.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Booking as BookingRow } from '../../database/types.gen.ts'
import type { Booking } from './booking.table.ts'

/** What changes with a move. Instants epoch ms. */
export interface Changes {
  heldAt?: number
  paidAt?: number
  confirmingAt?: number
  confirmedAt?: number
  stoppedAt?: number
  settledAt?: number
  endedAt?: number
  lookAt?: number | null
  payAt?: 'us' | 'window'
  hospitalNo?: string
  cardNumber?: string
  pickUpCode?: string
  no?: number
  endReason?: string
  stopReason?: string
  changedTo?: string | null
  isReplacing?: boolean
  isCovered?: boolean
}

const isInstant = (column: string): boolean => column.endsWith('At') && column !== 'payAt'
const dateOf = (at: number | null): Date | null => (at === null ? null : new Date(at))

/** As columns: instants are dates there. */
export const columnsOf = (changes: Changes): Updateable<BookingRow> =>
  Object.fromEntries(
    Object.entries(changes).map(([column, value]) => [
      column,
      isInstant(column) ? dateOf(value as number | null) : value,
    ]),
  )

/**
 * The one way a booking changes its state: asks the table, updates under the old state, keeps the history and the next
 * deadline, in the caller's transaction. Undefined: it may not happen, or someone was faster.
 */
export async function move(
  ctx: Ctx,
  booking: Booking,
  event: BookingEvent,
  by: By,
  changes: Changes = {},
  at = ctx.now,
): Promise<Booking | undefined> {
  const to = whereTo(booking, event, by, at)
  if (!to) return undefined
  const { hospitalNo: _no, lookAt: _look, ...known } = changes
  const changed = { ...booking, ...known, status: to }
  const moved: Booking = { ...changed, isBeingReplaced: changed.changedTo !== null && to !== 'cancelled' }
  const { numUpdatedRows } = await ctx.db
    .updateTable('booking')
    .set({ ...columnsOf(changes), status: to, ...deadlines(to, moved) })
    .where('bookingId', '=', booking.bookingId)
    .where('status', '=', booking.status)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return undefined
  await keepMove(ctx, booking.bookingId, booking.status, to, event, by)
  return moved
}

/** The clock moves what is due; everybody else only what is not. */
function whereTo(booking: Booking, event: BookingEvent, by: By, now: number): BookingStatus | undefined {
  if (by === 'clock') {
    const due = dueEvent(bookingStates, booking.status, booking)
    return due && due.event === event && due.at <= now ? due.to : undefined
  }
  const isDue = stateAt(bookingStates, booking.status, booking, now) !== booking.status
  return isDue ? undefined : nextState(bookingStates, booking.status, event, by, booking)
}

/** The columns that tell the clock when to come next. */
export function deadlines(
  status: BookingStatus,
  facts: BookingFacts,
): Pick<Updateable<BookingRow>, 'dueEvent' | 'dueStatus' | 'dueAt'> {
  const due = dueEvent(bookingStates, status, facts)
  return { dueEvent: due?.event ?? null, dueStatus: due?.to ?? null, dueAt: dateOf(due?.at ?? null) }
}

/** Facts that change without a move: the deadline that follows from them is kept with them. */
export async function change(ctx: Ctx, booking: Booking, changes: Changes): Promise<Booking> {
  const { hospitalNo: _no, lookAt: _look, ...known } = changes
  const changed = { ...booking, ...known }
  const now: Booking = { ...changed, isBeingReplaced: changed.changedTo !== null && changed.status !== 'cancelled' }
  await ctx.db
    .updateTable('booking')
    .set({ ...columnsOf(changes), ...deadlines(now.status, now) })
    .where('bookingId', '=', booking.bookingId)
    .execute()
  return now
}

export async function keepMove(
  { db, caller, now }: Ctx,
  bookingId: string,
  from: BookingStatus | null,
  to: BookingStatus,
  event: string,
  by: By,
): Promise<void> {
  const actor = caller.kind === 'account' ? caller.accountId : caller.kind === 'staff' ? caller.staffId : caller.kind
  await db
    .insertInto('bookingMove')
    .values({ bookingId, fromStatus: from, toStatus: to, event, by, actor, at: new Date(now) })
    .execute()
}
