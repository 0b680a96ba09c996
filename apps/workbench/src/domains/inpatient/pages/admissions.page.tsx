import { Segmented, Space, type TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { admissionTabNames, admissionTabs, type AdmissionTab } from '@nethos/contract/inpatient/admission.status.ts'
import type { DeskAdmissionRow } from '@nethos/contract/inpatient/inpatient-desk.services.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { admissions } from '../inpatient.calls.ts'
import { DepartmentChoice } from '../parts/department-choice.tsx'

const columns: TableColumnsType<DeskAdmissionRow> = [
  { title: '科室', dataIndex: 'deptName' },
  { title: '排位', key: 'place', render: (_, row) => row.place ?? '' },
  {
    title: '患者',
    key: 'person',
    render: (_, row) => <Link to={`/admissions/${encodeURIComponent(row.admissionId)}`}>{row.personName}</Link>,
  },
  { title: '病案号', dataIndex: 'recordNumber' },
  { title: '诊断', dataIndex: 'diagnosis' },
  {
    title: '优先级',
    key: 'priority',
    render: (_, row) => [row.priorityLabel, row.priorityReason].filter(Boolean).join('：'),
  },
  { title: '床位意愿', dataIndex: 'bedTypeLabel' },
  { title: '不早于', dataIndex: 'notBefore' },
  { title: '登记时间', key: 'queued', render: (_, row) => (row.queuedAt === null ? '' : dayAndTime(row.queuedAt)) },
  { title: '床位', key: 'bed', render: (_, row) => [row.wardName, row.bedNo].filter(Boolean).join(' ') },
  { title: '状态', dataIndex: 'statusLabel' },
  { title: '答复期限', key: 'by', render: (_, row) => (row.answerBy === null ? '' : dayAndTime(row.answerBy)) },
]

/** Who waits for a bed of which department, who was called, who is in. */
export default function AdmissionsPage() {
  const { value, pageNum, filter, toPage } = useFilters({ tab: 'waiting', dept: '' })
  const tab = admissionTabNames.find(one => one === value.tab) ?? 'waiting'
  const query = useServiceQuery(admissions(tab, value.dept, pageNum), { everyMs: 30_000 })
  return (
    <OfficePage
      title="候床"
      tools={
        <Space wrap>
          <Segmented<AdmissionTab>
            aria-label="状态"
            value={tab}
            onChange={chosen => filter({ tab: chosen })}
            options={admissionTabNames.map(value => ({ value, label: admissionTabs[value].label }))}
          />
          <DepartmentChoice value={value.dept} onChange={dept => filter({ dept })} />
          <Link to="/admissions/beds">床位</Link>
          <Link to="/admissions/visits">探视</Link>
        </Space>
      }
    >
      <PagedTable
        label="候床"
        query={query}
        columns={columns}
        rowKey={row => row.admissionId}
        empty="没有患者"
        emptyAs="filed"
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}
