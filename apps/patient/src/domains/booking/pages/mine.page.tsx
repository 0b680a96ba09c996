import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { schoolPages } from '@nethos/contract/school/school.pages.ts'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Card } from '../../../patterns/card.tsx'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { Rows } from '../../../patterns/rows.tsx'
import { bans, bookings } from '../orders.calls.ts'
import { BookingRow } from '../parts/booking-row.tsx'

/** 我的挂号: by kind, with the latest below. */
export default function MyBookingsPage() {
  const rows = useRows(bookings())
  const banned = useServiceQuery(bans())
  return (
    <HubPage>
      {banned.value && banned.value.length > 0 && (
        <Card>
          <Notice tone="danger">{banned.value.map(one => one.personName).join('、')}的预约已暂停。</Notice>
          <ButtonLink to={bookingPages.bans.at} look="soft">
            查看和申诉
          </ButtonLink>
        </Card>
      )}
      <Card>
        <ActionList
          actions={[
            { label: '预约挂号记录', icon: 'calendar', to: bookingPages.mineAhead.at },
            { label: '校医院挂号记录', icon: 'hospital', to: schoolPages.mine.at },
            { label: '全部', icon: 'clipboard', to: bookingPages.mineAll.at },
            { label: '我的候补', icon: 'clock', to: bookingPages.waits.at },
            { label: '我的摇号', icon: 'clipboard', to: bookingPages.draws.at },
          ]}
        />
      </Card>
      <h2 className="rows__group">最近的挂号</h2>
      <Rows
        rows={{ ...rows, rows: rows.rows.slice(0, 5), hasMore: false }}
        empty="暂无挂号记录"
        icon="visits"
        way={
          <ButtonLink to={bookingPages.home.at} look="soft">
            去挂号
          </ButtonLink>
        }
      >
        {one => <BookingRow key={one.bookingId} one={one} />}
      </Rows>
    </HubPage>
  )
}
