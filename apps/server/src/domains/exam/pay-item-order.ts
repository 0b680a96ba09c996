import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Payable } from '../../registry/payable.ts'
import { saleOf } from '../payment/public.ts'
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

const sale = saleOf('item_order', itemOrderPayable)

export const { pay: payItemOrder, query: queryItemOrderPayment } = sale.services('itemOrderId', id =>
  examPages.epidemicOrder.to({ id }),
)
