import { dayAndTime } from '@nethos/contract/common/days.ts'
import { yuan } from '@nethos/contract/common/money.ts'
import type { orderReportServices } from '@nethos/contract/payment/order-report.services.ts'
import type { paymentDeskServices } from '@nethos/contract/payment/payment-desk.services.ts'
import { payWayLabels } from '@nethos/contract/payment/payment.rules.ts'
import { paymentStates } from '@nethos/contract/payment/payment.status.ts'
import { refundStates } from '@nethos/contract/payment/refund.status.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { writeDownListed } from '../../calls/audit.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { csvOf } from '@nethos/contract/common/csv.ts'
import { ordersLike, personsOf, shownOrder } from './desk-orders.ts'

const ordersMost = 5_000
const head = [
  '支付单号',
  '项目',
  '患者',
  '医生或团队',
  '支付金额',
  '优惠券抵扣',
  '支付方式',
  '支付状态',
  '退款金额',
  '退款状态',
  '下单时间',
  '支付时间',
  '平台单号',
]

export const exportOrders: HandlerOf<typeof orderReportServices.exportOrders> = async ({ input, ctx, refuse }) => {
  const found = await ordersLike(ctx, input)
    .orderBy('createdAt')
    .orderBy('payNo')
    .limit(ordersMost + 1)
    .execute()
  if (found.length > ordersMost) return refuse('too_many_orders')
  const { fromDay, untilDay } = input
  await ctx.audit({ action: 'order.export', recordType: 'order export', recordId: `${fromDay}_${untilDay}` })
  await writeDownListed(ctx.db, ctx, 'order.list', personsOf(found))
  return {
    fileName: fromDay === untilDay ? `orders-${fromDay}.csv` : `orders-${fromDay}-${untilDay}.csv`,
    csv: csvOf([head, ...found.map(row => lineOf(shownOrder(row)))]),
    orders: found.length,
  }
}

type Shown = OutputOf<typeof paymentDeskServices.listDeskOrders>['rows'][number]

const lineOf = (order: Shown): string[] => [
  order.payNo,
  order.subject,
  order.personName,
  order.docName,
  yuan(order.amountCents),
  yuan(order.discountCents),
  order.payChannel === null ? '优惠券抵扣' : payWayLabels[order.payChannel],
  paymentStates[order.paymentState].label,
  yuan(order.refundedCents),
  order.refundState === null ? '' : refundStates[order.refundState].label,
  dayAndTime(order.createdAt),
  order.paidAt === null ? '' : dayAndTime(order.paidAt),
  order.providerNo ?? '',
]
