import { useState } from 'react'
import { call } from '@nethos/calls/call.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { useEvents } from '@nethos/calls/events.ts'
import { useRoom, type RoomService } from '@nethos/calls/video/use-room.ts'
import { yuan } from '@nethos/contract/common/money.ts'
import { lineKindWords } from '@nethos/contract/common/video-line.ts'
import { noRecordingSentence, recordingSentences } from '@nethos/contract/consult/video/recording.rules.ts'
import type { VideoRoom } from '@nethos/contract/consult/video/video.schemas.ts'
import { roomServices as services } from '@nethos/contract/consult/video/room.services.ts'
import { Button } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { toast } from '../../../controls/toast.ts'
import { Bubble, StreamNote } from '../../../patterns/bubble.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Files } from '../../../chat/files.tsx'
import { UnsentMessage } from '../../../chat/unsent-message.tsx'
import { consultTalk } from '../consult.calls.ts'
import { ChatBar } from '../parts/chat-bar.tsx'
import { useChat } from '../use-chat.ts'
import { Picture } from '@nethos/calls/video/picture.tsx'
import './video-room.css'

interface MeetingPageProps {
  consultId: string
  /** He was asked in the waiting room, and has come in. */
  agreesToRecording: boolean
  own: MediaStream
  /** Undefined: there is no camera of one's own. */
  onTurn: (() => Promise<MediaStreamTrack | undefined>) | undefined
  onLeave: () => void
}

const roomService = (consultId: string, agreesToRecording: boolean): RoomService<VideoRoom> => ({
  isPatient: true,
  consultId,
  enter: () => call(services.enterRoom, { consultId, agreesToRecording }),
  leave: entryId => call(services.leaveRoom, { consultId, entryId }),
  sendSignal: (entryId, body) => call(services.sendSignal, { consultId, entryId, body }),
  takeSignals: after => call(services.takeSignals, { consultId, after }),
  reportLine: (entryId, kind) => call(services.reportLine, { consultId, entryId, kind }),
})

/** The meeting itself: the doctor large, oneself small, and what the line carries in words. */
export function MeetingPage({ consultId, agreesToRecording, own, onTurn, onLeave }: MeetingPageProps) {
  const [service] = useState(() => roomService(consultId, agreesToRecording))
  const meeting = useRoom(service, own)
  const [shows, setShows] = useState({ camera: true, microphone: true })
  const { room, kind, remote, sentence } = meeting
  const put = (next: typeof shows) => {
    setShows(next)
    meeting.show(next)
  }
  const leave = async () => {
    const isSure = await confirm({
      title: '确定要离开诊室吗？',
      text: '预约时间内可以随时再次进入。',
      yes: '离开',
      no: '继续视频',
    })
    if (isSure) onLeave()
  }
  const turn = async () => {
    const track = await onTurn?.().catch(() => undefined)
    if (track) await meeting.turn(track)
    else toast('没有其他摄像头可以切换')
  }
  return (
    <Page
      title={room?.docName ? `${room.docName}医生` : '视频诊室'}
      onBack={() => void leave()}
      bar={
        <div className="video-room__bar">
          <Button look="soft" onClick={() => put({ ...shows, microphone: !shows.microphone })}>
            {shows.microphone ? '静音' : '取消静音'}
          </Button>
          <Button look="soft" onClick={() => put({ ...shows, camera: !shows.camera })}>
            {shows.camera ? '关闭摄像头' : '打开摄像头'}
          </Button>
          {onTurn && (
            <Button look="soft" onClick={turn}>
              翻转镜头
            </Button>
          )}
          <Button look="danger" onClick={leave}>
            离开
          </Button>
        </div>
      }
    >
      <p className="video-room__state" role="status" data-kind={kind}>
        {sentence ?? stateOf(meeting)}
      </p>
      <div className={kind === 'text' ? 'video-room__stage video-room__stage--text' : 'video-room__stage'}>
        <Picture stream={remote} label="医生的画面" className="video-room__remote" />
        {kind !== 'video' && <p className="video-room__cover">{lineKindWords[kind]}沟通中</p>}
        {own.getVideoTracks().length > 0 && (
          <Picture stream={own} label="自己的画面" className="video-room__own" isOwn />
        )}
      </div>
      {kind === 'audio' && (
        <Button look="soft" onClick={meeting.tryPictures}>
          网络好了，恢复视频
        </Button>
      )}
      {room && room.backCents > 0 && (
        <p className="video-room__hint">
          如以{lineKindWords[room.delivered ?? kind]}方式结束，将退回差价{yuan(room.backCents)}元
        </p>
      )}
      {room && <p className="video-room__hint">{recordingHint(room)}</p>}
      {kind === 'text' && <Writing consultId={consultId} />}
    </Page>
  )
}

const recordingHint = ({ isRecorded, isRecording }: VideoRoom): string =>
  !isRecorded ? noRecordingSentence : isRecording ? recordingSentences.going : recordingSentences.paused

function stateOf({ room, kind, shows, isOffline }: ReturnType<typeof useRoom<VideoRoom>>): string {
  if (isOffline) return '网络已断开，恢复后会自动重新连接'
  if (!room) return '正在进入诊室…'
  if (!room.doctorIsHere) return '医生还没有进入诊室，请稍候'
  if (kind === 'text') return '网络不好，已改为文字沟通，恢复后会自动接通语音'
  if (kind === 'audio') return '网络不好，已改为语音沟通'
  if (!shows.camera) return '医生关闭了摄像头'
  return shows.microphone ? '视频沟通中' : '医生已静音'
}

/** Records and cards are read in the consult. */
const written: readonly string[] = ['TEXT', 'IMAGE', 'DOCUMENT']

/** What is written meanwhile; the doctor reads it beside his own page. */
function Writing({ consultId }: { consultId: string }) {
  const detail = useServiceQuery(consultTalk(consultId), { everyMs: 5_000 })
  const chat = useChat(consultId)
  useEvents(({ type, id }) => {
    if (type === 'consult' && id === consultId) detail.retry()
  })
  if (!detail.value) return null
  const { consult, messageList, events } = detail.value
  return (
    <section className="video-room__talk" aria-label="文字沟通">
      {messageList
        .filter(({ msgType }) => written.includes(msgType))
        .slice(-6)
        .map(message =>
          message.msgLevel === 'SYS' ? (
            <StreamNote key={message.messageId}>{message.replyContent}</StreamNote>
          ) : (
            <Bubble
              key={message.messageId}
              by={message.replierType === 'PAT' ? 'me' : 'them'}
              name={message.replierType === 'PAT' ? '我' : message.replierName}
              avatar={`/files/${consult.docAvatar}`}
            >
              {message.replyContent && <p>{message.replyContent}</p>}
              <Files files={message.attaList} />
            </Bubble>
          ),
        )}
      {chat.unsent.map(message => (
        <UnsentMessage
          key={message.sendId}
          message={message}
          onRetry={() => void chat.retry(message)}
          onDrop={() => chat.drop(message)}
        />
      ))}
      {events.includes('reply') && (
        <ChatBar chat={chat} note={`您还能回复${consult.repliesLeft}条`} consult={consult} />
      )}
    </section>
  )
}
