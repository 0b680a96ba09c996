import { addDays, startOfDay } from '@nethos/contract/common/days.ts'
import type { paymentDeskServices } from '@nethos/contract/payment/payment-desk.services.ts'
import type { PaymentState } from '@nethos/contract/payment/payment.status.ts'
import type { RefundState } from '@nethos/contract/payment/refund.status.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { shownPageOf } from '../../calls/page-of.ts'
import { roomOf } from './desk-parts.ts'
import { shownRefund } from './desk-refunds.ts'
import { requestsOf } from './desk-requests.ts'
import { entriesOf } from './ledger.table.ts'
import { findPayment, type Payment } from './payment.table.ts'
import { payWayOrNone } from './ways.ts'

export const listDeskOrders: HandlerOf<typeof paymentDeskServices.listDeskOrders> = async ({ input, ctx }) => {
  const { paymentState, bizId, payNo, onDay, pageNum, pageSize } = input
  const found = await orders(ctx)
    .$if(Boolean(paymentState), query => query.where('state', '=', paymentState!))
    .$if(Boolean(bizId), query => query.where('bizId', '=', bizId!))
    .$if(Boolean(payNo), query => query.where('payNo', '=', payNo!))
    .$if(Boolean(onDay), query =>
      query
        .where('createdAt', '>=', new Date(startOfDay(onDay!)))
        .where('createdAt', '<', new Date(startOfDay(addDays(onDay!, 1)))),
    )
    .orderBy('createdAt', 'desc')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  return shownPageOf(found, { pageNum, pageSize }, shownOrder)
}

export const deskOrder: HandlerOf<typeof paymentDeskServices.deskOrder> = async ({ input: { payNo }, ctx, refuse }) => {
  const order = await orders(ctx).where('payNo', '=', payNo).executeTakeFirst()
  const payment = order && (await findPayment(ctx, payNo))
  if (!payment) return refuse('not_found')
  const refunds = await ctx.db
    .selectFrom('refund')
    .selectAll()
    .where('payNo', '=', payNo)
    .orderBy('createdAt', 'desc')
    .execute()
  return {
    order: shownOrder(order),
    refunds: refunds.map(refund => shownRefund({ ...order, ...refund })),
    requests: await requestsOf(ctx, payNo),
    ...(await roomOf(ctx, payment)),
    entries: (await entriesOf(ctx, payNo)).map(entry => ({ ...entry, at: entry.at.getTime() })),
  }
}

const orders = ({ db }: Ctx) =>
  db
    .selectFrom('payment')
    .select(['payNo', 'bizType', 'bizId', 'subject', 'amountCents', 'provider', 'state', 'providerNo'])
    .select(['discountCents', 'createdAt', 'paidAt'])
    .select(({ selectFrom }) =>
      selectFrom('refund')
        .select('refund.state')
        .whereRef('refund.payNo', '=', 'payment.payNo')
        .orderBy('refund.createdAt', 'desc')
        .limit(1)
        .as('refundState'),
    )
    .select(({ selectFrom }) =>
      selectFrom('refund')
        .select(({ fn }) => fn.sum<number | null>('refund.amountCents').as('sum'))
        .whereRef('refund.payNo', '=', 'payment.payNo')
        .as('refundedCents'),
    )

type Found = Pick<Payment, 'provider' | 'state' | 'createdAt' | 'paidAt'> & {
  refundState: string | null
  refundedCents: number | null
}

const shownOrder = <Row extends Found>({
  provider,
  state,
  refundState,
  refundedCents,
  createdAt,
  paidAt,
  ...row
}: Row) => ({
  ...row,
  payChannel: payWayOrNone(provider),
  paymentState: state as PaymentState,
  refundState: refundState as RefundState | null,
  refundedCents: Number(refundedCents ?? 0),
  createdAt: createdAt.getTime(),
  paidAt: paidAt?.getTime() ?? null,
})
