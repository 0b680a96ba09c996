import { schoolPages } from '@nethos/contract/school/school.pages.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { BookingRow } from '../../booking/public.tsx'
import { schoolBookings } from '../school.calls.ts'

/** 校医院挂号记录. */
export default function SchoolBookingsPage() {
  const rows = useRows(schoolBookings())
  return (
    <ListPage
      rows={rows}
      empty="暂无校医院挂号记录"
      icon="visits"
      way={
        <ButtonLink to={schoolPages.departments.at} look="soft">
          去校医院挂号
        </ButtonLink>
      }
    >
      {one => <BookingRow key={one.bookingId} one={one} />}
    </ListPage>
  )
}
