import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import type { feesServices } from '@nethos/contract/fees/fees.services.ts'
import { Finished, stepped, type HandlerOf } from '../../calls/handler.ts'
import { mayActFor } from '../people/public.ts'
import { saleOf, type Attempt, type AttemptOutcome, type Payment, type ReportedPayment } from '../payment/public.ts'
import { bizType, drop } from './life.ts'
import { findOrder } from './order.table.ts'
import { feePayable, proceed } from './payable.ts'
import { shownOrder } from './shown-order.ts'

type Services = typeof feesServices
const sale = saleOf(bizType, feePayable)

/** nethos: examPayment. */
export const payOrder = stepped<Services['payOrder'], Attempt, AttemptOutcome>({
  async prepare({ input, ctx, refuse }) {
    const order = await findOrder(ctx, input.orderId, { hold: true })
    if (!order) return refuse('not_found')
    if (input.totalCents != null && input.totalCents !== order.totalCents) return refuse('total_differs')
    if (order.ownCents === 0) {
      const may = await mayActFor(ctx, order.personId, 'pay')
      if (may !== true) return may
      if (order.state !== 'open')
        return order.state === 'lapsed' ? refuse('order_over') : new Finished('SUCCESS' as const)
      return (await proceed(ctx, order, 'confirm', ctx.now)) ? new Finished('SUCCESS' as const) : refuse('order_over')
    }
    return sale.open(ctx, input.orderId, input, feePages.paidBill.to({ id: input.orderId }))
  },
  outside: sale.outside,
  settle: sale.settle,
})

export const orderDetail = stepped<Services['orderDetail'], Payment[], ReportedPayment[]>({
  async prepare({ input, ctx, refuse }) {
    const order = await findOrder(ctx, input.orderId)
    if (!order) return refuse('not_found')
    const may = await mayActFor(ctx, order.personId, 'pay')
    if (may !== true) return may
    return sale.unsettled(ctx, input.orderId)
  },
  outside: sale.ask,
  async settle(news, _open, { input, ctx, refuse }) {
    const now = await sale.status(ctx, input.orderId, news)
    const order = await findOrder(ctx, input.orderId)
    return order ? shownOrder(ctx, order, { hasFailed: now?.state === 'failed' }) : refuse('not_found')
  },
})

export const dropOrder: HandlerOf<Services['dropOrder']> = async ({ input, ctx, refuse }) => {
  const order = await findOrder(ctx, input.orderId, { hold: true })
  if (!order) return refuse('not_found')
  const may = await mayActFor(ctx, order.personId, 'pay')
  if (may !== true) return may
  if (order.state === 'dropped') return true
  return (await drop(ctx, order)) || refuse('order_over')
}
