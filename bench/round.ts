import { nthOf } from '@nethos/contract/common/present.ts'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface Round {
  callsPerSecond: number
  /** Milliseconds, sorted. */
  latencies: Float64Array
  bytes: number
}

interface RoundOptions {
  port: number
  requests: readonly Buffer[]
  connections: number
  seconds: number
  /** Looks at a whole reply; throws when it is not the right one. */
  check: (reply: string) => void
}

const headEnd = Buffer.from('\r\n\r\n')
export const answered = Buffer.from('HTTP/1.1 200')
const success = Buffer.from('{"code":"0"')
const checkedEvery = 97

/**
 * Sends the requests for so many seconds. Every reply must be 200 with code 0, and one of 97 is read through.
 */
export async function runRound({ port, requests, connections, seconds, check }: RoundOptions): Promise<Round> {
  const latencies = new Float64Array(requests.length)
  let [received, bytes] = [0, 0]
  const perSecond = await exchange({
    ports: [port],
    requests,
    connections,
    seconds,
    onReply({ reply, bodyFrom, milliseconds }) {
      latencies[received++] = milliseconds
      bytes += reply.length
      expectSuccess(reply, bodyFrom)
      if (received % checkedEvery === 1) check(reply.toString('utf8', bodyFrom))
    },
  })
  return { callsPerSecond: perSecond, latencies: latencies.subarray(0, received).sort(), bytes: bytes / received }
}

interface Exchanged {
  reply: Buffer
  bodyFrom: number
  milliseconds: number
}

interface ExchangeOptions {
  /** The connections are shared out among them. */
  ports: readonly number[]
  requests: readonly Buffer[]
  connections: number
  /** Left out: until all are answered. */
  seconds?: number
  /** Throws when it is not the right one. */
  onReply: (one: Exchanged) => void
}

/**
 * Sends the requests over connections that are kept alive, one at a time on each; answers how many were answered in a second.
 * A client of our own, as it must cost the servers' machine little.
 */
export async function exchange({ ports, requests, connections, seconds = Infinity, onReply }: ExchangeOptions) {
  const sockets = await Promise.all(
    Array.from({ length: connections }, (_, nth) => open(nthOf(ports, nth % ports.length))),
  )
  let [sent, received] = [0, 0]
  const began = performance.now()
  const deadline = began + seconds * 1000

  const talk = (socket: Socket) =>
    new Promise<void>((resolve, reject) => {
      let pending: Buffer | undefined
      let asked = 0
      const next = () => {
        if (sent === requests.length || performance.now() >= deadline) return resolve()
        asked = performance.now()
        socket.write(nthOf(requests, sent++))
      }
      socket.on('data', chunk => {
        const reply = pending ? Buffer.concat([pending, chunk]) : chunk
        const bodyFrom = reply.indexOf(headEnd) + headEnd.length
        if (bodyFrom < headEnd.length || reply.length < bodyFrom + lengthIn(reply, bodyFrom)) {
          pending = reply
          return
        }
        pending = undefined
        received++
        try {
          onReply({ reply, bodyFrom, milliseconds: performance.now() - asked })
          next()
        } catch (error) {
          reject(error)
        }
      })
      socket.on('error', reject)
      socket.on('close', () => reject(new Error('The server closed a connection that is kept alive.')))
      next()
    })

  try {
    await Promise.all(sockets.map(talk))
  } finally {
    for (const socket of sockets) socket.destroy()
  }
  return (received / (performance.now() - began)) * 1000
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  return socket
}

function lengthIn(reply: Buffer, bodyFrom: number): number {
  const head = reply.toString('latin1', 0, bodyFrom)
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`A reply without its length: ${head}`)
  return Number(length)
}

function expectSuccess(reply: Buffer, bodyFrom: number): void {
  const isRight =
    reply.subarray(0, answered.length).equals(answered) &&
    reply.subarray(bodyFrom, bodyFrom + success.length).equals(success)
  if (!isRight) throw new Error(`Not the reply to measure: ${reply.toString('utf8', 0, 600)}`)
}
