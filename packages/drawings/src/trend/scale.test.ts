import { expect, test } from 'vitest'
import { drawingOf, frame, ticksFor } from './scale.ts'
import { aTrendLine } from './trend.samples.ts'
import { describeChange } from './trend-words.ts'

test.each([
  [3.9, 7, [3, 4, 5, 6, 7]],
  [0, 0.5, [0, 0.1, 0.2, 0.3, 0.4, 0.5]],
  [5, 5, [5, 6, 7, 8, 9, 10]],
  [62, 104, [60, 70, 80, 90, 100, 110]],
])('from %d to %d round numbers stand on the side', (low, high, ticks) => {
  const found = ticksFor(low, high)
  expect(found[0]).toBeLessThanOrEqual(low)
  expect(found.at(-1)).toBeGreaterThanOrEqual(high)
  if (low !== high) expect(found).toEqual(ticks)
})

test('time runs by days and height by values, within the frame', () => {
  const { points, band } = drawingOf(aTrendLine)
  const [first, second, third] = points
  expect(first && second && third && second.x - first.x).toBeCloseTo(third && second ? third.x - second.x : 0, 0)
  expect(second && third && first && second.y < third.y && third.y < first.y).toBe(true)
  expect(points.every(({ x, y }) => x >= frame.left && x <= frame.width && y >= 0 && y <= frame.height)).toBe(true)
  expect(band.split(' ')).toHaveLength(6)
})

test('a single result is drawn in the middle, with its range over the whole width', () => {
  const { points, band } = drawingOf({ ...aTrendLine, points: aTrendLine.points.slice(0, 1) })
  expect(points[0]?.x).toBeGreaterThan(150)
  expect(band).toContain(`${frame.left},`)
  expect(band).toContain(`${frame.width - frame.right},`)
})

test('the last step is told in numbers', () => {
  expect(describeChange(aTrendLine)).toBe('比上次（2024-01-01）低 1 mmol/L')
  expect(describeChange({ ...aTrendLine, points: aTrendLine.points.slice(0, 1) })).toBe('')
})
