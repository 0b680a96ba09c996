import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { breakerBounds, openBreaker } from './breaker.ts'

class Silence extends Error {}
class Refusal extends Error {}

let at = 0
const open = () =>
  openBreaker({
    now: () => at,
    deadlineMs: 1_000,
    isAway: error => error instanceof Silence,
    away: why => new Silence(why),
  })
type Breaker = ReturnType<typeof open>

/** A call that ends when the test says so. */
function aCall(breaker: Breaker) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let wasSent = false
  const ended = breaker
    .run(() => {
      wasSent = true
      return promise
    })
    .catch((error: Error) => error)
  return { ended, wasSent: () => wasSent, answer: () => resolve('an answer'), fail: () => reject(new Silence()) }
}
async function failing(breaker: Breaker, times: number) {
  for (let left = times; left > 0; left--) await breaker.run(() => Promise.reject(new Silence())).catch(() => {})
}

beforeEach(() => {
  at = 0
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('after five calls without an answer nothing is sent any more, and whoever asks is told at once', async () => {
  const breaker = open()
  await failing(breaker, 4)
  expect(breaker.look().state).toBe('closed')
  await failing(breaker, 1)
  const refused = aCall(breaker)
  expect(await refused.ended).toBeInstanceOf(Silence)
  expect(refused.wasSent()).toBe(false)
  expect(breaker.look()).toMatchObject({ state: 'open', outcomes: { failed: 5, refused_open: 1 } })
})

test('an answer that refuses is an answer', async () => {
  const breaker = open()
  for (let left = 20; left > 0; left--)
    await expect(breaker.run(() => Promise.reject(new Refusal()))).rejects.toThrow(Refusal)
  expect(breaker.look()).toMatchObject({ state: 'closed', outcomes: { answered: 20, failed: 0 } })
})

test('failures that are minutes apart open nothing', async () => {
  const breaker = open()
  for (let left = 20; left > 0; left--) {
    await failing(breaker, 1)
    at += breakerBounds.withinMs / 3
  }
  expect(breaker.look().state).toBe('closed')
})

test('a call that does not come back is given up at its deadline and counts as a failure', async () => {
  const breaker = open()
  const calls = Array.from({ length: 5 }, () => aCall(breaker))
  await vi.advanceTimersByTimeAsync(1_000)
  for (const { ended } of calls) expect(await ended).toBeInstanceOf(Silence)
  expect(breaker.look()).toMatchObject({ state: 'open', inHand: 0 })
})

test('after its rest one call tries; when it is answered all may ask again', async () => {
  const breaker = open()
  await failing(breaker, 5)
  at += breakerBounds.firstRestMs
  const [trial, other] = [aCall(breaker), aCall(breaker)]
  expect(breaker.look().state).toBe('half_open')
  expect([trial.wasSent(), other.wasSent()]).toEqual([true, false])
  trial.answer()
  expect(await trial.ended).toBe('an answer')
  expect(breaker.look().state).toBe('closed')
  expect(await breaker.run(async () => 'another')).toBe('another')
})

test('a try that fails doubles the rest, up to its longest', async () => {
  const breaker = open()
  await failing(breaker, 5)
  for (const restMs of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
    at += restMs - 1
    const early = aCall(breaker)
    await early.ended
    expect(early.wasSent()).toBe(false)
    at += 1
    const trial = aCall(breaker)
    trial.fail()
    await trial.ended
    expect(trial.wasSent()).toBe(true)
    expect(breaker.look().state).toBe('open')
  }
})

test('a call of before says nothing of the system now', async () => {
  const breaker = open()
  const old = aCall(breaker)
  await failing(breaker, 5)
  at += breakerBounds.firstRestMs
  aCall(breaker).answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(breaker.look().state).toBe('closed')
  await failing(breaker, 4)
  old.fail()
  await old.ended
  expect(breaker.look().state).toBe('closed')
})

test('so many are under way and no more; the others wait for a place, and not for ever', async () => {
  const breaker = open()
  const calls = Array.from({ length: breakerBounds.atOnce + 2 }, () => aCall(breaker))
  const [first] = calls
  const [next, last] = calls.slice(breakerBounds.atOnce)
  await vi.advanceTimersByTimeAsync(0)
  expect(calls.filter(one => one.wasSent())).toHaveLength(breakerBounds.atOnce)
  first!.answer()
  await first!.ended
  await vi.advanceTimersByTimeAsync(0)
  expect([next!.wasSent(), last!.wasSent()]).toEqual([true, false])
  // What is under way may take longer than those in line wait: they are told.
  for (const one of calls) if (one !== next && one !== last) one.answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(last!.wasSent()).toBe(true)
  next!.answer()
  last!.answer()
  expect(await last!.ended).toBe('an answer')
  expect(breaker.look()).toMatchObject({ inHand: 0, outcomes: { answered: calls.length, refused_full: 0 } })
})

test('those who stand in line are told when the system is left alone, without having waited out their time', async () => {
  const breaker = open()
  const calls = Array.from({ length: breakerBounds.atOnce + 3 }, () => aCall(breaker))
  await vi.advanceTimersByTimeAsync(0)
  for (const one of calls.slice(0, 5)) one.fail()
  await vi.advanceTimersByTimeAsync(0)
  const inLine = calls.slice(breakerBounds.atOnce)
  for (const { ended } of inLine) expect(await ended).toBeInstanceOf(Silence)
  expect(breaker.look().state).toBe('open')
})
