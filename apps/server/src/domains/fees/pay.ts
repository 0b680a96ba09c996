import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import type { feesServices } from '@nethos/contract/fees/fees.services.ts'
import type { PayWay } from '@nethos/contract/payment/payment.rules.ts'
import { Finished, isRefused, stepped, type HandlerOf } from '../../calls/handler.ts'
import { mayActFor } from '../people/public.ts'
import {
  cashierFor,
  paymentStatusOf,
  type Attempt,
  type Heard,
  type Payment,
  type ReportedPayment,
} from '../payment/public.ts'
import { orders } from './fees.lifecycle.ts'
import { bizType, closeBills } from './life.ts'
import { findOrder } from './order.table.ts'
import { feePayable, proceed } from './payable.ts'
import { shownOrder } from './shown-order.ts'

type Services = typeof feesServices
const cashier = cashierFor(bizType, feePayable)
const paymentStatus = paymentStatusOf(bizType, feePayable)
/** The one way that a shell has (docs/product/protocol.md 1: channel 10 the messaging app, 11 the payment app). */
const shellWay: Readonly<Record<string, PayWay>> = { 10: 'WECHAT', 11: 'ALIPAY' }

/** nethos: examPayment. */
export const payOrder = stepped<Services['payOrder'], Attempt, Heard>({
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
    const way = input.payChannel || shellWay[ctx.channel]
    if (!way) return refuse('way_missing')
    const call = {
      ctx,
      refuse: refuse as never,
      input: {
        openid: input.openid,
        returnUrl: input.returnUrl || feePages.paidBill.to({ id: input.orderId }),
        myCouponId: undefined,
      },
    }
    const prepared = await cashier.prepare(call, input.orderId, way)
    if (isRefused(prepared)) return prepared
    return prepared === 'nothing to pay' ? new Finished('SUCCESS' as const) : prepared
  },
  outside: (attempt, { runtime }) => cashier.outside(attempt, runtime),
  settle: (heard, attempt, { ctx, refuse, input }) =>
    cashier.settle(heard, attempt, { ctx, refuse: refuse as never, input: { ...input, myCouponId: undefined } }),
})

export const orderDetail = stepped<Services['orderDetail'], Payment[], ReportedPayment[]>({
  async prepare({ input, ctx, refuse }) {
    const order = await findOrder(ctx, input.orderId)
    if (!order) return refuse('not_found')
    const may = await mayActFor(ctx, order.personId, 'pay')
    if (may !== true) return may
    return paymentStatus.open(ctx, input.orderId)
  },
  outside: (open, { runtime }) => paymentStatus.ask(runtime, open),
  async settle(news, _open, { input, ctx, refuse }) {
    const now = await paymentStatus.standing(ctx, input.orderId, news)
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
  if (!(await orders.transition(ctx, order, 'drop', 'patient'))) return refuse('order_over')
  await closeBills(ctx, order)
  return true
}
