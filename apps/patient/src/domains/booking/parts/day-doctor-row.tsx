import { clinicDoctorPage } from '@nethos/contract/booking/booking.links.ts'
import { Link } from 'react-router'
import type { DoctorOfDay, Session } from '@nethos/contract/clinics/finding.schemas.ts'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { Row } from '../../../patterns/row.tsx'
import { ClinicDoctorBrief } from './clinic-doctor-brief.tsx'
import { SlotButton } from './slot-button.tsx'
import './clinic-doctor-row.css'
import './day-doctor-row.css'

interface DayDoctorRowProps {
  doctor: DoctorOfDay
  onOpen: (session: Session) => void
  /** The page of the doctor, where it is another one than usual. */
  to?: string
}

/** A doctor with his sessions of one day: a tap on one shows its numbers, a tap on the name all his days. */
export const DayDoctorRow = ({ doctor, onOpen, to }: DayDoctorRowProps) => (
  <Row>
    {to !== undefined || doctor.clinicDoctorId ? (
      <Link
        className="day-doctor__who"
        to={to ?? clinicDoctorPage(doctor.clinicDoctorId, { hosId: doctor.hosId, sort: 1 })}
      >
        <ClinicDoctorBrief doctor={doctor} />
      </Link>
    ) : (
      <ClinicDoctorBrief doctor={doctor} />
    )}
    {!useAppInfo().isElder && doctor.docSkill && <p className="clinic-doctor__skill">擅长：{doctor.docSkill}</p>}
    <ul className="day-doctor__slots">
      {doctor.schemes.map(session => (
        <li key={session.sessionId}>
          <SlotButton session={session} onOpen={onOpen} showsPeriod />
        </li>
      ))}
    </ul>
  </Row>
)
