import { addDays } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import { DayChart } from '../../../controls/day-chart.tsx'
import type { OrderTotal } from '../payment.calls.ts'

interface TotalsChartProps {
  rows: readonly OrderTotal[]
  fromDay: string
  untilDay: string
}

/** What came and went each day; the figures themselves stand in the table below. */
export function TotalsChart({ rows, fromDay, untilDay }: TotalsChartProps) {
  const days: string[] = []
  for (let onDay = fromDay; onDay <= untilDay; onDay = addDays(onDay, 1)) days.push(onDay)
  if (days.length < 2 || rows.length === 0) return null
  const of = (key: 'paidCents' | 'returnedCents') =>
    days.map(onDay => rows.filter(row => row.onDay === onDay).reduce((sum, row) => sum + row[key], 0))
  const paid = of('paidCents')
  const most = Math.max(...paid)
  return (
    <DayChart
      label={`${days.length}天的收款和退款，收款最多的一天是${days[paid.indexOf(most)]}，${price(most)}`}
      days={days}
      series={[
        { label: '收款', tone: 'brand', as: 'bars', values: paid },
        { label: '退款', tone: 'warn', as: 'line', values: of('returnedCents') },
      ]}
      show={price}
    />
  )
}
