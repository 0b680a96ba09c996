import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { Link } from 'react-router'
import { bookingTexts } from '@nethos/contract/booking/booking.texts.ts'
import { NoticeToAgree } from '../parts/notice-to-agree.tsx'

/** 预约服务: what it is, read and agreed to before one books. */
export default function ServicePage() {
  return (
    <NoticeToAgree title="预约服务" typeName={bookingTexts.service} nextLabel="去预约挂号" to={bookingPages.home.at}>
      以上说明和<Link to={bookingPages.rule.at}>《预约规则》</Link>
    </NoticeToAgree>
  )
}
