import type { ReactNode } from 'react'
import type { ClinicDoctor } from '@nethos/contract/clinics/finding.schemas.ts'
import { Avatar } from '../../../controls/avatar.tsx'
import './clinic-doctor-brief.css'

interface ClinicDoctorBriefProps {
  doctor: Pick<ClinicDoctor, 'docAvatar' | 'docName' | 'docTitle' | 'deptName' | 'hosName' | 'clinicDoctorId'>
  showsHospital?: boolean | undefined
  /** Beside the name: a tag. */
  children?: ReactNode
}

/** Who holds the clinic: portrait, name, title and department; without a doctor the department's own. */
export const ClinicDoctorBrief = ({ doctor, showsHospital, children }: ClinicDoctorBriefProps) => (
  <div className="clinic-brief">
    <Avatar src={doctor.docAvatar ? `/files/${doctor.docAvatar}` : null} />
    <div className="clinic-brief__words">
      <p className="clinic-brief__name">
        <strong>{doctor.clinicDoctorId ? doctor.docName : '普通门诊'}</strong>
        {children}
      </p>
      <p className="clinic-brief__line clinic-brief__what">
        {[doctor.clinicDoctorId && doctor.docTitle, doctor.deptName].filter(Boolean).join('\u00a0· ')}
      </p>
      {!doctor.clinicDoctorId && <p className="clinic-brief__line">由当天出诊的医生接诊</p>}
      {showsHospital && <p className="clinic-brief__line">{doctor.hosName}</p>}
    </div>
  </div>
)
