import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import type { itemOrderServices } from '@nethos/contract/exam/item-order.services.ts'
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
import { findItemOrder, itemOrders, moveOrder } from './item-order.life.ts'

/** What payment asks of an order for oneself. */
export const itemOrderPayable: Payable = {
  async find(ctx: Ctx, itemOrderId: string) {
    const found = await findItemOrder(ctx, itemOrderId)
    if (!found) return undefined
    const { status } = itemOrders.asOf(found, ctx.now)
    const isPaid = status === 'paid' || status === 'ready' || status === 'done' || status === 'refunded'
    return {
      accountId: found.accountId,
      personId: found.personId,
      amountCents: found.totalCents,
      subject: '检测费用',
      personName: found.personName,
      expiresAt: found.payBy,
      state: status === 'to_pay' ? 'payable' : isPaid ? 'paid' : 'gone',
    }
  },
  async wasPaid(ctx: Ctx, itemOrderId: string, paidAt: number) {
    const one = await findItemOrder(ctx, itemOrderId, true)
    // Money that came in time counts, however late the word of it.
    const paid = one && (await moveOrder(ctx, one, 'pay', 'payment', {}, Math.min(paidAt, ctx.now)))
    return paid ? 'taken' : 'late'
  },
}

type Services = typeof itemOrderServices
const cashier = cashierFor('item_order', itemOrderPayable)
const paymentStatus = paymentStatusOf('item_order', itemOrderPayable)

/** The one way that a shell has (docs/product/protocol.md 1: channel 10 the messaging app, 11 the payment app). */
const shellWay: Readonly<Record<string, PayWay>> = { 10: 'WECHAT', 11: 'ALIPAY' }

export const payItemOrder = stepped<Services['payItemOrder'], Attempt, Heard>({
  async prepare({ input, ctx, refuse }) {
    const way = input.payChannel || shellWay[ctx.channel]
    if (!way) return refuse('way_missing')
    const returnUrl = input.returnUrl || examPages.epidemicOrder.to({ id: input.itemOrderId })
    const call = { ctx, refuse: refuse as never, input: { openid: input.openid, returnUrl, myCouponId: undefined } }
    const prepared = await cashier.prepare(call, input.itemOrderId, way)
    if (isRefused(prepared)) return prepared
    return prepared === 'nothing to pay' ? new Finished('SUCCESS' as const) : prepared
  },
  outside: (attempt, { runtime }) => cashier.outside(attempt, runtime),
  settle: (heard, attempt, { ctx, refuse, input }) =>
    cashier.settle(heard, attempt, { ctx, refuse: refuse as never, input: { ...input, myCouponId: undefined } }),
})

export const queryItemOrderPayment = stepped<Services['queryItemOrderPayment'], Payment[], ReportedPayment[]>({
  async prepare({ input, ctx, refuse }) {
    const open = await paymentStatus.open(ctx, input.itemOrderId)
    if (open.length > 0) return open
    const now = await paymentStatus.standing(ctx, input.itemOrderId)
    return now ? new Finished(now) : refuse('not_found')
  },
  outside: (open, { runtime }) => paymentStatus.ask(runtime, open),
  settle: async (news, _open, { input, ctx, refuse }) =>
    (await paymentStatus.standing(ctx, input.itemOrderId, news)) ?? refuse('not_found'),
})
