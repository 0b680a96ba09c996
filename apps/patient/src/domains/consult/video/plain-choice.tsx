import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import type { Doctor } from '@nethos/contract/doctors/doctors.schemas.ts'
import { PlainRow } from '../../../patterns/plain-row.tsx'
import { DoctorBrief, doctorWay, priceWords, videoOffersOf } from '../../doctors/public.tsx'

/** In large letters: who, one price, one button; the other offers stand where the time is chosen. */
export default function PlainChoice({ doctor }: { doctor: Doctor }) {
  const [first] = videoOffersOf(doctor)
  return (
    <PlainRow
      page={doctorWay(doctor.docId)}
      price={first ? priceWords(first) : ''}
      word="预约"
      way={consultPages.applyVideo.to({ docId: doctor.docId })}
      name={doctor.docName}
    >
      <DoctorBrief doctor={doctor} />
    </PlainRow>
  )
}
