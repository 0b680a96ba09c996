import type { TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { CloseNearMiss } from '../parts/close-near-miss.tsx'
import { reportPath } from '../paths.ts'
import { nearMisses, type NearMiss } from '../safety.calls.ts'

const states: Readonly<Record<NearMiss['nearMissState'] | '', string>> = {
  '': '全部状态',
  open: '待处理',
  closed: '已处理',
}

/** 隐患上报: what the staff say almost went wrong, for who answers for quality. */
export default function NearMissesPage() {
  const { value, pageNum, filter, toPage } = useFilters({ state: '' })
  const state = value.state in states ? (value.state as NearMiss['nearMissState'] | '') : ''
  const query = useServiceQuery(nearMisses(state, pageNum), { keepPrevious: true })
  return (
    <OfficePage
      title="隐患上报"
      tools={
        <>
          <Choice label="状态" value={state} of={states} onChange={next => filter({ state: next })} />
          <Link to={reportPath}>上报隐患</Link>
        </>
      }
    >
      <p>只看事情和流程，不追究个人。未留姓名的上报，系统没有记录是谁。</p>
      <PagedTable
        label="隐患"
        query={query}
        columns={columns}
        rowKey={row => row.nearMissId}
        empty={state ? '没有符合条件的上报' : '还没有人上报'}
        emptyAs={state ? 'search' : 'done'}
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}

const columns: TableColumnsType<NearMiss> = [
  {
    title: '状态',
    key: 'state',
    render: (_, { nearMissState }) => (
      <Tag tone={nearMissState === 'open' ? 'warn' : 'good'}>{states[nearMissState]}</Tag>
    ),
  },
  {
    title: '发生',
    key: 'where',
    render: (_, { occurredOn, place }) => <TwoLines first={occurredOn} second={place} />,
  },
  {
    title: '经过',
    key: 'what',
    width: 480,
    render: (_, { what, prevented }) => <TwoLines first={what} second={prevented && `避免：${prevented}`} />,
  },
  {
    title: '上报',
    key: 'reported',
    render: (_, { reportedAt, reportedBy }) => (
      <TwoLines first={dayAndTime(reportedAt)} second={reportedBy || '未留姓名'} />
    ),
  },
  {
    title: '处理',
    key: 'closed',
    width: 320,
    render: (_, row) =>
      row.closedAt === null ? (
        <CloseNearMiss {...row} />
      ) : (
        <TwoLines first={row.note} second={`${dayAndTime(row.closedAt)} ${row.closedBy}`} />
      ),
  },
]
