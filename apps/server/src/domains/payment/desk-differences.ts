import { sql } from 'kysely'
import type { billDeskServices } from '@nethos/contract/payment/bill-desk.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { whenGiven } from '../../database/when-given.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { AuditLine, Ctx, HandlerOf } from '../../calls/handler.ts'
import {
  bySystem,
  confirm,
  isIn,
  propose,
  reopen,
  stateOf,
  takeDifference,
  type FoundDifference,
  type Way,
} from './bill-difference.table.ts'
import { payWayOf } from './ways.ts'

type Services = typeof billDeskServices
type Shown = OutputOf<Services['listBillDifferences']>['rows'][number]
type OfStaff = Ctx<StaffCaller>

export const listBillDifferences: HandlerOf<Services['listBillDifferences']> = async ({ input, ctx }) => {
  const { onDay, differenceState, pageNum, pageSize } = input
  const found = await ctx.db
    .selectFrom('billDifference')
    .selectAll()
    .$call(whenGiven(onDay, (query, onDay) => query.where('onDay', '=', onDay)))
    .$if(Boolean(differenceState), query => query.where(isIn(differenceState || 'open')))
    .orderBy(({ eb }) => eb('settledAt', 'is not', null))
    .orderBy(({ eb }) => eb('proposedAt', 'is not', null))
    .orderBy('foundAt', 'desc')
    .orderBy('differenceId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const rows = found.slice(0, pageSize)
  const steps = await stepsOf(
    ctx,
    rows.map(row => row.differenceId),
  )
  return {
    rows: rows.map(row => shown(ctx, row, steps.get(row.differenceId) ?? [])),
    pageNum,
    pageSize,
    hasNextPage: found.length > pageSize,
  }
}

async function stepsOf({ db }: OfStaff, differenceIds: readonly string[]): Promise<Map<string, Shown['steps']>> {
  const rows = await db
    .selectFrom('billDifferenceStep')
    .leftJoin('staff', 'staff.staffId', 'billDifferenceStep.byStaff')
    .select(['differenceId', 'step', 'staff.name', 'byStaff', 'way', 'note', 'at'])
    .where(sql<boolean>`difference_id = any(${differenceIds})`)
    .orderBy('stepId')
    .execute()
  const steps = new Map<string, Shown['steps']>()
  for (const { differenceId, step, name, byStaff, way, note, at } of rows) {
    const one = {
      step: step as Shown['steps'][number]['step'],
      by: byStaff === bySystem ? '' : (name ?? byStaff),
      way: way as Way | null,
      note,
      at: at.getTime(),
    }
    steps.set(differenceId, [...(steps.get(differenceId) ?? []), one])
  }
  return steps
}

const shown = ({ caller }: OfStaff, row: FoundDifference, steps: Shown['steps']): Shown => ({
  differenceId: row.differenceId,
  payChannel: payWayOf(row.provider),
  onDay: row.onDay,
  kind: row.kind as Shown['kind'],
  about: row.about as Shown['about'],
  payNo: row.payNo,
  refundNo: row.refundNo,
  oursCents: row.oursCents,
  theirsCents: row.theirsCents,
  foundAt: row.foundAt.getTime(),
  differenceState: stateOf(row),
  way: row.way as Way | null,
  note: row.note,
  isMine: row.proposedBy === caller.staffId,
  steps,
})

export const countBillDifferences: HandlerOf<Services['countBillDifferences']> = async ({ input: { onDay }, ctx }) => {
  const count = (state: Parameters<typeof isIn>[0]) => sql<number>`count(*) filter (where ${isIn(state)})`
  const { open, waiting, settled } = await ctx.db
    .selectFrom('billDifference')
    .select([count('open').as('open'), count('waiting').as('waiting'), count('settled').as('settled')])
    .$call(whenGiven(onDay, (query, onDay) => query.where('onDay', '=', onDay)))
    .executeTakeFirstOrThrow()
  return { open: Number(open), waiting: Number(waiting), settled: Number(settled) }
}

export const settleBillDifference: HandlerOf<Services['settleBillDifference']> = async ({ input, ctx, refuse }) => {
  const { differenceId, way, note } = input
  const found = await takeDifference(ctx, differenceId)
  if (!found) return refuse('not_found')
  if (stateOf(found) === 'settled') return refuse('difference_settled')
  if (stateOf(found) === 'waiting') return refuse('difference_waits')
  await propose(ctx, differenceId, { by: ctx.caller.staffId, way, note })
  await notify(ctx, 'bill.difference.settle', found)
  return true
}

export const confirmBillDifference: HandlerOf<Services['confirmBillDifference']> = async ({ input, ctx, refuse }) => {
  const found = await takeDifference(ctx, input.differenceId)
  if (!found) return refuse('not_found')
  if (stateOf(found) === 'settled') return refuse('difference_settled')
  if (stateOf(found) === 'open') return refuse('difference_open')
  if (found.proposedBy === ctx.caller.staffId) return refuse('own_proposal')
  await confirm(ctx, found.differenceId, ctx.caller.staffId)
  await notify(ctx, 'bill.difference.confirm', found)
  return true
}

export const reopenBillDifference: HandlerOf<Services['reopenBillDifference']> = async ({ input, ctx, refuse }) => {
  const found = await takeDifference(ctx, input.differenceId)
  if (!found) return refuse('not_found')
  if (stateOf(found) === 'settled') return refuse('difference_settled')
  if (stateOf(found) === 'open') return refuse('difference_open')
  await reopen(ctx, found.differenceId, { by: ctx.caller.staffId, note: input.note })
  await notify(ctx, 'bill.difference.reopen', found)
  return true
}

async function notify(
  ctx: OfStaff,
  action: AuditLine['action'],
  { differenceId, onDay }: FoundDifference,
): Promise<void> {
  await ctx.audit({ action, recordType: 'bill_difference', recordId: differenceId })
  await ctx.announce('operators', 'bill', onDay)
}
