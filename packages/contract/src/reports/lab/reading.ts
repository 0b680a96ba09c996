import type { LabItem } from '../report-content.schemas.ts'
import { convert, type Convertible } from './convert.ts'
import { laboratoryBounds, type Bounds, type ReadFor } from './range.ts'
import { ucumOf } from './units.ts'

/** in: within the range; unknown: nothing to compare with, or not to be compared. */
export type Interpretation = 'in' | 'low' | 'high' | 'abnormal' | 'unknown'

/** From where on a result cannot wait, for grown-ups. The laboratory's own mark comes first. */
export interface CriticalLimits {
  readonly low?: number
  readonly high?: number
  readonly unit: string
}

export interface Reading {
  readonly standing: Interpretation
  /** It cannot wait: the laboratory says so, or a published limit for grown-ups. */
  readonly critical: boolean
  /** Who says so. `none`: there was nothing to compare with. */
  readonly by: 'laboratory' | 'range' | 'none'
}

const negative = /^(阴性?|未见|未检出|未检测到|正常|无|neg(ative)?|-)([(（]?[-－][)）]?)?$/i
const weak = /^(弱阳性?|可疑|[±]|\+\/?-|-\/?\+|微量|trace)([(（]?[±][)）]?)?$/i
const positive = /^(阳性?|检出|pos(itive)?)|^[(（]?(\d?\+|\+{1,4})[)）]?|^(强|极强)?阳性/i

export type Found = 'negative' | 'weak' | 'positive'

/** 阴性, +-, 2+: as laboratories write whether something was found. */
export function foundIn(text: string): Found | undefined {
  const plain = text
    .trim()
    .replaceAll(/\s+/g, '')
    .replaceAll('－', '-')
    .replaceAll('＋', '+')
    .replace(/^[(（](.*)[)）]$/, '$1')
  if (!plain) return undefined
  if (weak.test(plain)) return 'weak'
  if (negative.test(plain)) return 'negative'
  return positive.test(plain) ? 'positive' : undefined
}

const titre = /^[<>≤≥=]?1[:：](\d+)/

const titreOf = (text: string): number | undefined => {
  const found = titre.exec(text.replaceAll(/\s+/g, ''))?.[1]
  return found === undefined ? undefined : Number(found)
}

function readText(item: LabItem): Interpretation {
  const [result, expected] = [item.text.trim(), item.range.text.trim()]
  if (!result || !expected) return 'unknown'
  if (result === expected) return 'in'
  const [found, normal] = [foundIn(result), foundIn(expected)]
  if (found && normal) return found === normal ? 'in' : 'abnormal'
  const [dilution, limit] = [titreOf(result), titreOf(expected)]
  if (dilution !== undefined && limit !== undefined) {
    const reaches = expected.startsWith('<') ? dilution >= limit : dilution > limit
    return reaches ? 'abnormal' : 'in'
  }
  return 'unknown'
}

/** Where a number lies; one with a comparator only where all that it can mean lies on one side. */
export function placeOf(value: number, comparator: LabItem['comparator'], bounds: Bounds): Interpretation {
  const { low, high } = bounds
  const isOver = (limit: number) => (bounds.highOpen ? value >= limit : value > limit)
  const isUnder = (limit: number) => (bounds.lowOpen ? value <= limit : value < limit)
  if (comparator === '<' || comparator === '<=') {
    if (low !== undefined && value <= low) return comparator === '<' || value < low ? 'low' : 'unknown'
    return (low === undefined || low <= 0) && high !== undefined && value <= high ? 'in' : 'unknown'
  }
  if (comparator === '>' || comparator === '>=') {
    if (high !== undefined && value >= high) return comparator === '>' || value > high ? 'high' : 'unknown'
    return high === undefined && low !== undefined && value >= low ? 'in' : 'unknown'
  }
  if (high !== undefined && isOver(high)) return 'high'
  if (low !== undefined && isUnder(low)) return 'low'
  return 'in'
}

const flagged: Readonly<Record<Exclude<LabItem['flag'], ''>, { standing: Interpretation; critical: boolean }>> = {
  low: { standing: 'low', critical: false },
  high: { standing: 'high', critical: false },
  critical_low: { standing: 'low', critical: true },
  critical_high: { standing: 'high', critical: true },
  abnormal: { standing: 'abnormal', critical: false },
}

/** Where published limits for grown-ups say that it cannot wait; never for children, never across an unknown unit. */
export function isCritical(
  item: Pick<LabItem, 'value' | 'comparator' | 'unit' | 'ucum'>,
  limits: CriticalLimits | undefined,
  person: ReadFor,
  of: Convertible = {},
): boolean {
  if (!limits || item.value === null || person.age === undefined || person.age < 18) return false
  const unit = item.ucum || ucumOf(item.unit)
  if (!unit) return false
  const converted = convert(item.value, unit, limits.unit, of)
  if ('refused' in converted) return false
  const { value } = converted
  if (limits.low !== undefined && value <= limits.low && !item.comparator.startsWith('>')) return true
  return limits.high !== undefined && value >= limits.high && !item.comparator.startsWith('<')
}

interface ReadBy {
  limits?: CriticalLimits | undefined
  of?: Convertible | undefined
  /** The laboratory's own, where they are known already. */
  bounds?: Bounds | undefined
}

/** How a result is to be read: the laboratory's mark first, then its range, and nothing where both are missing. */
export function readItem(
  item: LabItem,
  person: ReadFor,
  { limits, of, bounds = item.value === null ? undefined : laboratoryBounds(item.range, person) }: ReadBy = {},
): Reading {
  const critical = isCritical(item, limits, person, of)
  if (item.flag !== '') {
    const own = flagged[item.flag]
    return { ...own, critical: own.critical || critical, by: 'laboratory' }
  }
  const interpretation = item.value !== null && bounds ? placeOf(item.value, item.comparator, bounds) : readText(item)
  return { standing: interpretation, critical, by: interpretation === 'unknown' ? 'none' : 'range' }
}

export interface ReportSummary {
  readonly items: number
  readonly outside: number
  /** To be discussed soon. */
  readonly soon: number
  /** Items without a range that they could be compared with. */
  readonly unread: number
  readonly sentence: string
}

/** What is counted, and nothing that is not: 42 项中 7 项超出参考范围，1 项建议尽快咨询。 */
export function summaryOf(readings: readonly Reading[]): ReportSummary {
  const items = readings.length
  const outside = readings.filter(one => one.standing !== 'in' && one.standing !== 'unknown').length
  const soon = readings.filter(one => one.critical).length
  const unread = readings.filter(one => one.standing === 'unknown' && !one.critical).length
  return { items, outside, soon, unread, sentence: sentenceOf(items, outside, soon, unread) }
}

function sentenceOf(items: number, outside: number, soon: number, unread: number): string {
  if (!items) return '这份报告没有可以逐项阅读的项目'
  const parts = [
    outside ? `${items} 项中 ${outside} 项超出参考范围` : `${items} 项中没有发现超出参考范围的项目`,
    ...(soon ? [`${soon} 项建议尽快咨询`] : []),
    ...(unread ? [`${unread} 项没有可比较的参考范围，未作判断`] : []),
  ]
  if (!outside && !soon && !unread) return `${items} 项都在参考范围内`
  if (!outside && !soon && unread === items) return `${items} 项都没有可比较的参考范围，未作判断`
  return parts.join('，')
}
