import { Alert, Button } from 'antd'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime, timeOf } from '@nethos/contract/common/days.ts'
import { noRecordingSentence } from '@nethos/contract/consult/video/recording.rules.ts'
import type { VideoRoom } from '@nethos/contract/consult/video/video.schemas.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { Tag } from '../../../../controls/tag.tsx'
import { OfficePage } from '../../../../patterns/office-page.tsx'
import { Fault, Waiting } from '../../../../patterns/states.tsx'
import { RoomPatient } from '../parts/room-patient.tsx'
import { MeetingDesk } from '../parts/meeting.tsx'
import { Picture } from '@nethos/calls/video/picture.tsx'
import { useOwnMedia } from '@nethos/calls/video/use-own-media.ts'
import { deskRoom } from '../video.calls.ts'
import './room.css'

/** 视频诊室 of the doctor: checks first, then the meeting. */
export default function RoomPage() {
  const { consultId = '' } = useParams()
  const { value: room, status, sentence, retry } = useServiceQuery(deskRoom(consultId), { everyMs: 5_000 })
  const media = useOwnMedia()
  const [nothing] = useState(() => (typeof MediaStream === 'undefined' ? undefined : new MediaStream()))
  const [isInside, setInside] = useState(false)
  const go = useNavigate()
  useEvents(({ type, id }) => {
    if ((type === 'video' || type === 'consult') && id === consultId) retry()
  })
  const stream = media.stream ?? nothing
  return (
    <OfficePage title="视频诊室" tools={<Link to={`/consults/${consultId}`}>返回咨询</Link>}>
      {!room ? (
        status === 'fault' ? (
          <Fault sentence={sentence} onRetry={retry} />
        ) : (
          <Waiting rows={6} />
        )
      ) : (
        <>
          <RoomPatient consultId={consultId} />
          {isInside && stream ? (
            <MeetingDesk consultId={consultId} own={stream} onLeave={() => void go(`/consults/${consultId}`)} />
          ) : (
            <Before room={room} media={media} onEnter={() => setInside(true)} />
          )}
        </>
      )}
    </OfficePage>
  )
}

interface BeforeProps {
  room: VideoRoom
  media: ReturnType<typeof useOwnMedia>
  onEnter: () => void
}

function Before({ room, media, onEnter }: BeforeProps) {
  const isOver = serverNow() >= room.closesAt || (!room.isOpen && serverNow() >= room.opensAt)
  return (
    <section className="room" aria-label="进入前检测">
      <p>
        <strong>{room.consulterName}</strong> · {dayAndTime(room.beginsAt)}-{timeOf(room.endsAt)}{' '}
        {room.patientIsHere ? <Tag tone="good">患者已在候诊</Tag> : <Tag tone="plain">患者还没有进入</Tag>}
      </p>
      {isOver ? (
        <Alert type="warning" title="本次视频已结束" />
      ) : (
        <>
          {media.stream && <Picture stream={media.stream} label="自己的画面" className="room__check" isOwn />}
          {media.sentence ? (
            <Alert type="warning" title={media.sentence} action={<Button onClick={media.again}>重新检测</Button>} />
          ) : (
            media.stream && <Alert type="success" title="摄像头和麦克风正常" />
          )}
          <p>
            {room.isRecorded
              ? '按国家规定，视频过程由本页面录音录像，交医院加密保存，患者进入前已确认同意。请在诊室中保持页面打开。'
              : `视频直接在您和患者之间传送，${noRecordingSentence}。`}
            网络不好时自动改为语音或文字，并退患者差价。
          </p>
          {room.isOpen ? (
            <Button type="primary" size="large" onClick={onEnter}>
              进入诊室
            </Button>
          ) : (
            <p>诊室将在{timeOf(room.opensAt)}开放。</p>
          )}
        </>
      )}
    </section>
  )
}
