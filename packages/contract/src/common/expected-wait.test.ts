import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectedWait } from './expected-wait.ts'

const minute = 60_000
const now = 1_800_000_000_000
const everyMinutes = (each: number, count: number) => Array.from({ length: count }, (_, at) => now - at * each * minute)

test('five before, one each six minutes: 36 minutes, and no range where it never varied', () => {
  expect(expectedWait(everyMinutes(6, 20), 5, now)).toEqual({ from: 36, to: 36 })
})

test('with four calls nobody knows, and old calls do not count', () => {
  expect(expectedWait(everyMinutes(6, 4), 5, now)).toBeUndefined()
  expect(
    expectedWait(
      everyMinutes(6, 20).map(at => at - 4 * 60 * minute),
      5,
      now,
    ),
  ).toBeUndefined()
})

test('a break of an hour is not what one person takes', () => {
  const calls = everyMinutes(6, 10).map(at => (at < now - 20 * minute ? at - 60 * minute : at))
  expect(expectedWait(calls, 0, now)).toEqual({ from: 6, to: 6 })
})

test('the range is never turned round, and grows with the line', () => {
  const gaps = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 6, maxLength: 12 })
  fc.assert(
    fc.property(gaps, fc.integer({ min: 0, max: 30 }), (all, before) => {
      let at = now
      const calls = [now, ...all.map(gap => (at -= gap * minute))]
      const [near, far] = [expectedWait(calls, before, now)!, expectedWait(calls, before + 1, now)!]
      expect(near.from).toBeLessThanOrEqual(near.to)
      expect(far.to).toBeGreaterThanOrEqual(near.to)
    }),
  )
})

test('of many simulated lines nine of ten waits lie within the range', () => {
  let seed = 7
  const luck = () => (seed = (seed * 48271) % 2147483647) / 2147483647
  const gap = () => 4 + 8 * luck()
  let within = 0
  const runs = 2000
  for (let run = 0; run < runs; run++) {
    let at = now
    const calls = [now, ...Array.from({ length: 20 }, () => (at -= gap() * minute))]
    const before = Math.floor(luck() * 10)
    const truth = Array.from({ length: before + 1 }, gap).reduce((sum, one) => sum + one, 0)
    const { from, to } = expectedWait(calls, before, now)!
    if (truth >= from && truth <= to) within += 1
  }
  expect(within / runs).toBeGreaterThan(0.85)
  expect(within / runs).toBeLessThan(0.99)
})
