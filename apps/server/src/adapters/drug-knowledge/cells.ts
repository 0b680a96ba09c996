import { present } from '@nethos/contract/common/present.ts'
import type { Amount, IngredientRow, KidneyLimit, Severity, UnitCount } from '../../ports/drug-knowledge.ts'

const toMg: Readonly<Record<string, number>> = { g: 1000, mg: 1, μg: 0.001, µg: 0.001, ug: 0.001 }

/** Why a cell cannot be read. The row's number is added by who reads the row. */
export class CellError extends Error {}

/** «0.25g», «50μg», «300IU»: a number and a unit, nothing guessed. */
export function amountOf(cell: string): Amount {
  const [, digits, unit] = /^(\d+(?:\.\d+)?)(mg|g|μg|µg|ug|IU)$/.exec(cell) ?? []
  if (!digits || !unit) throw new CellError(`“${cell}” is no amount with a unit (mg, g, μg, IU)`)
  const value = Number(digits)
  if (value <= 0) throw new CellError(`“${cell}” is not more than nothing`)
  return unit === 'IU' ? { value, unit } : { value: Number((value * present(toMg[unit])).toPrecision(12)), unit: 'mg' }
}
export const amountOr = (cell: string): Amount | undefined => (cell === '' ? undefined : amountOf(cell))

/** «2片»: so many units of the medicine as it is handed out. */
export function countOr(cell: string): UnitCount | undefined {
  if (cell === '') return undefined
  const [, digits, unit] = /^(\d+(?:\.\d+)?)([^\d.]+)$/.exec(cell) ?? []
  if (!digits || !unit || Number(digits) <= 0) throw new CellError(`“${cell}” is no number of units`)
  return { count: Number(digits), unit }
}

export function numberOf(cell: string, what: string): number {
  const value = Number(cell)
  if (cell === '' || !Number.isInteger(value) || value < 0) throw new CellError(`“${cell}” is no ${what}`)
  return value
}

const formPrefixes = { ir: 'immediate', sl: 'sublingual' } as const

/**
 * «weekly», «every28», «every7>35mg»: days between two doses, of all or of what is larger; «ir:nifedipine_short»: a class of what
 * lets go at once, «sl:…» of what is taken under the tongue; every other word is a class.
 */
export function classesOf(cell: string): Pick<IngredientRow, 'classes' | 'classesByForm' | 'intervals'> {
  const words = cell.split(',').filter(Boolean)
  const intervals = words.flatMap(word => {
    const [, days, above] = /^every(\d+)(?:>(.+))?$/.exec(word === 'weekly' ? 'every7' : word) ?? []
    return days === undefined ? [] : [{ days: Number(days), above: amountOr(above ?? '') }]
  })
  const classesByForm = words.flatMap(word => {
    const [, prefix, its] = /^(ir|sl):(.+)$/.exec(word) ?? []
    return its === undefined ? [] : [{ of: formPrefixes[prefix as keyof typeof formPrefixes], class: its }]
  })
  return { classes: words.filter(word => !/^every\d|:/.test(word)), classesByForm, intervals }
}

/** «stop2»: a second doctor may override it. */
export function severityOf(cell: string): Severity {
  const [, level, second] = /^(stop|warn|inform)(2?)$/.exec(cell) ?? []
  if (!level || (second && level !== 'stop')) throw new CellError(`“${cell}” is no level (stop, stop2, warn, inform)`)
  return { level: level as Severity['level'], isOverridable: second === '2' }
}

/** «c30x,e45d1000mg»: below 30 ml/min contraindicated, below an eGFR of 45 at most 1000 mg a day. */
export const kidneyOf = (cell: string): KidneyLimit[] =>
  cell === ''
    ? []
    : cell.split(',').map(part => {
        const [, by, below, limit, daily] = /^([ce])(\d+)(?:([xw])|d(.+))$/.exec(part) ?? []
        if (!by || !below) throw new CellError(`“${part}” is no limit for kidneys`)
        return {
          by: by === 'e' ? ('egfr' as const) : ('crcl' as const),
          below: Number(below),
          limit: (limit as 'x' | 'w' | undefined) ?? amountOf(present(daily)),
        }
      })

export function liverOf(cell: string): '' | 'x' | 'c' | Amount {
  if (cell === '' || cell === 'x' || cell === 'c') return cell
  if (cell.startsWith('d')) return amountOf(cell.slice(1))
  throw new CellError(`“${cell}” is no limit for the liver`)
}

/** «6», «6m», «12!»: years or months; with a mark, younger is contraindicated. */
export function ageOf(cell: string): { minAgeMonths: number; isAgeAbsolute: boolean } {
  if (cell === '') return { minAgeMonths: 0, isAgeAbsolute: false }
  const [, digits, months, mark] = /^(\d+)(m?)(!?)$/.exec(cell) ?? []
  if (!digits) throw new CellError(`“${cell}” is no age`)
  return { minAgeMonths: Number(digits) * (months ? 1 : 12), isAgeAbsolute: mark === '!' }
}

export function oneOf(cell: string, known: readonly string[], what: string): string {
  if (!known.includes(cell)) throw new CellError(`“${cell}” is no ${what}`)
  return cell
}
