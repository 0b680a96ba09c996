import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { reportPages } from '@nethos/contract/reports/reports.pages.ts'
import { Navigate } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { valueFrom } from '../../../patterns/sources.ts'
import { DoctorBrief, doctorCard } from '../../doctors/public.tsx'
import { type Asking } from '../consult.links.ts'
import { ClinicNotice } from './clinic-notice.tsx'
import { NoticePage, type Offered } from './notice-page.tsx'

interface ConsultNoticeProps {
  title: string
  asking: Asking
  /** Where it goes on. */
  next: string
}

/** Before a doctor is asked. A link out of a health service skips it (core 2). */
export function ConsultNotice({ title, asking, next }: ConsultNoticeProps) {
  const card = useServiceQuery(doctorCard(asking.docId), { unless: asking.docId === '' })
  if (!asking.docId) return <Navigate to={doctorPages.doctors.at} replace />
  if (asking.consultSource === 'HEALTH_SERVICE') return <Navigate to={next} replace />
  if (asking.freeClinicId) return <ClinicNotice title={title} asking={asking} next={next} card={card} />
  const offered = valueFrom(card, ({ sysDoc, offers }): Offered => {
    const offer = offers.find(one => one.consultType === 'DOCPIC')
    return {
      brief: <DoctorBrief doctor={sysDoc} />,
      what: `图文咨询${offer && offer.replyLimit > 0 ? ` · 可追问${offer.replyLimit}条` : ''}`,
      priceCents: offer?.priceCents ?? 0,
      clock: '医生将在24小时内回复，超时未回复自动退款；首次回复后48小时内可追问，48小时后咨询自动结束。',
      closed: offer?.isOpen ? undefined : '这位医生还没有开通这项咨询',
    }
  })
  return (
    <NoticePage
      title={title}
      offered={offered}
      next={asking.comefrom ? reportPages.reportConsult.to({ id: asking.docId, comefrom: asking.comefrom }) : next}
    />
  )
}
