import type { Figures } from '@nethos/contract/consult/figures.services.ts'
import { consultTypeLabels } from '@nethos/contract/consult/consult.kinds.ts'
import { payWayLabels } from '@nethos/contract/payment/payment.rules.ts'
import { DayChart } from '../../../../controls/day-chart.tsx'
import type { DeskColumn } from '../../../../patterns/desk-column.ts'
import { DenseTable } from '../../../../patterns/dense-table.tsx'
import { inTimeShare, signedPrice, sumOf } from '../figures.words.ts'
import './figures.css'

type Day = Figures['days'][number]
type Kind = Figures['kinds'][number]
type Way = Figures['channels'][number]

const wayOf = ({ payChannel }: Way): string => (payChannel === null ? '优惠券抵扣' : payWayLabels[payChannel])

/** Sums on top, two charts, and every figure of them in tables. */
export const ShownFigures = ({ figures }: { figures: Figures }) => (
  <>
    <Sums figures={figures} />
    <DayCharts days={figures.days} />
    <KindAndWayTables figures={figures} />
    <section className="office__section" aria-label="每日明细">
      <h2>每日明细</h2>
      <DenseTable<Day>
        chosenAs="接诊统计"
        columns={dayColumns}
        dataSource={[...figures.days].reverse()}
        rowKey={day => day.onDay}
        totals={totalsOf(figures.days)}
      />
    </section>
  </>
)

function DayCharts({ days }: { days: readonly Day[] }) {
  const onDays = days.map(day => day.onDay)
  return (
    <>
      <section className="office__section">
        <h2>每日接诊</h2>
        <DayChart
          label={`${days.length}天的接诊数和按时答复数，数字见下方每日明细`}
          days={onDays}
          series={[
            { label: '接诊', tone: 'brand', as: 'bars', values: days.map(day => day.begun) },
            { label: '按时答复', tone: 'warn', as: 'line', values: days.map(day => day.inTime) },
          ]}
          show={value => (Number.isInteger(value) ? String(value) : '')}
        />
      </section>
      <section className="office__section">
        <h2>每日收入</h2>
        <DayChart
          label={`${days.length}天的已结算收入和退款，数字见下方每日明细`}
          days={onDays}
          series={[
            { label: '已结算收入', tone: 'brand', as: 'bars', values: days.map(day => day.earnedCents) },
            { label: '退款', tone: 'warn', as: 'line', values: days.map(day => day.refundedCents) },
          ]}
          show={signedPrice}
        />
      </section>
    </>
  )
}

const KindAndWayTables = ({ figures: { kinds, channels } }: { figures: Figures }) => (
  <>
    <section className="office__section" aria-label="按类型">
      <h2>按类型</h2>
      <DenseTable<Kind>
        chosenAs="接诊按类型"
        columns={[
          { title: '类型', key: 'kind', render: (_, row) => consultTypeLabels[row.consultType] },
          number('接诊', row => row.begun),
          ...moneyColumns<Kind>(),
        ]}
        dataSource={kinds}
        rowKey={row => row.consultType}
        locale={{ emptyText: '这段时间没有接诊' }}
      />
    </section>
    <section className="office__section" aria-label="按支付方式">
      <h2>按支付方式</h2>
      <DenseTable<Way>
        chosenAs="收款按支付方式"
        columns={[{ title: '支付方式', key: 'way', render: (_, row) => wayOf(row) }, ...moneyColumns<Way>()]}
        dataSource={channels}
        rowKey={row => row.payChannel ?? 'coupon'}
        locale={{ emptyText: '这段时间没有收款和退款' }}
      />
    </section>
  </>
)

function Sums({ figures: { days, medianMinutes, stars } }: { figures: Figures }) {
  const reviews = stars.reduce((sum, count) => sum + count, 0)
  const score = stars.reduce((sum, count, at) => sum + count * (at + 1), 0) / Math.max(1, reviews)
  const tiles: readonly [label: string, figure: string, note: string][] = [
    ['接诊', String(sumOf(days, 'begun')), `已答复 ${sumOf(days, 'answered')}`],
    [
      '按时答复',
      inTimeShare(sumOf(days, 'inTime'), sumOf(days, 'promised')),
      medianMinutes === null ? '还没有答复' : `首次答复一般 ${medianMinutes} 分钟`,
    ],
    ['评价', reviews === 0 ? '—' : `${score.toFixed(1)} 星`, `${reviews} 条`],
    ['已结算收入', signedPrice(sumOf(days, 'earnedCents')), '按账本，答复并结束后计入'],
    ['收款', signedPrice(sumOf(days, 'paidCents')), `优惠券抵扣 ${signedPrice(sumOf(days, 'couponCents'))}`],
    ['退款', signedPrice(sumOf(days, 'refundedCents')), `超时退回 ${sumOf(days, 'lapsed')} 个咨询`],
  ]
  return (
    <dl className="figures">
      {tiles.map(([label, figure, note]) => (
        <div key={label} className="figures__tile">
          <dt>{label}</dt>
          <dd>
            <strong>{figure}</strong>
            <span>{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function number<Row>(
  title: string,
  of: (row: Row) => number,
  show: (value: number) => string = String,
): DeskColumn<Row> {
  return {
    title,
    key: title,
    align: 'right',
    className: 'paged__number',
    sortBy: of,
    render: (_, row) => show(of(row)),
  }
}

type Money = Pick<Day, 'paidCents' | 'couponCents' | 'refundedCents' | 'earnedCents'>

export const moneyColumns = <Row extends Money>(): DeskColumn<Row>[] => [
  number('收款', row => row.paidCents, signedPrice),
  number('优惠券抵扣', row => row.couponCents, signedPrice),
  number('退款', row => row.refundedCents, signedPrice),
  number('已结算收入', row => row.earnedCents, signedPrice),
]

const dayColumns: DeskColumn<Day>[] = [
  { title: '日期', dataIndex: 'onDay', key: 'onDay', sortBy: day => day.onDay },
  number('接诊', day => day.begun),
  number('已答复', day => day.answered),
  number('按时答复', day => day.inTime),
  number('超时退回', day => day.lapsed),
  ...moneyColumns<Day>(),
]

const totalsOf = (days: readonly Day[]) => ({
  接诊: sumOf(days, 'begun'),
  已答复: sumOf(days, 'answered'),
  按时答复: sumOf(days, 'inTime'),
  超时退回: sumOf(days, 'lapsed'),
  收款: signedPrice(sumOf(days, 'paidCents')),
  优惠券抵扣: signedPrice(sumOf(days, 'couponCents')),
  退款: signedPrice(sumOf(days, 'refundedCents')),
  已结算收入: signedPrice(sumOf(days, 'earnedCents')),
})
