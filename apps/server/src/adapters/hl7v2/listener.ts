import type net from 'node:net'
import tls from 'node:tls'
import { randomUUID } from 'node:crypto'
import type { Clock } from '../../ports/clock.ts'
import type { CameIn } from '../../ports/hospital-messages.ts'
import { acknowledgement, isWanted } from './ack.ts'
import type { Hl7Hospital } from './hl7-hospital.ts'
import { framed, frames } from './mllp.ts'
import { readMessage } from './reader.ts'
import { mayConnect, senderOf } from './sender.ts'

export interface ListenerOptions {
  host: string
  port: number
  key: string
  cert: string
  /** With it a sender must show a certificate that it has signed. */
  ca?: string | undefined
  mostConnections?: number
  mostPerAddress?: number
  mostBytes?: number
  /** Bytes of unfinished messages on all connections together. */
  mostWaiting?: number
  /** So long a message may take to come in, and a connection be quiet. */
  frameMs?: number
  idleMs?: number
  report: (sentence: string, about?: object) => void
}

const defaults = {
  mostConnections: 200,
  mostPerAddress: 50,
  // A PDF of 10 MiB in base64, and what stands around it.
  mostBytes: 16 * 1024 * 1024,
  mostWaiting: 128 * 1024 * 1024,
  frameMs: 60_000,
  idleMs: 15 * 60_000,
}

interface Shared {
  options: ListenerOptions & typeof defaults
  hospitals: readonly Hl7Hospital[]
  clock: Clock
  take: (came: CameIn) => Promise<unknown>
  open: Map<net.Socket, number>
  perAddress: Map<string, number>
  working: Set<Promise<void>>
}

/** MLLP over TLS. Whoever is not listed is not listened to; every number is bounded. */
export async function listenMllp(
  given: ListenerOptions,
  { hospitals, clock, take }: Pick<Shared, 'hospitals' | 'clock' | 'take'>,
) {
  const options = { ...defaults, ...given }
  const shared: Shared = {
    options,
    hospitals,
    clock,
    take,
    open: new Map(),
    perAddress: new Map(),
    working: new Set(),
  }
  const server = tls.createServer({
    key: options.key,
    cert: options.cert,
    minVersion: 'TLSv1.2',
    handshakeTimeout: 10_000,
    ...(options.ca !== undefined && { ca: options.ca, requestCert: true, rejectUnauthorized: true }),
  })
  server.maxConnections = options.mostConnections
  // Before the handshake, which costs the most.
  server.on('connection', (socket: net.Socket) => admit(shared, socket))
  server.on('secureConnection', socket => serve(shared, socket))
  server.on('tlsClientError', error => options.report('a TLS handshake of an interface failed', { err: error }))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, resolve)
  })
  return {
    port: (server.address() as net.AddressInfo).port,
    /** What is being kept is kept and answered; who is in the midst of a message sends it again. */
    async close() {
      const closed = new Promise<void>(resolve => server.close(() => resolve()))
      await Promise.allSettled(shared.working)
      for (const socket of shared.open.keys()) socket.destroy()
      await closed
    },
  }
}

const addressOf = (socket: net.Socket): string => (socket.remoteAddress ?? '').replace(/^::ffff:/, '')

function admit({ options, hospitals, open, perAddress }: Shared, socket: net.Socket): void {
  const address = addressOf(socket)
  const count = perAddress.get(address) ?? 0
  if (!mayConnect(hospitals, address) || count >= options.mostPerAddress) {
    options.report('an interface was not let in', { address, connections: count })
    socket.destroy()
    return
  }
  perAddress.set(address, count + 1)
  open.set(socket, 0)
  socket.on('error', () => undefined)
  socket.once('close', () => {
    const left = (perAddress.get(address) ?? 1) - 1
    if (left > 0) perAddress.set(address, left)
    else perAddress.delete(address)
    open.delete(socket)
  })
}

function serve(shared: Shared, socket: tls.TLSSocket): void {
  const { options, open, working } = shared
  const { report } = options
  const reading = frames(options.mostBytes)
  const queue: Buffer[] = []
  let late: NodeJS.Timeout | undefined
  let isBusy = false
  open.set(socket, 0)
  socket.setTimeout(options.idleMs, () => socket.destroy())
  socket.on('error', () => undefined)
  socket.once('close', () => {
    clearTimeout(late)
    open.delete(socket)
  })
  const giveUp = (sentence: string, error?: unknown): void => {
    report(sentence, { address: addressOf(socket), err: error })
    socket.destroy()
  }
  const work = async (): Promise<void> => {
    isBusy = true
    socket.pause()
    for (let next = queue.shift(); next && !socket.destroyed; next = queue.shift()) await answer(shared, socket, next)
    isBusy = false
    socket.resume()
  }
  socket.on('data', chunk => {
    try {
      queue.push(...reading.push(chunk))
    } catch (error) {
      return giveUp('a message of an interface was too long', error)
    }
    open.set(socket, reading.waiting)
    if (reading.waiting === 0) clearTimeout(late)
    else if (late === undefined || reading.waiting <= chunk.length) {
      clearTimeout(late)
      late = setTimeout(() => giveUp('a message of an interface did not come to its end'), options.frameMs)
    }
    if (total(open) > options.mostWaiting) return giveUp('interfaces send more than can be held at once')
    if (queue.length === 0 || isBusy) return undefined
    const done = work()
      .catch((error: unknown) => giveUp('a message of an interface could not be kept', error))
      .finally(() => working.delete(done))
    working.add(done)
    return undefined
  })
}

const total = (open: Map<unknown, number>): number => [...open.values()].reduce((sum, one) => sum + one, 0)

/** Kept, then answered: what cannot be kept is not acknowledged, and its sender keeps it. */
async function answer({ hospitals, clock, take }: Shared, socket: tls.TLSSocket, bytes: Buffer): Promise<void> {
  const sentFrom = addressOf(socket)
  const hospital = senderOf(
    hospitals,
    { address: sentFrom, certificate: socket.getPeerCertificate().fingerprint256 },
    bytes,
  )
  if (!hospital) {
    socket.destroy()
    return
  }
  const { asked, ackFault, ...read } = readMessage(bytes, hospital, clock)
  await take({ hosId: hospital.hosId, sentFrom, bytes, read })
  if (socket.destroyed || !isWanted(asked.accept, ackFault !== undefined)) return
  const id = randomUUID().replaceAll('-', '').slice(0, 20)
  const sent = framed(acknowledgement(asked, ackFault, { now: clock.now(), id }))
  if (!socket.write(sent)) await new Promise<void>(resolve => socket.once('drain', resolve).once('close', resolve))
}
