import { bookingPage, bookingPaths } from '@nethos/contract/booking/booking.paths.ts'
import { bookingPayPage, schoolBookingPage } from '@nethos/contract/booking/orders.paths.ts'
import type { BookingRow } from '@nethos/contract/booking/orders.schemas.ts'
import { useAsked } from '@nethos/calls/query.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { Card } from '../../../patterns/card.tsx'
import { comingVisits } from '../orders.calls.ts'
import { whenWord } from '../when.ts'

const pageOf = ({ status, sort, bookingId }: BookingRow): string => {
  if (status === 'unpaid') return bookingPayPage(bookingId)
  return sort === 'school' ? schoolBookingPage(bookingId) : bookingPage(bookingId)
}

/** The next visit of one's people, one tap away; nothing where none is to come or it cannot be had now. */
export function ComingVisit() {
  const coming = useAsked(comingVisits())
  const [next, ...others] = coming.value ?? []
  if (!next) return null
  const { personName, deptName, docName, statusLabel } = next
  return (
    <Card>
      <ActionList
        actions={[
          {
            label: whenWord(next),
            note: [personName, deptName, docName].filter(Boolean).join(' · '),
            value: statusLabel,
            icon: 'calendar',
            to: pageOf(next),
          },
          ...(others.length > 0 ? [{ label: `还有${others.length}个挂号`, to: bookingPaths.mine }] : []),
        ]}
      />
    </Card>
  )
}
