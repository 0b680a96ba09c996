import { useAsked } from '@nethos/calls/query.ts'
import { dayAndTime, timeOf } from '@nethos/contract/common/days.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { Value } from '../../../patterns/value.tsx'
import { videoRoom } from './room.calls.ts'
import { roomPage } from './video.links.ts'

/** In a going video consult: when it is, and the way to the waiting room. */
export default function BookedCard({ consultId }: { consultId: string }) {
  const room = useAsked(videoRoom(consultId))
  return (
    <Card title="视频预约">
      <Value of={room} shape="text">
        {({ beginsAt, endsAt }) => (
          <>
            <Lines lines={[{ label: '预约时间', value: `${dayAndTime(beginsAt)}-${timeOf(endsAt)}` }]} />
            <ButtonLink to={roomPage(consultId)}>进入候诊</ButtonLink>
          </>
        )}
      </Value>
    </Card>
  )
}
