import { expect, test } from 'vitest'
import type { EcgLead } from '@nethos/contract/reports/report-content.schemas.ts'
import { lengthOf, pathOf } from './trace.ts'

const lead = (samples: (number | null)[], factor = 1, origin = 0): EcgLead => ({ lead: 'II', factor, origin, samples })
const points = (path: string) =>
  [...path.matchAll(/([ML])(-?[\d.]+) (-?[\d.]+)/g)].map(([, kind, x, y]) => [kind, Number(x), Number(y)])

test('one millivolt is ten millimetres upwards', () => {
  expect(points(pathOf(lead([0, 1000]), 40))).toEqual([
    ['M', 0, 0],
    ['L', 1, -10],
  ])
})

test('the factor and the origin of the device are applied', () => {
  expect(points(pathOf(lead([0, 100], 4.88, 12), 40)).map(point => point[2])).toEqual([-0.12, -5])
})

test('one second is 25 millimetres', () => {
  const path = points(pathOf(lead(Array.from({ length: 501 }, () => 0)), 2))
  expect(path.at(-1)?.[1]).toBe(25)
  expect(lengthOf({ periodMs: 2, leads: [lead(Array.from({ length: 5000 }, () => 0))] })).toBe(250)
})

test('what was not recorded is a gap, not a line at zero', () => {
  expect(points(pathOf(lead([500, null, null, 500]), 40)).map(point => point[0])).toEqual(['M', 'M'])
})

test('no peak is lost where samples are closer than can be drawn', () => {
  const samples = Array.from({ length: 2000 }, (_, index) => (index === 777 ? 1800 : index === 778 ? -900 : 0))
  const heights = points(pathOf(lead(samples), 0.5)).map(point => Number(point[2]))
  expect(Math.min(...heights)).toBe(-18)
  expect(Math.max(...heights)).toBe(9)
})
