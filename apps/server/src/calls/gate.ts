import { ShedError } from './codes.ts'

/** Lets calls in as fast as they are done with, and turns away early what could not be answered in time. */
export interface Gate {
  /** Resolves when the call may go on, with what gives its place back; throws 503 when it may not. */
  enter(call: Arriving): Promise<() => void>
  readonly inHand: number
  readonly waiting: number
  /** Under overload as many wait already as can be let in while they have patience: who comes now comes in vain. */
  readonly isFull: boolean
  /** Somebody was turned away because it is full, before it came to enter. */
  countFull(): void
}

export interface Arriving {
  /** Logins, payments, messages: they go first, and are turned away last (contract: Service.shedLast). */
  isShedLast: boolean
  /** The client has closed its connection: nobody waits for the answer. */
  isGone: () => boolean
}

export interface GateOptions {
  /** Calls that are worked on at once. */
  most?: number
  /** AttemptOutcome once for each call that is turned away. */
  onShed?: (why: 'late' | 'full' | 'gone') => void
}

interface Waiting extends Arriving {
  since: number
  let: (in_: () => void) => void
  refuse: (error: Error) => void
}

const usualMost = 64
/** Beyond this nobody is even asked to wait: memory is not a queue. */
const mostWaiting = 4_000
/** A queue that has stood for so long is overload; a shorter one is a page that asks for ten things at once. */
const overloadMs = 100
/** How long an ordinary call may wait in a burst, and what is shed last always. */
const burstPatienceMs = 2_000
const lastPatienceMs = 5_000
const leastPatienceMs = 100
/** Who has worked for longer waits for something else than for us (a lock, an outside system): the place is given on. */
const placeMs = 1_000
const sweepMs = 50

/**
 * A queue without end answers everybody, late: at three times its capacity each call waits for minutes. Here at most
 * `most` calls are worked on; the others wait no longer than a call takes, and hear 503 then, while it is still worth
 * something to them (docs/decisions/0105).
 */
export function openGate({ most = usualMost, onShed = () => {} }: GateOptions = {}): Gate {
  const running = new Set<{ since: number }>()
  const queues = { last: new Set<Waiting>(), usual: new Set<Waiting>() }
  /** Moving average of how long a call takes once it is in. */
  let takesMs = leastPatienceMs
  let stoodSince = Infinity
  let sweeper: NodeJS.Timeout | undefined

  const waiting = (): number => queues.last.size + queues.usual.size

  function shed(one: Waiting, why: 'late' | 'full' | 'gone'): void {
    onShed(why)
    one.refuse(new ShedError())
  }

  function patienceOf({ isShedLast }: Waiting, now: number): number {
    if (isShedLast) return lastPatienceMs
    return now - stoodSince < overloadMs
      ? burstPatienceMs
      : Math.max(leastPatienceMs, Math.min(takesMs, burstPatienceMs))
  }

  const isFull = (): boolean =>
    queues.usual.size >= mostWaiting || (queues.usual.size >= most && performance.now() - stoodSince >= overloadMs)

  function start(): () => void {
    const place = { since: performance.now() }
    running.add(place)
    let isLeft = false
    return () => {
      if (isLeft) return
      isLeft = true
      takesMs += (Math.min(performance.now() - place.since, placeMs) - takesMs) / most
      if (running.delete(place)) admit()
    }
  }

  function admit(): void {
    const now = performance.now()
    for (const queue of [queues.last, queues.usual])
      for (const one of queue) {
        if (running.size >= most) return
        queue.delete(one)
        if (one.isGone()) shed(one, 'gone')
        else if (now - one.since > patienceOf(one, now)) shed(one, 'late')
        else one.let(start())
      }
    stoodSince = Infinity
  }

  function sweep(): void {
    const now = performance.now()
    for (const place of running) {
      // In the order of their start.
      if (now - place.since < placeMs) break
      running.delete(place)
    }
    for (const queue of [queues.last, queues.usual])
      for (const one of queue) {
        if (now - one.since <= patienceOf(one, now)) break
        queue.delete(one)
        shed(one, one.isGone() ? 'gone' : 'late')
      }
    admit()
    if (waiting() > 0) return
    clearInterval(sweeper)
    sweeper = undefined
  }

  return {
    enter: call =>
      new Promise((resolve, reject) => {
        if (running.size < most && waiting() === 0) return resolve(start())
        const one: Waiting = { ...call, since: performance.now(), let: resolve, refuse: reject }
        if (call.isShedLast ? queues.last.size >= mostWaiting : isFull()) return shed(one, 'full')
        if (waiting() === 0) stoodSince = one.since
        queues[call.isShedLast ? 'last' : 'usual'].add(one)
        sweeper ??= setInterval(sweep, sweepMs)
      }),
    get inHand() {
      return running.size
    },
    get waiting() {
      return waiting()
    },
    get isFull() {
      return isFull()
    },
    countFull: () => onShed('full'),
  }
}
