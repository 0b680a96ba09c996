import type { LineSample } from '@nethos/contract/common/video-line.ts'

/** What two browsers say to each other by way of the server. `from` and `to` are entries into the room. */
type Saying =
  | { is: 'hello' }
  | { is: 'here' }
  | { is: 'description'; description: RTCSessionDescriptionInit }
  | { is: 'candidate'; candidate: RTCIceCandidateInit }
  | { is: 'shows'; camera: boolean; microphone: boolean }
type Signal = Saying & { from: string; to?: string }

export interface PeerOptions {
  entryId: string
  /** Of two offers at once the polite one's is taken back. */
  isPolite: boolean
  iceServers: RTCIceServer[]
  isRelayOnly: boolean
  own: MediaStream
  /** Sends to the other side, in order. */
  send: (body: string) => Promise<unknown>
  onRemote: (stream: MediaStream | undefined) => void
  onShows: (shows: { camera: boolean; microphone: boolean }) => void
}

const gatherMs = 120
/** What the server did not take is sent again after so long. */
const againMs = 1_000
const lookMs = 1_000
/** So long after it broke a line is mended: some come back by themselves. */
const brokenMs = 4_000
/**
 * So long a try is given before the next one takes its place: on a bad line the offer, its answer, a relay's reply and the
 * first packets take seconds, and a try that is cut off never ends well.
 */
const tryMs = 10_000
/** The polite one tries only where the other does not: who offers at the same time has both begin again. */
const politeMs = 18_000

/**
 * A connection from browser to browser by perfect negotiation. Who enters says hello; who hears it begins anew with him,
 * so that both may leave and come back. A line that breaks is mended by an ICE restart.
 */
export class Peer {
  readonly #options: PeerOptions
  #connection: RTCPeerConnection | undefined
  #other: string | undefined
  #isOffering = false
  #ignoresOffer = false
  #candidates: RTCIceCandidateInit[] = []
  #waiting: Signal[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #looking: ReturnType<typeof setInterval> | undefined
  /** When the line was last seen whole, or something was last done for it, by either side. */
  #mendedAt = performance.now()
  #isTried = false
  #isClosed = false
  #line: Promise<void> = Promise.resolve()
  #shows = { camera: true, microphone: true }
  #sendsPictures = true
  #before = { at: 0, soundBytes: 0, frames: 0, lost: 0, received: 0 }
  #isMeant = true

  constructor(options: PeerOptions) {
    this.#options = options
    this.#say({ is: 'hello' })
    this.#looking = setInterval(() => this.#mend(), lookMs)
  }

  /** What the other side's page has sent; one message after the other. */
  receive(body: string): void {
    let all: Signal[]
    try {
      all = JSON.parse(body) as Signal[]
    } catch {
      return
    }
    // What cannot be taken belongs to a line that is gone: the next hello, or the next restart, begins again.
    for (const signal of all) this.#line = this.#line.then(() => this.#take(signal)).catch(() => {})
  }

