import { schoolPages } from '@nethos/contract/school/school.pages.ts'
import { Link } from 'react-router'
import { useRows } from '@nethos/calls/query.ts'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { schoolDepartments } from '../school.calls.ts'
import './departments.page.css'

/** 校医院挂号: its departments. */
export default function DepartmentsPage() {
  const rows = useRows(schoolDepartments())
  return (
    <ListPage
      rows={rows}
      empty="校医院暂无可挂号的科室"
      icon="visits"
      action={<Link to={schoolPages.mine.at}>我的挂号</Link>}
    >
      {one => (
        <Row key={one.deptCode} to={schoolPages.byDate.to({ deptCode: one.deptCode })}>
          <strong className="school-department__name">{one.deptName}</strong>
          <span className="school-department__line">{one.hosName}</span>
          {one.place && <span className="school-department__line">{one.place}</span>}
          {one.deptIntro && <span className="school-department__line">{one.deptIntro}</span>}
        </Row>
      )}
    </ListPage>
  )
}
