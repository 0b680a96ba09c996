import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { useState } from 'react'
import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Tabs } from '../../../controls/tabs.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { people } from '../../people/public.tsx'
import { bookings } from '../orders.calls.ts'
import { BookingRow } from '../parts/booking-row.tsx'

/** 全部挂号记录: of every kind, newest first; of everybody or of one. */
export default function AllBookingsPage() {
  const [personId, setPerson] = useState('')
  const { value: all = [] } = useServiceQuery(people())
  const rows = useRows(bookings(personId ? { personId } : {}))
  useEvents(({ type }) => void (type === 'booking' && rows.refresh()))
  return (
    <ListPage
      rows={rows}
      empty="暂无挂号记录"
      icon="visits"
      head={
        <Tabs
          label="就诊人"
          value={personId}
          onChange={setPerson}
          tabs={[{ value: '', label: '全部' }, ...all.map(one => ({ value: one.personId, label: one.personName }))]}
        />
      }
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
