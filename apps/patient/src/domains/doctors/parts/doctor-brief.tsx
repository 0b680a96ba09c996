import type { Doctor } from '@nethos/contract/doctors/doctors.schemas.ts'
import { Avatar } from '../../../controls/avatar.tsx'
import './doctor-brief.css'

type Brief = Pick<Doctor, 'docAvatar' | 'docName' | 'docTitle' | 'docDeptName' | 'docHosName'>

/** Who it is: portrait, name, title and department on one line, hospital below. */
export const DoctorBrief = ({ doctor, children }: { doctor: Brief; children?: React.ReactNode }) => (
  <div className="doctor-brief">
    <Avatar src={`/files/${doctor.docAvatar}`} />
    <div className="doctor-brief__words">
      <p className="doctor-brief__name">
        <strong>{doctor.docName}</strong>
        {children}
      </p>
      <p className="doctor-brief__line">{[doctor.docTitle, doctor.docDeptName].filter(Boolean).join(' · ')}</p>
      <p className="doctor-brief__hospital">{doctor.docHosName}</p>
    </div>
  </div>
)
