import { expect, test } from 'vitest'
import { isFlood, isSlower, recoveredAfter, type Flood } from './flood.ts'

const second = (ms: number, others: Partial<Flood['after']['bySecond'][number]> = {}) => ({
  accepted: Float64Array.of(ms, ms, ms),
  shed: 0,
  other: 0,
  unasked: 0,
  ...others,
})
const flooded = (usual: number[], after: ReturnType<typeof second>[], late = 0): Flood =>
  ({
    capacity: 100,
    capacityAfter: 100,
    usual: { bySecond: usual.map(ms => second(ms)) },
    flood: { askedUntil: 5_000, asked: 1_000, seconds: 1, accepted: new Float64Array(200) },
    after: { beganAt: 5_000 + late, bySecond: after },
  }) as Flood

test('it is itself again at the first of three seconds that are as the worst of the usual ones', () => {
  const turnedAway = second(20, { shed: 3 })
  expect(recoveredAfter(flooded([20, 30], [turnedAway, second(900), ...[60, 50, 40].map(ms => second(ms))]))).toBe(2)
  expect(recoveredAfter(flooded([20], [second(20), second(20), second(20)]))).toBe(0)
})

test('the time until it was asked again counts, too', () =>
  expect(recoveredAfter(flooded([20], [second(20), second(20), second(20)], 1_500))).toBe(1.5))

test('a second that the machine spoils later is no part of the flood, one that spoils each third is', () => {
  const [good, bad] = [second(20), second(20, { unasked: 1 })]
  expect(recoveredAfter(flooded([20], [good, good, good, bad, good]))).toBe(0)
  expect(recoveredAfter(flooded([20], [good, good, bad, good, good, bad]))).toBeUndefined()
})

test('a machine that does less by itself than before the flood is busy, and judges nothing', () => {
  const usual = flooded([20], [])
  expect(isSlower(usual)).toBe(false)
  expect(isSlower({ ...usual, capacityAfter: 60 })).toBe(true)
})

test('where nearly all was answered there was no flood', () => {
  const flooding = flooded([20], [])
  expect(isFlood(flooding)).toBe(true)
  expect(isFlood({ ...flooding, flood: { ...flooding.flood, accepted: new Float64Array(990) } })).toBe(false)
})
