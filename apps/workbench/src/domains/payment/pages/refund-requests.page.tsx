import { Link } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { payWayLabels, type PayWay } from '@nethos/contract/payment/payment.rules.ts'
import { refundRequestStates, type RefundRequestState } from '@nethos/contract/payment/refund-request.status.ts'
import { Choice } from '../../../controls/choice.tsx'
import { DayRange, daysIn } from '../../../patterns/day-range.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { numberIn, WordSearch } from '../../../patterns/word-search.tsx'
import { requestColumns } from '../parts/request-columns.tsx'
import { refundRequests } from '../payment.calls.ts'

const states: Readonly<Record<RefundRequestState | '', string>> = {
  '': '全部状态',
  waiting: refundRequestStates.waiting.label,
  approved: refundRequestStates.approved.label,
  refused: refundRequestStates.refused.label,
  withdrawn: refundRequestStates.withdrawn.label,
  overtaken: refundRequestStates.overtaken.label,
}

const ways: Readonly<Record<PayWay | '', string>> = { '': '全部支付方式', ...payWayLabels }

/** What the staff gave back on their own, or asked to: the waiting ones first. */
export default function RefundRequestsPage() {
  const { value, pageNum, filter, toPage } = useFilters({ state: '', way: '', number: '', from: '', until: '' })
  const state = Object.hasOwn(states, value.state) ? (value.state as RefundRequestState | '') : ''
  const payChannel = value.way in ways ? (value.way as PayWay | '') : ''
  const query = useServiceQuery(
    refundRequests({ requestState: state, payChannel, number: value.number, ...daysIn(value) }, pageNum),
    { keepPrevious: true, everyMs: 30_000 },
  )
  return (
    <OfficePage
      title="退款复核"
      tools={
        <>
          <Choice label="复核状态" value={state} of={states} onChange={state => filter({ state })} />
          <Choice label="支付方式" value={payChannel} of={ways} onChange={way => filter({ way })} />
          <DayRange label="申请" from={value.from} until={value.until} onChange={filter} />
          <WordSearch label="支付单号" value={value.number} onSearch={word => filter({ number: numberIn(word) })} />
          <Link to="/refunds">返回退款列表</Link>
        </>
      }
    >
      <PagedTable
        label="退款申请"
        query={query}
        columns={requestColumns}
        rowKey={row => row.requestId}
        empty="没有符合条件的退款申请"
        emptyAs="search"
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}
