import { Link } from 'react-router'
import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import type { Doctor } from '@nethos/contract/doctors/doctors.schemas.ts'
import { Row } from '../../../patterns/row.tsx'
import { DoctorBrief } from './doctor-brief.tsx'
import { doctorWay, offersOf, priceWords } from './doctor-offers.ts'
import '../../../controls/button.css'
import './plain-card.css'

/** In large letters: who, one price, one button, which asks at once; all else stands on the doctor's page, behind the name. */
export default function PlainCard({ doctor }: { doctor: Doctor }) {
  const { docId, docName } = doctor
  const page = doctorWay(docId)
  const isPharmacist = doctor.docType === 'PHARMACIST'
  const first = isPharmacist ? undefined : offersOf(doctor)[0]
  const word = first || isPharmacist ? '去咨询' : '看介绍'
  const way = !isPharmacist && doctor.pictureIsOpen ? consultPages.rules.to({ id: docId, type: 'pic' }) : page
  return (
    <Row>
      <Link className="doctor-card__who" to={page}>
        <DoctorBrief doctor={doctor} />
      </Link>
      <p className="doctor-card__plain">
        <span>{first ? priceWords(first) : isPharmacist ? '用药咨询' : '暂未开通线上咨询'}</span>
        <Link className="button button--main" to={way} aria-label={`${word}：${docName}`}>
          {word}
        </Link>
      </p>
    </Row>
  )
}
