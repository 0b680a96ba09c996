import type { Ctx } from '../../calls/handler.ts'
import { closePayments, earn, refundPart } from '../payment/public.ts'
import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import { price } from '@nethos/contract/common/money.ts'
import { putMessage } from '../messages/public.ts'
import { feeBills, guidesOf, orders, type FeeBill, type FeeOrder } from './fees.lifecycle.ts'
import { billsOf, findOrder } from './order.table.ts'

export const bizType = 'fee'
export const whatLabels = { outpatient: '门诊缴费', deposit: '住院预缴', discharge: '出院结算' } as const

/** Nothing is paid any more: its bills are free, and open attempts at the cashier are closed. */
export async function closeBills(ctx: Ctx, { orderId }: FeeOrder): Promise<void> {
  await feeBills.transitionAll(ctx, { orderId }, 'close', 'clock')
  await closePayments(ctx, { bizType, bizId: orderId })
}

/** He does not pay it any more. False: it was paid, or over. */
export async function drop(ctx: Ctx, order: FeeOrder): Promise<boolean> {
  const dropped = await orders.transition(ctx, order, 'drop', 'patient')
  if (dropped) await closeBills(ctx, dropped)
  return dropped !== undefined
}

export const notify = (ctx: Ctx, { accountId, orderId }: Pick<FeeOrder, 'accountId' | 'orderId'>): Promise<void> =>
  ctx.announce({ accountId }, 'fee', orderId)

const pageOf = ({ orderId, what, personId, hosId }: FeeOrder, { billNo }: FeeBill): string =>
  what === 'outpatient'
    ? feePages.paidBill.to({ id: orderId })
    : what === 'deposit'
      ? feePages.depositRecords.to({ compatId: personId })
      : feePages.inpatientFee.to({ id: `${hosId}.${billNo}` })

/** The hospital has it. */
export async function wasTaken(ctx: Ctx, bill: FeeBill): Promise<void> {
  const order = await orderOfBill(ctx, bill)
  const [next] = guidesOf(bill)
  await putMessage(ctx, {
    accountId: order.accountId,
    type: 'bill_taken',
    values: {
      subject: `${order.personName}的${bill.title}`,
      amount: price(bill.totalCents),
      place: next ? `下一步：${next.place}` : '',
    },
    link: pageOf(order, bill),
    about: { recordType: 'fee_bill', recordId: bill.settleNo },
  })
  await finishOrder(ctx, order)
}

/** It is taken back everywhere: the money goes back. */
export async function wasUndone(ctx: Ctx, bill: FeeBill): Promise<void> {
  const order = await orderOfBill(ctx, bill)
  await refundPart(ctx, {
    bizType,
    bizId: order.orderId,
    cause: `fee ${bill.settleNo}`,
    reason: `医院未收：${bill.reason}`,
    amountCents: moneyOf(order, bill),
  })
  await putMessage(ctx, {
    accountId: order.accountId,
    type: 'bill_returned',
    values: {
      subject: `${order.personName}的${bill.title}`,
      amount: price(moneyOf(order, bill)),
      reason: bill.reason || '医院没有及时确认',
    },
    link: pageOf(order, bill),
    about: { recordType: 'fee_bill', recordId: bill.settleNo },
  })
  await finishOrder(ctx, order)
}

/** What of a bill came in money: of a discharge what the deposits did not cover. */
export const moneyOf = (order: Pick<FeeOrder, 'what' | 'ownCents'>, bill: Pick<FeeBill, 'ownCents'>): number =>
  order.what === 'discharge' ? order.ownCents : bill.ownCents

export async function orderOfBill(ctx: Ctx, { orderId }: FeeBill): Promise<FeeOrder> {
  const order = await findOrder(ctx, orderId)
  if (!order) throw new Error(`no order ${orderId}`)
  return order
}

/** With the end of its last bill the order is done, and what is left of the money is the hospital's. */
export async function finishOrder(ctx: Ctx, { orderId }: FeeOrder): Promise<void> {
  const order = await findOrder(ctx, orderId, { hold: true })
  if (!order) return
  await notify(ctx, order)
  const left = (await billsOf(ctx, orderId)).filter(one => one.state === 'writing' || one.state === 'undoing')
  if (left.length > 0 || !(await orders.transition(ctx, order, 'finish', 'hospital', { endedAt: ctx.now }))) return
  if (order.ownCents > 0) await earn(ctx, { bizType, bizId: orderId })
}
