import { lazy, Suspense } from 'react'
import { loadPart } from '@nethos/calls/chunks.ts'
import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import type { Doctor } from '@nethos/contract/doctors/doctors.schemas.ts'
import { Tag } from '../../../controls/tag.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { Row } from '../../../patterns/row.tsx'
import { DoctorBrief } from './doctor-brief.tsx'
import './doctor-card.css'

/** Only large letters need it. */
const PlainCard = lazy(() => loadPart(() => import('./plain-card.tsx')))

export const doctorWay = (docId: string): string => doctorPages.doctors.to({ docId })

/** A doctor in a list (core 2, doctor card): who, what he is good at, how he is judged, what he offers for how much. */
export const DoctorCard = ({ doctor }: { doctor: Doctor }) =>
  useAppInfo().isElder ? (
    <Suspense fallback={null}>
      <PlainCard doctor={doctor} />
    </Suspense>
  ) : (
    <FullCard doctor={doctor} />
  )

export const priceWords = ({ name, price }: ShownOffer): string =>
  `${name} ${Number(price) === 0 ? '免费' : `¥${price}`}`

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

export const merits = (doctor: Doctor): string[] =>
  [
    doctor.docScore > 0 ? `评分 ${doctor.docScore.toFixed(1)}` : '暂无评分',
    doctor.consultCount > 0 ? `服务 ${doctor.consultCount} 人次` : '',
    doctor.replyTimeText,
  ].filter(text => text !== '')

interface ShownOffer {
  name: string
  price: string
  isOpen: boolean
}

/** Both kinds of video where both are open at two prices; `videoPriceText` is the cheaper one's. */
export const videoOffersOf = (doctor: Doctor): ShownOffer[] => {
  const isAlone = doctor.famousIsOpen && Number(doctor.videoPriceText) === Number(doctor.famousPriceText)
  return [
    { name: '视频', price: doctor.videoPriceText, isOpen: doctor.videoIsOpen && !isAlone },
    { name: '名医视频', price: doctor.famousPriceText, isOpen: doctor.famousIsOpen },
  ].filter(offer => offer.isOpen)
}

export const offersOf = (doctor: Doctor): ShownOffer[] =>
  [
    { name: '图文', price: doctor.picturePriceText, isOpen: doctor.pictureIsOpen },
    ...videoOffersOf(doctor),
    { name: '团队', price: doctor.teamPriceText, isOpen: doctor.teamIsOpen },
  ].filter(offer => offer.isOpen)

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
