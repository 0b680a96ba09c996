import { useEffect, useState } from 'react'
import type { LineKind } from '@nethos/contract/common/video-line.ts'
import { recordingServices } from '@nethos/contract/consult/video/recording.services.ts'
import type { VideoRoom } from '@nethos/contract/consult/video/video.schemas.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { upload } from '@nethos/calls/upload.ts'
import { RoomRecorder, type RecorderState, type Source } from './room-recorder.ts'

interface Recorded {
  consultId: string
  own: MediaStream
  remote: MediaStream | undefined
  kind: LineKind
  room: VideoRoom | undefined
  /** The meeting goes on: nobody said that it is over. */
  isGoing: boolean
}

const lookMs = 1_000

/** Records as long as both are there, the patient has agreed and the line carries sound. What is not handed in yet goes on being so when the page is left for another. */
export function useRecording({ consultId, own, remote, kind, room, isGoing }: Recorded) {
  const [status, setStatus] = useState<{ state: RecorderState; unsaved: number }>({ state: 'idle', unsaved: 0 })
  const [recorder] = useState(
    () =>
      new RoomRecorder({
        save: ({ bytes, ...fields }) =>
          upload(bytes, 'part', {
            service: recordingServices.saveRecordingPart,
            fields: { consultId, ...fields },
          }),
        isRefusal: error => error instanceof RefusedError,
        now: serverNow,
        onState: (state, unsaved) => setStatus({ state, unsaved }),
      }),
  )
  const isOn = isGoing && room !== undefined && room.isRecorded && room.hasAgreed && room.patientIsHere
  useEffect(() => {
    const follow = () => recorder.record(isOn && remote && kind !== 'text' ? sourcesOf(own, remote, kind) : [])
    follow()
    // A stream says nothing of a track that comes later.
    const timer = setInterval(follow, lookMs)
    return () => clearInterval(timer)
  }, [recorder, isOn, own, remote, kind])
  useEffect(() => () => recorder.stop(), [recorder])
  const isOwed = status.unsaved > 0 || status.state === 'recording'
  useEffect(() => {
    if (!isOwed) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isOwed])
  return status
}

function sourcesOf(own: MediaStream, remote: MediaStream, kind: LineKind): Source[] {
  const tracksOf = (stream: MediaStream) => (kind === 'video' ? stream.getTracks() : stream.getAudioTracks())
  const sources: Source[] = [
    { side: 'patient', tracks: tracksOf(remote) },
    { side: 'doctor', tracks: tracksOf(own) },
  ]
  return sources.filter(({ tracks }) => tracks.length > 0)
}
