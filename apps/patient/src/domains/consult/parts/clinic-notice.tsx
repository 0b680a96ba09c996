import { query, useAsked } from '@nethos/calls/query.ts'
import { consultRefusals } from '@nethos/contract/consult/consult.refusals.ts'
import { freeClinicServices } from '@nethos/contract/consult/free-clinic.services.ts'
import type { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { Tag } from '../../../controls/tag.tsx'
import { valueFrom, type ValueSource } from '../../../patterns/sources.ts'
import { DoctorBrief } from '../../doctors/public.tsx'
import type { Asking } from '../consult.links.ts'
import { NoticePage, type Offered } from './notice-page.tsx'

interface ClinicNoticeProps {
  title: string
  asking: Asking
  next: string
  card: ValueSource<OutputOf<typeof doctorServices.doctorCard>>
}

/** Before a doctor is asked in a free clinic: its price and its replies. */
export function ClinicNotice({ title, asking, next, card }: ClinicNoticeProps) {
  const clinic = useAsked(query(freeClinicServices.freeClinic, { freeClinicId: asking.freeClinicId }))
  const offered = valueFrom(clinic, (one): Offered => {
    const place = one?.docList.find(doctor => doctor.docId === asking.docId)
    const isOpen = one?.isOpen === true && place !== undefined
    return {
      brief: card.value && (
        <DoctorBrief doctor={card.value.sysDoc}>{isOpen && <Tag tone="warn">义诊中</Tag>}</DoctorBrief>
      ),
      what: `义诊 · 可追问${one?.replyLimit ?? 0}条`,
      priceCents: one?.priceCents ?? 0,
      clock: '医生将在24小时内回复；首次回复后48小时内可追问，48小时后咨询自动结束。义诊名额有限，请一次把情况写清楚。',
      closed: !isOpen
        ? consultRefusals.clinic_closed.sentence
        : place.leftToday === 0
          ? consultRefusals.clinic_full.sentence
          : undefined,
    }
  })
  return <NoticePage title={title} offered={offered} next={next} />
}
