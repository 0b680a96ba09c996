import type { TableColumnsType } from 'antd'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndSecond } from '@nethos/contract/common/days.ts'
import { jobTitle } from '@nethos/contract/system/job.names.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { PageTabs } from '../../../patterns/page-tabs.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { FailedJobActions } from '../parts/failed-job-actions.tsx'
import { dismissedJobs, failedJobs, type DismissedJob, type FailedJob } from '../system.calls.ts'

const tabs = [
  { key: 'failed', label: '待处理', to: '/failed-jobs' },
  { key: 'dismissed', label: '不再重试', to: '/failed-jobs?list=dismissed' },
]

/** 失败的任务: work of the server's own that was given up, the way to try it again, and what was decided otherwise. */
export default function FailedJobsPage() {
  const { value } = useFilters({ list: 'failed' })
  return (
    <OfficePage title="失败的任务">
      <PageTabs label="失败的任务" tabs={tabs} here={value.list} />
      {value.list === 'dismissed' ? <Dismissed /> : <Failed />}
    </OfficePage>
  )
}

function Failed() {
  const { pageNum, toPage } = useFilters({})
  const query = useServiceQuery(failedJobs(pageNum), { keepPrevious: true })
  return (
    <>
      <p>
        系统会自动多次重试。仍然失败的任务留在这里90天，请先排除原因，再点“再试一次”；已用别的办法处理的，点“不再重试”。
      </p>
      <PagedTable
        label="失败的任务"
        query={query}
        columns={[...about, { title: '操作', key: 'act', render: (_, row) => <FailedJobActions {...row} /> }]}
        rowKey={row => row.jobId}
        empty="没有失败的任务"
        emptyAs="done"
        pageNum={pageNum}
        onPage={toPage}
      />
    </>
  )
}

function Dismissed() {
  const { pageNum, toPage } = useFilters({})
  const query = useServiceQuery(dismissedJobs(pageNum), { keepPrevious: true })
  return (
    <PagedTable
      label="不再重试的任务"
      query={query}
      columns={decided}
      rowKey={row => row.jobId}
      empty="没有不再重试的任务"
      emptyAs="filed"
      pageNum={pageNum}
      onPage={toPage}
    />
  )
}

const about: TableColumnsType<FailedJob> = [
  { title: '任务', key: 'job', render: (_, { job }) => jobTitle(job) },
  { title: '失败时间', key: 'failedAt', render: (_, { failedAt }) => dayAndSecond(failedAt) },
  { title: '开始时间', key: 'queuedAt', render: (_, { queuedAt }) => dayAndSecond(queuedAt) },
  { title: '已试次数', key: 'tries', dataIndex: 'tries' },
  { title: '原因', key: 'why', render: (_, { why }) => why || '—' },
]

const decided: TableColumnsType<DismissedJob> = [
  ...(about as TableColumnsType<DismissedJob>),
  { title: '处理说明', key: 'reason', dataIndex: 'reason' },
  { title: '决定人', key: 'staffName', dataIndex: 'staffName' },
  { title: '决定时间', key: 'dismissedAt', render: (_, { dismissedAt }) => dayAndSecond(dismissedAt) },
]
