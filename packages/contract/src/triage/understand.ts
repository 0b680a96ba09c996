import { normalise } from './normalise.ts'
import type { WordTables } from './rule-set.ts'
import {
  deathOfOthers,
  generalQuestion,
  hearsay,
  isDenied,
  isForSchool,
  isLikened,
  isOfBefore,
  isOwnDeath,
  isQuestion,
  isSettled,
  wouldIt,
} from './scope.ts'
import { valuesIn, type Values } from './values.ts'

interface Word {
  readonly concept: string
  readonly parts: readonly string[]
}

/** The words of all tables by the codes of their first and second character; by 0 where one character stands before ~. */
export type Lexicon = ReadonlyMap<number, ReadonlyMap<number, readonly Word[]>>

export interface Mention {
  /** Clauses between which only a blank stands are one sentence of somebody who types or dictates without marks. */
  readonly clause: number
  readonly start: number
  readonly end: number
}

/** What a text says: where each concept is said of now, and the numbers in it. */
export interface Understood {
  /** As the tables know it. */
  readonly plain: string
  readonly mentions: ReadonlyMap<string, readonly Mention[]>
  readonly values: Values
}

/** Most characters that ~ may stand for. */
const widest = 6

export function lexiconOf(tables: WordTables): Lexicon {
  const byFirst = new Map<number, Map<number, Word[]>>()
  for (const [concept, words] of Object.entries(tables)) {
    // ~ is filler in a text; the table in one piece, because its words are many.
    for (const word of normalise(words.replaceAll('~', '_')).split(' ')) {
      const parts = word.split('_').filter(part => part !== '')
      const start = parts[0]
      if (!start) continue
      const first = start.charCodeAt(0)
      // Nothing follows: NaN.
      const second = start.charCodeAt(1) || 0
      const bySecond = byFirst.get(first) ?? new Map<number, Word[]>()
      byFirst.set(first, bySecond.set(second, [...(bySecond.get(second) ?? []), { concept, parts }]))
    }
  }
  return byFirst
}

/** 大便~黑 is not 大便不黑. */
function endOf({ parts }: Word, text: string, at: number): number {
  const [first = ''] = parts
  if (!text.startsWith(first, at)) return -1
  let end = at + first.length
  for (const part of parts.slice(1)) {
    const found = text.slice(end, end + widest + part.length).indexOf(part)
    if (found < 0 || /(?:不|没有?|未)$/.test(text.slice(end, end + found))) return -1
    end += found + part.length
  }
  return end
}

/** Counted also where they are said of the past or supposed: who it is, and what changes the meaning of the rest. */
const contextConcept =
  /^(?:figure|past|chronic|hypothetical|learning|refill|enquiry|seen|over|acute_again|denial|calm|now|sudden)$/

const breaks = /[，。；？！\n\s]+/g
/** A question that follows without a mark asks of what was said: it is a clause of its own. */
const beginsQuestion = /([^，。；？！\n\s])(请问|想问|想咨询)/g
/** Concepts, scope of what denies, past, question, supposition, and values of one text. */
export function understand(text: string, lexicon: Lexicon, background: ReadonlySet<string>): Understood {
  const normal = normalise(text)
  const plain = normal.replace(beginsQuestion, '$1，$2')
  const mentions = new Map<string, Mention[]>()
  const clauses = plain.split(breaks)
  const sentences = sentencesOf(plain)
  const found = clauses.map(clause => mentionsIn(clause, lexicon))
  const saysAnywhere = (concept: string) => found.some(list => list.some(one => one.concept === concept))
  const acute = saysAnywhere('acute_again')
  const isLesson =
    saysAnywhere('learning') && !acute && !saysAnywhere('sudden') && (isForSchool.test(plain) || !saysAnywhere('now'))
  let offset = 0
  const overAt = lastOver(clauses, found)
  for (const [nth, clause] of clauses.entries()) {
    const list = found[nth] ?? []
    const has = (concept: string) => list.some(one => one.concept === concept)
    const isNow = has('now') || has('acute_again')
    const isPast = has('past') && !isNow
    const isSupposed =
      has('hypothetical') ||
      generalQuestion.test(clause) ||
      (!isNow && (hearsay.test(clause) || deathOfOthers.test(clause)))
    const supposedFrom = wouldIt.exec(clause)?.index ?? clause.length
    const isOver = overAt !== -1 && nth <= overAt && !acute
    for (const { concept, start, end } of list) {
      if (!contextConcept.test(concept)) {
        if (isDenied(clause, start, end) || isLikened(concept, clause, start, end)) continue
        const isLearnt = isLesson && concept !== 'suicide'
        const isAsked = (isSupposed || start > supposedFrom) && !isOwnDeath(concept, clause)
        const isEarlier =
          isPast || (isOver && isSettled(concept, plain)) || (!isNow && isOfBefore(concept, clause, end))
        if (!background.has(concept) && (isEarlier || isLearnt || isAsked)) continue
      }
      const mention = { clause: sentences[nth] ?? nth, start: offset + start, end: offset + end }
      const before = mentions.get(concept)
      if (before) before.push(mention)
      else mentions.set(concept, [mention])
    }
    offset += clause.length + 1
  }
  return { plain: normal, mentions, values: valuesIn(plain) }
}

/** For each clause the number of the sentence it is in. */
function sentencesOf(plain: string): number[] {
  let sentence = 0
  return [0, ...[...plain.matchAll(breaks)].map(([mark]) => (/^[^\S\n]+$/.test(mark) ? sentence : ++sentence))]
}

/** 好转了 ends what was said before it; 去年体检都正常 and 吃了药能好吗 end nothing. */
function lastOver(clauses: readonly string[], found: readonly (readonly Mentioned[])[]): number {
  for (let nth = found.length - 1; nth >= 0; nth--) {
    const has = (concept: string) => found[nth]?.some(one => one.concept === concept)
    if (has('over') && !has('past') && !isQuestion.test(clauses[nth] ?? '')) return nth
  }
  return -1
}

interface Mentioned {
  readonly concept: string
  readonly start: number
  readonly end: number
  readonly parts: readonly string[]
}

function mentionsIn(clause: string, lexicon: Lexicon): Mentioned[] {
  const found: Mentioned[] = []
  for (let at = 0; at < clause.length; at++) {
    const words = lexicon.get(clause.charCodeAt(at))
    if (!words) continue
    for (const second of [0, clause.charCodeAt(at + 1)])
      for (const word of words.get(second) ?? []) {
        const end = endOf(word, clause, at)
        if (end > 0) found.push({ concept: word.concept, start: at, end, parts: word.parts })
      }
  }
  const figures = found.filter(one => one.concept === 'figure')
  return found.filter(one => one.concept === 'figure' || !figures.some(mask => isMasked(one, mask)))
}

/** A word that stands as a whole in both tables (手足口, 血栓) is meant by both. Of 拉~血 neither end may be in 血压. */
function isMasked({ start, end, parts }: Mentioned, mask: Mentioned): boolean {
  const isWithin = (from: number, to: number) =>
    mask.start <= from && to <= mask.end && mask.end - mask.start > to - from
  const [first = '', ...rest] = parts
  const last = rest.pop()
  if (last === undefined) return isWithin(start, end)
  return isWithin(start, start + first.length) || isWithin(end - last.length, end)
}
