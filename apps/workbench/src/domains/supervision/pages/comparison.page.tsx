import { type TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime, isDay } from '@nethos/contract/common/days.ts'
import { needsSomebody, reportDifferences, reportKinds } from '@nethos/contract/supervision/supervision.kinds.ts'
import { Tag } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { CloseDifference } from '../parts/close-difference.tsx'
import { checks, differences, type Check, type Difference } from '../supervision.calls.ts'

/** Day by day: does the platform hold what we sent? One day's differences when one is chosen. */
export default function ComparisonPage() {
  const { value } = useFilters({ day: '' })
  return isDay(value.day) ? <Day onDay={value.day} /> : <Days />
}

function Days() {
  const { pageNum, toPage } = useFilters({})
  const query = useServiceQuery(checks(pageNum), { keepPrevious: true, everyMs: 30_000 })
  return (
    <OfficePage title="监管上报每日核对" tools={<Link to="/supervision">返回上报记录</Link>}>
      <p>每天凌晨2点以后，与监管平台核对前一天的上报。平台缺少或内容不一致的会自动重新上报。</p>
      <PagedTable
        label="每日核对"
        query={query}
        columns={dayColumns}
        rowKey={row => row.onDay}
        empty="还没有核对记录"
        emptyAs="figures"
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}

function Day({ onDay }: { onDay: string }) {
  const { pageNum, toPage } = useFilters({ day: '' })
  const query = useServiceQuery(differences(onDay, pageNum), { keepPrevious: true, everyMs: 30_000 })
  return (
    <OfficePage title={`${onDay}的差异`} tools={<Link to="/supervision/days">返回每日核对</Link>}>
      <PagedTable
        label="差异"
        query={query}
        columns={differenceColumns}
        rowKey={row => row.differenceId}
        empty="这一天没有差异"
        emptyAs="done"
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}

function Result({ open, differences }: Check) {
  if (open > 0) return <Tag tone="danger">{`${open}处差异待处理`}</Tag>
  return differences > 0 ? <Tag tone="good">差异已全部处理</Tag> : <Tag tone="good">一致</Tag>
}

const dayColumns: TableColumnsType<Check> = [
  { title: '日期', key: 'onDay', render: (_, { onDay }) => <Link to={`/supervision/days?day=${onDay}`}>{onDay}</Link> },
  { title: '结果', key: 'result', render: (_, row) => <Result {...row} /> },
  { title: '本院已上报', dataIndex: 'ours', align: 'right', className: 'paged__number' },
  { title: '平台已收到', dataIndex: 'theirs', align: 'right', className: 'paged__number' },
  { title: '核对时间', key: 'checkedAt', render: (_, { checkedAt }) => dayAndTime(checkedAt) },
]

const differenceColumns: TableColumnsType<Difference> = [
  {
    title: '差异',
    key: 'what',
    render: (_, { difference, kind }) => (
      <TwoLines first={reportDifferences[difference]} second={kind === null ? '' : reportKinds[kind]} />
    ),
  },
  {
    title: '记录',
    key: 'record',
    render: (_, { recordId, reportId }) => <TwoLines first={recordId || '—'} second={reportId} />,
  },
  { title: '发现时间', key: 'foundAt', render: (_, { foundAt }) => dayAndTime(foundAt) },
  {
    title: '处理',
    key: 'closed',
    render: (_, row) =>
      row.closedAt === null ? (
        <Open {...row} />
      ) : (
        <TwoLines first={[dayAndTime(row.closedAt), row.closedBy].filter(Boolean).join(' · ')} second={row.note} />
      ),
  },
]

/** What is sent again by itself needs nobody, until the platform refuses it. */
function Open(row: Difference) {
  if (!needsSomebody(row.difference, row.reportState)) return <Tag tone="warn">已排队重新上报</Tag>
  return (
    <>
      {row.reportState === 'refused' && (
        <TwoLines
          first={<Tag tone="danger">重新上报被退回</Tag>}
          second={<Link to="/supervision?state=refused">查看原因，修正后重新上报</Link>}
        />
      )}
      <CloseDifference {...row} />
    </>
  )
}
