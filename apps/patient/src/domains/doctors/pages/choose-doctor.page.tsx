import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { Link, useSearchParams } from 'react-router'
import type { Doctor } from '@nethos/contract/doctors/doctors.schemas.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Price } from '../../../controls/price.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { doctors } from '../doctors.calls.ts'
import { DoctorBrief } from '../parts/doctor-brief.tsx'
import { doctorWay } from '../parts/doctor-offers.ts'
import './choose-doctor.page.css'

/** 选择医生: who of a department can be asked by text and pictures. */
export default function ChooseDoctorPage() {
  const [query] = useSearchParams()
  const deptCode = query.get('deptCode') ?? ''
  const rows = useRows(doctors({ Pic: true, ...(deptCode ? { gbDeptCode: deptCode } : {}), sort: 'recommendSort.asc' }))
  return (
    <ListPage
      rows={rows}
      empty="这个科室暂无可咨询的医生"
      icon="doctor"
      way={
        <ButtonLink to={doctorPages.doctors.at} look="soft">
          查看全部医生
        </ButtonLink>
      }
    >
      {doctor => <Choice key={doctor.docId} doctor={doctor} />}
    </ListPage>
  )
}

const Choice = ({ doctor }: { doctor: Doctor }) => (
  <Row>
    <Link className="choose-doctor__who" to={doctorWay(doctor.docId)}>
      <DoctorBrief doctor={doctor}>{doctor.canPrescribe && <Tag>可开处方</Tag>}</DoctorBrief>
      {doctor.docSkill && <p className="doctor-card__skill">擅长：{doctor.docSkill}</p>}
    </Link>
    <div className="choose-doctor__foot">
      {doctor.picturePriceCents === 0 ? <Tag tone="good">免费</Tag> : <Price cents={doctor.picturePriceCents} />}
      <ButtonLink look="soft" to={consultPages.rules.to({ id: doctor.docId, type: 'pic' })}>
        咨询
      </ButtonLink>
    </div>
  </Row>
)
