import { useEffect, useRef, useState } from 'react'
import { worseKind, type LineKind } from '@nethos/contract/common/video-line.ts'
import { useEvents } from '../events.ts'
import { Peer } from './peer.ts'
import { RoomSession, type RoomService, type RoomStatus } from './room-session.ts'

export type { RoomService } from './room-session.ts'

export interface Meeting<Room> {
  /** Undefined until the first answer. */
  room: Room | undefined
  /** What the two have: the worse of what each line carries. */
  kind: LineKind
  remote: MediaStream | undefined
  /** What the other side shows. */
  shows: { camera: boolean; microphone: boolean }
  /** The own phone has no network. */
  isOffline: boolean
  /** Why it could not be entered, or is over. */
  sentence: string | undefined
  /** Pictures again, on a line that had become too weak for them. */
  tryPictures: () => void
  show: (shows: { camera: boolean; microphone: boolean }) => void
  turn: (track: MediaStreamTrack) => Promise<void>
}

const tickMs = 1_000

/** The meeting of a room, as long as the page that calls it is there. */
export function useRoom<Room extends RoomStatus>(service: RoomService<Room>, own: MediaStream): Meeting<Room> {
  const [room, setRoom] = useState<Room>()
  const [ownKind, setOwnKind] = useState<LineKind>('video')
  const [remote, setRemote] = useState<MediaStream>()
  const [shows, setShows] = useState({ camera: true, microphone: true })
  const [isOffline, setOffline] = useState(false)
  const [sentence, setSentence] = useState<string>()
  const session = useRef<RoomSession<Room>>(undefined)
  const latest = useRef(service)
  useEffect(() => {
    latest.current = service
  })

  useEffect(() => {
    const leaving = new AbortController()
    const enter = async () => {
      const entered = await latest.current.enter()
      if (leaving.signal.aborted) return void latest.current.leave(entered.entryId).catch(() => {})
      const inside = new RoomSession(
        latest.current,
        entered,
        options => new Peer({ ...options, own, onRemote: setRemote, onShows: setShows }),
        { onRoom: setRoom, onKind: setOwnKind, onOffline: setOffline, onOver: setSentence },
      )
      session.current = inside
      const timer = setInterval(() => void inside.tick(performance.now()), tickMs)
      const leave = () => inside.leave()
      window.addEventListener('pagehide', leave)
      leaving.signal.addEventListener('abort', () => {
        clearInterval(timer)
        window.removeEventListener('pagehide', leave)
        session.current = undefined
        leave()
      })
      void inside.takeSignals()
    }
    enter().catch((error: Error) => {
      if (!leaving.signal.aborted) setSentence(error.message)
    })
    return () => leaving.abort()
  }, [service.consultId, own])

  useEvents(({ type, id }) => {
    if (type === 'video' && id === service.consultId) void session.current?.takeSignals()
  })
  return {
    room,
    kind: room ? worseKind(room.kind, ownKind) : ownKind,
    remote,
    shows,
    isOffline,
    sentence,
    tryPictures: () => session.current?.setKind('video'),
    show: next => session.current?.peer.show(next),
    turn: async track => session.current?.peer.turn(track),
  }
}
