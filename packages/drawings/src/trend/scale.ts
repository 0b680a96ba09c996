import { daysBetween } from '@nethos/contract/common/days.ts'
import type { TrendLine, TrendPoint } from '@nethos/contract/reports/lab/trend.ts'

/** The drawing's own units; the page scales it to its width. */
export const frame = { width: 340, height: 190, left: 48, right: 12, top: 14, bottom: 26 } as const

export interface PlacedPoint {
  readonly point: TrendPoint
  readonly x: number
  readonly y: number
}

export interface Drawing {
  readonly points: readonly PlacedPoint[]
  /** The laboratory's range at each point, as a closed polygon; empty where none was printed. */
  readonly band: string
  readonly ticks: readonly { value: number; y: number }[]
  readonly days: readonly { day: string; x: number }[]
}

const steps = [1, 2, 2.5, 5, 10]

/** Three to six round numbers that hold both ends. */
export function ticksFor(low: number, high: number): number[] {
  const span = high - low || Math.abs(high) || 1
  const power = 10 ** Math.floor(Math.log10(span / 3))
  const step = power * (steps.find(one => span / (one * power) <= 5) ?? 10)
  const from = Math.floor(low / step) * step
  const count = Math.ceil((high - from) / step - 1e-9)
  return Array.from({ length: Math.max(1, count) + 1 }, (_, at) => Number((from + at * step).toPrecision(10)))
}

export function drawingOf(line: TrendLine): Drawing {
  const { points } = line
  const all = points.flatMap(one => [one.value, one.low ?? one.value, one.high ?? one.value])
  const ticks = ticksFor(Math.min(...all), Math.max(...all))
  const [bottom, top] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const y = (value: number) =>
    frame.top + (1 - (value - bottom) / (top - bottom)) * (frame.height - frame.top - frame.bottom)
  const [first, last] = [points[0]?.day ?? '', points.at(-1)?.day ?? '']
  const span = daysBetween(first, last)
  const inner = frame.width - frame.left - frame.right
  const x = (day: string) => frame.left + (span ? (daysBetween(first, day) / span) * (inner - 16) + 8 : inner / 2)
  const placed = points.map(point => ({ point, x: x(point.day), y: y(point.value) }))
  return {
    points: placed,
    band: bandOf(placed, y, bottom, top),
    ticks: ticks.map(value => ({ value, y: y(value) })),
    days: first === last ? [{ day: first, x: x(first) }] : [first, last].map(day => ({ day, x: x(day) })),
  }
}

/** An open side of a range reaches the edge. A single point has a range as wide as the drawing. */
function bandOf(placed: readonly PlacedPoint[], y: (value: number) => number, bottom: number, top: number): string {
  const known = placed.filter(({ point }) => point.low !== undefined || point.high !== undefined)
  if (!known.length) return ''
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last) return ''
  const wide = known.length === 1 || first.x === last.x
  const xs = known.map((one, at) => (wide ? (at === 0 ? frame.left : frame.width - frame.right) : one.x))
  const one = known.length === 1 ? [...known, ...known] : known
  const upper = one.map(({ point }, at) => `${xs[at] ?? frame.width - frame.right},${y(point.high ?? top)}`)
  const lower = one.map(({ point }, at) => `${xs[at] ?? frame.width - frame.right},${y(point.low ?? bottom)}`)
  return [...upper, ...lower.reverse()].join(' ')
}
