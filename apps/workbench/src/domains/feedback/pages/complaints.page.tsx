import type { TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { complaintOutcomes, complaintChannels } from '@nethos/contract/feedback/complaint.rules.ts'
import type { DeskComplaintRow } from '@nethos/contract/feedback/complaint-desk.services.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { complaintList, type ComplaintFilter } from '../complaint.calls.ts'
import {
  complaintLabels,
  complaintTones,
  onlyChoices,
  outcomeChoices,
  stateChoices,
  channelChoices,
} from '../complaint.words.ts'

const columns: TableColumnsType<DeskComplaintRow> = [
  {
    title: '状态',
    key: 'state',
    render: (_, { complaintState, outcome }) => (
      <TwoLines
        first={<Tag tone={complaintTones[complaintState]}>{complaintLabels[complaintState]}</Tag>}
        second={complaintState === 'closed' && outcome && complaintOutcomes[outcome]}
      />
    ),
  },
  {
    title: '投诉内容',
    key: 'summary',
    render: (_, { feedbackId, summary, danger, hasConsult }) => (
      <>
        <Link to={`/complaints/${feedbackId}`}>{summary}</Link> {danger !== '' && <Tag tone="danger">{danger}</Tag>}{' '}
        {hasConsult && <Tag tone="plain">关联咨询</Tag>}
      </>
    ),
  },
  { title: '途径', key: 'way', render: (_, { cameBy }) => complaintChannels[cameBy] },
  { title: '负责人', key: 'owner', render: (_, { ownerName }) => ownerName || '—' },
  { title: '提交时间', key: 'createdAt', render: (_, { createdAt }) => dayAndTime(createdAt) },
  {
    title: '答复时限',
    key: 'answerBy',
    render: (_, { answerBy, isOverdue }) => (
      <TwoLines first={dayAndTime(answerBy)} second={isOverdue && <Tag tone="danger">已超时限</Tag>} />
    ),
  },
  {
    title: '答复时间',
    key: 'answeredAt',
    render: (_, { answeredAt }) => (answeredAt === null ? '—' : dayAndTime(answeredAt)),
  },
]

const chosen = <Key extends string>(word: string, of: Readonly<Record<Key, string>>) =>
  (word in of ? word : '') as Key | ''

/** 投诉处理: what is owed an answer first, by the day it is due. */
export default function ComplaintsPage() {
  const { value, pageNum, filter, toPage } = useFilters({ state: '', only: '', outcome: '', way: '' })
  const asked: ComplaintFilter = {
    complaintState: chosen(value.state, stateChoices),
    only: chosen(value.only, onlyChoices),
    outcome: chosen(value.outcome, outcomeChoices),
    cameBy: chosen(value.way, channelChoices),
  }
  const query = useServiceQuery(complaintList(asked, pageNum), { keepPrevious: true, everyMs: 30_000 })
  useEvents(({ type }) => type === 'complaint' && query.retry())
  return (
    <OfficePage
      title="投诉处理"
      tools={
        <>
          <Choice label="状态" value={asked.complaintState} of={stateChoices} onChange={state => filter({ state })} />
          <Choice label="范围" value={asked.only} of={onlyChoices} onChange={only => filter({ only })} />
          <Choice
            label="调查结果"
            value={asked.outcome}
            of={outcomeChoices}
            onChange={outcome => filter({ outcome })}
          />
          <Choice label="途径" value={asked.cameBy} of={channelChoices} onChange={way => filter({ way })} />
          <Link to="/complaints/figures">投诉统计</Link>
        </>
      }
    >
      <p>
        患者打电话、来信或当面投诉的，先在<Link to="/patients">患者</Link>里找到本人，再点「登记投诉」。
      </p>
      <PagedTable
        label="投诉"
        query={query}
        columns={columns}
        rowKey={row => row.feedbackId}
        empty="没有符合条件的投诉"
        emptyAs="search"
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}
