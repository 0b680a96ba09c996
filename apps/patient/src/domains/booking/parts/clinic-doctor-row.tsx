import type { DoctorWithState } from '@nethos/contract/clinics/finding.schemas.ts'
import { clinicDoctorPage, type BookedAt } from '@nethos/contract/booking/booking.links.ts'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { Row } from '../../../patterns/row.tsx'
import { instantWord } from '../when.ts'
import { ClinicDoctorBrief } from './clinic-doctor-brief.tsx'
import { NextLine } from './next-line.tsx'
import { SlotTag } from './slot-tag.tsx'
import './clinic-doctor-row.css'

interface ClinicDoctorRowProps {
  doctor: DoctorWithState
  sort?: BookedAt['sort'] | undefined
  /** Where several hospitals are listed. */
  showsHospital?: boolean
}

/** A doctor in a list: who, what for, how it stands, and the soonest number that can be had. */
export const ClinicDoctorRow = ({ doctor, sort, showsHospital }: ClinicDoctorRowProps) => (
  <Row to={clinicDoctorPage(doctor.clinicDoctorId, { hosId: doctor.hosId, ...(sort ? { sort } : {}) })}>
    <ClinicDoctorBrief doctor={doctor} showsHospital={showsHospital}>
      <SlotTag state={doctor.slotState} />
    </ClinicDoctorBrief>
    {!useAppInfo().isElder && doctor.docSkill && <p className="clinic-doctor__skill">擅长：{doctor.docSkill}</p>}
    <NextLine next={doctor.next} else={waitWord(doctor)} feeCents={doctor.feeCents} />
  </Row>
)

const waitWord = ({ slotState, releaseAt }: DoctorWithState): string => {
  if (slotState === 'drawing') return '正在摇号，点开登记'
  if (releaseAt !== null) return `${instantWord(releaseAt)} 放号`
  if (slotState === 'full') return '已约满，可以候补'
  return slotState === 'stopped' ? '近期门诊已停诊' : '近期没有排班'
}
