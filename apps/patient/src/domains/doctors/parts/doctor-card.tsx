import { lazy, Suspense } from 'react'
import { loadPart } from '@nethos/calls/chunks.ts'
import type { Doctor } from '@nethos/contract/doctors/doctors.schemas.ts'
import { Tag } from '../../../controls/tag.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { Row } from '../../../patterns/row.tsx'
import { DoctorBrief } from './doctor-brief.tsx'
import { doctorWay, merits, offersOf, priceWords } from './doctor-offers.ts'
import './doctor-card.css'

/** Only large letters need it. */
const PlainCard = lazy(() => loadPart(() => import('./plain-card.tsx')))

/** A doctor in a list (core 2, doctor card): who, what he is good at, how he is judged, what he offers for how much. */
export const DoctorCard = ({ doctor }: { doctor: Doctor }) =>
  useAppInfo().isElder ? (
    <Suspense
      fallback={
        <Row>
          <DoctorBrief doctor={doctor} />
        </Row>
      }
    >
      <PlainCard doctor={doctor} />
    </Suspense>
  ) : (
    <FullCard doctor={doctor} />
  )

const FullCard = ({ doctor }: { doctor: Doctor }) => (
  <Row to={doctorWay(doctor.docId)}>
    <DoctorBrief doctor={doctor}>
      {doctor.canPrescribe && <Tag>可开处方</Tag>}
      {doctor.freeClinicIsOn && <Tag tone="warn">义诊中</Tag>}
    </DoctorBrief>
    {doctor.docSkill && <p className="doctor-card__skill">擅长：{doctor.docSkill}</p>}
    {doctor.docTags.length > 0 && (
      <p className="doctor-card__tags">
        {doctor.docTags.slice(0, 3).map(tag => (
          <Tag key={tag} tone="quiet">
            {tag}
          </Tag>
        ))}
      </p>
    )}
    <p className="doctor-card__quiet">{merits(doctor).join(' · ')}</p>
    <Offers doctor={doctor} />
  </Row>
)

const Offers = ({ doctor }: { doctor: Doctor }) => {
  // What a pharmacist asks for stands on his page.
  if (doctor.docType === 'PHARMACIST')
    return (
      <p className="doctor-card__offers">
        <span className="doctor-card__offer">用药咨询</span>
      </p>
    )
  const offers = offersOf(doctor)
  return (
    <p className="doctor-card__offers">
      {offers.map(offer => (
        <span key={offer.name} className="doctor-card__offer">
          {priceWords(offer)}
        </span>
      ))}
      {offers.length === 0 && <span className="doctor-card__closed">暂未开通线上咨询</span>}
    </p>
  )
}
