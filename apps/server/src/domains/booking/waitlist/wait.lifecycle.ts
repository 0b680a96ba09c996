import { firstOf } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import { waitStates, type WaitEvent } from '@nethos/contract/booking/waitlist.status.ts'
import { waitlistServices } from '@nethos/contract/booking/waitlist.services.ts'
import type { Actor } from '@nethos/contract/states.ts'
import type { Ctx } from '../../../calls/handler.ts'
import { lifecycleOf } from '../../../lifecycle/lifecycle.ts'
import { waitColumns, waitOf, type Wait } from './wait.table.ts'

const isOver = ({ state }: Wait): boolean => Object.keys(waitStates[state].on).length === 0

export const waits = lifecycleOf({
  table: 'waitlistEntry',
  id: 'waitId',
  states: waitStates,
  starts: ['waiting'],
  column: 'state',
  history: 'waitlistMove',
  due: ['dueAt'],
  columns: waitColumns,
  read: waitOf,
  instants: ['createdAt', 'endsAt', 'endedAt'],
  alsoSet: (wait, now) => (isOver(wait) ? { endedAt: now } : {}),
  services: {
    withdraw: waitlistServices.withdrawWait,
    accept: waitlistServices.acceptOffer,
    decline: waitlistServices.declineOffer,
    decline_last: waitlistServices.declineOffer,
  },
})

/** In the line of one session: by lot while it is mixed, below zero; null: after everybody. */
export interface Place {
  sessionId: string
  lot: number | null
}

/** Undefined: the person stands in the line of one of these sessions already, from whatever account. */
export async function beginWait(
  ctx: Ctx,
  { places, turn }: { places: readonly Place[]; turn: number },
  entry: Parameters<typeof waits.begin>[1],
): Promise<string | undefined> {
  const begun = await waits.begin(ctx, entry, { event: 'join', by: 'patient', to: 'waiting' })
  if (!begun) return undefined
  const { waitId, realPerson, orderNo } = begun
  const { rows } = await sql`
    insert into waitlist_wish (wait_id, session_id, real_person, state, turn, order_no)
    select ${waitId}, session_id, ${realPerson}, 'waiting', ${turn}, coalesce(lot, ${orderNo}::bigint)
    from unnest(${places.map(one => one.sessionId)}::text[], ${places.map(one => one.lot)}::bigint[]) as place (session_id, lot)
    on conflict do nothing returning session_id`.execute(ctx.db)
  return rows.length === places.length ? waitId : undefined
}

interface Changes {
  declines?: number
  misses?: number
  bookingId?: string
  /** To the end of the line. */
  isLast?: boolean
}

/** A transition of an entry, and of what stands beside each of its sessions. */
export async function transitionWait(
  ctx: Ctx,
  wait: Wait,
  event: WaitEvent,
  by: Actor,
  { isLast = false, ...changes }: Changes = {},
): Promise<Wait | undefined> {
  const orderNo = isLast ? await lastPlace(ctx) : wait.orderNo
  const moved = await waits.transition(ctx, wait, event, by, { ...changes, orderNo })
  if (!moved) return undefined
  await ctx.db
    .updateTable('waitlistWish')
    .set({ state: moved.state, ...(isLast && { orderNo }) })
    .where('waitId', '=', wait.waitId)
    .execute()
  return moved
}

async function lastPlace({ db }: Ctx): Promise<number> {
  const { rows } = await sql<{ place: number }>`select nextval('waitlist_order') as place`.execute(db)
  return firstOf(rows).place
}
