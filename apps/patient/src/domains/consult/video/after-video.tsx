import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import type { VideoRoom } from '@nethos/contract/consult/video/video.schemas.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Card } from '../../../patterns/card.tsx'
import { Steps, type Step } from '../../../patterns/steps.tsx'
import { afterMeeting } from '../parts/next-steps.tsx'

/** When the time of a video is over: what comes now, and the way there. */
export const AfterVideo = ({ room }: { room: VideoRoom }) => (
  <>
    <Card title="接下来">
      <Steps label="接下来" steps={room.delivered === null ? afterNoMeeting : afterMeeting(room.backCents)} />
    </Card>
    {room.delivered === null && (
      <ButtonLink look="soft" to={consultPages.videoDoctors.at}>
        重新预约视频
      </ButtonLink>
    )}
  </>
)

const afterNoMeeting: Step[] = [
  { label: '本次视频没有接通', state: 'done' },
  {
    label: '退款',
    note: '医生未到诊全额退款；医生到诊等候而您未进入诊室，退回一半费用。原路退回',
    state: 'now',
  },
  { label: '可以重新预约', state: 'later' },
]
