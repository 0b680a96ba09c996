import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import type { Doctor } from '@nethos/contract/doctors/doctors.schemas.ts'
import { PlainRow } from '../../../patterns/plain-row.tsx'
import { DoctorBrief } from './doctor-brief.tsx'
import { doctorWay, offersOf, priceWords } from './doctor-offers.ts'

/** In large letters: who, one price, one button, which asks at once; all else stands on the doctor's page, behind the name. */
export default function PlainCard({ doctor }: { doctor: Doctor }) {
  const { docId, docName } = doctor
  const page = doctorWay(docId)
  const isPharmacist = doctor.docType === 'PHARMACIST'
  const first = isPharmacist ? undefined : offersOf(doctor)[0]
  return (
    <PlainRow
      page={page}
      price={first ? priceWords(first) : isPharmacist ? '用药咨询' : '暂未开通线上咨询'}
      word={first || isPharmacist ? '去咨询' : '看介绍'}
      way={!isPharmacist && doctor.pictureIsOpen ? consultPages.rules.to({ id: docId, type: 'pic' }) : page}
      name={docName}
    >
      <DoctorBrief doctor={doctor} />
    </PlainRow>
  )
}
