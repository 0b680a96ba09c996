import { Segmented, type TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { ApplicationRow } from '@nethos/contract/programme/programme.schemas.ts'
import { deskTabNames, deskTabs, type DeskTab } from '@nethos/contract/programme/programme.status.ts'
import { Tag } from '../../../controls/tag.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { applications } from '../programme.calls.ts'

const columns: TableColumnsType<ApplicationRow> = [
  {
    title: '就诊人',
    key: 'person',
    render: (_, row) => (
      <>
        <Link to={`/applications/${row.applicationId}`}>{row.personName}</Link>{' '}
        {row.isFlagged && <Tag tone="danger">危险信号</Tag>}
      </>
    ),
  },
  { title: '专区', dataIndex: 'programmeName' },
  { title: '服务', dataIndex: 'offerTitle' },
  { title: '金额', key: 'price', dataIndex: 'priceLabel' },
  { title: '状态', dataIndex: 'statusLabel' },
  { title: '新消息', key: 'unread', render: (_, row) => (row.unread > 0 ? row.unread : '') },
  { title: '申请时间', key: 'at', render: (_, row) => dayAndTime(row.createdAt) },
]

/** What patients have applied for in the zones. */
export default function ApplicationsPage() {
  const { value, pageNum, filter, toPage } = useFilters({ tab: 'open' })
  const tab = deskTabNames.find(one => one === value.tab) ?? 'open'
  const query = useServiceQuery(applications(tab, pageNum), { everyMs: 30_000 })
  return (
    <OfficePage
      title="专区申请"
      tools={
        <Segmented<DeskTab>
          aria-label="状态"
          value={tab}
          onChange={chosen => filter({ tab: chosen })}
          options={deskTabNames.map(value => ({ value, label: deskTabs[value].label }))}
        />
      }
    >
      <PagedTable
        label="专区申请"
        query={query}
        columns={columns}
        rowKey={row => row.applicationId}
        empty="暂无申请"
        emptyAs="done"
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}
