import type { paymentDeskServices } from '@nethos/contract/payment/payment-desk.services.ts'
import type { PaymentState } from '@nethos/contract/payment/payment.status.ts'
import type { RefundState } from '@nethos/contract/payment/refund.status.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { payWayOf } from './ways.ts'

export const listDeskOrders: HandlerOf<typeof paymentDeskServices.listDeskOrders> = async ({ input, ctx }) => {
  const { paymentState, bizId, payNo, pageNum, pageSize } = input
  const found = await ctx.db
    .selectFrom('payment')
    .select([
      'payNo',
      'bizType',
      'bizId',
      'subject',
      'amountCents',
      'provider',
      'state',
      'providerNo',
      'createdAt',
      'paidAt',
    ])
    .select(({ selectFrom }) =>
      selectFrom('refund')
        .select('refund.state')
        .whereRef('refund.payNo', '=', 'payment.payNo')
        .orderBy('refund.createdAt', 'desc')
        .limit(1)
        .as('refundState'),
    )
    .$if(Boolean(paymentState), query => query.where('state', '=', paymentState!))
    .$if(Boolean(bizId), query => query.where('bizId', '=', bizId!))
    .$if(Boolean(payNo), query => query.where('payNo', '=', payNo!))
    .orderBy('createdAt', 'desc')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const rows = found.slice(0, pageSize).map(({ provider, state, refundState, createdAt, paidAt, ...row }) => ({
    ...row,
    payChannel: payWayOf(provider),
    paymentState: state as PaymentState,
    refundState: refundState as RefundState | null,
    createdAt: createdAt.getTime(),
    paidAt: paidAt?.getTime() ?? null,
  }))
  return { rows, pageNum, pageSize, hasNextPage: found.length > pageSize }
}
