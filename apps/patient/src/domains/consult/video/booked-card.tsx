import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime, timeOf } from '@nethos/contract/common/days.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { Value } from '../../../patterns/value.tsx'
import { serverNow } from '@nethos/calls/config.ts'
import { CancelBooking } from './cancel-booking.tsx'
import { videoRoom } from './room.calls.ts'

/** In a going video consult: when it is, and the way to the waiting room. */
export default function BookedCard({ consultId }: { consultId: string }) {
  const booked = useServiceQuery(videoRoom(consultId))
  return (
    <Card title="视频预约">
      <Value of={booked} shape="text">
        {room => (
          <>
            <Lines lines={[{ label: '预约时间', value: `${dayAndTime(room.beginsAt)}-${timeOf(room.endsAt)}` }]} />
            <ButtonLink to={consultPages.videoRoom.to({ consultId })}>进入候诊</ButtonLink>
            {room.delivered === null && serverNow() < room.closesAt && <CancelBooking room={room} />}
          </>
        )}
      </Value>
    </Card>
  )
}
