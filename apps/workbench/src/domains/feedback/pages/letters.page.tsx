import type { TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { feedbackKinds } from '@nethos/contract/feedback/feedback.kinds.ts'
import type { FeedbackState } from '@nethos/contract/feedback/feedback.status.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { letters, type DeskFeedbackRow } from '../feedback.calls.ts'
import { kindChoices, stateChoices, stateLabels, stateTones } from '../feedback.words.ts'

const columns: TableColumnsType<DeskFeedbackRow> = [
  {
    title: '状态',
    key: 'state',
    render: (_, { feedbackState }) => <Tag tone={stateTones[feedbackState]}>{stateLabels[feedbackState]}</Tag>,
  },
  { title: '类型', key: 'kind', render: (_, { kind }) => feedbackKinds[kind] },
  {
    title: '内容',
    key: 'summary',
    render: (_, { feedbackId, summary, danger }) => (
      <>
        <Link to={`/feedback/${feedbackId}`}>{summary}</Link> {danger !== '' && <Tag tone="danger">{danger}</Tag>}
      </>
    ),
  },
  { title: '提交时间', key: 'createdAt', render: (_, { createdAt }) => dayAndTime(createdAt) },
  {
    title: '回复时间',
    key: 'answeredAt',
    render: (_, { answeredAt }) => (answeredAt === null ? '—' : dayAndTime(answeredAt)),
  },
]

/** What patients have written: what waits longest first. */
export default function LettersPage() {
  const { value, pageNum, filter, toPage } = useFilters({ state: '', kind: '' })
  const state = value.state in stateChoices ? (value.state as FeedbackState | '') : ''
  const kind = value.kind in kindChoices ? (value.kind as keyof typeof kindChoices) : ''
  const query = useServiceQuery(letters(state, kind, pageNum), { keepPrevious: true, everyMs: 30_000 })
  return (
    <OfficePage
      title="意见反馈"
      tools={
        <>
          <Choice label="状态" value={state} of={stateChoices} onChange={state => filter({ state })} />
          <Choice label="类型" value={kind} of={kindChoices} onChange={kind => filter({ kind })} />
        </>
      }
    >
      <PagedTable
        label="意见反馈"
        query={query}
        columns={columns}
        rowKey={row => row.feedbackId}
        empty="没有符合条件的反馈"
        emptyAs="search"
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}
