import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Peer } from './peer.ts'

interface Signal {
  is: string
  from: string
  to?: string
  description?: RTCSessionDescriptionInit
}

const connections: FakeConnection[] = []

/** The browser's connection as far as a line is begun and mended; it meets nobody by itself. */
class FakeConnection {
  connectionState: RTCPeerConnectionState = 'new'
  signalingState: RTCSignalingState = 'stable'
  localDescription: { toJSON: () => RTCSessionDescriptionInit } | undefined
  remoteDescription: RTCSessionDescriptionInit | null = null
  onnegotiationneeded: (() => void) | undefined
  restarts = 0
  #offers = 0
  #needsOffer = false

  constructor() {
    connections.push(this)
  }

  addTransceiver(): void {
    this.#needOffer()
  }

  // As in a browser: before its last offer is answered, no other is asked for.
  restartIce(): void {
    this.restarts++
    if (this.signalingState === 'stable') this.#needOffer()
  }

  async setLocalDescription(): Promise<void> {
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer'
    this.signalingState = type === 'offer' ? 'have-local-offer' : 'stable'
    const sdp = `${type} ${++this.#offers}`
    this.localDescription = { toJSON: () => ({ type, sdp }) }
  }

  async setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void> {
    this.signalingState = description.type === 'offer' ? 'have-remote-offer' : 'stable'
    this.remoteDescription = description
  }

  /** Asked for once, however much has changed. */
  #needOffer(): void {
    if (this.#needsOffer) return
    this.#needsOffer = true
    queueMicrotask(() => {
      this.#needsOffer = false
      this.onnegotiationneeded?.()
    })
  }

  close(): void {
    this.connectionState = 'closed'
  }
}

beforeEach(() => {
  connections.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('RTCPeerConnection', FakeConnection)
  vi.stubGlobal('MediaStream', Object)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** One side, which the other has just said hello to. */
async function meeting({ isPolite = false } = {}) {
  const sent: Signal[] = []
  const line = { isDown: false }
  const peer = new Peer({
    entryId: 'own',
    isPolite,
    iceServers: [],
    isRelayOnly: false,
    own: { getTracks: () => [], getVideoTracks: () => [], getAudioTracks: () => [] } as unknown as MediaStream,
    send: async body => {
      if (line.isDown) throw new Error('503')
      sent.push(...(JSON.parse(body) as Signal[]))
    },
    onRemote: () => {},
    onShows: () => {},
  })
  const hears = (...signals: object[]) => peer.receive(JSON.stringify(signals.map(one => ({ from: 'other', ...one }))))
  hears({ is: 'hello' })
  const offers = () => sent.filter(({ description }) => description?.type === 'offer').map(one => one.description!.sdp)
  const answered = () => hears({ is: 'description', description: { type: 'answer', sdp: '' } })
  return { peer, sent, line, hears, offers, answered, connection: () => connections.at(-1)! }
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000)

test('what the server did not take is sent again, in order and once', async () => {
  const { line, offers, sent, peer } = await meeting()
  line.isDown = true
  await seconds(3)
  expect(sent).toEqual([])
  line.isDown = false
  await seconds(3)
  expect(sent.map(({ is }) => is).slice(0, 3)).toEqual(['here', 'shows', 'description'])
  expect(offers()).toEqual(['offer 1'])
  peer.close()
})

test('an offer that is never answered is followed by another', async () => {
  const { offers, peer } = await meeting()
  await seconds(9)
  expect(offers()).toEqual(['offer 1'])
  await seconds(3)
  expect(offers()).toEqual(['offer 1', 'offer 2'])
  peer.close()
})

test('a broken line is mended after four seconds, and a try under way is given ten', async () => {
  const { answered, connection, peer } = await meeting()
  await seconds(1)
  answered()
  connection().connectionState = 'connected'
  await seconds(60)
  expect(connection().restarts).toBe(0)
  connection().connectionState = 'disconnected'
  await seconds(5)
  expect(connection().restarts).toBe(1)
  answered()
  connection().connectionState = 'connecting'
  await seconds(8)
  expect(connection().restarts).toBe(1)
  await seconds(3)
  expect(connection().restarts).toBe(2)
  answered()
  connection().connectionState = 'connected'
  await seconds(60)
  expect(connection().restarts).toBe(2)
  peer.close()
})

test('the polite one waits for the offers of the other, and offers himself when none comes', async () => {
  const { answered, connection, hears, peer } = await meeting({ isPolite: true })
  await seconds(1)
  answered()
  connection().connectionState = 'connected'
  await seconds(1)
  connection().connectionState = 'failed'
  for (let nth = 0; nth < 3; nth++) {
    await seconds(10)
    hears({ is: 'description', description: { type: 'offer', sdp: '' } })
  }
  expect(connection().restarts).toBe(0)
  await seconds(20)
  expect(connection().restarts).toBe(1)
  peer.close()
})

test('nothing is sent any more once it is closed', async () => {
  const { sent, line, peer } = await meeting()
  line.isDown = true
  await seconds(2)
  peer.close()
  line.isDown = false
  await seconds(30)
  expect(sent).toEqual([])
})
