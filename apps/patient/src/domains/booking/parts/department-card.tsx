import type { findingServices } from '@nethos/contract/clinics/finding.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { Icon } from '../../../controls/icon.tsx'
import { Card } from '../../../patterns/card.tsx'
import { Readable } from '../../../patterns/readable.tsx'
import './department-card.css'

interface DepartmentCardProps {
  department: OutputOf<typeof findingServices.departmentInfo>
  /** Without what it treats: in large letters above those who can be booked. */
  isBrief?: boolean
}

/** A department: picture, what it treats, where its desk is. */
export const DepartmentCard = ({ department, isBrief = false }: DepartmentCardProps) => (
  <Card>
    <div className="department-card">
      <span className="department-card__picture">
        {department.deptAvatar ? (
          <img src={`/files/${department.deptAvatar}`} alt="" width="56" height="56" />
        ) : (
          <Icon name="hospital" />
        )}
      </span>
      <div>
        <h2 className="department-card__name">{department.deptName}</h2>
        <p className="department-card__where">{department.hosName}</p>
        {department.place && <p className="department-card__where">{department.place}</p>}
      </div>
    </div>
    {!isBrief && (
      <Readable>
        <p className="department-card__text">{department.deptIntro || '科室介绍整理中，可到导医台咨询。'}</p>
      </Readable>
    )}
  </Card>
)
