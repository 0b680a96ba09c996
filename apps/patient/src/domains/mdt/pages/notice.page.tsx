import { mdtPages } from '@nethos/contract/mdt/mdt.pages.ts'
import { useSearchParams } from 'react-router'
import { bookingTexts } from '@nethos/contract/booking/booking.texts.ts'
import { NoticeToAgree } from '../../booking/public.tsx'

/** 多学科门诊须知: what it is, for whom, what it costs and how it goes. */
export default function NoticePage() {
  const [query] = useSearchParams()
  return (
    <NoticeToAgree
      title="多学科门诊须知"
      typeName={bookingTexts.mdt}
      nextLabel="下一步"
      to={mdtPages.clinics.to({ bookHosId: query.get('bookHosId') })}
    >
      多学科门诊须知
    </NoticeToAgree>
  )
}
