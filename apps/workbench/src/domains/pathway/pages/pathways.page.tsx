import { Input, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import {
  pathwayFilters,
  type PathwayDeskRow,
  type PathwayFilter,
} from '@nethos/contract/pathway/pathway-desk.services.ts'
import { pathwayStates } from '@nethos/contract/pathway/pathway.status.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { deskPathways, pathwayCounts } from '../pathway.calls.ts'
import { filterWords, statusTones } from '../pathway.words.ts'

const columns: TableColumnsType<PathwayDeskRow> = [
  {
    title: '患者',
    key: 'person',
    render: (_, { pathwayId, personName }) => <Link to={`/pathways/${pathwayId}`}>{personName}</Link>,
  },
  { title: '路径', key: 'title', dataIndex: 'title' },
  {
    title: '状态',
    key: 'status',
    render: (_, { pathwayStatus }) => <Tag tone={statusTones[pathwayStatus]}>{pathwayStates[pathwayStatus].label}</Tag>,
  },
  { title: '进度', key: 'progress', render: (_, { doneCount, taskCount }) => `${doneCount}/${taskCount}` },
  {
    title: '逾期',
    key: 'overdue',
    render: (_, { overdueCount }) => (overdueCount > 0 ? <Tag tone="warn">{`${overdueCount}项逾期`}</Tag> : '—'),
  },
  {
    title: '需要关注',
    key: 'flag',
    render: (_, { flagReason }) => (flagReason ? <Tag tone="danger">{flagReason}</Tag> : '—'),
  },
  { title: '下一项', key: 'next', render: (_, { nextAt }) => (nextAt === null ? '—' : dayAndTime(nextAt)) },
  { title: '开始', key: 'started', render: (_, { startedAt }) => dayAndTime(startedAt) },
]

const isFilter = (word: string): word is PathwayFilter => pathwayFilters.some(one => one === word)

/** Whoever goes a way with the hospital: where somebody should look first, then what is overdue. A name never stands in the address. */
export default function PathwaysPage() {
  const { value, pageNum, filter, toPage } = useFilters({ show: 'going' })
  const [keyword, setKeyword] = useState('')
  const chosen = isFilter(value.show) ? value.show : 'going'
  const query = useServiceQuery(deskPathways(chosen, keyword, pageNum), { keepPrevious: true, everyMs: 30_000 })
  const counts = useServiceQuery(pathwayCounts(), { keepPrevious: true, everyMs: 30_000 }).value
  const words = counts
    ? {
        ...filterWords,
        flagged: `${filterWords.flagged}（${counts.flagged}）`,
        overdue: `${filterWords.overdue}（${counts.overdue}）`,
        going: `${filterWords.going}（${counts.going}）`,
      }
    : filterWords
  return (
    <OfficePage
      title="诊疗路径"
      tools={
        <>
          <Choice label="显示" value={chosen} of={words} onChange={show => filter({ show })} />
          <Input.Search
            aria-label="患者或路径名称"
            placeholder="患者或路径名称"
            allowClear
            onSearch={word => {
              setKeyword(word.trim())
              toPage(1)
            }}
          />
        </>
      }
    >
      <PagedTable
        label="诊疗路径"
        query={query}
        columns={columns}
        rowKey={row => row.pathwayId}
        empty="没有符合条件的路径"
        emptyAs="search"
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}
