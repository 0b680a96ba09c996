import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { call } from '@nethos/calls/call.ts'
import { useRoom, type RoomService } from '@nethos/calls/video/use-room.ts'
import { lineKindWords } from '@nethos/contract/common/video-line.ts'
import type { VideoRoom } from '@nethos/contract/consult/video/video.schemas.ts'
import { videoDeskServices as services } from '@nethos/contract/consult/video/video-desk.services.ts'
import { useWide } from '../../../../controls/use-wide.ts'
import { ConsultTalk, KeysDialog } from '../../public.tsx'
import { RecordingState } from '../recorder/recording-state.tsx'
import { useRecording } from '../recorder/use-recording.ts'
import { Picture } from '@nethos/calls/video/picture.tsx'

interface MeetingDeskProps {
  consultId: string
  own: MediaStream
  onLeave: () => void
}

const roomService = (consultId: string): RoomService<VideoRoom> => ({
  isPatient: false,
  consultId,
  enter: () => call(services.enterDeskRoom, { consultId }),
  leave: entryId => call(services.leaveDeskRoom, { consultId, entryId }),
  sendSignal: (entryId, body) => call(services.sendDeskSignal, { consultId, entryId, body }),
  takeSignals: after => call(services.takeDeskSignals, { consultId, after }),
  reportLine: (entryId, kind) => call(services.reportDeskLine, { consultId, entryId, kind }),
})

const roomKeys = ['r', 'p', 'm', 'b', 'o', 'w', 'h', 'z', 'v', 'x', 'e', '?'] as const

/** The meeting, and beside it the talk: what was asked, and what is written when the line does no more. */
export function MeetingDesk({ consultId, own, onLeave }: MeetingDeskProps) {
  const [service] = useState(() => roomService(consultId))
  const meeting = useRoom(service, own)
  const { kind, remote, sentence } = meeting
  const recording = useRecording({
    consultId,
    own,
    remote,
    kind,
    room: meeting.room,
    isGoing: sentence === undefined,
  })
  const isWide = useWide(720)
  const [isTalkOpen, setTalkOpen] = useState(false)
  return (
    <div className="room__meeting">
      <section className="room" aria-label="视频">
        <p className="room__state" role="status" data-kind={kind}>
          {sentence ?? stateOf(meeting)}
        </p>
        <div className="room__stage">
          <Picture stream={remote} label="患者的画面" className="room__remote" />
          {kind !== 'video' && <p className="room__cover">{lineKindWords[kind]}沟通中</p>}
          {own.getVideoTracks().length > 0 && <Picture stream={own} label="自己的画面" className="room__own" isOwn />}
        </div>
        <div className="room__bar">
          <Switches meeting={meeting} />
          {!isWide && (
            <Button size="large" onClick={() => setTalkOpen(true)}>
              文字
            </Button>
          )}
          <Button size="large" danger onClick={onLeave}>
            离开诊室
          </Button>
        </div>
        <KeysDialog of={roomKeys} />
        <RecordingState isRecorded={meeting.room?.isRecorded ?? false} {...recording} />
        <p className="room__hint">写病历和结束咨询在页面{isWide ? '上方' : '下方'}；离开后可以再次进入。</p>
      </section>
      {isWide ? (
        <ConsultTalk className="room__talk" consultId={consultId} />
      ) : (
        <Drawer
          title="文字沟通"
          placement="bottom"
          size="80dvh"
          open={isTalkOpen}
          onClose={() => setTalkOpen(false)}
          styles={{ body: { padding: 0 } }}
        >
          <ConsultTalk className="room__talk" consultId={consultId} />
        </Drawer>
      )}
    </div>
  )
}

type Meeting = ReturnType<typeof useRoom<VideoRoom>>

/** What of oneself the other side hears and sees. */
function Switches({ meeting }: { meeting: Meeting }) {
  const [shows, setShows] = useState({ camera: true, microphone: true })
  const put = (next: typeof shows) => {
    setShows(next)
    meeting.show(next)
  }
  return (
    <>
      <Button size="large" onClick={() => put({ ...shows, microphone: !shows.microphone })}>
        {shows.microphone ? '静音' : '取消静音'}
      </Button>
      <Button size="large" onClick={() => put({ ...shows, camera: !shows.camera })}>
        {shows.camera ? '关闭摄像头' : '打开摄像头'}
      </Button>
      {meeting.kind === 'audio' && (
        <Button size="large" onClick={meeting.tryPictures}>
          恢复视频
        </Button>
      )}
    </>
  )
}

function stateOf({ room, kind, shows, isOffline }: Meeting): string {
  if (isOffline) return '网络已断开，恢复后会自动重新连接'
  if (!room) return '正在进入诊室…'
  if (!room.patientIsHere) return '患者还没有进入诊室，请稍候'
  if (kind === 'text') return '网络不好，已改为文字沟通，恢复后会自动接通语音'
  if (kind === 'audio') return '网络不好，已改为语音沟通'
  if (!shows.camera) return '患者关闭了摄像头'
  return shows.microphone ? '视频沟通中' : '患者已静音'
}
