import { sql } from 'kysely'
import {
  differenceStates,
  type billDeskServices,
  type DifferenceState,
} from '@nethos/contract/payment/bill-desk.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { isIn } from './bill-difference.table.ts'
import { newestBillDay } from './bill.jobs.ts'
import { askForCheck } from './bill.table.ts'
import { billJob, type OneBill } from './job-names.ts'
import { payWayOf } from './ways.ts'

export const listBillChecks: HandlerOf<typeof billDeskServices.listBillChecks> = async ({
  input: { pageNum, pageSize },
  ctx,
}) => {
  const found = await ctx.db
    .selectFrom('billCheck')
    .select(['provider', 'onDay', 'checkedAt', 'lines', 'differences'])
    .select(differenceStates.map(state => countOf(state).as(state)))
    .orderBy('onDay', 'desc')
    .orderBy('provider')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const rows = found.slice(0, pageSize).map(({ provider, checkedAt, open, waiting, settled, ...row }) => ({
    ...row,
    payChannel: payWayOf(provider),
    checkedAt: checkedAt?.getTime() ?? null,
    open: Number(open),
    waiting: Number(waiting),
    settled: Number(settled),
  }))
  return { rows, pageNum, pageSize, hasNextPage: found.length > pageSize }
}

const countOf = (state: DifferenceState) =>
  sql<number>`(select count(*) from bill_difference as one
    where one.provider = bill_check.provider and one.on_day = bill_check.on_day and ${isIn(state)})`

export const runBillCheck: HandlerOf<typeof billDeskServices.runBillCheck> = async ({
  input: { onDay },
  ctx,
  refuse,
}) => {
  if (onDay > newestBillDay(ctx.now)) return refuse('bill_not_ready')
  for (const { name: provider } of ctx.runtime.payments) {
    await askForCheck(ctx, provider, onDay, { again: true })
    await ctx.enqueue(billJob, { provider, onDay } satisfies OneBill)
  }
  await ctx.audit({ action: 'bill.check', recordType: 'bill', recordId: onDay })
  return true
}
