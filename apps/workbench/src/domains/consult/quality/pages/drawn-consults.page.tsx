import { Button, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { consultTypeLabels } from '@nethos/contract/consult/consult.kinds.ts'
import type { DrawnConsult } from '@nethos/contract/consult/quality.services.ts'
import { Choice } from '../../../../controls/choice.tsx'
import { Tag } from '../../../../controls/tag.tsx'
import { TwoLines } from '../../../../controls/two-lines.tsx'
import { OfficePage } from '../../../../patterns/office-page.tsx'
import { PagedTable } from '../../../../patterns/paged-table.tsx'
import { useFilters } from '../../../../patterns/use-filters.ts'
import { WordSearch } from '../../../../patterns/word-search.tsx'
import { DrawDialog } from '../parts/draw-dialog.tsx'
import { QualityPlan } from '../parts/months.tsx'
import { Verdict } from '../parts/verdict.tsx'
import { drawnConsults, type QualityState } from '../quality.calls.ts'

const states: Readonly<Record<QualityState, string>> = {
  '': '全部状态',
  waiting: '待评',
  mine: '待我评',
  overdue: '逾期',
  judged: '已评',
}

const columns: TableColumnsType<DrawnConsult> = [
  {
    title: '结果',
    key: 'verdict',
    render: (_, { marks, isOverdue }) => (isOverdue ? <Tag tone="danger">逾期</Tag> : <Verdict marks={marks} />),
  },
  {
    title: '咨询',
    key: 'consult',
    render: (_, { consultId, consultType, endedAt }) => (
      <TwoLines
        first={<Link to={`/quality/${consultId}`}>{consultTypeLabels[consultType]}</Link>}
        second={`${dayAndTime(endedAt)} 结束`}
      />
    ),
  },
  {
    title: '医生',
    key: 'doctor',
    render: (_, { docName, docDeptName }) => <TwoLines first={docName} second={docDeptName} />,
  },
  {
    title: '抽取',
    key: 'drawn',
    render: (_, { drawnAt, drawnBy, month }) => (
      <TwoLines first={dayAndTime(drawnAt)} second={month ? `${month} 每月抽查` : drawnBy} />
    ),
  },
  {
    title: '评价人和期限',
    key: 'turn',
    render: (_, { reviewerName, judgeBy }) =>
      judgeBy !== null && <TwoLines first={reviewerName || '未指定'} second={`${dayAndTime(judgeBy - 60_000)} 前`} />,
  },
  {
    title: '评价',
    key: 'judged',
    width: 320,
    render: (_, { judgedAt, judgedBy, note }) =>
      judgedAt !== null && <TwoLines first={note || '无意见'} second={`${dayAndTime(judgedAt)} ${judgedBy}`} />,
  },
]

/** 质控抽查: consults drawn by lot, what waits first. */
export default function DrawnConsultsPage() {
  const { value, pageNum, filter, toPage } = useFilters({ state: '', doctor: '' })
  const state = value.state in states ? (value.state as QualityState) : ''
  const query = useServiceQuery(drawnConsults(state, value.doctor, pageNum), { keepPrevious: true })
  const [isDrawing, setDrawing] = useState(false)
  return (
    <OfficePage
      title="质控抽查"
      tools={
        <>
          <Choice label="状态" value={state} of={states} onChange={next => filter({ state: next })} />
          <WordSearch label="医生或团队" value={value.doctor} onSearch={doctor => filter({ doctor })} />
          <Button type="primary" onClick={() => setDrawing(true)}>
            抽取咨询
          </Button>
        </>
      }
    >
      <PagedTable
        label="抽查的咨询"
        query={query}
        columns={columns}
        rowKey={row => row.consultId}
        empty={state || value.doctor ? '没有符合条件的咨询' : '还没有抽查过，点右上角“抽取咨询”开始'}
        emptyAs={state || value.doctor ? 'search' : 'filed'}
        pageNum={pageNum}
        onPage={toPage}
      />
      <QualityPlan />
      {isDrawing && <DrawDialog onClose={() => setDrawing(false)} />}
    </OfficePage>
  )
}
