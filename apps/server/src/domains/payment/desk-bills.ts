import { sql } from 'kysely'
import type { paymentDeskServices } from '@nethos/contract/payment/payment-desk.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { newestBillDay, type OneBill } from './bill.jobs.ts'
import { askForCheck, settleDifference } from './bill.table.ts'
import { billJob } from './job-names.ts'
import { payWayOf } from './ways.ts'

type DifferenceRow = OutputOf<typeof paymentDeskServices.listBillDifferences>['rows'][number]

export const listBillChecks: HandlerOf<typeof paymentDeskServices.listBillChecks> = async ({
  input: { pageNum, pageSize },
  ctx,
}) => {
  const found = await ctx.db
    .selectFrom('billCheck')
    .select(['provider', 'onDay', 'checkedAt', 'lines', 'differences'])
    .select(({ selectFrom }) =>
      selectFrom('billDifference as open')
        .select(sql<number>`count(*)`.as('count'))
        .whereRef('open.provider', '=', 'billCheck.provider')
        .whereRef('open.onDay', '=', 'billCheck.onDay')
        .where('open.settledAt', 'is', null)
        .as('open'),
    )
    .orderBy('onDay', 'desc')
    .orderBy('provider')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const rows = found.slice(0, pageSize).map(({ provider, checkedAt, open, ...row }) => ({
    ...row,
    payChannel: payWayOf(provider),
    checkedAt: checkedAt?.getTime() ?? null,
    open: open ?? 0,
  }))
  return { rows, pageNum, pageSize, hasNextPage: found.length > pageSize }
}

export const runBillCheck: HandlerOf<typeof paymentDeskServices.runBillCheck> = async ({
  input: { onDay },
  ctx,
  refuse,
}) => {
  if (onDay > newestBillDay(ctx.now)) return refuse('bill_not_ready')
  for (const { name: provider } of ctx.house.payments) {
    await askForCheck(ctx, provider, onDay, { again: true })
    await ctx.enqueue(billJob, { provider, onDay } satisfies OneBill)
  }
  await ctx.audit({ action: 'bill.check', recordType: 'bill', recordId: onDay })
  return true
}

export const listBillDifferences: HandlerOf<typeof paymentDeskServices.listBillDifferences> = async ({
  input,
  ctx,
}) => {
  const { onDay, pageNum, pageSize } = input
  const found = await ctx.db
    .selectFrom('billDifference')
    .selectAll()
    .$if(Boolean(onDay), query => query.where('onDay', '=', onDay!))
    .orderBy(({ eb }) => eb('settledAt', 'is not', null))
    .orderBy('foundAt', 'desc')
    .orderBy('differenceId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const rows = found.slice(0, pageSize).map(({ provider, kind, about, foundAt, settledAt, ...row }) => ({
    ...row,
    payChannel: payWayOf(provider),
    kind: kind as DifferenceRow['kind'],
    about: about as DifferenceRow['about'],
    foundAt: foundAt.getTime(),
    settledAt: settledAt?.getTime() ?? null,
  }))
  return { rows, pageNum, pageSize, hasNextPage: found.length > pageSize }
}

export const settleBillDifference: HandlerOf<typeof paymentDeskServices.settleBillDifference> = async ({
  input,
  ctx,
  refuse,
}) => {
  const { differenceId, note } = input
  const known = await ctx.db
    .selectFrom('billDifference')
    .select('differenceId')
    .where('differenceId', '=', differenceId)
    .executeTakeFirst()
  if (!known) return refuse('not_found')
  if (!(await settleDifference(ctx, differenceId, { by: ctx.caller.staffId, note })))
    return refuse('difference_settled')
  await ctx.audit({ action: 'bill.difference.settle', recordType: 'bill_difference', recordId: differenceId })
  return true
}
