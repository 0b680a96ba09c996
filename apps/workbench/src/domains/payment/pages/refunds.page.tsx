import type { TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import { payWayLabels, type PayWay } from '@nethos/contract/payment/payment.rules.ts'
import type { RefundState } from '@nethos/contract/payment/refund.status.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { DayRange, daysIn } from '../../../patterns/day-range.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { numberIn, WordSearch } from '../../../patterns/word-search.tsx'
import { RefundActions } from '../parts/refund-actions.tsx'
import { WaitingRequests } from '../parts/waiting-requests.tsx'
import { refunds, type DeskRefund } from '../payment.calls.ts'
import { refundLabels, refundTones } from '../payment.words.ts'
import './refunds.css'

const states: Readonly<Record<RefundState | '', string>> = { '': '全部状态', ...refundLabels }

const ways: Readonly<Record<PayWay | '', string>> = { '': '全部支付方式', ...payWayLabels }

const columns: TableColumnsType<DeskRefund> = [
  { title: '状态', key: 'state', render: (_, refund) => <State refund={refund} /> },
  {
    title: '金额',
    key: 'amount',
    align: 'right',
    className: 'paged__number',
    render: (_, { amountCents }) => price(amountCents),
  },
  {
    title: '项目与原因',
    key: 'what',
    className: 'refunds__what',
    render: (_, { subject, reason }) => <TwoLines first={subject} second={reason} />,
  },
  {
    title: '支付单',
    key: 'payNo',
    render: (_, { payNo, payChannel }) => (
      <TwoLines first={<Link to={`/orders/${payNo}`}>{payNo}</Link>} second={payWayLabels[payChannel]} />
    ),
  },
  {
    title: '时间',
    key: 'times',
    render: (_, { createdAt, doneAt }) => (
      <TwoLines first={`${dayAndTime(createdAt)} 申请`} second={doneAt !== null && `${dayAndTime(doneAt)} 完成`} />
    ),
  },
  { title: '处理', key: 'actions', render: (_, refund) => <RefundActions refund={refund} /> },
]

/** All refunds: those that failed first. */
export default function RefundsPage() {
  const { value, pageNum, filter, toPage } = useFilters({ state: '', way: '', number: '', from: '', until: '' })
  const state = value.state in states ? (value.state as RefundState | '') : ''
  const payChannel = value.way in ways ? (value.way as PayWay | '') : ''
  const query = useServiceQuery(
    refunds({ refundState: state, payChannel, number: value.number, ...daysIn(value) }, pageNum),
    { keepPrevious: true, everyMs: 30_000 },
  )
  return (
    <OfficePage
      title="退款"
      tools={
        <>
          <Choice label="退款状态" value={state} of={states} onChange={state => filter({ state })} />
          <Choice label="支付方式" value={payChannel} of={ways} onChange={way => filter({ way })} />
          <DayRange label="申请" from={value.from} until={value.until} onChange={filter} />
          <WordSearch
            label="退款单号或支付单号"
            value={value.number}
            onSearch={word => filter({ number: numberIn(word) })}
          />
          <Link to="/refunds/requests">退款复核记录</Link>
        </>
      }
    >
      <WaitingRequests />
      <PagedTable
        label="退款单"
        query={query}
        columns={columns}
        rowKey={row => row.refundNo}
        empty="没有符合条件的退款"
        emptyAs="search"
        totals={rows => ({ amount: price(rows.reduce((sum, { amountCents }) => sum + amountCents, 0)) })}
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}

function State({ refund: { refundState, failure, note, attempt } }: { refund: DeskRefund }) {
  const why = refundState === 'failed' ? failure : note && `线下：${note}`
  return (
    <div className="refunds__state">
      <Tag tone={refundTones[refundState]}>{refundLabels[refundState]}</Tag>
      {attempt > 1 && <span>第{attempt}次</span>}
      {why && <p className="refunds__why">{why}</p>}
    </div>
  )
}
