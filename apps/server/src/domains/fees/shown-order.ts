import { billIdOf } from '@nethos/contract/fees/fees.rules.ts'
import type { FeeOrder as Shown } from '@nethos/contract/fees/fees.schemas.ts'
import { feeBillStates, feeOrderStates } from '@nethos/contract/fees/fees.status.ts'
import { payWayLabels } from '@nethos/contract/payment/payment.rules.ts'
import type { Ctx } from '../../calls/handler.ts'
import { paidBy, refundDay, sentBack } from '../payment/public.ts'
import { guidesOf, itemsOf, orders, type FeeBill, type FeeOrder } from './fees.lifecycle.ts'
import { bizType } from './life.ts'
import { billsOf } from './order.table.ts'
import { shownItem } from './shown.ts'

/** An order as its account and the desk read it. */
export async function shownOrder(
  ctx: Ctx,
  found: FeeOrder,
  { hasFailed = false }: { hasFailed?: boolean } = {},
): Promise<Shown> {
  const order = orders.asOf(found, ctx.now)
  const business = { bizType, bizId: order.orderId }
  const bills = await billsOf(ctx, order.orderId)
  const back = await sentBack(ctx, business)
  const way = await paidBy(ctx, business)
  return {
    orderId: order.orderId,
    what: order.what,
    person: {
      accountId: order.accountId,
      personId: order.personId,
      personName: order.personName,
      hosId: order.hosId,
      hosName: order.hosName,
      recordNumber: order.recordNumber,
      cardNumber: '',
    },
    insuranceKind: order.insuranceKind,
    totalCents: order.totalCents,
    pooledCents: order.pooledCents,
    accountCents: order.accountCents,
    ownCents: order.ownCents,
    prepaidCents: order.prepaidCents,
    orderState: order.state,
    stateLabel: feeOrderStates[order.state].label,
    bills: await Promise.all(bills.map(bill => shownOrderBill(ctx, bill))),
    createdAt: order.createdAt,
    expiresAt: order.expiresAt,
    payWaitSeconds: order.state === 'open' ? Math.max(0, Math.ceil((order.expiresAt - ctx.now) / 1000)) : 0,
    hasFailed,
    paidAt: order.paidAt,
    payWay: way ? payWayLabels[way] : '',
    backCents: back.cents,
    backExpectedOn: back.cents > 0 && back.firstAt !== undefined ? refundDay(back.firstAt) : '',
  }
}

async function shownOrderBill({ db }: Ctx, bill: FeeBill): Promise<Shown['bills'][number]> {
  const given =
    bill.restCents > 0
      ? await db
          .selectFrom('feeGiveBack')
          .select(({ fn }) => fn.sum<number | null>('amountCents').as('cents'))
          .where('dischargeNo', '=', bill.settleNo)
          .executeTakeFirstOrThrow()
      : { cents: 0 }
  return {
    settleNo: bill.settleNo,
    biller: bill.biller,
    billId: billIdOf(bill.hosId, bill.billNo),
    billNo: bill.billNo,
    title: bill.title,
    doctorName: bill.doctorName,
    totalCents: bill.totalCents,
    pooledCents: bill.pooledCents,
    accountCents: bill.accountCents,
    ownCents: bill.ownCents,
    billState: bill.state,
    stateLabel: feeBillStates[bill.state].label,
    guides: guidesOf(bill),
    receiptNo: bill.receiptNo,
    reason: bill.reason,
    restCents: bill.restCents,
    windowCents: bill.state === 'settled' ? bill.restCents - Number(given.cents ?? 0) : 0,
    items: itemsOf(bill).map(shownItem),
  }
}
