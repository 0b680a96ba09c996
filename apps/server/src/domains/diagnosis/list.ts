import type { Diagnosis } from '@nethos/contract/diagnosis/diagnosis.rules.ts'
import type { DiagnosisList, DiagnosisRow } from '../../ports/diagnosis-list.ts'
import { spellingOfWords } from '../content/public.ts'

interface Spelled {
  readonly row: DiagnosisRow
  /** The name first. */
  readonly words: readonly string[]
  readonly spellings: readonly string[]
}

const spelledLists = new WeakMap<DiagnosisList, readonly Spelled[]>()
const codesOf = new WeakMap<DiagnosisList, ReadonlyMap<string, DiagnosisRow>>()

export function findIn(list: DiagnosisList, word: string, count: number): Diagnosis[] {
  const wanted = word.toLowerCase()
  if (wanted === '') return []
  return spelledOf(list)
    .map(one => ({ one, rank: rankOf(one, wanted) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank || a.one.row.name.length - b.one.row.name.length)
    .slice(0, count)
    .map(({ one }) => shown(one.row))
}

/** The diagnoses of these codes, in their order; undefined when one is not in the list. */
export function diagnosesBy(list: DiagnosisList, codes: readonly string[]): Diagnosis[] | undefined {
  let rows = codesOf.get(list)
  if (!rows) codesOf.set(list, (rows = new Map(list.rows.map(row => [row.code, row]))))
  const found = codes.flatMap(code => rows.get(code) ?? [])
  return found.length === codes.length ? found.map(shown) : undefined
}

const shown = ({ code, name }: DiagnosisRow): Diagnosis => ({ code, name })

/** Spelled at the first search: a full table of a hospital has tens of thousands. */
function spelledOf(list: DiagnosisList): readonly Spelled[] {
  let spelled = spelledLists.get(list)
  if (!spelled) spelledLists.set(list, (spelled = list.rows.map(withSpelling)))
  return spelled
}

function withSpelling(row: DiagnosisRow): Spelled {
  const words = [row.name, ...row.others]
  return {
    row,
    words: words.map(word => word.toLowerCase()),
    spellings: words.flatMap(word => {
      const { pinyin, initials } = spellingOfWords(word)
      return [pinyin, initials]
    }),
  }
}

/** The whole word before its beginning before a part of it before its spelling; the name before another word for it. */
function rankOf({ row, words, spellings }: Spelled, wanted: string): number {
  const code = row.code.toLowerCase()
  if (code === wanted) return 0
  const isSpelling = /^[a-z]{2,}$/.test(wanted)
  const ways = [
    words.indexOf(wanted),
    words.findIndex(word => word.startsWith(wanted)),
    code.startsWith(wanted) ? 0 : -1,
    words.findIndex(word => word.includes(wanted)),
    isSpelling ? spellings.indexOf(wanted) : -1,
    isSpelling ? spellings.findIndex(spelling => spelling.startsWith(wanted)) : -1,
  ]
  const way = ways.findIndex(at => at >= 0)
  return way < 0 ? Infinity : 1 + 2 * way + (ways[way] === 0 ? 0 : 1)
}
