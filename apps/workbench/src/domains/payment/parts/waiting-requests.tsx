import { Link } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { refundRequests } from '../payment.calls.ts'
import { requestColumns } from './request-columns.tsx'

/** What waits for a second person, where there is any. */
export function WaitingRequests() {
  const query = useServiceQuery(
    refundRequests({ requestState: 'waiting', payChannel: '', number: '', fromDay: '', untilDay: '' }, 1),
    { keepPrevious: true, everyMs: 30_000 },
  )
  if (!query.value || query.value.rows.length === 0) return null
  return (
    <section className="office__section">
      <h2>待复核的退款</h2>
      <PagedTable
        label="待复核的退款"
        query={{ ...query, value: { ...query.value, hasNextPage: false } }}
        columns={requestColumns}
        rowKey={row => row.requestId}
        empty="没有待复核的退款"
        emptyAs="done"
        pageNum={1}
        onPage={() => undefined}
      />
      {query.value.hasNextPage && <Link to="/refunds/requests?state=waiting">查看全部待复核</Link>}
    </section>
  )
}
