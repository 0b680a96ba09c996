import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { schoolPages } from '@nethos/contract/school/school.pages.ts'
import type { BookingRow } from '@nethos/contract/booking/orders.schemas.ts'
import { useAsked } from '@nethos/calls/query.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { Card } from '../../../patterns/card.tsx'
import { comingVisits } from '../orders.calls.ts'
import { dayInShort, periodWord } from '../when.ts'

const pageOf = ({ status, sort, bookingId }: BookingRow): string => {
  if (status === 'unpaid') return bookingPages.pay.to({ orderId: bookingId })
  return sort === 'school' ? schoolPages.booking.to({ id: bookingId }) : bookingPages.booking.to({ id: bookingId })
}

/** The next visit of one's people in one small row; nothing where none is to come or it cannot be had now. */
export function ComingVisit() {
  const next = useAsked(comingVisits()).value?.[0]
  if (!next) return null
  const { status, statusLabel, onDay, period, time, personName, deptName, docName } = next
  return (
    <Card>
      <ActionList
        actions={[
          {
            label: `${dayInShort(onDay)}${periodWord(period)} ${time}`,
            note: [personName, deptName, docName].filter(Boolean).join(' · '),
            value: status === 'booked' ? undefined : statusLabel,
            icon: 'calendar',
            to: pageOf(next),
          },
        ]}
      />
    </Card>
  )
}
