import { App, Button, Input, type TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime, isDay } from '@nethos/contract/common/days.ts'
import {
  reportKinds,
  reportStates,
  type ReportKind,
  type ReportState,
} from '@nethos/contract/supervision/supervision.kinds.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Tag, type Tone } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { Connection } from '../parts/connection.tsx'
import { overview, reports, retryReport, type Report } from '../supervision.calls.ts'

const kinds = { '': '全部类别', ...reportKinds } as const
const states = { '': '全部状态', ...reportStates } as const
const tones: Readonly<Record<ReportState, Tone>> = { waiting: 'warn', accepted: 'good', refused: 'danger' }
const everyMs = 30_000

/** 监管上报: what went to the province's platform, what waits, what was refused and why. */
export default function ReportsPage() {
  const { value, pageNum, filter, toPage } = useFilters({ state: '', kind: '', day: '' })
  const reportState = value.state in states ? (value.state as ReportState | '') : ''
  const kind = value.kind in kinds ? (value.kind as ReportKind | '') : ''
  const onDay = isDay(value.day) ? value.day : ''
  const now = useServiceQuery(overview(), { keepPrevious: true, everyMs }).value
  const query = useServiceQuery(reports({ reportState, kind, onDay }, pageNum), { keepPrevious: true, everyMs })
  return (
    <OfficePage
      title="监管上报"
      tools={
        <>
          <Choice label="状态" value={reportState} of={states} onChange={state => filter({ state })} />
          <Choice label="类别" value={kind} of={kinds} onChange={next => filter({ kind: next })} />
          <Input
            type="date"
            aria-label="发生日期"
            style={{ width: 'auto' }}
            value={onDay}
            onChange={event => filter({ day: event.target.value })}
          />
          <Link to="/supervision/days">{now?.differences ? `每日核对（${now.differences}处差异）` : '每日核对'}</Link>
        </>
      }
    >
      {now && <Connection {...now} />}
      <PagedTable
        label="上报记录"
        query={query}
        columns={columns}
        rowKey={row => row.reportId}
        empty={reportState || kind || onDay ? '没有符合条件的记录' : '还没有需要上报的记录'}
        emptyAs={reportState || kind || onDay ? 'search' : 'filed'}
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}

function Retry({ reportId, sequence }: Report) {
  const { message } = App.useApp()
  const retry = useCommand(retryReport)
  const run = async () => {
    if (await retry.run({ reportId })) void message.success('已重新排队，稍后自动上报')
  }
  return (
    <Button loading={retry.isBusy} aria-label={`重新上报第${sequence}号`} onClick={() => void run()}>
      重新上报
    </Button>
  )
}

const columns: TableColumnsType<Report> = [
  { title: '序号', dataIndex: 'sequence', align: 'right', className: 'paged__number' },
  {
    title: '记录',
    key: 'record',
    render: (_, { kind, version, recordId }) => (
      <TwoLines first={version > 1 ? `${reportKinds[kind]}（第${version}次）` : reportKinds[kind]} second={recordId} />
    ),
  },
  { title: '发生时间', key: 'occurredAt', render: (_, { occurredAt }) => dayAndTime(occurredAt) },
  {
    title: '状态',
    key: 'state',
    render: (_, { reportState, reason }) => (
      <TwoLines first={<Tag tone={tones[reportState]}>{reportStates[reportState]}</Tag>} second={reason} />
    ),
  },
  {
    title: '上报时间和回执',
    key: 'receipt',
    render: (_, { reportedAt, receiptNo }) => (
      <TwoLines first={reportedAt === null ? '—' : dayAndTime(reportedAt)} second={receiptNo} />
    ),
  },
  { title: '操作', key: 'act', render: (_, row) => (row.reportState === 'refused' ? <Retry {...row} /> : '—') },
]
