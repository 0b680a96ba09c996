import type { TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { payWayLabels } from '@nethos/contract/payment/payment.rules.ts'
import { Tag } from '../../../controls/tag.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { RunCheck } from '../parts/run-check.tsx'
import { billChecks, type BillCheck } from '../payment.calls.ts'

const columns: TableColumnsType<BillCheck> = [
  { title: '日期', key: 'onDay', render: (_, { onDay }) => <Link to={`/bills/${onDay}`}>{onDay}</Link> },
  { title: '支付方式', key: 'way', render: (_, { payChannel }) => payWayLabels[payChannel] },
  { title: '结果', key: 'result', render: (_, check) => <Result check={check} /> },
  {
    title: '账单笔数',
    key: 'lines',
    align: 'right',
    className: 'paged__number',
    render: (_, { checkedAt, lines }) => (checkedAt === null ? '—' : lines),
  },
  { title: '待处理', dataIndex: 'open', align: 'right', className: 'paged__number' },
  { title: '待复核', dataIndex: 'waiting', align: 'right', className: 'paged__number' },
  { title: '已处理', dataIndex: 'settled', align: 'right', className: 'paged__number' },
  {
    title: '核对时间',
    key: 'checkedAt',
    render: (_, { checkedAt }) => (checkedAt === null ? '—' : dayAndTime(checkedAt)),
  },
]

function Result({ check: { checkedAt, open, waiting, settled } }: { check: BillCheck }) {
  if (open > 0) return <Tag tone="danger">{`${open}笔差异待处理`}</Tag>
  if (waiting > 0) return <Tag tone="warn">{`${waiting}笔差异待复核`}</Tag>
  if (checkedAt === null) return <Tag>等待平台账单</Tag>
  return settled > 0 ? <Tag tone="good">差异已全部处理</Tag> : <Tag tone="good">账目一致</Tag>
}

const sumOf = (rows: readonly BillCheck[], key: 'lines' | 'open' | 'waiting' | 'settled'): number =>
  rows.reduce((sum, row) => sum + row[key], 0)

/** Day by day: do our books and the providers' bills say the same? */
export default function BillsPage() {
  const { pageNum, toPage } = useFilters({})
  const query = useServiceQuery(billChecks(pageNum), { keepPrevious: true, everyMs: 30_000 })
  return (
    <OfficePage
      title="对账"
      tools={
        <>
          <RunCheck />
          <Link to="/bills/all">全部差异</Link>
        </>
      }
    >
      <PagedTable
        label="每日对账"
        query={query}
        columns={columns}
        rowKey={row => row.payChannel + row.onDay}
        empty="还没有对账记录"
        emptyAs="figures"
        totals={rows => ({
          lines: sumOf(rows, 'lines'),
          open: sumOf(rows, 'open'),
          waiting: sumOf(rows, 'waiting'),
          settled: sumOf(rows, 'settled'),
        })}
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}
