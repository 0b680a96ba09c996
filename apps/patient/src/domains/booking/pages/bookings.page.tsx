import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { useEvents } from '@nethos/calls/events.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { bookings } from '../orders.calls.ts'
import { BookingRow } from '../parts/booking-row.tsx'

/** 挂号记录: all but those of the school hospital. */
export default function BookingsPage() {
  const rows = useRows(bookings({ sort: 'ahead' }))
  useEvents(({ type }) => void (type === 'booking' && rows.refresh()))
  return (
    <ListPage
      rows={rows}
      empty="暂无挂号记录"
      icon="visits"
      way={
        <ButtonLink to={bookingPages.home.at} look="soft">
          去挂号
        </ButtonLink>
      }
    >
      {one => <BookingRow key={one.bookingId} one={one} />}
    </ListPage>
  )
}
