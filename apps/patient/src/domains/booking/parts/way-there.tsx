import type { BookingDetail } from '@nethos/contract/booking/orders.schemas.ts'
import { visitPlace } from '@nethos/contract/booking/visit-place.ts'
import { Card, Lines } from '../../../patterns/card.tsx'

/** Where it is, how one gets there, and the visit for the phone's own calendar. */
export const WayThere = ({ one }: { one: BookingDetail }) => (
  <Card title="怎么去">
    <Lines
      lines={[
        { label: '院区', value: [one.hosName, one.campusName].filter(Boolean).join(' ') },
        { label: '地址', value: one.address },
        { label: '路线', value: one.wayThere },
        { label: '诊室', value: visitPlace({ ...one, campusName: '' }) },
      ]}
    />
    {one.calendarUrl && (
      <a className="button button--soft" href={one.calendarUrl} type="text/calendar">
        加入手机日历
      </a>
    )}
  </Card>
)
