import type { TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { DeskQueue } from '@nethos/contract/exam/exam-desk.services.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { queues } from '../exam.calls.ts'
import { DenseTable } from '../../../patterns/dense-table.tsx'

const columns: TableColumnsType<DeskQueue> = [
  {
    title: '队列',
    key: 'name',
    render: (_, row) => <Link to={`/queues/${encodeURIComponent(row.queueId)}`}>{row.queueName}</Link>,
  },
  { title: '医院', dataIndex: 'hosName' },
  { title: '地点', dataIndex: 'room' },
  { title: '当前叫到', key: 'called', render: (_, row) => row.calledNumber ?? '' },
  { title: '等候', dataIndex: 'waiting' },
]

/** The lines in front of the examination rooms. */
export default function QueuesPage() {
  const query = useServiceQuery(queues(), { everyMs: 15_000 })
  return (
    <OfficePage title="检查叫号">
      <DenseTable
        aria-label="检查叫号"
        chosenAs="检查叫号"
        columns={columns}
        dataSource={query.value ?? []}
        loading={query.status === 'waiting'}
        rowKey="queueId"
        locale={{ emptyText: query.sentence ?? '暂无队列' }}
      />
    </OfficePage>
  )
}
