import type { Updateable } from 'kysely'
import {
  consultStates,
  endsAt,
  type ConsultFacts,
  type ConsultStatus,
} from '@nethos/contract/consult/consult.status.ts'
import { dueEvent, nextState, stateAt, type By, type EventOf } from '@nethos/contract/states.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Consult as ConsultRow } from '../../database/types.gen.ts'
import type { Consult } from './consult.table.ts'

export type ConsultEvent = EventOf<typeof consultStates>

/** What changes with a move. Instants epoch ms. */
export interface Changes {
  startedAt?: number
  /** What was really paid, where a coupon has paid some of the price. */
  feeCents?: number
  endedAt?: number
  repliesLeft?: number
  endReason?: string
  /** End of the bought time. */
  servedFrom?: number
  servedUntil?: number
}

/**
 * The one way a consult changes its state: asks the table, updates under the old state, keeps the history and the next
 * deadline, in the caller's transaction. Undefined: it may not happen, or someone was faster.
 */
export async function move(
  ctx: Ctx,
  consult: Consult,
  event: ConsultEvent,
  by: By,
  { endReason, ...changes }: Changes = {},
): Promise<Consult | undefined> {
  // Money that came in time counts, however late the word of it.
  const to = whereTo(consult, event, by, changes.startedAt ?? ctx.now)
  if (!to) return undefined
  const moved: Consult = { ...consult, ...changes, consultStatus: to }
  const { numUpdatedRows } = await ctx.db
    .updateTable('consult')
    .set({
      status: to,
      repliesLeft: moved.repliesLeft,
      feeCents: moved.feeCents,
      startedAt: dateOf(moved.startedAt),
      endedAt: dateOf(moved.endedAt),
      servedFrom: dateOf(moved.servedFrom),
      servedUntil: dateOf(moved.servedUntil),
      ...(endReason === undefined ? {} : { endReason }),
      ...deadlines(to, moved),
    })
    .where('consultId', '=', consult.consultId)
    .where('status', '=', consult.consultStatus)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return undefined
  await keepMove(ctx, consult.consultId, consult.consultStatus, to, event, by)
  return moved
}

/** The clock moves what is due; everybody else only what is not. */
function whereTo(consult: Consult, event: ConsultEvent, by: By, now: number): ConsultStatus | undefined {
  if (by === 'clock') {
    const due = dueEvent(consultStates, consult.consultStatus, consult)
    return due && due.event === event && due.at <= now ? due.to : undefined
  }
  const isDue = stateAt(consultStates, consult.consultStatus, consult, now) !== consult.consultStatus
  return isDue ? undefined : nextState(consultStates, consult.consultStatus, event, by, consult)
}

/** The columns that tell the clock when to come next, and when the follow-up window closes. */
export function deadlines(
  status: ConsultStatus,
  facts: ConsultFacts,
): Pick<Updateable<ConsultRow>, 'endsAt' | 'dueEvent' | 'dueStatus' | 'dueAt'> {
  const due = dueEvent(consultStates, status, facts)
  return {
    endsAt: dateOf(endsAt(facts)),
    dueEvent: due?.event ?? null,
    dueStatus: due?.to ?? null,
    dueAt: dateOf(due?.at ?? null),
  }
}

export async function keepMove(
  { db, caller, now }: Ctx,
  consultId: string,
  from: ConsultStatus | null,
  to: ConsultStatus,
  event: string,
  by: By,
): Promise<void> {
  const actorId = caller.kind === 'account' ? caller.accountId : caller.kind === 'staff' ? caller.staffId : caller.kind
  await db
    .insertInto('consultMove')
    .values({ consultId, fromStatus: from, toStatus: to, event, byWhom: by, actorId, at: new Date(now) })
    .execute()
}

const dateOf = (at: number | null): Date | null => (at === null ? null : new Date(at))
