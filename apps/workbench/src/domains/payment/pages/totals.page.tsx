import { Link } from 'react-router'
import { serverNow } from '@nethos/calls/config.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PeriodFields, periodIn } from '../../../patterns/period.tsx'
import { Fault } from '../../../patterns/states.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import type { DeskColumn } from '../../../patterns/desk-column.ts'
import { WholeTable } from '../../../patterns/whole-table.tsx'
import { ExportOrders } from '../parts/export-orders.tsx'
import { ExportTotals } from '../parts/export-totals.tsx'
import { TotalsChart } from '../parts/totals-chart.tsx'
import { orderTotals, type OrderTotal } from '../payment.calls.ts'
import { payWayLabel } from '../payment.words.ts'

/** 收入汇总: what came in and went back, by day, kind and way; and the single orders as a file. */
export default function TotalsPage() {
  const today = dayOf(serverNow())
  const { value, filter } = useFilters({ from: '', until: '' })
  const period = periodIn(value, today, 7)
  const { fromDay, untilDay, wrong } = period
  return (
    <OfficePage
      title="收入汇总"
      tools={
        <>
          <PeriodFields period={period} today={today} onChange={filter} />
          {!wrong && <ExportTotals fromDay={fromDay} untilDay={untilDay} />}
          {!wrong && <ExportOrders fromDay={fromDay} untilDay={untilDay} />}
          <Link to="/orders">返回订单列表</Link>
        </>
      }
    >
      <p>
        收款按支付成功的日期统计，退款按退款完成的日期统计；线下退款已包含在退款金额中。平台手续费取自支付平台的对账单，次日上午10点后才有。导出按下单日期，患者姓名不完整显示，导出会记入访问记录。
      </p>
      {wrong ? <Fault sentence={wrong} /> : <Totals fromDay={fromDay} untilDay={untilDay} />}
    </OfficePage>
  )
}

function Totals({ fromDay, untilDay }: { fromDay: string; untilDay: string }) {
  const query = useServiceQuery(orderTotals(fromDay, untilDay), { keepPrevious: true })
  const rows = query.value?.rows
  return (
    <>
      {rows && rows.length > 0 && <Sum rows={rows} />}
      {rows && <TotalsChart rows={rows} fromDay={fromDay} untilDay={untilDay} />}
      <WholeTable
        label="每日收入"
        query={{ ...query, value: rows }}
        columns={columns}
        rowKey={row => `${row.onDay} ${row.subject} ${row.payChannel}`}
        empty="这段时间没有收款和退款"
        emptyAs="figures"
        totals={all => ({
          收款笔数: countOf(all, 'payments'),
          收款: price(sumOf(all, 'paidCents')),
          优惠券抵扣: price(sumOf(all, 'discountCents')),
          退款笔数: countOf(all, 'refunds'),
          退款: price(sumOf(all, 'returnedCents')),
          其中线下退款: price(sumOf(all, 'windowCents')),
          平台手续费: feesOf(all),
          净收入: net(sumOf(all, 'paidCents') - sumOf(all, 'returnedCents')),
        })}
      />
    </>
  )
}

const sumOf = (rows: readonly OrderTotal[], key: 'paidCents' | 'discountCents' | 'returnedCents' | 'windowCents') =>
  rows.reduce((sum, row) => sum + row[key], 0)

const countOf = (rows: readonly OrderTotal[], key: 'payments' | 'refunds') =>
  rows.reduce((sum, row) => sum + row[key], 0)

const Sum = ({ rows }: { rows: readonly OrderTotal[] }) => (
  <p>
    <strong>{`合计：收款 ${price(sumOf(rows, 'paidCents'))}，退款 ${price(sumOf(rows, 'returnedCents'))}，净收入 ${net(sumOf(rows, 'paidCents') - sumOf(rows, 'returnedCents'))}，优惠券抵扣 ${price(sumOf(rows, 'discountCents'))}`}</strong>
  </p>
)

/** Of the bills that have come. */
const feesOf = (rows: readonly OrderTotal[]): string => {
  const known = rows.flatMap(({ feeCents }) => feeCents ?? [])
  const fees = net(known.reduce((sum, one) => sum + one, 0))
  return known.length === rows.length ? fees : `${fees}（已到账单）`
}

/** More may go back on a day than came in. */
const net = (cents: number) => (cents < 0 ? `-${price(-cents)}` : price(cents))

const money = (
  title: string,
  of: (row: OrderTotal) => number,
  show: (value: number) => string = price,
): DeskColumn<OrderTotal> => ({
  title,
  key: title,
  align: 'right',
  className: 'paged__number',
  sortBy: of,
  render: (_, row) => show(of(row)),
})

const columns: DeskColumn<OrderTotal>[] = [
  { title: '日期', dataIndex: 'onDay' },
  { title: '项目', dataIndex: 'subject' },
  {
    title: '支付方式',
    key: 'way',
    sortBy: row => payWayLabel(row.payChannel),
    render: (_, { payChannel }) => payWayLabel(payChannel),
  },
  money('收款笔数', row => row.payments, String),
  money('收款', row => row.paidCents),
  money('优惠券抵扣', row => row.discountCents),
  money('退款笔数', row => row.refunds, String),
  money('退款', row => row.returnedCents),
  money('其中线下退款', row => row.windowCents),
  money('净收入', row => row.paidCents - row.returnedCents, net),
  {
    title: '平台手续费',
    key: '平台手续费',
    align: 'right',
    className: 'paged__number',
    sortBy: row => row.feeCents,
    render: (_, { feeCents }) => (feeCents === null ? '账单未到' : net(feeCents)),
  },
]
