import { App, Button, Modal, Space } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { settleNote, type ReportArrival } from '@nethos/contract/reports/reports-desk.services.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { WholeTable } from '../../../patterns/whole-table.tsx'
import { arrivals, openArrival, reportLines, settleArrival, type ReportLine } from '../reports.calls.ts'
import type { DeskColumn } from '../../../patterns/desk-column.ts'

const faults = { unreadable: '无法识别', unmatched: '没有绑定的就诊人' } as const

const lineColumns: DeskColumn<ReportLine>[] = [
  { title: '医院', dataIndex: 'hosName' },
  {
    title: '状态',
    key: 'state',
    sortBy: row => row.trouble,
    render: (_, { trouble }) => (trouble ? <Tag tone="danger">{trouble}</Tag> : <Tag tone="good">正常</Tag>),
  },
  {
    title: '最近应答',
    key: 'answered',
    sortBy: row => row.answeredAt,
    render: (_, { answeredAt }) => (answeredAt === null ? '—' : dayAndTime(answeredAt)),
  },
]

const columns: DeskColumn<ReportArrival>[] = [
  { title: '医院', dataIndex: 'hosName' },
  { title: '单号', dataIndex: 'arrivalCode' },
  { title: '情况', key: 'fault', render: (_, { fault }) => <Tag tone="warn">{faults[fault]}</Tag> },
  { title: '原因', dataIndex: 'reason' },
  { title: '到达', key: 'came', render: (_, { cameAt }) => dayAndTime(cameAt) },
  {
    title: '处理',
    key: 'settle',
    render: (_, row) => (row.settledAt === null ? <Settle row={row} /> : row.note || '已处理'),
  },
]

function Settle({ row: { hosId, arrivalCode, fault } }: { row: ReportArrival }) {
  const { message } = App.useApp()
  const [isOpen, setOpen] = useState(false)
  const [raw, setRaw] = useState<string>()
  const settle = useCommand(settleArrival)
  const look = useCommand(openArrival)
  const show = async () => setRaw((await look.run({ hosId, arrivalCode }))?.raw)
  const save = async (note: string) => {
    const isDone = (await settle.run({ hosId, arrivalCode, note })) === true
    if (isDone) void message.success('已记录')
    return isDone
  }
  return (
    <Space wrap>
      {fault === 'unreadable' && <Button onClick={() => void show()}>查看原文</Button>}
      <Button onClick={() => setOpen(true)}>处理完毕</Button>
      <Modal title="收到的原文" open={raw !== undefined} footer={null} onCancel={() => setRaw(undefined)}>
        <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{raw}</pre>
      </Modal>
      {isOpen && (
        <TextDialog
          title="记录处理结果"
          label="处理说明"
          yes="保存"
          most={200}
          wrong={text => sentenceOf(settleNote, text)}
          onYes={save}
          onClose={() => setOpen(false)}
        >
          <p>例如：已联系医院信息科，按约定格式重新发送。</p>
        </TextDialog>
      )}
    </Space>
  )
}

/** 报告接收: how the hospitals' lines stand, and what came and became no report. */
export default function ArrivalsPage() {
  const { value, pageNum, filter, toPage } = useFilters({ show: 'open' })
  const isSettled = value.show === 'settled'
  const query = useServiceQuery(arrivals(isSettled, pageNum), { keepPrevious: true, everyMs: 30_000 })
  const lines = useServiceQuery(reportLines(), { keepPrevious: true, everyMs: 30_000 })
  return (
    <OfficePage
      title="报告接收"
      tools={
        <Choice
          label="处理状态"
          value={isSettled ? 'settled' : 'open'}
          of={{ open: '待处理', settled: '已处理' }}
          onChange={show => filter({ show })}
        />
      }
    >
      <WholeTable
        label="医院报告系统"
        query={lines}
        columns={lineColumns}
        rowKey={line => line.hosId}
        empty="还没有接入报告系统的医院"
        emptyAs="places"
      />
      <PagedTable
        label="未能识别的报告"
        query={query}
        columns={columns}
        rowKey={row => `${row.hosId}.${row.arrivalCode}`}
        empty={isSettled ? '还没有处理过的' : '没有待处理的报告'}
        emptyAs={isSettled ? 'filed' : 'done'}
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}
