import { sql, type Selectable } from 'kysely'
import type { DifferenceState } from '@nethos/contract/payment/bill-desk.services.ts'
import type { settleWayNames } from '@nethos/contract/payment/bill.rules.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { BillDifference as Row } from '../../database/types.gen.ts'

type On = Pick<Ctx, 'db' | 'now'>
export type Way = (typeof settleWayNames)[number]
export type FoundDifference = Selectable<Row>

/** The settling hand when a difference has gone by itself. */
export const bySystem = 'system'

export const stateOf = ({
  settledAt,
  proposedAt,
}: Pick<FoundDifference, 'settledAt' | 'proposedAt'>): DifferenceState =>
  settledAt ? 'settled' : proposedAt ? 'waiting' : 'open'

/** The same as a condition. */
export const isIn = (state: DifferenceState) =>
  ({
    open: sql<boolean>`settled_at is null and proposed_at is null`,
    waiting: sql<boolean>`settled_at is null and proposed_at is not null`,
    settled: sql<boolean>`settled_at is not null`,
  })[state]

/** Held by the transaction: of two hands the second sees what the first has done. */
export const takeDifference = ({ db }: On, differenceId: string): Promise<FoundDifference | undefined> =>
  db.selectFrom('billDifference').selectAll().where('differenceId', '=', differenceId).forUpdate().executeTakeFirst()

interface How {
  way: Way
  note: string
}

export async function propose(on: On, differenceId: string, { by, way, note }: How & { by: string }): Promise<void> {
  await change(on, differenceId, { way, note, proposedBy: by, proposedAt: new Date(on.now) })
  await addStep(on, differenceId, 'propose', { by, way, note })
}

export async function confirm(on: On, differenceId: string, by: string): Promise<void> {
  await change(on, differenceId, { settledBy: by, settledAt: new Date(on.now) })
  await addStep(on, differenceId, 'confirm', { by })
}

export async function reopen(on: On, differenceId: string, { by, note }: { by: string; note: string }): Promise<void> {
  await change(on, differenceId, untouched)
  await addStep(on, differenceId, 'reopen', { by, note })
}

/** Nobody has to look any more: it is gone, or has turned up. What somebody has proposed meanwhile stays in its steps. */
export async function settleItself(on: On, differenceId: string, how: How): Promise<void> {
  await change(on, differenceId, { ...how, settledBy: bySystem, settledAt: new Date(on.now) })
  await addStep(on, differenceId, 'settle', { by: bySystem, ...how })
}

/** It was gone, and came back. */
export async function openAgain(on: On, differenceId: string): Promise<void> {
  await change(on, differenceId, untouched)
  await addStep(on, differenceId, 'return', { by: bySystem })
}

const untouched = { way: null, note: null, proposedBy: null, proposedAt: null, settledBy: null, settledAt: null }

const change = (
  { db }: On,
  differenceId: string,
  to: Partial<Pick<FoundDifference, keyof typeof untouched>>,
): Promise<unknown> => db.updateTable('billDifference').set(to).where('differenceId', '=', differenceId).execute()

const addStep = (
  { db, now }: On,
  differenceId: string,
  step: string,
  { by, way, note }: { by: string; way?: Way; note?: string },
): Promise<unknown> =>
  db
    .insertInto('billDifferenceStep')
    .values({ differenceId, step, byStaff: by, way: way ?? null, note: note ?? '', at: new Date(now) })
    .execute()
