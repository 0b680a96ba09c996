import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openGate, type Gate } from './gate.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const here = { isShedLast: false, isGone: () => false }
const last = { ...here, isShedLast: true }

/** What becomes of a call, in a word. */
function fateOf(gate: Gate, call = here) {
  const fate = { is: 'waits', leave: () => {} }
  gate.enter(call).then(
    leave => Object.assign(fate, { is: 'in', leave }),
    (error: Error) => (fate.is = error.message),
  )
  return fate
}
const busy = '网络错误，请稍后重试'
const settle = () => vi.advanceTimersByTimeAsync(0)

test('calls that arrive together are let in one after the other, none is turned away', async () => {
  const gate = openGate({ most: 2 })
  const fates = Array.from({ length: 6 }, () => fateOf(gate))
  for (let nth = 0; nth < 6; nth++) {
    await settle()
    expect(fates[nth]!.is).toBe('in')
    fates[nth]!.leave()
  }
  await settle()
  expect([gate.inHand, gate.waiting]).toEqual([0, 0])
})

test('under a queue that stands, a call waits no longer than a call takes, and is told then', async () => {
  const shed = vi.fn()
  const gate = openGate({ most: 1, onShed: shed })
  const first = fateOf(gate)
  const late = fateOf(gate)
  await vi.advanceTimersByTimeAsync(250)
  expect([first.is, late.is]).toEqual(['in', busy])
  expect(shed).toHaveBeenCalledExactlyOnceWith('late')
})

test('what is shed last goes before what came earlier, and waits on when others are turned away', async () => {
  const gate = openGate({ most: 1 })
  const first = fateOf(gate)
  const usual = fateOf(gate)
  const message = fateOf(gate, last)
  await vi.advanceTimersByTimeAsync(500)
  expect([usual.is, message.is]).toEqual([busy, 'waits'])
  const next = fateOf(gate)
  await settle()
  first.leave()
  await settle()
  expect([message.is, next.is]).toEqual(['in', 'waits'])
})

test('who has gone is not worked for', async () => {
  const shed = vi.fn()
  const gate = openGate({ most: 1, onShed: shed })
  const first = fateOf(gate)
  let isGone = false
  const gone = fateOf(gate, { ...here, isGone: () => isGone })
  const next = fateOf(gate)
  await settle()
  isGone = true
  first.leave()
  await settle()
  expect([gone.is, next.is]).toEqual([busy, 'in'])
  expect(shed).toHaveBeenCalledExactlyOnceWith('gone')
})

test('calls that wait for something outside do not keep the others out', async () => {
  const gate = openGate({ most: 2 })
  const slow = [fateOf(gate), fateOf(gate)]
  await vi.advanceTimersByTimeAsync(1_100)
  const quick = fateOf(gate)
  await vi.advanceTimersByTimeAsync(60)
  expect(quick.is).toBe('in')
  for (const one of slow) one.leave()
  expect(gate.inHand).toBe(1)
})

test('a burst beyond all measure is turned away at once, but for what is shed last', async () => {
  const gate = openGate({ most: 1 })
  const crowd = Array.from({ length: 4_002 }, () => fateOf(gate))
  const message = fateOf(gate, last)
  await settle()
  expect(crowd.at(-1)!.is).toBe(busy)
  expect(crowd.at(-2)!.is).toBe('waits')
  expect(message.is).toBe('waits')
})

test('what is shed last is not a queue without end either', async () => {
  const shed = vi.fn()
  const gate = openGate({ most: 1, onShed: shed })
  fateOf(gate)
  const crowd = Array.from({ length: 4_001 }, () => fateOf(gate, last))
  await settle()
  expect([crowd.at(-1)!.is, crowd.at(-2)!.is]).toEqual([busy, 'waits'])
  expect(shed).toHaveBeenCalledExactlyOnceWith('full')
})
