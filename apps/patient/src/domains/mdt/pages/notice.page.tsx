import { useSearchParams } from 'react-router'
import { withQuery } from '@nethos/contract/booking/booking.paths.ts'
import { bookingTexts } from '@nethos/contract/booking/booking.texts.ts'
import { mdtPaths } from '@nethos/contract/mdt/mdt.paths.ts'
import { NoticeToAgree } from '../../booking/public.tsx'

/** 多学科门诊须知: what it is, for whom, what it costs and how it goes. */
export default function NoticePage() {
  const [query] = useSearchParams()
  return (
    <NoticeToAgree
      title="多学科门诊须知"
      typeName={bookingTexts.mdt}
      goOn="下一步"
      to={withQuery(mdtPaths.clinics, { bookHosId: query.get('bookHosId') })}
    >
      多学科门诊须知
    </NoticeToAgree>
  )
}
