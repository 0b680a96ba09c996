import { sql } from 'kysely'
import { waitStates, type WaitEvent } from '@nethos/contract/booking/waitlist.status.ts'
import { dueEvent, nextState, type By } from '@nethos/contract/states.ts'
import type { Ctx } from '../../../calls/handler.ts'
import type { Wait } from './wait.table.ts'

interface Changes {
  declines?: number
  misses?: number
  bookingId?: string
  /** To the end of the line. */
  isLast?: boolean
}

/**
 * The one way an entry changes its state: asks the table, updates under the old state, keeps what stands beside each of its
 * sessions, and the history. Undefined: it may not happen, or someone was faster.
 */
export async function moveWait(
  ctx: Ctx,
  wait: Wait,
  event: WaitEvent,
  by: By,
  { isLast = false, ...changes }: Changes = {},
): Promise<Wait | undefined> {
  const to = nextState(waitStates, wait.state, event, by, wait)
  if (!to) return undefined
  const moved = { ...wait, ...changes, state: to }
  const at = new Date(ctx.now)
  const due = dueEvent(waitStates, to, moved)
  const row = await ctx.db
    .updateTable('waitlistEntry')
    .set({
      state: to,
      declines: moved.declines,
      misses: moved.misses,
      bookingId: moved.bookingId,
      dueAt: due ? new Date(due.at) : null,
      ...(Object.keys(waitStates[to].on).length === 0 && { endedAt: at }),
      ...(isLast && { orderNo: sql<number>`nextval('waitlist_order')` }),
    })
    .where('waitId', '=', wait.waitId)
    .where('state', '=', wait.state)
    .returning('orderNo')
    .executeTakeFirst()
  if (!row) return undefined
  await ctx.db
    .updateTable('waitlistWish')
    .set({ state: to, orderNo: row.orderNo })
    .where('waitId', '=', wait.waitId)
    .execute()
  await keepMove(ctx, wait.waitId, wait.state, to, event, by)
  return { ...moved, orderNo: row.orderNo }
}

export async function keepMove(
  { db, caller, now }: Ctx,
  waitId: string,
  from: string | null,
  to: string,
  event: string,
  by: By,
): Promise<void> {
  const actorId = caller.kind === 'account' ? caller.accountId : caller.kind === 'staff' ? caller.staffId : caller.kind
  await db
    .insertInto('waitlistMove')
    .values({ waitId, fromState: from, toState: to, event, byWhom: by, actorId, at: new Date(now) })
    .execute()
}
