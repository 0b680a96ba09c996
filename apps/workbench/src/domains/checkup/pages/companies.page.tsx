import { Button, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { CompanyRow } from '@nethos/contract/checkup/checkup-desk.services.ts'
import { price } from '@nethos/contract/common/money.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { companies } from '../checkup.calls.ts'
import { ImportDialog } from '../parts/import-dialog.tsx'

const columns: TableColumnsType<CompanyRow> = [
  {
    title: '单位',
    key: 'name',
    render: (_, row) => <Link to={`/checkup-companies/${encodeURIComponent(row.companyId)}`}>{row.companyName}</Link>,
  },
  { title: '套餐', dataIndex: 'packageName' },
  { title: '有效期', key: 'days', render: (_, row) => `${row.fromDay} 至 ${row.untilDay}` },
  { title: '人数', dataIndex: 'people' },
  { title: '已预约', dataIndex: 'booked' },
  { title: '已体检', dataIndex: 'checked' },
  {
    title: '家属价',
    key: 'family',
    render: (_, { family }) => (family ? `${price(family.priceCents)}，每人${family.each}位` : '没有约定'),
  },
]

/** Companies' orders: how many people, how many have booked, how many were checked. */
export default function CompaniesPage() {
  const { pageNum, toPage } = useFilters({})
  const [isImporting, setImporting] = useState(false)
  return (
    <OfficePage
      title="团体体检"
      tools={
        <Button type="primary" onClick={() => setImporting(true)}>
          导入名单
        </Button>
      }
    >
      <PagedTable
        label="团体体检"
        query={useServiceQuery(companies(pageNum), { keepPrevious: true })}
        columns={columns}
        rowKey={row => row.companyId}
        empty="暂无团体体检"
        emptyAs="filed"
        pageNum={pageNum}
        onPage={toPage}
      />
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </OfficePage>
  )
}
