import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { Navigate, useSearchParams } from 'react-router'
import { Notice } from '../../../controls/notice.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Alternatives } from '../parts/alternatives.tsx'
import { BookedBefore, BookingLines } from '../parts/booking-lines.tsx'
import { useBooking } from '../use-booking.ts'

/** 改约: another time of the same kind, in one step. */
export default function ChangePage() {
  const [query] = useSearchParams()
  const bookingId = query.get('orderId')
  return bookingId ? <Change bookingId={bookingId} /> : <Navigate to={bookingPages.mine.at} replace />
}

function Change({ bookingId }: { bookingId: string }) {
  const detail = useBooking(bookingId)
  return (
    <DetailPage detail={detail}>
      {one => (
        <>
          <BookedBefore one={one} />
          {one.acts.includes('change') ? (
            <>
              <Notice>
                先约上新的号，再退原来的号，挂号费不用重付。还可以改约{one.changesLeft}
                次。只能改到同科室、同类型、同价格的号。
              </Notice>
              <Alternatives one={one} />
            </>
          ) : (
            <Notice tone="warn">
              {one.isChanging ? '正在改约，医院确认后会通知您。' : '这个预约不能改约，如不能就诊请退号或联系医院。'}
            </Notice>
          )}
          <BookingLines one={one} />
        </>
      )}
    </DetailPage>
  )
}
