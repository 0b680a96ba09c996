import { Segmented, type TableColumnsType } from 'antd'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { DeskExaminationRow } from '@nethos/contract/exam/exam-desk.services.ts'
import { examinationTabNames, examinationTabs, type ExaminationTab } from '@nethos/contract/exam/examination.status.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { examinations } from '../exam.calls.ts'
import { AppointmentActions } from '../parts/appointment-actions.tsx'

const columns: TableColumnsType<DeskExaminationRow> = [
  { title: '就诊人', dataIndex: 'personName' },
  { title: '检查', dataIndex: 'itemName' },
  { title: '科室', dataIndex: 'deptName' },
  { title: '地点', dataIndex: 'place' },
  { title: '医院', dataIndex: 'hosName' },
  { title: '时间', key: 'at', render: (_, row) => (row.startsAt === null ? '' : dayAndTime(row.startsAt)) },
  { title: '状态', dataIndex: 'statusLabel' },
  { title: '说明', dataIndex: 'reason' },
  { title: '处理', key: 'actions', render: (_, row) => <AppointmentActions row={row} /> },
]

/** The examinations of patients here: orders, appointments, who has come. */
export default function ExaminationsPage() {
  const { value, pageNum, filter, toPage } = useFilters({ tab: 'toBook' })
  const tab = examinationTabNames.find(one => one === value.tab) ?? 'toBook'
  const query = useServiceQuery(examinations(tab, pageNum), { everyMs: 30_000 })
  return (
    <OfficePage
      title="检查预约"
      tools={
        <Segmented<ExaminationTab>
          aria-label="状态"
          value={tab}
          onChange={chosen => filter({ tab: chosen })}
          options={examinationTabNames.map(value => ({ value, label: examinationTabs[value].label }))}
        />
      }
    >
      <PagedTable
        label="检查预约"
        query={query}
        columns={columns}
        rowKey={row => row.examinationId}
        empty="暂无检查"
        emptyAs="filed"
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}
