import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import type { ClinicDoctor } from '@nethos/contract/consult/free-clinic.schemas.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { Card } from '../../../patterns/card.tsx'
import { DoctorBrief, doctorWay } from '../../doctors/public.tsx'
import './clinic.css'

const askIn = (doctor: ClinicDoctor): string =>
  consultPages.applyNotice.to({ docId: doctor.docId, freeClinicId: doctor.freeClinicId })

/** A doctor of a free clinic: who, what for, how many he still takes today, and the way to ask. */
export const ClinicDoctorCard = ({ doctor, isOpen }: { doctor: ClinicDoctor; isOpen: boolean }) => (
  <Card>
    <DoctorBrief doctor={doctor}>{isOpen && <Tag tone="warn">义诊中</Tag>}</DoctorBrief>
    {doctor.docSkill && <p className="clinic__skill">擅长：{doctor.docSkill}</p>}
    <div className="clinic__ways">
      <span className="clinic__left">
        {doctor.leftToday > 0 ? `今日还剩${doctor.leftToday}个名额` : '今日名额已满'}
      </span>
      {isOpen && doctor.leftToday > 0 ? (
        <ButtonLink to={askIn(doctor)}>义诊咨询</ButtonLink>
      ) : (
        <ButtonLink look="soft" to={doctorWay(doctor.docId)}>
          医生主页
        </ButtonLink>
      )}
    </div>
  </Card>
)
