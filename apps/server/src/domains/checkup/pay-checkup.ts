import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Payable } from '../../registry/payable.ts'
import { saleOf } from '../payment/public.ts'
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

const sale = saleOf('checkup_order', checkupPayable)

export const { pay: payCheckup, query: queryCheckupPayment } = sale.services('orderId', id =>
  checkupPages.order.to({ id }),
)
