import type { LabRange } from '../report-content.schemas.ts'

/** For whom a result is read. Months would be needed for small children: their laboratory's own range alone counts. */
export interface ReadFor {
  readonly sex?: 'M' | 'F' | undefined
  readonly age?: number | undefined
}

export interface Bounds {
  readonly low?: number
  readonly high?: number
  /** The bound itself lies outside: <5.2. */
  readonly lowOpen?: true
  readonly highOpen?: true
}

/** A range of grown-ups that a document has published. It counts only where the laboratory has printed none. */
export interface PublishedRange extends Bounds {
  readonly sex?: 'M' | 'F'
  readonly fromAge: number
  /** Inclusive. */
  readonly toAge: number
  /** UCUM. */
  readonly unit: string
  readonly source: string
}

const number = String.raw`(-?\d+(?:\.\d+)?)`
const between = new RegExp(String.raw`^${number}(?:-{1,3}|~|至|到)${number}`)
const below = new RegExp(String.raw`^(<=|<|≤|小于等于|不大于|不超过|小于|低于)${number}`)
const above = new RegExp(String.raw`^(>=|>|≥|大于等于|不小于|大于|高于)${number}`)
const open = new Set(['<', '>', '小于', '低于', '大于', '高于'])

/** The bounds that a text of a report says: 3.9-6.1, ≤40, >60. Undefined for what is no range of numbers. */
export function boundsIn(text: string): Bounds | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\s+/g, '')
    .replaceAll(/[—–－‐−]/g, '-')
    .replaceAll(/[～〜]/g, '~')
    .replace(/^[([（【]/, '')
  if (plain.includes(':')) return undefined
  const both = between.exec(plain)
  if (both) {
    const [low, high] = [Number(both[1]), Number(both[2])]
    return low <= high ? { low, high } : undefined
  }
  const upTo = below.exec(plain)
  if (upTo) return { high: Number(upTo[2]), ...(open.has(upTo[1] ?? '') && { highOpen: true as const }) }
  const from = above.exec(plain)
  if (from) return { low: Number(from[2]), ...(open.has(from[1] ?? '') && { lowOpen: true as const }) }
  return undefined
}

const bySex = /(男性?|女性?)[:：]?\s*([^男女;；,，]+)/g

/** A range printed for both sexes (男:130-175 女:115-150) is read for the one who is meant, or not at all. */
function ofSex(text: string, sex: ReadFor['sex']): string | undefined {
  const parts = [...text.matchAll(bySex)]
  if (!parts.length) return text
  return parts.find(part => part[1]?.startsWith(sex === 'M' ? '男' : sex === 'F' ? '女' : '-'))?.[2]
}

const mayBeOpen = /[<>＜＞﹤﹥大小高低]/

/** What the laboratory printed for this person. */
export function laboratoryBounds(range: LabRange, person: ReadFor): Bounds | undefined {
  if (range.low !== undefined || range.high !== undefined) {
    const printed = mayBeOpen.test(range.text) ? boundsIn(range.text) : undefined
    return {
      ...(range.low !== undefined && { low: range.low }),
      ...(range.high !== undefined && { high: range.high }),
      ...(printed?.highOpen && printed.high === range.high && { highOpen: true as const }),
      ...(printed?.lowOpen && printed.low === range.low && { lowOpen: true as const }),
    }
  }
  const text = ofSex(range.text, person.sex)
  return text === undefined ? undefined : boundsIn(text)
}

/** The published range of a grown-up of this sex and age; undefined where one of both is unknown and matters. */
export function publishedFor(ranges: readonly PublishedRange[], person: ReadFor): PublishedRange | undefined {
  const { age, sex } = person
  if (age === undefined) return undefined
  return ranges.find(
    range => age >= range.fromAge && age <= range.toAge && (range.sex === undefined || range.sex === sex),
  )
}
