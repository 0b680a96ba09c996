import type { Ctx } from '../../calls/handler.ts'
import type { Payable } from '../../registry/payable.ts'
import { feeBills, orders, type FeeOrder } from './fees.lifecycle.ts'
import { writeJob } from './job-names.ts'
import { notify, whatLabels } from './life.ts'
import { billsOf, findOrder, holdBills, isTaken } from './order.table.ts'

/** What payment asks of a hospital's bills, and tells them. */
export const feePayable: Payable = {
  async find(ctx, orderId) {
    const found = await findOrder(ctx, orderId)
    if (!found) return undefined
    const { state } = orders.asOf(found, ctx.now)
    return {
      accountId: found.accountId,
      personId: found.personId,
      amountCents: found.ownCents,
      subject: whatLabels[found.what],
      personName: found.personName,
      expiresAt: found.expiresAt,
      state: state === 'open' ? 'payable' : state === 'paid' || state === 'done' ? 'paid' : 'gone',
    }
  },
  async wasPaid(ctx, orderId, paidAt) {
    const order = await findOrder(ctx, orderId, { hold: true })
    // Money that came in time counts, however late the word of it.
    return order && (await proceed(ctx, order, 'pay', Math.min(paidAt, ctx.now))) ? 'taken' : 'late'
  },
}

/** It is paid, or nothing is to be paid in money: each bill sets out for the hospital. False: it was too late. */
export async function proceed(ctx: Ctx, order: FeeOrder, event: 'pay' | 'confirm', at: number): Promise<boolean> {
  const bills = await billsOf(ctx, order.orderId)
  const numbers = bills.map(one => one.billNo)
  await holdBills(ctx, order.hosId, numbers)
  // Somebody else who cares for the same person has paid meanwhile.
  if (order.what !== 'deposit' && (await isTaken(ctx, order.hosId, numbers))) return false
  const paid = await orders.transition(ctx, order, event, event === 'pay' ? 'payment' : 'patient', { paidAt: at }, at)
  if (!paid) return false
  for (const bill of bills) {
    // From now on the hospital has its time, however late the word of the money came.
    if (!(await feeBills.transition(ctx, bill, 'pay', 'payment', { paidAt: ctx.now })))
      throw new Error(`the bill ${bill.settleNo} of an open order was not open`)
    await ctx.enqueue(writeJob, { settleNo: bill.settleNo })
  }
  await notify(ctx, paid)
  return true
}
