import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { useEffect, useState } from 'react'
import { serverNow } from '@nethos/calls/config.ts'
import { call } from '@nethos/calls/call.ts'
import { dayAndTime, timeOf } from '@nethos/contract/common/days.ts'
import { noRecordingSentence, recordingSentences } from '@nethos/contract/consult/video/recording.rules.ts'
import { roomServices } from '@nethos/contract/consult/video/room.services.ts'
import type { VideoRoom } from '@nethos/contract/consult/video/video.schemas.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { AfterVideo } from './after-video.tsx'
import { CancelBooking } from './cancel-booking.tsx'
import type { useOwnMedia } from '@nethos/calls/video/use-own-media.ts'
import { Picture } from '@nethos/calls/video/picture.tsx'
import './video-room.css'

interface WaitingRoomProps {
  room: VideoRoom
  media: ReturnType<typeof useOwnMedia>
}

const isOver = (room: VideoRoom): boolean =>
  serverNow() >= room.closesAt || (!room.isOpen && serverNow() >= room.opensAt)

export const canEnter = (room: VideoRoom): boolean => room.isOpen && !isOver(room)

/** The way in, always in view: what is agreed to by it stands at the upper end of the page. */
export const EnterButton = ({ room, onEnter }: Pick<WaitingRoomProps, 'room'> & { onEnter: () => void }) => (
  <Button onClick={onEnter}>{room.isRecorded && !room.hasAgreed ? '同意录音录像，进入诊室' : '进入诊室'}</Button>
)

/** 候诊: when, whether the doctor is there, what is promised, and whether camera, microphone and network will do. */
export function WaitingRoom({ room, media }: WaitingRoomProps) {
  const isPast = isOver(room)
  return (
    <>
      <Card>
        <Lines
          lines={[
            { label: '医生', value: room.docName },
            { label: '就诊人', value: room.consulterName },
            { label: '预约时间', value: `${dayAndTime(room.beginsAt)}-${timeOf(room.endsAt)}` },
            {
              label: '医生状态',
              value: room.doctorIsHere ? (
                <Tag tone="good">医生已在诊室</Tag>
              ) : (
                <Tag tone="quiet">医生还没有进入诊室</Tag>
              ),
            },
          ]}
        />
      </Card>
      {isPast ? (
        <>
          <Notice tone="warn">本次视频已结束。</Notice>
          <AfterVideo room={room} />
        </>
      ) : (
        <>
          {!room.isOpen && <Notice tone="warn">诊室将在{timeOf(room.opensAt)}开放，请到时再进入。</Notice>}
          <Notice>
            <p>{room.isRecorded ? recordingSentences.asked : `视频直接在您和医生之间传送，${noRecordingSentence}。`}</p>
            <p>医生未到诊全额退款；医生到诊等候而您未进入诊室，退回一半费用。</p>
            <p>网络不好时会自动改为语音或文字，并退回差价。中途离开可以再次进入。</p>
          </Notice>
          <DeviceCheck consultId={room.consultId} media={media} />
        </>
      )}
      <ButtonLink look="quiet" to={consultPages.consult.to({ consultId: room.consultId })} replace>
        返回咨询
      </ButtonLink>
      {!isPast && room.delivered === null && <CancelBooking room={room} />}
    </>
  )
}

/** What of camera, microphone and network is there. */
const DeviceCheck = ({ consultId, media }: Pick<WaitingRoomProps, 'media'> & { consultId: string }) => (
  <Card title="设备检测">
    {media.stream && <Picture stream={media.stream} label="自己的画面" className="video-room__check" isOwn />}
    <Lines
      lines={[
        { label: '摄像头', value: <Found is={hasTrack(media.stream, 'video')} /> },
        { label: '麦克风', value: <Found is={hasTrack(media.stream, 'audio')} /> },
        { label: '网络', value: <NetworkCheck consultId={consultId} /> },
      ]}
    />
    {media.sentence && (
      <Notice tone="warn">
        <p>{media.sentence}。没有摄像头或麦克风也可以进入诊室，用文字与医生沟通。</p>
      </Notice>
    )}
    {media.sentence && (
      <Button look="soft" onClick={media.again}>
        重新检测
      </Button>
    )}
  </Card>
)

const hasTrack = (stream: MediaStream | undefined, kind: 'audio' | 'video'): boolean | undefined =>
  stream?.getTracks().some(track => track.kind === kind)

const Found = ({ is }: { is: boolean | undefined }) =>
  is === undefined ? <Tag tone="quiet">未打开</Tag> : is ? <Tag tone="good">正常</Tag> : <Tag tone="warn">没有找到</Tag>

const tries = 3

/** How long an answer of the server takes, the quickest of three. */
function NetworkCheck({ consultId }: { consultId: string }) {
  const [quickest, setQuickest] = useState<number | 'none'>()
  useEffect(() => {
    let isOver = false
    const measure = async () => {
      let best = Infinity
      for (let one = 0; one < tries && !isOver; one++) {
        const before = performance.now()
        await call(roomServices.videoRoom, { consultId })
        best = Math.min(best, performance.now() - before)
      }
      if (!isOver) setQuickest(best)
    }
    measure().catch(() => !isOver && setQuickest('none'))
    return () => {
      isOver = true
    }
  }, [consultId])
  if (quickest === undefined) return <Tag tone="quiet">检测中</Tag>
  if (quickest === 'none') return <Tag tone="danger">网络不通</Tag>
  return quickest < 400 ? <Tag tone="good">良好</Tag> : <Tag tone="warn">较慢，可能改为语音</Tag>
}
