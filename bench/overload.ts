import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { cases } from './cases.ts'
import { quantile, table } from './figures.ts'
import { fill } from './fill.ts'
import { openHospital } from './hospital.ts'
import { runRound } from './round.ts'
import { signedRequests } from './signed.ts'

export interface Stage {
  name: string
  /** Calls asked in a second. */
  asked: number
  seconds: number
  /** Milliseconds of those that were answered with 200, sorted. */
  accepted: Float64Array
  /** 503, and how many of them say when to come again. */
  shed: number
  shedWithRetry: number
  shedLatencies: Float64Array
  /** Anything else, an answer that never came included. */
  other: number
  /** What these were told, in a word each; '' when the connection ended, 'silent' when nothing came. */
  otherWords: Record<string, number>
  /** Calls for which the load program had no connection left. */
  unasked: number
}

export interface Overload {
  capacity: number
  stages: Stage[]
}

const patience = 20_000
const connections = 1_500
/** Of the capacity. */
const shares = [
  ['usual', 0.6],
  ['three times', 3],
  ['usual again', 0.6],
] as const

/** Calls that come whether or not those before them are answered: what the server does beyond its capacity. */
export async function measureOverload(seconds: number): Promise<Overload> {
  const hospital = await openHospital({ DATABASE_POOL: '20' })
  try {
    const patients = await fill(hospital.ownerUrl)
    const port = Number(new URL(hospital.origin).port)
    const one = cases[0]!
    const requestsOf = (count: number) => signedRequests(one, '/api', patients, count)
    const round = () =>
      runRound({ port, requests: requestsOf(8_000), connections: 32, seconds: 2, check: () => undefined })
    await round()
    const { callsPerSecond: capacity } = await round()
    const stages: Stage[] = []
    for (const [name, share] of shares) {
      const asked = Math.round(capacity * share)
      stages.push({ name, ...(await openLoop(port, requestsOf(asked * seconds), asked, seconds)) })
      await wait(500)
    }
    return { capacity, stages }
  } finally {
    await hospital.stop()
  }
}

/** Each call on a connection that is free; a call that finds none has not been asked, and is said so. */
export async function openLoop(
  port: number,
  requests: Buffer[],
  asked: number,
  seconds: number,
): Promise<Omit<Stage, 'name'>> {
  const all = await Promise.all(Array.from({ length: connections }, () => open(port)))
  const idle = [...all]
  const accepted: number[] = []
  const shed: number[] = []
  let [shedWithRetry, other, unasked, underWay] = [0, 0, 0, 0]
  const received = ({ status, mayComeAgain, milliseconds }: Answer): void => {
    underWay--
    if (status === '200') accepted.push(milliseconds)
    else if (status === '503') {
      shed.push(milliseconds)
      if (mayComeAgain) shedWithRetry++
    } else {
      other++
      otherWords[status] = (otherWords[status] ?? 0) + 1
    }
  }
  const otherWords: Record<string, number> = {}
  const began = performance.now()
  for (let sent = 0; sent < requests.length;) {
    const due = Math.min(requests.length, Math.floor(((performance.now() - began) / 1000) * asked))
    for (; sent < due; sent++) {
      const socket = nextOf(idle, all, port)
      if (!socket) {
        unasked++
        continue
      }
      underWay++
      ask(socket, requests[sent]!, answer => {
        received(answer)
        idle.push(socket)
      })
    }
    await wait(1)
  }
  const lasted = (performance.now() - began) / 1000
  for (const deadline = performance.now() + patience; underWay > 0 && performance.now() < deadline;) await wait(20)
  for (const socket of all) socket.destroy()
  const sorted = (list: number[]) => Float64Array.from(list).sort()
  return {
    asked,
    seconds: Math.max(seconds, lasted),
    accepted: sorted(accepted),
    shed: shed.length,
    shedWithRetry,
    shedLatencies: sorted(shed),
    other: other + underWay,
    otherWords: underWay > 0 ? { ...otherWords, silent: underWay } : otherWords,
    unasked,
  }
}

/** A connection on which nothing was asked for fifteen seconds the server has closed, with a word of its own (408): another is opened in its place, as a browser does. */
function nextOf(idle: Socket[], all: Socket[], port: number): Socket | undefined {
  for (let socket = idle.pop(); socket; socket = idle.pop()) {
    if (!socket.destroyed && !socket.readableEnded && socket.readableLength === 0) return socket
    void open(port).then(fresh => {
      all.push(fresh)
      idle.push(fresh)
    })
  }
  return undefined
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  socket.on('error', () => undefined)
  return socket
}

interface Answer {
  status: string
  mayComeAgain: boolean
  milliseconds: number
}

const longestHead = 1_500

function ask(socket: Socket, request: Buffer, answered: (answer: Answer) => void): void {
  const began = performance.now()
  let left = -1
  let answer = { status: '', mayComeAgain: false }
  const end = (): void => {
    socket.off('data', read)
    socket.off('close', end)
    answered({ ...answer, milliseconds: performance.now() - began })
  }
  const read = (chunk: Buffer): void => {
    if (left < 0) {
      const head = chunk.toString('latin1', 0, longestHead)
      const bodyFrom = head.indexOf('\r\n\r\n') + 4
      answer = { status: head.slice(9, 12), mayComeAgain: /\r\nretry-after: \d/i.test(head) }
      left = bodyFrom + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
    }
    left -= chunk.length
    if (left <= 0) end()
  }
  socket.on('data', read)
  socket.once('close', end)
  socket.write(request)
}

/** p99 of what is accepted at three times the capacity, as a multiple of the usual. */
export const overloadRatio = ({ stages }: Overload): number =>
  quantile(stages[1]!.accepted, 0.99) / quantile(stages[0]!.accepted, 0.99)

export function reportOverload({ capacity, stages }: Overload): string {
  const rows = stages.map(one => [
    one.name,
    one.asked,
    Math.round(one.accepted.length / one.seconds),
    quantile(one.accepted, 0.5).toFixed(0),
    quantile(one.accepted, 0.99).toFixed(0),
    one.shed,
    one.shedWithRetry,
    one.shed > 0 ? quantile(one.shedLatencies, 0.99).toFixed(0) : '',
    one.other,
    one.unasked,
  ])
  return [
    `### Overload: capacity ${Math.round(capacity)} calls/s (closed loop of 32, consult detail)\n`,
    table(
      ['', 'asked/s', '200/s', 'p50 ms', 'p99 ms', '503', 'with retry-after', 'p99 of 503 ms', 'other', 'not asked'],
      rows,
    ),
  ].join('\n')
}
