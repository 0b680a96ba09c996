import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { useEvents } from '@nethos/calls/events.ts'
import type { VideoRoom } from '@nethos/contract/consult/video/video.schemas.ts'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { closeDevices } from '@nethos/calls/video/devices.ts'
import { useOwnMedia } from '@nethos/calls/video/use-own-media.ts'
import { MeetingPage } from './meeting.tsx'
import { canEnter, EnterButton, WaitingRoom } from './waiting-room.tsx'
import { videoRoom } from './room.calls.ts'

/** 视频诊室: the waiting room with its checks, then the meeting. */
export default function VideoRoomPage() {
  const [query] = useSearchParams()
  const consultId = query.get('consultId') ?? ''
  return consultId ? <Door consultId={consultId} /> : <Navigate to={consultPages.consults.to()} replace />
}

function Door({ consultId }: { consultId: string }) {
  const result = useServiceQuery(videoRoom(consultId), { everyMs: 5_000 })
  const media = useOwnMedia()
  const [isInside, setInside] = useState(false)
  // Who has neither camera nor microphone still sees and hears the doctor.
  const [nothing] = useState(() => (typeof MediaStream === 'undefined' ? undefined : new MediaStream()))
  const go = useNavigate()
  useEvents(({ type, id }) => {
    if ((type === 'video' || type === 'consult') && id === consultId) result.retry()
  })
  const stream = media.stream ?? nothing
  if (isInside && stream)
    return (
      <MeetingPage
        consultId={consultId}
        agreesToRecording={result.value?.isRecorded ?? false}
        own={stream}
        onTurn={media.stream ? media.turn : undefined}
        onLeave={() => {
          closeDevices(media.stream)
          void go(consultPages.consult.to({ consultId }), { replace: true })
        }}
      />
    )
  const waiting = result.value
  return (
    <DetailPage<VideoRoom>
      title="候诊"
      detail={result}
      bar={waiting && canEnter(waiting) && <EnterButton room={waiting} onEnter={() => setInside(true)} />}
    >
      {room => <WaitingRoom room={room} media={media} />}
    </DetailPage>
  )
}
