import { Link } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { refundRequestStates, type RefundRequestState } from '@nethos/contract/payment/refund-request.status.ts'
import { Choice } from '../../../controls/choice.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
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

/** What the staff gave back on their own, or asked to: the waiting ones first. */
export default function RefundRequestsPage() {
  const { value, pageNum, filter, toPage } = useFilters({ state: '' })
  const state = Object.hasOwn(states, value.state) ? (value.state as RefundRequestState | '') : ''
  const query = useServiceQuery(refundRequests(state, pageNum), { keepPrevious: true, everyMs: 30_000 })
  return (
    <OfficePage
      title="退款复核"
      tools={
        <>
          <Choice label="复核状态" value={state} of={states} onChange={state => filter({ state })} />
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
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}
