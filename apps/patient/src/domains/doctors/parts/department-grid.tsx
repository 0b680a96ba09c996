import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { Link } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Icon } from '../../../controls/icon.tsx'
import { Skeleton } from '../../../controls/skeleton.tsx'
import { Card } from '../../../patterns/card.tsx'
import { hotDepartments } from '../doctors.calls.ts'
import './department-grid.css'

const most = 10

/** The hot departments, at most ten; each narrows the list. */
export function DepartmentGrid({ title = '热门科室' }: { title?: string }) {
  const { value: hot = [], status } = useServiceQuery(hotDepartments())
  if (status === 'waiting') return <Skeleton shape="grid" />
  if (hot.length === 0) return null
  return (
    <Card title={title}>
      <ul className="department-grid">
        {hot.slice(0, most).map(one => (
          <li key={one.deptCode}>
            <Link className="department-grid__one" to={doctorPages.doctors.to({ deptCode: one.deptCode })}>
              <span className="department-grid__icon">
                {one.deptAvatar ? (
                  <img src={`/files/${one.deptAvatar}`} alt="" width={44} height={44} loading="lazy" />
                ) : (
                  <Icon name="hospital" />
                )}
              </span>
              {one.deptName}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
