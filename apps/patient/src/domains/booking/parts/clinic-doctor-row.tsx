import type { DoctorWithState } from '@nethos/contract/booking/finding.schemas.ts'
import { clinicDoctorPage, type BookedAt } from '@nethos/contract/booking/booking.paths.ts'
import { instantInWords } from '@nethos/contract/common/days.ts'
import { Row } from '../../../patterns/row.tsx'
import { whenWord } from '../when.ts'
import { ClinicDoctorBrief } from './clinic-doctor-brief.tsx'
import { feeWord } from './fee.ts'
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
    {doctor.docSkill && <p className="clinic-doctor__skill">擅长：{doctor.docSkill}</p>}
    <p className="clinic-doctor__next">
      <span>
        {doctor.next ? (
          <>
            最近可约：<strong>{whenWord(doctor.next)}</strong>
          </>
        ) : (
          waitWord(doctor)
        )}
      </span>
      {doctor.feeCents !== null && <span className="clinic-doctor__fee">{feeWord(doctor.feeCents)}</span>}
    </p>
  </Row>
)

const waitWord = ({ slotState, releaseAt }: DoctorWithState): string => {
  if (releaseAt !== null) return `${instantInWords(releaseAt)} 放号`
  if (slotState === 'full') return '已约满，可以候补'
  return slotState === 'stopped' ? '近期门诊已停诊' : '近期没有排班'
}
