import type { Updateable } from 'kysely'
import { renewalStates, type RenewalFacts, type RenewalStatus } from '@nethos/contract/renewal/renewal.status.ts'
import { dueEvent, nextState, stateAt, type By, type EventOf } from '@nethos/contract/states.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Renewal as RenewalRow } from '../../database/types.gen.ts'
import type { Renewal } from './renewal.table.ts'

export type RenewalEvent = EventOf<typeof renewalStates>

/** What changes with a move. Instants epoch ms. */
export interface Changes {
  prescribedAt?: number
  returnedAt?: number
  approvedAt?: number
  paidAt?: number
  handedAt?: number
  endedAt?: number
  endReason?: string
  returnReason?: string
  overrideReason?: string
  prescriptionId?: string
  drugCents?: number
  deliveryCents?: number
  orderId?: string
  serialNumber?: string
  carrier?: string
  trackingNo?: string
}

const dateOf = (at: number | null): Date | null => (at === null ? null : new Date(at))
const instants = ['prescribedAt', 'returnedAt', 'approvedAt', 'paidAt', 'handedAt', 'endedAt'] as const

/** Asks the table, updates under the old state, keeps the history and the next deadline. Undefined: it may not happen, or someone was faster. */
export async function move(
  ctx: Ctx,
  renewal: Renewal,
  event: RenewalEvent,
  by: By,
  changes: Changes = {},
  at = ctx.now,
): Promise<Renewal | undefined> {
  const to = whereTo(renewal, event, by, at)
  if (!to) return undefined
  const moved: Renewal = { ...renewal, ...changes, status: to }
  const columns = Object.fromEntries(
    Object.entries(changes).map(([column, value]) => [
      column,
      (instants as readonly string[]).includes(column) ? new Date(value as number) : value,
    ]),
  )
  const { numUpdatedRows } = await ctx.db
    .updateTable('renewal')
    .set({ ...columns, status: to, ...deadlines(to, moved) })
    .where('consultId', '=', renewal.consultId)
    .where('status', '=', renewal.status)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return undefined
  await keepMove(ctx, renewal.consultId, renewal.status, to, event, by)
  return moved
}

/** The clock moves what is due; everybody else only what is not. */
function whereTo(renewal: Renewal, event: RenewalEvent, by: By, now: number): RenewalStatus | undefined {
  if (by === 'clock') {
    const due = dueEvent(renewalStates, renewal.status, renewal)
    return due && due.event === event && due.at <= now ? due.to : undefined
  }
  const isDue = stateAt(renewalStates, renewal.status, renewal, now) !== renewal.status
  return isDue ? undefined : nextState(renewalStates, renewal.status, event, by, renewal)
}

/** The columns that tell the clock when to come next. */
export function deadlines(
  status: RenewalStatus,
  facts: RenewalFacts,
): Pick<Updateable<RenewalRow>, 'dueEvent' | 'dueStatus' | 'dueAt'> {
  const due = dueEvent(renewalStates, status, facts)
  return { dueEvent: due?.event ?? null, dueStatus: due?.to ?? null, dueAt: dateOf(due?.at ?? null) }
}

export async function keepMove(
  { db, caller, now }: Ctx,
  consultId: string,
  from: RenewalStatus | null,
  to: RenewalStatus,
  event: string,
  by: By,
): Promise<void> {
  const actorId = caller.kind === 'account' ? caller.accountId : caller.kind === 'staff' ? caller.staffId : caller.kind
  await db
    .insertInto('renewalMove')
    .values({ consultId, fromStatus: from, toStatus: to, event, byWhom: by, actorId, at: new Date(now) })
    .execute()
}
