import { analyte } from '@nethos/contract/reports/lab/analytes.ts'
import type { ExplainedItem, ExplainedReport, FindingPiece } from '@nethos/contract/reports/lab/explained.schemas.ts'
import { markerOf } from '@nethos/contract/reports/lab/glossary.ts'
import type { ItemKnowledge } from '@nethos/contract/reports/lab/lab-knowledge.ts'
import { laboratoryBounds, publishedFor, type ReadFor } from '@nethos/contract/reports/lab/range.ts'
import { readItem, summaryOf } from '@nethos/contract/reports/lab/reading.ts'
import type { LabItem } from '@nethos/contract/reports/report-content.schemas.ts'
import { criticalAdviceOf, criticalOf } from './critical.ts'
import { glossary } from './glossary/terms.ts'
import { ReadyJson } from '../../../calls/ready-json.ts'
import { knowledgeOf } from './knowledge.ts'
import { publishedRanges } from './published-ranges.ts'

const mark = markerOf(glossary)
const termOf = new Map(glossary.map(one => [one.term, one]))

/** What the trend of an item is drawn of: one word for all its codes, or nothing where it is unknown. */
export const itemKey = (item: Pick<LabItem, 'loinc'>): string => knowledgeOf(item.loinc)?.key ?? ''

function publishedOf(item: LabItem, key: string, person: ReadFor): ExplainedItem['published'] {
  const found = publishedFor(publishedRanges.get(key) ?? [], person)
  if (!found || item.range.text || item.range.low !== undefined || item.range.high !== undefined) return null
  return { low: found.low ?? null, high: found.high ?? null, unit: found.unit, source: found.source }
}

const worded = ({ key, name, measures, above, below, calm, disturbs, sources }: ItemKnowledge) => ({
  key,
  name,
  measures,
  above,
  below,
  calm,
  disturbs: [...disturbs],
  sources: [...sources],
})

const explanationOf = new WeakMap<ItemKnowledge, NonNullable<ExplainedItem['knowledge']>>()

/** The same text for everybody, and most of a report's bytes: spelled once. */
export function readyWords(known: ItemKnowledge): NonNullable<ExplainedItem['knowledge']> {
  const answer = explanationOf.get(known)
  if (answer) return answer
  const ready = new ReadyJson(worded(known)) as unknown as NonNullable<ExplainedItem['knowledge']>
  explanationOf.set(known, ready)
  return ready
}

function explained(item: LabItem, person: ReadFor, of: Knowledge): ExplainedItem {
  const known = of.knowledgeOf(item.loinc)
  const key = known?.key ?? ''
  const bounds = laboratoryBounds(item.range, person)
  const reading = readItem(item, person, { limits: criticalOf.get(key), of: analyte(key), bounds })
  return {
    ...reading,
    low: bounds?.low ?? null,
    high: bounds?.high ?? null,
    published: publishedOf(item, key, person),
    knowledge: known ? (of.wordsOf ?? worded)(known) : null,
    advice: reading.critical ? criticalAdviceOf(key) : null,
  }
}

const pieces = (text: string): FindingPiece[] => mark(text).map(piece => ({ text: piece.text, term: piece.term ?? '' }))

/** What is known; left out: what the program brings. */
interface Knowledge {
  knowledgeOf: (loinc: string) => ItemKnowledge | undefined
  /** For replies alone: nobody may look into the words any more. */
  wordsOf?: typeof readyWords
}

interface Explained {
  readonly items: readonly LabItem[]
  readonly findings: string
  readonly conclusion: string
}

/** A report in plain words, for the person whom it is of. */
export function explainReport(
  { items, findings, conclusion }: Explained,
  person: ReadFor,
  of: Knowledge = { knowledgeOf },
): ExplainedReport {
  const read = items.map(item => explained(item, person, of))
  const { sentence, outside, soon } = summaryOf(read)
  const [found, concluded] = [pieces(findings), pieces(conclusion)]
  const terms = [...new Set([...found, ...concluded].map(one => one.term).filter(Boolean))]
  return {
    summary: items.length ? sentence : '',
    outside,
    soon,
    items: read,
    findings: found,
    conclusion: concluded,
    terms: terms.flatMap(term => {
      const one = termOf.get(term)
      return one ? [{ term, plain: one.plain, source: one.source }] : []
    }),
  }
}