  /** Which of the own camera and microphone the other side shall see and hear. */
  show(shows: { camera: boolean; microphone: boolean }): void {
    this.#shows = shows
    for (const track of this.#options.own.getVideoTracks()) track.enabled = shows.camera && this.#sendsPictures
    for (const track of this.#options.own.getAudioTracks()) track.enabled = shows.microphone
    this.#tellShows()
  }

  /** Pictures cost the most: on a bad line they are not sent. */
  sendPictures(does: boolean): void {
    if (does === this.#sendsPictures) return
    this.#sendsPictures = does
    this.show(this.#shows)
  }

  /** Another camera, without a new negotiation. */
  async turn(track: MediaStreamTrack): Promise<void> {
    const sender = this.#connection?.getSenders().find(one => one.track?.kind === 'video')
    track.enabled = this.#shows.camera && this.#sendsPictures
    await sender?.replaceTrack(track)
  }

  /** What arrived since it was asked before. */
  async sample(at: number): Promise<LineSample> {
    const now = { at, soundBytes: 0, frames: 0, lost: 0, received: 0 }
    const stats = await this.#connection?.getStats()
    stats?.forEach((one: Record<string, unknown>) => {
      if (one['type'] !== 'inbound-rtp') return
      const number = (key: string) => Number(one[key] ?? 0)
      now.lost += number('packetsLost')
      now.received += number('packetsReceived')
      if (one['kind'] === 'audio') now.soundBytes += number('bytesReceived')
      else now.frames += number('framesDecoded')
    })
    const before = this.#before
    this.#before = now
    const seconds = Math.max(0.2, (at - before.at) / 1000)
    const [lost, received] = [now.lost - before.lost, now.received - before.received]
    return {
      at,
      isConnected: this.#connection?.connectionState === 'connected',
      soundBytes: Math.max(0, now.soundBytes - before.soundBytes),
      frames: Math.max(0, now.frames - before.frames) / seconds,
      loss: lost > 0 ? lost / (lost + Math.max(0, received)) : 0,
      isPictureMeant: this.#isMeant,
    }
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    clearInterval(this.#looking)
    this.#drop()
    this.#other = undefined
  }

  #say(saying: Saying): void {
    this.#waiting.push({ ...saying, from: this.#options.entryId, ...(this.#other && { to: this.#other }) })
    this.#sendIn(gatherMs)
  }

  #sendIn(ms: number): void {
    this.#timer ??= setTimeout(() => void this.#sendWaiting(), ms)
  }

  async #sendWaiting(): Promise<void> {
    const all = this.#waiting.splice(0)
    let nextMs = gatherMs
    try {
      await this.#options.send(JSON.stringify(all))
    } catch {
      // A hello is said anew in any case.
      this.#waiting.unshift(...all.filter(({ is }) => is !== 'hello'))
      nextMs = againMs
    }
    this.#timer = undefined
    if (this.#waiting.length > 0 && !this.#isClosed) this.#sendIn(nextMs)
  }

  #tellShows(): void {
    if (this.#other)
      this.#say({ is: 'shows', camera: this.#shows.camera && this.#sendsPictures, microphone: this.#shows.microphone })
  }

  async #take(signalled: Signal): Promise<void> {
    if (signalled.to !== undefined && signalled.to !== this.#options.entryId) return
    if (signalled.is === 'hello' || signalled.is === 'here') {
      if (signalled.from === this.#other) return
      this.#meet(signalled.from)
      if (signalled.is === 'hello') this.#say({ is: 'here' })
      this.#tellShows()
      return
    }
    if (signalled.from !== this.#other || !this.#connection) return
    if (signalled.is === 'shows') {
      this.#isMeant = signalled.camera
      return this.#options.onShows(signalled)
    }
    if (signalled.is === 'description') return this.#takeDescription(this.#connection, signalled.description)
    if (this.#connection.remoteDescription === null) this.#candidates.push(signalled.candidate)
    else if (!this.#ignoresOffer) await this.#connection.addIceCandidate(signalled.candidate)
  }

  async #takeDescription(connection: RTCPeerConnection, description: RTCSessionDescriptionInit): Promise<void> {
    const isCollision = description.type === 'offer' && (this.#isOffering || connection.signalingState !== 'stable')
    this.#ignoresOffer = !this.#options.isPolite && isCollision
    if (this.#ignoresOffer) return
    if (description.type === 'offer') this.#mendedAt = performance.now()
    await connection.setRemoteDescription(description)
    for (const candidate of this.#candidates.splice(0)) await connection.addIceCandidate(candidate)
    if (description.type !== 'offer') return
    await connection.setLocalDescription()
    this.#sayDescription(connection)
  }

  #sayDescription({ localDescription }: RTCPeerConnection): void {
    // What has not left yet speaks of the description before.
    this.#waiting = this.#waiting.filter(({ is }) => is !== 'description' && is !== 'candidate')
    if (localDescription) this.#say({ is: 'description', description: localDescription.toJSON() })
  }

  #meet(other: string): void {
    this.#drop()
    this.#other = other
    this.#mendedAt = performance.now()
    this.#isTried = false
    this.#isMeant = true
    const { iceServers, isRelayOnly, own, onRemote } = this.#options
    const connection = new RTCPeerConnection({ iceServers, iceTransportPolicy: isRelayOnly ? 'relay' : 'all' })
    this.#connection = connection
    connection.onnegotiationneeded = () => this.#offer(connection)
    connection.onicecandidate = ({ candidate }) => {
      if (candidate) this.#say({ is: 'candidate', candidate: candidate.toJSON() })
    }
    const remote = new MediaStream()
    connection.ontrack = ({ track }) => {
      remote.addTrack(track)
      onRemote(remote)
    }
    for (const track of own.getTracks()) connection.addTrack(track, own)
    // Who refused his camera or microphone still sees and hears the other.
    for (const kind of ['audio', 'video'] as const)
      if (!own.getTracks().some(track => track.kind === kind))
        connection.addTransceiver(kind, { direction: 'recvonly' })
  }

  async #offer(connection: RTCPeerConnection): Promise<void> {
    try {
      this.#isOffering = true
      await connection.setLocalDescription()
      this.#sayDescription(connection)
    } catch {
      // The line was closed meanwhile, or is mended by the next restart.
    } finally {
      this.#isOffering = false
    }
  }

  #mend(): void {
    const connection = this.#connection
    const now = performance.now()
    if (connection?.connectionState === 'connected') {
      this.#mendedAt = now
      this.#isTried = false
      return
    }
    if (this.#other === undefined) {
      if (now - this.#mendedAt < brokenMs) return
      this.#mendedAt = now
      return this.#say({ is: 'hello' })
    }
    const waitMs = this.#options.isPolite ? politeMs : this.#isTried || isUnderWay(connection) ? tryMs : brokenMs
    if (now - this.#mendedAt < waitMs) return
    this.#mendedAt = now
    this.#isTried = true
    connection?.restartIce()
    // Before its last offer is answered, a connection asks for no other: that one was lost.
    if (connection?.signalingState === 'have-local-offer') void this.#offer(connection)
  }

  #drop(): void {
    if (!this.#connection) return
    this.#connection.onnegotiationneeded = null
    this.#connection.onicecandidate = null
    this.#connection.ontrack = null
    this.#connection.close()
    this.#connection = undefined
    this.#isOffering = false
    this.#ignoresOffer = false
    this.#candidates = []
    this.#before = { at: 0, soundBytes: 0, frames: 0, lost: 0, received: 0 }
    this.#options.onRemote(undefined)
  }
}

const isUnderWay = (connection: RTCPeerConnection | undefined): boolean =>
  connection?.connectionState === 'new' || connection?.connectionState === 'connecting'
