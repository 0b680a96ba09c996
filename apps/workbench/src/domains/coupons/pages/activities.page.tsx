import { Button, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { serverNow } from '@nethos/calls/config.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { Tag } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { activities, type DeskActivity } from '../coupons.calls.ts'
import { activityState, sceneLabels } from '../coupons.words.ts'
import { ActivityActions } from '../parts/activity-actions.tsx'
import { ActivityDialog } from '../parts/activity-dialog.tsx'
import './coupons.css'

const columns: TableColumnsType<DeskActivity> = [
  {
    title: '状态',
    key: 'state',
    render: (_, activity) => {
      const { label, tone } = activityState(activity, serverNow())
      return <Tag tone={tone}>{label}</Tag>
    },
  },
  {
    title: '活动',
    key: 'name',
    className: 'coupons__words',
    render: (_, { activityName, userScene }) => <TwoLines first={activityName} second={sceneLabels[userScene]} />,
  },
  { title: '推广码', key: 'code', render: (_, { promoteCode }) => promoteCode },
  {
    title: '优惠券',
    key: 'batch',
    className: 'coupons__words',
    render: (_, { batchName, inviterBatchName, inviterMost }) => (
      <TwoLines
        first={batchName}
        second={inviterBatchName !== null && `邀请人：${inviterBatchName}，最多${inviterMost}人`}
      />
    ),
  },
  {
    title: '时间',
    key: 'times',
    render: (_, { startsAt, endsAt }) => (
      <TwoLines first={`${dayAndTime(startsAt)} 开始`} second={`${dayAndTime(endsAt)} 结束`} />
    ),
  },
  { title: '参加', key: 'taken', align: 'right', className: 'paged__number', render: (_, { taken }) => `${taken}人` },
  { title: '处理', key: 'actions', render: (_, activity) => <ActivityActions activity={activity} /> },
]

/** The activities that give coupons away, newest first. */
export default function ActivitiesPage() {
  const { pageNum, toPage } = useFilters({})
  const found = useServiceQuery(activities(pageNum), { keepPrevious: true })
  const [isAdding, setAdding] = useState(false)
  return (
    <OfficePage
      title="优惠券活动"
      tools={
        <>
          <Link to="/coupons">返回优惠券</Link>
          <Button type="primary" onClick={() => setAdding(true)}>
            新建活动
          </Button>
        </>
      }
    >
      <PagedTable
        label="优惠券活动"
        query={found}
        columns={columns}
        rowKey={row => row.activityId}
        empty="还没有活动，点「新建活动」开始"
        emptyAs="filed"
        pageNum={pageNum}
        onPage={toPage}
      />
      {isAdding && <ActivityDialog activity={undefined} onClose={() => setAdding(false)} />}
    </OfficePage>
  )
}
