import { dayOf } from '../../common/days.ts'
import type { LabItem } from '../report-content.schemas.ts'
import type { TrendPoint as ReportedPoint } from '../report.schemas.ts'
import { analyte, type Analyte } from './analytes.ts'
import { convert } from './convert.ts'
import { laboratoryBounds, type ReadFor } from './range.ts'
import { readItem, type Interpretation } from './reading.ts'
import { printedUnit, ucumOf } from './units.ts'

/** One result of an item in one report. All are of the same item (one LOINC code or its kin). */
export interface Measured {
  readonly reportId: string
  /** The day of the sample, YYYY-MM-DD. */
  readonly day: string
  readonly hospitalName: string
  readonly item: LabItem
}

export interface TrendPoint {
  readonly reportId: string
  readonly day: string
  readonly hospitalName: string
  /** In the unit of its line. */
  readonly value: number
  readonly comparator: LabItem['comparator']
  readonly low?: number
  readonly high?: number
  readonly standing: Interpretation
  /** As it was printed, where that was in another unit. */
  readonly printed?: string
}

/** Points that may be compared with each other. */
export interface TrendLine {
  /** UCUM; as it was sent where that is unknown. */
  readonly unit: string
  readonly printedUnit: string
  /** Why it is a line of its own: the method, or the hospital where no method was said. Empty: one for all. */
  readonly label: string
  readonly methods: readonly string[]
  readonly points: readonly TrendPoint[]
}

export interface Trend {
  /** The one with the latest point first. */
  readonly lines: readonly TrendLine[]
  /** Results in words: 阴性, 2+. The latest first. */
  readonly texts: readonly { reportId: string; day: string; hospitalName: string; text: string }[]
  /** What the reader has to know of the comparison, in sentences. */
  readonly notes: readonly string[]
}

interface Line {
  unit: string
  label: string
  methods: Set<string>
  points: TrendPoint[]
}

const unitOfItem = (item: LabItem): string => item.ucum || ucumOf(item.unit) || item.unit

/** Numbers of antibodies are compared within one method only, or within one hospital where none was said. */
const lineLabel = ({ item, hospitalName }: Measured, analyte: Analyte): string =>
  analyte.byMethod ? item.method || hospitalName : ''

function pointIn(unit: string, measured: Measured, analyte: Analyte, person: ReadFor): TrendPoint | undefined {
  const { item } = measured
  if (item.value === null) return undefined
  const from = unitOfItem(item)
  const across = (value: number): number | undefined => {
    if (from === unit) return value
    const outcome = convert(value, from, unit, analyte)
    return 'refused' in outcome ? undefined : outcome.value
  }
  const value = across(item.value)
  if (value === undefined) return undefined
  const bounds = laboratoryBounds(item.range, person)
  const low = bounds?.low === undefined ? undefined : across(bounds.low)
  const high = bounds?.high === undefined ? undefined : across(bounds.high)
  return {
    reportId: measured.reportId,
    day: measured.day,
    hospitalName: measured.hospitalName,
    value,
    comparator: item.comparator,
    ...(low !== undefined && { low }),
    ...(high !== undefined && { high }),
    standing: readItem(item, person).standing,
    ...(from !== unit && { printed: `${item.comparator}${item.value} ${item.unit}`.trim() }),
  }
}

/** An item over the years, hospitals and units. What may not be compared stands on lines of its own and is said. */
export function trendOf(measured: readonly Measured[], analyte: Analyte, person: ReadFor): Trend {
  const newestFirst = [...measured].sort((one, other) => other.day.localeCompare(one.day))
  const lines: Line[] = []
  for (const one of newestFirst) place(one, lines, analyte, person)
  const shown = lines.map(line => ({
    unit: line.unit,
    printedUnit: printedUnit(line.unit),
    label: line.label,
    methods: [...line.methods],
    points: [...line.points].reverse(),
  }))
  const texts = newestFirst
    .filter(one => one.item.value === null && one.item.text !== '')
    .map(({ reportId, day, hospitalName, item }) => ({ reportId, day, hospitalName, text: item.text }))
  return { lines: shown, texts, notes: notesOf(shown) }
}

/** The same of what the trend services answer; `analyteKey`: what the item is, empty where nothing is known of it. */
export const trendOfPoints = (points: readonly ReportedPoint[], analyteKey: string): Trend =>
  trendOf(
    points.map(({ reportId, takenAt, hosName, item }) => ({
      reportId,
      day: dayOf(takenAt),
      hospitalName: hosName,
      item,
    })),
    analyte(analyteKey),
    { sex: points[0]?.gender || undefined },
  )

function place(measured: Measured, lines: Line[], analyte: Analyte, person: ReadFor): void {
  if (measured.item.value === null) return
  const label = lineLabel(measured, analyte)
  for (const line of lines.filter(one => one.label === label)) {
    const point = pointIn(line.unit, measured, analyte, person)
    if (!point) continue
    line.points.push(point)
    if (measured.item.method) line.methods.add(measured.item.method)
    return
  }
  const unit = unitOfItem(measured.item)
  const point = pointIn(unit, measured, analyte, person)
  if (point)
    lines.push({ unit, label, methods: new Set(measured.item.method ? [measured.item.method] : []), points: [point] })
}

function notesOf(lines: readonly TrendLine[]): string[] {
  const labels = new Set(lines.map(line => line.label))
  const units = new Set(lines.map(line => line.unit))
  const notes: string[] = []
  if (labels.size > 1) notes.push('这个项目用不同方法或在不同医院测得的数值不能直接比较，所以分成几条线。')
  else if (units.size > 1) notes.push('有的结果单位不能互相换算，所以分开显示。')
  if (lines.some(line => line.methods.length > 1)) notes.push('这条线里的检测方法不完全相同，小的差别可能来自方法。')
  if (lines.some(line => line.points.some(point => point.printed !== undefined)))
    notes.push('单位不同的结果已按同一单位换算，原来的数值可点开查看。')
  return notes
}

/** The last step of a line, counted: how much and since when; undefined with fewer than two exact numbers. */
export function lastChange(line: TrendLine): { readonly by: number; readonly since: string } | undefined {
  const [before, last] = line.points.slice(-2)
  if (!before || !last || before.comparator || last.comparator) return undefined
  return { by: Number((last.value - before.value).toPrecision(6)), since: before.day }
}
