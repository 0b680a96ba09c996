import { shown } from '@nethos/contract/reports/lab/convert.ts'
import { lastChange, type TrendLine, type TrendPoint } from '@nethos/contract/reports/lab/trend.ts'

export const interpretationWords = {
  in: '在范围内',
  low: '偏低',
  high: '偏高',
  abnormal: '与参考不同',
  unknown: '未作判断',
} as const

/** <5.2 mmol/L: in the unit of its line. */
export const pointText = (point: TrendPoint, line: TrendLine): string =>
  `${point.comparator}${shown(point.value)} ${line.printedUnit}`.trim()

/** 比上次（2025-03-01）高 0.4 mmol/L: counted, and no word of what it means. */
export function describeChange(line: TrendLine): string {
  const change = lastChange(line)
  if (!change) return ''
  if (change.by === 0) return `与上次（${change.since}）相同`
  return `比上次（${change.since}）${change.by > 0 ? '高' : '低'} ${shown(Math.abs(change.by))} ${line.printedUnit}`.trim()
}
