import { Space } from 'antd'
import { Link } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { DeskBed } from '@nethos/contract/inpatient/inpatient-desk.services.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { WholeTable } from '../../../patterns/whole-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { beds } from '../inpatient.calls.ts'
import { DepartmentChoice } from '../parts/department-choice.tsx'
import type { DeskColumn } from '../../../patterns/desk-column.ts'

const rooms = { M: '男', F: '女', '': '不限' } as const

const columns: DeskColumn<DeskBed>[] = [
  { title: '病区', dataIndex: 'wardName' },
  { title: '床号', dataIndex: 'bedNo' },
  { title: '类型', dataIndex: 'bedTypeLabel' },
  { title: '房间', key: 'gender', sortBy: row => rooms[row.gender], render: (_, row) => rooms[row.gender] },
  { title: '状态', dataIndex: 'stateLabel' },
]

const countOf = (all: readonly DeskBed[], state: DeskBed['state']): number =>
  all.filter(one => one.state === state).length

/** The beds of the wards and how each stands; who lies in them is told by the list. */
export default function BedsPage() {
  const { value, filter } = useFilters({ dept: '' })
  const query = useServiceQuery(beds(value.dept), { everyMs: 30_000 })
  const all = query.value ?? []
  return (
    <OfficePage
      title="床位"
      tools={
        <Space wrap>
          <DepartmentChoice value={value.dept} onChange={dept => filter({ dept })} />
          <Link to="/admissions">返回候床</Link>
        </Space>
      }
    >
      <p>
        空床{countOf(all, 'free')}张，已留{countOf(all, 'held')}张，占用{countOf(all, 'occupied')}张
      </p>
      <WholeTable
        label="床位"
        query={query}
        columns={columns}
        rowKey={row => row.bedId}
        empty="没有床位"
        emptyAs="places"
      />
    </OfficePage>
  )
}
