import { App, Button, type TableColumnsType } from 'antd'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndSecond } from '@nethos/contract/common/days.ts'
import { jobTitle } from '@nethos/contract/system/job.names.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { failedJobs, retryJob, type FailedJob } from '../system.calls.ts'

/** 失败的任务: work of the server's own that was given up, and the way to try it again. */
export default function FailedJobsPage() {
  const { pageNum, toPage } = useFilters({})
  const query = useServiceQuery(failedJobs(pageNum), { keepPrevious: true })
  return (
    <OfficePage title="失败的任务">
      <p>系统会自动多次重试。仍然失败的任务留在这里90天，请先排除原因，再点“再试一次”。</p>
      <PagedTable
        label="失败的任务"
        query={query}
        columns={columns}
        rowKey={row => row.jobId}
        empty="没有失败的任务"
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}

function Retry({ jobId, job }: FailedJob) {
  const { message } = App.useApp()
  const retry = useCommand(retryJob)
  const run = async () => {
    if (await retry.run({ jobId })) void message.success('已重新排队')
  }
  return (
    <Button loading={retry.isBusy} aria-label={`再试一次：${jobTitle(job)}`} onClick={run}>
      再试一次
    </Button>
  )
}

const columns: TableColumnsType<FailedJob> = [
  { title: '任务', key: 'job', render: (_, { job }) => jobTitle(job) },
  { title: '失败时间', key: 'failedAt', render: (_, { failedAt }) => dayAndSecond(failedAt) },
  { title: '开始时间', key: 'queuedAt', render: (_, { queuedAt }) => dayAndSecond(queuedAt) },
  { title: '已试次数', key: 'tries', dataIndex: 'tries' },
  { title: '原因', key: 'why', render: (_, { why }) => why || '—' },
  { title: '操作', key: 'act', render: (_, row) => <Retry {...row} /> },
]
