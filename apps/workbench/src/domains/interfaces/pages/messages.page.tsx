import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { InterfaceLine, InterfaceMessage } from '@nethos/contract/interfaces/interfaces.services.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { WholeTable } from '../../../patterns/whole-table.tsx'
import { lines, messages } from '../interfaces.calls.ts'
import { MessageActions } from '../parts/message-actions.tsx'
import type { DeskColumn } from '../../../patterns/desk-column.ts'

const lineColumns: DeskColumn<InterfaceLine>[] = [
  { title: '医院', dataIndex: 'hosName' },
  {
    title: '最近收到',
    key: 'came',
    sortBy: row => row.cameAt,
    render: (_, { cameAt }) => (cameAt === null ? '还没有收到过' : dayAndTime(cameAt)),
  },
  { title: '等待读取', dataIndex: 'waiting' },
  {
    title: '读不懂的',
    key: 'faults',
    sortBy: row => row.faults,
    render: (_, { faults }) => (faults > 0 ? <Tag tone="warn">{`${faults}条`}</Tag> : <Tag tone="good">没有</Tag>),
  },
]

const columns: DeskColumn<InterfaceMessage>[] = [
  { title: '医院', dataIndex: 'hosName' },
  { title: '消息编号', key: 'id', render: (_, { controlId }) => controlId || '—' },
  { title: '类型', key: 'kind', render: (_, { messageKind }) => messageKind || '—' },
  { title: '原因', dataIndex: 'fault' },
  { title: '到达', key: 'came', render: (_, { cameAt }) => dayAndTime(cameAt) },
  {
    title: '处理',
    key: 'settle',
    render: (_, row) => (row.settledAt === null ? <MessageActions message={row} /> : row.note),
  },
]

/** 接口消息: the hospitals that send messages, and what of it nobody could read. */
export default function MessagesPage() {
  const { value, pageNum, filter, toPage } = useFilters({ show: 'open' })
  const isSettled = value.show === 'settled'
  const query = useServiceQuery(messages(isSettled, pageNum), { keepPrevious: true, everyMs: 30_000 })
  const lineStates = useServiceQuery(lines(), { keepPrevious: true, everyMs: 30_000 })
  return (
    <OfficePage
      title="接口消息"
      tools={
        <Choice
          label="处理状态"
          value={isSettled ? 'settled' : 'open'}
          of={{ open: '待处理', settled: '已搁置' }}
          onChange={show => filter({ show })}
        />
      }
    >
      <WholeTable
        label="发送消息的医院"
        query={lineStates}
        columns={lineColumns}
        rowKey={line => line.hosId}
        empty="还没有用HL7 v2接入的医院"
        emptyAs="places"
      />
      <PagedTable
        label="读不懂的消息"
        query={query}
        columns={columns}
        rowKey={row => row.messageId}
        empty={isSettled ? '还没有搁置过的消息' : '没有待处理的消息'}
        emptyAs={isSettled ? 'filed' : 'done'}
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}
