import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import type { checkupServices } from '@nethos/contract/checkup/checkup.services.ts'
import type { PayWay } from '@nethos/contract/payment/payment.rules.ts'
import { Finished, isRefused, stepped, type Ctx } from '../../calls/handler.ts'
import type { Payable } from '../../registry/payable.ts'
import {
  cashierFor,
  paymentStatusOf,
  type Attempt,
  type Heard,
  type Payment,
  type ReportedPayment,
} from '../payment/public.ts'
import { moveOrder } from './order.life.ts'
import { checkupOrders } from './order.lifecycle.ts'
import { findOrder } from './order.table.ts'

/** What payment asks of a health check. */
export const checkupPayable: Payable = {
  async find(ctx: Ctx, orderId: string) {
    const found = await findOrder(ctx, orderId)
    if (!found) return undefined
    const { status } = checkupOrders.asOf(found, ctx.now)
    const isGone = status === 'unpaid_cancelled'
    return {
      accountId: found.accountId,
      personId: found.personId,
      amountCents: found.totalCents,
      subject: '体检费用',
      personName: found.personName,
      expiresAt: found.payBy,
      state: status === 'to_pay' ? 'payable' : isGone ? 'gone' : 'paid',
    }
  },
  async wasPaid(ctx: Ctx, orderId: string, paidAt: number) {
    const one = await findOrder(ctx, orderId, true)
    // Money that came in time counts, however late the word of it.
    const paid = one && (await moveOrder(ctx, one, 'pay', 'payment', {}, Math.min(paidAt, ctx.now)))
    return paid ? 'taken' : 'late'
  },
}

type Services = typeof checkupServices
const cashier = cashierFor('checkup_order', checkupPayable)
const paymentStatus = paymentStatusOf('checkup_order', checkupPayable)

/** The one way that a shell has (docs/product/protocol.md 1: channel 10 the messaging app, 11 the payment app). */
const shellWay: Readonly<Record<string, PayWay>> = { 10: 'WECHAT', 11: 'ALIPAY' }

export const payCheckup = stepped<Services['payCheckup'], Attempt, Heard>({
  async prepare({ input, ctx, refuse }) {
    const way = input.payChannel || shellWay[ctx.channel]
    if (!way) return refuse('way_missing')
    const returnUrl = input.returnUrl || checkupPages.order.to({ id: input.orderId })
    const call = { ctx, refuse: refuse as never, input: { openid: input.openid, returnUrl, myCouponId: undefined } }
    const prepared = await cashier.prepare(call, input.orderId, way)
    if (isRefused(prepared)) return prepared
    return prepared === 'nothing to pay' ? new Finished('SUCCESS' as const) : prepared
  },
  outside: (attempt, { runtime }) => cashier.outside(attempt, runtime),
  settle: (heard, attempt, { ctx, refuse, input }) =>
    cashier.settle(heard, attempt, { ctx, refuse: refuse as never, input: { ...input, myCouponId: undefined } }),
})

export const queryCheckupPayment = stepped<Services['queryCheckupPayment'], Payment[], ReportedPayment[]>({
  async prepare({ input, ctx, refuse }) {
    const open = await paymentStatus.open(ctx, input.orderId)
    if (open.length > 0) return open
    const now = await paymentStatus.standing(ctx, input.orderId)
    return now ? new Finished(now) : refuse('not_found')
  },
  outside: (open, { runtime }) => paymentStatus.ask(runtime, open),
  settle: async (news, _open, { input, ctx, refuse }) =>
    (await paymentStatus.standing(ctx, input.orderId, news)) ?? refuse('not_found'),
})
