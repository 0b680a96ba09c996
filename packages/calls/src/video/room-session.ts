import { judgeLine, worseKind, type LineKind, type LineSample } from '@nethos/contract/common/video-line.ts'
import type { Peer, PeerOptions } from './peer.ts'

/** A room as the server tells of it: what the meeting itself needs. */
export interface RoomStatus {
  kind: LineKind
  patientIsHere: boolean
  doctorIsHere: boolean
}

export interface Entered<Room> {
  room: Room
  entryId: string
  iceServers: IceServer[]
  isRelayOnly: boolean
}
interface IceServer {
  urls: string[]
  username?: string | undefined
  credential?: string | undefined
}

/** How an app speaks to its own services. */
export interface RoomService<Room extends RoomStatus> {
  isPatient: boolean
  consultId: string
  enter: () => Promise<Entered<Room>>
  leave: (entryId: string) => Promise<unknown>
  sendSignal: (entryId: string, body: string) => Promise<unknown>
  takeSignals: (after: number) => Promise<readonly { seq: number; body: string }[]>
  /** Says which kind the own line carries; the room as it is now. */
  reportLine: (entryId: string, kind: LineKind) => Promise<Room>
}

/** What the page learns while it is inside. */
export interface RoomListener<Room> {
  onRoom: (room: Room) => void
  onKind: (kind: LineKind) => void
  onOffline: (isOffline: boolean) => void
  /** The room is over, or closed to this page: why. */
  onOver: (sentence: string) => void
}

type RoomPeer = Pick<Peer, 'receive' | 'sample' | 'sendPictures' | 'show' | 'turn' | 'close'>
export type OpenPeer = (
  options: Pick<PeerOptions, 'entryId' | 'isPolite' | 'iceServers' | 'isRelayOnly' | 'send'>,
) => RoomPeer

/** The line is reported once in so many seconds. */
const reportEvery = 4
const maxSamples = 12
/** So long after the other has come the line may need to stand. */
const graceMs = 12_000

/** One stay in a room, from entering to leaving: whoever owns it calls `tick` every second. */
export class RoomSession<Room extends RoomStatus> {
  readonly peer: RoomPeer
  readonly #service: RoomService<Room>
  readonly #listener: RoomListener<Room>
  readonly #entryId: string
  #room: Room
  #kind: LineKind = 'video'
  #samples: LineSample[] = []
  #ticks = 0
  #lastSeq = 0
  #isTaking = false
  #metAt: number | undefined
  #isOver = false

  constructor(service: RoomService<Room>, entered: Entered<Room>, openPeer: OpenPeer, listener: RoomListener<Room>) {
    const { room, entryId, iceServers, isRelayOnly } = entered
    this.#service = service
    this.#listener = listener
    this.#entryId = entryId
    this.#room = room
    this.peer = openPeer({
      entryId,
      isPolite: service.isPatient,
      iceServers: iceServers as RTCIceServer[],
      isRelayOnly,
      send: body => service.sendSignal(entryId, body),
    })
    listener.onRoom(room)
  }

  /** What the other side has sent. One asking at a time: what fails is asked again by the next event or tick. */
  async takeSignals(): Promise<void> {
    if (this.#isTaking || this.#isOver) return
    this.#isTaking = true
    try {
      for (const { seq, body } of await this.#service.takeSignals(this.#lastSeq)) {
        this.#lastSeq = Math.max(this.#lastSeq, seq)
        this.peer.receive(body)
      }
    } catch {
      // No line to the server either.
    } finally {
      this.#isTaking = false
    }
  }

  /** `at`: ms of any clock that only goes on. */
  async tick(at: number): Promise<void> {
    if (this.#isOver) return
    this.#ticks++
    await this.#judge(at)
    if (this.#ticks % reportEvery === 0) void this.#report()
    void this.takeSignals()
  }

  setKind(kind: LineKind): void {
    if (kind === this.#kind || this.#isOver) return
    this.#kind = kind
    this.#samples = []
    this.#listener.onKind(kind)
    this.#sendWhatFits()
    void this.#report()
  }

  /** Told to the server, so that the other sees an empty chair at once. */
  leave(): void {
    this.close()
    this.#service.leave(this.#entryId).catch(() => {})
  }

  close(): void {
    this.#isOver = true
    this.peer.close()
  }

  async #judge(at: number): Promise<void> {
    const { doctorIsHere, patientIsHere } = this.#room
    const otherIsHere = this.#service.isPatient ? doctorIsHere : patientIsHere
    if (!otherIsHere && this.#metAt === undefined) {
      this.#samples = []
      return
    }
    this.#metAt ??= at
    const sample = await this.peer.sample(at)
    this.#samples = [...this.#samples, sample].slice(-maxSamples)
    // Two who have just met have no line yet: that is not a bad one.
    if (sample.isConnected || at - this.#metAt > graceMs) this.setKind(judgeLine(this.#samples, this.#kind))
    else if (this.#kind === 'video') this.#samples = []
    if (sample.isConnected) this.#metAt = at - graceMs - 1
  }

  async #report(): Promise<void> {
    try {
      const room = await this.#service.reportLine(this.#entryId, this.#kind)
      if (this.#isOver) return
      this.#room = room
      this.#listener.onOffline(false)
      this.#listener.onRoom(room)
      this.#sendWhatFits()
    } catch (error) {
      if (this.#isOver) return
      const { code, message } = error as { code?: string; message: string }
      // Without a code nobody has answered: the line is down, and the room may still be there.
      if (code === undefined) return this.#listener.onOffline(true)
      this.#listener.onOver(message)
      this.close()
    }
  }

  #sendWhatFits(): void {
    this.peer.sendPictures(worseKind(this.#room.kind, this.#kind) === 'video')
  }
}
