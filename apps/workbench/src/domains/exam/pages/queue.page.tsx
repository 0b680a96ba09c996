import { Button, Space, type TableColumnsType } from 'antd'
import { useParams } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { DeskEntry } from '@nethos/contract/exam/exam-desk.services.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { callAgain, callNext, queue, settleCall } from '../exam.calls.ts'
import { DenseTable } from '../../../patterns/dense-table.tsx'

const words: Readonly<Record<DeskEntry['status'], string>> = {
  waiting: '等候',
  called: '已叫号',
  missed: '过号',
  done: '完成',
}

/** One line: who is called, who waits, who has missed his call. */
export default function QueuePage() {
  const { queueId = '' } = useParams()
  const query = useServiceQuery(queue(queueId), { everyMs: 15_000 })
  useEvents(event => {
    if (event.type === 'examination_queue' && event.id === queueId) query.retry()
  })
  const calling = useCommand(callNext)
  const one = query.value
  return (
    <OfficePage
      title={one ? `检查叫号 · ${one.queueName}` : '检查叫号'}
      tools={
        <Button type="primary" loading={calling.isBusy} onClick={() => void calling.run({ queueId })}>
          叫下一位
        </Button>
      }
    >
      <p>
        {one && `${one.room}，当前叫到${one.calledNumber ?? '–'}号，等候${one.waiting}人`}
        {!one && query.sentence}
      </p>
      <DenseTable
        aria-label="号"
        chosenAs="检查叫号名单"
        columns={columns}
        dataSource={one?.entries ?? []}
        loading={query.status === 'waiting'}
        rowKey="entryId"
        locale={{ emptyText: '没有人在等候' }}
      />
    </OfficePage>
  )
}

/** What can be done with a number: it is called, done with, or called once more. */
function EntryActs({ entry: { entryId, status } }: { entry: DeskEntry }) {
  const settling = useCommand(settleCall)
  const recalling = useCommand(callAgain)
  if (status === 'missed')
    return (
      <Button size="small" onClick={() => void recalling.run({ entryId })}>
        再叫一次
      </Button>
    )
  if (status !== 'called') return null
  return (
    <Space>
      <Button size="small" onClick={() => void settling.run({ entryId, outcome: 'done' })}>
        完成
      </Button>
      <Button size="small" danger onClick={() => void settling.run({ entryId, outcome: 'missed' })}>
        过号
      </Button>
    </Space>
  )
}

const columns: TableColumnsType<DeskEntry> = [
  { title: '号', dataIndex: 'number' },
  { title: '状态', key: 'status', render: (_, row) => words[row.status] },
  { title: '检查', key: 'item', render: (_, row) => row.itemName || '（非平台患者）' },
  { title: '时间', key: 'at', render: (_, row) => dayAndTime(row.at) },
  { title: '操作', key: 'act', render: (_, row) => <EntryActs entry={row} /> },
]
