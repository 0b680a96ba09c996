import type { TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { FlaggedRow } from '@nethos/contract/questionnaire/questionnaire-desk.services.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { flaggedSubmissions } from '../questionnaire.calls.ts'

const columns: TableColumnsType<FlaggedRow> = [
  {
    title: '就诊人',
    key: 'person',
    render: (_, { assignmentId, personName }) => (
      <Link to={`/questionnaires/flagged/${assignmentId}`}>{personName}</Link>
    ),
  },
  { title: '问卷', key: 'title', render: (_, { title, about }) => <TwoLines first={title} second={about} /> },
  {
    title: '需要关注',
    key: 'reasons',
    render: (_, { reasons }) =>
      reasons.map(reason => (
        <Tag key={reason} tone="danger">
          {reason}
        </Tag>
      )),
  },
  {
    title: '提交时间',
    key: 'submitted',
    render: (_, { submittedAt }) => (submittedAt === null ? '—' : dayAndTime(submittedAt)),
  },
]
const seenColumns: TableColumnsType<FlaggedRow> = [
  ...columns,
  {
    title: '处理',
    key: 'seen',
    render: (_, { seenAt, seenBy, note }) =>
      seenAt === null ? '—' : <TwoLines first={note || '已查看'} second={`${seenBy} · ${dayAndTime(seenAt)}`} />,
  },
]

const filterWords = { open: '待处理', seen: '已处理' } as const

/** What patients have filled in that stands out: who has waited longest first. */
export default function FlaggedPage() {
  const { value, pageNum, filter, toPage } = useFilters({ show: 'open' })
  const isSeen = value.show === 'seen'
  const query = useServiceQuery(flaggedSubmissions(isSeen, pageNum), { keepPrevious: true, everyMs: 30_000 })
  useEvents(({ type }) => type === 'questionnaire_flag' && query.retry())
  return (
    <OfficePage
      title="需关注的问卷"
      tools={
        <Choice
          label="处理状态"
          value={isSeen ? 'seen' : 'open'}
          of={filterWords}
          onChange={show => filter({ show })}
        />
      }
    >
      <PagedTable
        label="需关注的问卷"
        query={query}
        columns={isSeen ? seenColumns : columns}
        rowKey={row => row.assignmentId}
        empty={isSeen ? '还没有处理过的问卷' : '没有待处理的问卷'}
        emptyAs={isSeen ? 'filed' : 'done'}
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}
