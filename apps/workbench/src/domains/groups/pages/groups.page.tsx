import { Button, Input, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { Tag } from '../../../controls/tag.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { useMe } from '../../staff/public.ts'
import { groups, type DeskGroupRow } from '../groups.calls.ts'
import { GroupDialog } from '../parts/group-dialog.tsx'

const columns: TableColumnsType<DeskGroupRow> = [
  {
    title: '患者群',
    key: 'group',
    render: (_, { groupId, groupName }) => <Link to={`/groups/${groupId}`}>{groupName}</Link>,
  },
  { title: '群医生', key: 'doctors', render: (_, { doctorNames }) => doctorNames.join('、') || '未指定' },
  { title: '成员', key: 'members', render: (_, { memberCount, memberLimit }) => `${memberCount} / ${memberLimit}` },
  {
    title: '入群申请',
    key: 'waiting',
    render: (_, { groupId, waitingCount }) =>
      waitingCount === 0 ? '无' : <Link to={`/groups/${groupId}/applications`}>{`${waitingCount} 个待审核`}</Link>,
  },
  {
    title: '待处理消息',
    key: 'alerts',
    render: (_, { groupId, alertCount }) =>
      alertCount === 0 ? '无' : <Link to={`/groups/${groupId}/alerts`}>{`${alertCount} 条待处理`}</Link>,
  },
  {
    title: '状态',
    key: 'state',
    render: (_, { isOpen, isAllMuted }) => (
      <>
        <Tag tone={isOpen ? 'good' : 'plain'}>{isOpen ? '可申请' : '暂停申请'}</Tag>
        {isAllMuted && <Tag tone="plain">全员禁言</Tag>}
      </>
    ),
  },
  { title: '最近消息', key: 'last', render: (_, { lastAt }) => (lastAt === null ? '无' : dayAndTime(lastAt)) },
]

/** 患者群: those in which somebody waits first. A doctor sees the groups that he is in. */
export default function GroupsPage() {
  const { value, pageNum, filter, toPage } = useFilters({ search: '' })
  const [isAdding, setAdding] = useState(false)
  const query = useServiceQuery(groups({ search: value.search, pageNum }), { keepPrevious: true, everyMs: 60_000 })
  useEvents(({ type }) => type === 'group' && query.retry())
  const role = useMe().value?.role
  return (
    <OfficePage
      title="患者群"
      tools={
        <>
          <Input.Search
            key={value.search}
            aria-label="群名称"
            placeholder="群名称"
            defaultValue={value.search}
            allowClear
            maxLength={50}
            style={{ width: 260 }}
            onSearch={search => filter({ search: search.trim() })}
          />
          {(role === 'operator' || role === 'admin') && (
            <Button type="primary" onClick={() => setAdding(true)}>
              新建患者群
            </Button>
          )}
        </>
      }
    >
      <PagedTable
        label="患者群"
        query={query}
        columns={columns}
        rowKey={row => row.groupId}
        empty="还没有患者群"
        emptyAs="filed"
        pageNum={pageNum}
        onPage={toPage}
      />
      {isAdding && <GroupDialog onClose={() => setAdding(false)} />}
    </OfficePage>
  )
}
