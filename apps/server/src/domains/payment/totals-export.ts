import { yuan } from '@nethos/contract/common/money.ts'
import type { orderReportServices } from '@nethos/contract/payment/order-report.services.ts'
import { payWayLabels } from '@nethos/contract/payment/payment.rules.ts'
import { csvOf } from '@nethos/contract/common/csv.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { totalsOf } from './order-totals.ts'

const head = [
  '日期',
  '项目',
  '支付方式',
  '收款笔数',
  '收款',
  '优惠券抵扣',
  '退款笔数',
  '退款',
  '其中线下退款',
  '净收入',
  '平台手续费',
  '扣除手续费后',
]
type Total = Awaited<ReturnType<typeof totalsOf>>[number]
const sums = ['payments', 'paidCents', 'discountCents', 'refunds', 'returnedCents', 'windowCents'] as const
type Sums = Pick<Total, (typeof sums)[number] | 'feeCents'>

export const exportTotals: HandlerOf<typeof orderReportServices.exportTotals> = async ({ input, ctx }) => {
  const { fromDay, untilDay } = input
  const rows = await totalsOf(ctx, input)
  await ctx.audit({ action: 'order.totals.export', recordType: 'order export', recordId: `${fromDay}_${untilDay}` })
  const lines = rows.map(row => [row.onDay, row.subject, wayOf(row), ...figuresOf(row)])
  return {
    fileName: fromDay === untilDay ? `totals-${fromDay}.csv` : `totals-${fromDay}-${untilDay}.csv`,
    csv: csvOf([head, ...lines, ['合计', '', '', ...figuresOf(sumOf(rows))]]),
    rows: rows.length,
  }
}

const wayOf = ({ payChannel }: Total): string => (payChannel === null ? '优惠券抵扣' : payWayLabels[payChannel])

const sumOf = (rows: readonly Total[]): Sums =>
  ({
    ...Object.fromEntries(sums.map(key => [key, rows.reduce((sum, row) => sum + row[key], 0)])),
    feeCents: rows.reduce<number | null>(
      (sum, { feeCents }) => (sum === null || feeCents === null ? null : sum + feeCents),
      0,
    ),
  }) as Sums

const figuresOf = ({
  payments,
  paidCents,
  discountCents,
  refunds,
  returnedCents,
  windowCents,
  feeCents,
}: Sums): string[] => [
  String(payments),
  yuan(paidCents),
  yuan(discountCents),
  String(refunds),
  yuan(returnedCents),
  yuan(windowCents),
  net(paidCents - returnedCents),
  // A bill that has not come yet is no bill without fees.
  ...(feeCents === null ? ['', ''] : [net(feeCents), net(paidCents - returnedCents - feeCents)]),
]

/** More may go back on a day than came in: a number for a spreadsheet, and no formula. */
const net = (cents: number): string => (cents < 0 ? `(${yuan(-cents)})` : yuan(cents))
