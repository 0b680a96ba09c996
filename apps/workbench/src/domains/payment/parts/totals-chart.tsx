import { addDays } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import type { OrderTotal } from '../payment.calls.ts'
import './totals-chart.css'

interface DayTotal {
  onDay: string
  paidCents: number
  returnedCents: number
}

const [wide, high, foot] = [960, 160, 24]

/** What came and went each day, as bars; the figures themselves stand in the table below. */
export function TotalsChart({
  rows,
  fromDay,
  untilDay,
}: {
  rows: readonly OrderTotal[]
  fromDay: string
  untilDay: string
}) {
  const days = daysOf(rows, fromDay, untilDay)
  const most = Math.max(...days.flatMap(({ paidCents, returnedCents }) => [paidCents, returnedCents]))
  if (days.length < 2 || most === 0) return null
  const step = wide / days.length
  const bar = Math.min(28, step * 0.38)
  const tall = (cents: number) => (cents / most) * high
  const labelled = Math.ceil(days.length / 12)
  return (
    <figure className="totals-chart">
      <svg viewBox={`0 0 ${wide} ${high + foot}`} role="img" aria-label={inWords(days)}>
        {days.map(({ onDay, paidCents, returnedCents }, at) => {
          const middle = (at + 0.5) * step
          return (
            <g key={onDay}>
              <title>{`${onDay} 收款${price(paidCents)} 退款${price(returnedCents)}`}</title>
              <rect
                className="totals-chart__paid"
                x={middle - bar}
                y={high - tall(paidCents)}
                width={bar}
                height={tall(paidCents)}
              />
              <rect
                className="totals-chart__returned"
                x={middle}
                y={high - tall(returnedCents)}
                width={bar}
                height={tall(returnedCents)}
              />
              {at % labelled === 0 && (
                <text x={middle} y={high + 18} textAnchor="middle">
                  {onDay.slice(5)}
                </text>
              )}
            </g>
          )
        })}
        <line x1="0" x2={wide} y1={high} y2={high} />
      </svg>
      <figcaption>
        <span className="totals-chart__key totals-chart__key--paid">收款</span>
        <span className="totals-chart__key totals-chart__key--returned">退款</span>
        <span>最高一天 {price(most)}</span>
      </figcaption>
    </figure>
  )
}

function daysOf(rows: readonly OrderTotal[], fromDay: string, untilDay: string): DayTotal[] {
  const days: DayTotal[] = []
  for (let onDay = fromDay; onDay <= untilDay; onDay = addDays(onDay, 1)) {
    const ofDay = rows.filter(row => row.onDay === onDay)
    days.push({
      onDay,
      paidCents: ofDay.reduce((sum, row) => sum + row.paidCents, 0),
      returnedCents: ofDay.reduce((sum, row) => sum + row.returnedCents, 0),
    })
  }
  return days
}

function inWords(days: readonly DayTotal[]): string {
  const best = [...days].sort((one, other) => other.paidCents - one.paidCents)[0]!
  return `${days.length}天的收款和退款柱状图，收款最多的一天是${best.onDay}，${price(best.paidCents)}`
}
