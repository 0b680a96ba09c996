import { nthOf } from '@nethos/contract/common/present.ts'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** What came of the calls of one second. */
export interface Second {
  /** Milliseconds of those that were answered with 200, sorted. */
  accepted: Float64Array
  /** 503. */
  shed: number
  /** Anything else, an answer that never came included. */
  other: number
  /** Calls for which the load program had no connection left. */
  unasked: number
}

export interface Asked extends Second {
  /** Calls asked in a second. */
  asked: number
  seconds: number
  /** How many of those that were told 503 were told when to come again. */
  shedWithRetry: number
  shedLatencies: Float64Array
  /** Calls on a connection that the server was closing for its silence, asked once more on another, as a browser does. */
  askedAgain: number
  /** What these were told, in a word each; '' when the connection ended, 'silent' when nothing came. */
  otherWords: Record<string, number>
  bySecond: Second[]
  /** By performance.now(): the first call, and when the last had been asked. */
  beganAt: number
  askedUntil: number
}

const patience = 20_000
const connections = 1_500
const addresses = 100

interface Tally {
  accepted: number[]
  shed: number
  other: number
  unasked: number
  underWay: number
}
const emptyTally = (): Tally => ({ accepted: [], shed: 0, other: 0, unasked: 0, underWay: 0 })
const sorted = (list: readonly number[]) => Float64Array.from(list).sort()

/** Each call on a connection that is free; a call that finds none has not been asked, and is said so. `onAsked`: all have been asked, and some may still wait. */
export async function openLoop(
  port: number,
  requests: Buffer[],
  asked: number,
  seconds: number,
  onAsked: () => void = () => undefined,
): Promise<Asked> {
  const all = await openAll(port)
  const idle = [...all]
  const tallies = Array.from({ length: Math.ceil(seconds) }, emptyTally)
  const shedLatencies: number[] = []
  const otherWords: Record<string, number> = {}
  let [shedWithRetry, askedAgain] = [0, 0]
  const received = (tally: Tally, { status, mayComeAgain, milliseconds }: Answer): void => {
    tally.underWay--
    if (status === '200') tally.accepted.push(milliseconds)
    else if (status === '503') {
      tally.shed++
      shedLatencies.push(milliseconds)
      if (mayComeAgain) shedWithRetry++
    } else {
      tally.other++
      otherWords[status] = (otherWords[status] ?? 0) + 1
    }
  }
  const send = (tally: Tally, request: Buffer, socket: Socket, isAgain = false): void =>
    ask(socket, request, answer => {
      const isClosed = answer.status === '' || answer.status === '408'
      if (!isClosed) idle.push(socket)
      if (!isClosed || isAgain) return received(tally, answer)
      askedAgain++
      const onFresh = (fresh: Socket): void => {
        all.push(fresh)
        send(tally, request, fresh, true)
      }
      open(port).then(onFresh, () => received(tally, answer))
    })
  const beganAt = performance.now()
  for (let sent = 0; sent < requests.length;) {
    const passed = (performance.now() - beganAt) / 1000
    const tally = nthOf(tallies, Math.min(tallies.length - 1, Math.floor(passed)))
    const due = Math.min(requests.length, Math.floor(passed * asked))
    for (; sent < due; sent++) {
      const socket = nextOf(idle, all, port)
      if (!socket) {
        tally.unasked++
        continue
      }
      tally.underWay++
      send(tally, nthOf(requests, sent), socket)
    }
    await wait(1)
  }
  const askedUntil = performance.now()
  onAsked()
  const silent = await silentOf(tallies)
  for (const socket of all) socket.destroy()
  return {
    ...sumOf(tallies),
    asked,
    seconds: Math.max(seconds, (askedUntil - beganAt) / 1000),
    shedWithRetry,
    shedLatencies: sorted(shedLatencies),
    askedAgain,
    otherWords: silent > 0 ? { ...otherWords, silent } : otherWords,
    bySecond: tallies.map(secondOf),
    beganAt,
    askedUntil,
  }
}

/** How many have had no answer when patience is over. */
async function silentOf(tallies: readonly Tally[]): Promise<number> {
  const underWay = (): number => tallies.reduce((sum, tally) => sum + tally.underWay, 0)
  for (const deadline = performance.now() + patience; underWay() > 0 && performance.now() < deadline;) await wait(20)
  return underWay()
}

const secondOf = ({ accepted, shed, other, underWay, unasked }: Tally): Second => ({
  accepted: sorted(accepted),
  shed,
  other: other + underWay,
  unasked,
})

function sumOf(tallies: readonly Tally[]): Second {
  const all = emptyTally()
  for (const { accepted, shed, other, unasked, underWay } of tallies) {
    for (const ms of accepted) all.accepted.push(ms)
    all.shed += shed
    all.other += other
    all.unasked += unasked
    all.underWay += underWay
  }
  return secondOf(all)
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

const openedAtOnce = 100
const acceptedMs = 5

/** As many at once as wait for their turn in the server's queue of connections: what comes beyond it the system asks for again after a second and more. */
async function openAll(port: number): Promise<Socket[]> {
  const all: Socket[] = []
  while (all.length < connections) {
    all.push(...(await Promise.all(Array.from({ length: openedAtOnce }, () => open(port)))))
    await wait(acceptedMs)
  }
  return all
}

let opened = 0

/** From many addresses in turn, as patients come: the server gives each of them only so many connections. */
async function open(port: number): Promise<Socket> {
  const localAddress = `127.0.0.${2 + (opened++ % addresses)}`
  const socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true })
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
