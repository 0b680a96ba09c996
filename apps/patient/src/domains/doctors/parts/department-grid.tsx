import { Link } from 'react-router'
import { doctorPaths } from '@nethos/contract/doctors/doctors.paths.ts'
import { useAsked } from '@nethos/calls/query.ts'
import { Card } from '../../../patterns/card.tsx'
import { hotDepartments } from '../doctors.calls.ts'
import './department-grid.css'

/** The hot departments, at most ten; each narrows the list. */
export function DepartmentGrid({ title = '热门科室' }: { title?: string }) {
  const { value: hot = [] } = useAsked(hotDepartments())
  if (hot.length === 0) return null
  return (
    <Card title={title}>
      <ul className="department-grid">
        {hot.map(one => (
          <li key={one.deptCode}>
            <Link className="department-grid__one" to={`${doctorPaths.doctors}?deptCode=${encodeURIComponent(one.deptCode)}`}>
              <img className="department-grid__icon" src={`/files/${one.deptAvatar}`} alt="" width={44} height={44} loading="lazy" />
              {one.deptName}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
