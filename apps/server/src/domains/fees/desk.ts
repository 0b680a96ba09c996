import type { feesDeskServices } from '@nethos/contract/fees/fees-desk.services.ts'
import { feeBillStates, type FeeBillState } from '@nethos/contract/fees/fees.status.ts'
import { whenGiven } from '../../database/when-given.ts'
import type { InputOf } from '@nethos/contract/service.ts'
import { looked, lookedThrough, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { undoJob, writeJob } from './job-names.ts'
import type { What } from './fees.lifecycle.ts'
import { findFeeBill, findOrder } from './order.table.ts'
import { shownOrder } from './shown-order.ts'

type Services = typeof feesDeskServices

/** Newest first; in one state where one is chosen. */
export const listDeskBills: HandlerOf<Services['listDeskBills']> = async ({ input, ctx }) => {
  const { pageNum, pageSize } = input
  const found = await billsPage(ctx, input)
  const rows = found.slice(0, pageSize)
  return lookedThrough(
    rows.map(({ accountId, personId }) => ({ accountId, personId })),
    {
      rows: rows.map(({ accountId: _account, personId: _person, state, paidAt, orderCents, ...row }) => ({
        ...row,
        what: row.what as What,
        ownCents: row.what === 'discharge' ? orderCents : row.ownCents,
        billState: state as FeeBillState,
        stateLabel: feeBillStates[state as FeeBillState].label,
        paidAt: paidAt?.getTime() ?? null,
      })),
      pageNum,
      pageSize,
      hasNextPage: found.length > pageSize,
    },
  )
}

const billsPage = (
  ctx: Pick<Ctx, 'db'>,
  { billState, search: words, pageNum, pageSize }: InputOf<Services['listDeskBills']>,
) => {
  const search = words?.trim() ?? ''
  return ctx.db
    .selectFrom('feeBill')
    .innerJoin('feeOrder', 'feeOrder.orderId', 'feeBill.orderId')
    .select(['settleNo', 'feeBill.orderId', 'feeBill.what', 'feeOrder.hosName', 'title', 'billNo'])
    .select(['feeOrder.accountId', 'feeOrder.personId', 'feeOrder.personName', 'feeBill.totalCents'])
    .select(['feeBill.ownCents', 'feeOrder.ownCents as orderCents', 'feeBill.state', 'reason', 'feeBill.paidAt'])
    .$call(whenGiven(billState, (query, billState) => query.where('feeBill.state', '=', billState)))
    .$if(search !== '', query =>
      query.where(e =>
        e.or([
          e('feeOrder.personName', '=', search),
          e('feeBill.billNo', '=', search),
          e('feeBill.settleNo', '=', search),
          e('feeOrder.orderId', '=', search),
        ]),
      ),
    )
    .orderBy('feeOrder.createdAt', 'desc')
    .orderBy('settleNo')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
}

export const deskOrder: HandlerOf<Services['deskOrder']> = async ({ input, ctx, refuse }) => {
  const order = await findOrder(ctx, input.orderId)
  if (!order) return refuse('not_found')
  return looked(
    { accountId: order.accountId, personId: order.personId, recordId: order.orderId },
    await shownOrder(ctx, order),
  )
}

export const retryBill: HandlerOf<Services['retryBill']> = async ({ input, ctx, refuse }) => {
  const bill = await findFeeBill(ctx, input.settleNo)
  const order = bill && (await findOrder(ctx, bill.orderId))
  if (!bill || !order) return refuse('not_found')
  if (bill.state !== 'writing' && bill.state !== 'undoing') return refuse('not_stuck')
  await ctx.enqueue(bill.state === 'writing' ? writeJob : undoJob, { settleNo: bill.settleNo })
  const { accountId, personId } = order
  await ctx.audit({ action: 'fees.retry', accountId, personId, recordType: 'fee_bill', recordId: bill.settleNo })
  return true
}
