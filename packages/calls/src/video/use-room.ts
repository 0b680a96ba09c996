import { useEffect, useRef, useState } from 'react'
import { judgeLine, worseKind, type LineKind, type LineSample } from '@nethos/contract/common/video-line.ts'
import { useEvents } from '../events.ts'
import { Peer } from './peer.ts'

/** A room as the server tells of it: what the meeting itself needs. */
interface RoomStatus {
  kind: LineKind
  patientIsHere: boolean
  doctorIsHere: boolean
}

/** How an app speaks to its own services. */
export interface RoomDoor<Room extends RoomStatus> {
  isPatient: boolean
  consultId: string
  enter: () => Promise<{ room: Room; entryId: string; iceServers: IceServer[]; isRelayOnly: boolean }>
  leave: (entryId: string) => Promise<unknown>
  send: (entryId: string, body: string) => Promise<unknown>
  take: (after: number) => Promise<readonly { seq: number; body: string }[]>
  tell: (entryId: string, kind: LineKind) => Promise<Room>
}
interface IceServer {
  urls: string[]
  username?: string | undefined
  credential?: string | undefined
}

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

const sampleMs = 1_000
const beatEvery = 4
const maxSamples = 12
/** So long after the other has come the line may need to stand. */
const graceMs = 12_000

/** The meeting of a room, as long as the page that calls it is there. */
export function useRoom<Room extends RoomStatus>(door: RoomDoor<Room>, own: MediaStream): Meeting<Room> {
  const [room, setRoom] = useState<Room>()
  const [ownKind, setOwnKind] = useState<LineKind>('video')
  const [remote, setRemote] = useState<MediaStream>()
  const [shows, setShows] = useState({ camera: true, microphone: true })
  const [isOffline, setOffline] = useState(false)
  const [sentence, setSentence] = useState<string>()
  const inside = useRef<{ peer: Peer; hear: () => void; setKind: (kind: LineKind) => void }>(undefined)
  const latest = useRef(door)
  useEffect(() => {
    latest.current = door
  })

  useEffect(() => {
    let isOver = false
    let stop = () => {}
    const begin = async () => {
      const { room: entered, entryId, iceServers, isRelayOnly } = await latest.current.enter()
      if (isOver) return void latest.current.leave(entryId).catch(() => {})
      setRoom(entered)
      let heard = 0
      let isHearing = false
      let kind: LineKind = 'video'
      let samples: LineSample[] = []
      let ticks = 0
      let told: Room = entered
      let togetherSince = 0
      const peer = new Peer({
        entryId,
        isPolite: latest.current.isPatient,
        iceServers: iceServers as RTCIceServer[],
        isRelayOnly,
        own,
        send: body => latest.current.send(entryId, body),
        onRemote: setRemote,
        onShows: setShows,
      })
      const hear = async () => {
        if (isHearing) return
        isHearing = true
        try {
          for (const { seq, body } of await latest.current.take(heard)) {
            heard = Math.max(heard, seq)
            peer.hear(body)
          }
        } catch {
          // Asked again by the next event, and every second.
        } finally {
          isHearing = false
        }
      }
      const report = async () => {
        try {
          told = await latest.current.tell(entryId, kind)
          if (isOver) return
          setOffline(false)
          setRoom(told)
          peer.sendPictures(worseKind(told.kind, kind) === 'video')
        } catch (error) {
          if (isOver) return
          const { code } = error as { code?: string }
          if (code === undefined) setOffline(true)
          else {
            setSentence((error as Error).message)
            leave()
          }
        }
      }
      const setKind = (next: LineKind) => {
        if (next === kind) return
        kind = next
        samples = []
        setOwnKind(next)
        peer.sendPictures(worseKind(told.kind, kind) === 'video')
        void report()
      }
      const tick = async () => {
        ticks++
        const at = performance.now()
        const otherIsHere = latest.current.isPatient ? told.doctorIsHere : told.patientIsHere
        if (!otherIsHere && !togetherSince) samples = []
        else {
          togetherSince ||= at
          const one = await peer.sample(at)
          samples = [...samples, one].slice(-maxSamples)
          // Two who have just met have no line yet: that is not a bad one.
          if (one.isConnected || at - togetherSince > graceMs) setKind(judgeLine(samples, kind))
          else if (kind === 'video') samples = []
          if (one.isConnected) togetherSince = at - graceMs - 1
        }
        if (ticks % beatEvery === 0) void report()
        void hear()
      }
      const timer = setInterval(() => void tick(), sampleMs)
      const gone = () => void latest.current.leave(entryId).catch(() => {})
      window.addEventListener('pagehide', gone)
      function leave() {
        clearInterval(timer)
        window.removeEventListener('pagehide', gone)
        peer.close()
        inside.current = undefined
      }
      stop = () => {
        leave()
        gone()
      }
      inside.current = { peer, hear: () => void hear(), setKind }
      void hear()
    }
    begin().catch((error: Error) => {
      if (!isOver) setSentence(error.message)
    })
    return () => {
      isOver = true
      stop()
    }
  }, [door.consultId, own])

  useEvents(({ type, id }) => {
    if (type === 'video' && id === door.consultId) inside.current?.hear()
  })
  return {
    room,
    kind: room ? worseKind(room.kind, ownKind) : ownKind,
    remote,
    shows,
    isOffline,
    sentence,
    tryPictures: () => inside.current?.setKind('video'),
    show: next => inside.current?.peer.show(next),
    turn: async track => inside.current?.peer.turn(track),
  }
}
