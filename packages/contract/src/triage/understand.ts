import { normalise } from './normalise.ts'
import type { WordTables } from './rule-set.ts'
import { valuesIn, type Values } from './values.ts'

interface Word {
  readonly concept: string
  readonly parts: readonly string[]
}

/** The words of all tables, by their first character. */
export type Lexicon = ReadonlyMap<string, readonly Word[]>

export interface Mention {
  /** Clauses between which only a blank stands are one sentence of somebody who types or dictates without marks. */
  readonly clause: number
  readonly start: number
  readonly end: number
}

/** What a text says: where each concept is said of now, and the numbers in it. */
export interface Understood {
  readonly mentions: ReadonlyMap<string, readonly Mention[]>
  readonly values: Values
}

/** Most characters that ~ may stand for. */
const widest = 6

export function lexiconOf(tables: WordTables): Lexicon {
  const byFirst = new Map<string, Word[]>()
  for (const [concept, words] of Object.entries(tables)) {
    // ~ is filler in a text; the table in one piece, because its words are many.
    for (const word of normalise(words.replaceAll('~', '_')).split(' ')) {
      const parts = word.split('_').filter(part => part !== '')
      const first = parts[0]?.[0]
      if (!first) continue
      const list = byFirst.get(first)
      if (list) list.push({ concept, parts })
      else byFirst.set(first, [{ concept, parts }])
    }
  }
  return byFirst
}

function endOf({ parts }: Word, text: string, at: number): number {
  let end = at
  for (const [nth, part] of parts.entries()) {
    const found =
      nth === 0 ? (text.startsWith(part, at) ? at : -1) : text.slice(end, end + widest + part.length).indexOf(part)
    if (found < 0) return -1
    end = nth === 0 ? at + part.length : end + found + part.length
  }
  return end
}

/** Counted also where they are said of the past or supposed: who it is, and what changes the meaning of the rest. */
const contextConcept = /^(?:figure|past|chronic|hypothetical|learning|refill|over|acute_again|denial|calm|now|sudden)$/

/** What may stand between 没有 and what it denies; eating and sleeping may not: 没有吃饭头痛. */
const denied =
  /(?:没有|否认|未见|未有|排除|并无|从未|无|没(?:再|出现|发生|什么|任何|明显|见|过))(?:出现|发生|明显|任何|什么|其他|过|再|别|最近)*(?:[^吃睡喝休息打办法效果改善好减轻缓解力用精劲气知没，]{0,5}(?:[、和及或与][^、和及或与]{1,6})*[、和及或与]?)$|(?:不|不是|不会|不怎么|不再|不觉|未|不咋)[流出渗]?$|没(?:[头胸腹肚心手脚发]|呼吸)?$/
const notDenial =
  /(?:无明显诱因|无缘无故|没完没了|没有原因|无诱因|不知|不停|不断|不止|不得不|没缓|没有缓|没用|没好|没有好|没办法|没效|没人)[^，]{0,12}$/
const deniedAfter = /^[^，]{0,4}(?:消失|没有了|正常|止了|退了|没再|恢复|好转|不明显)/
const listed = /^(?:[^，]{0,3})没有$/

/** 没有胸痛 says nothing of a pain; what is denied by its own word (没知觉) is said. */
function isDenied(clause: string, start: number, end: number): boolean {
  const before = clause.slice(0, start)
  const after = clause.slice(end)
  if (deniedAfter.test(after) || listed.test(after)) return true
  return denied.test(before) && !notDenial.test(before)
}

const breaks = /[，。；？！\n\s]+/g
/** What follows is asked in general: 吃这个药会黑便吗; what stands before is not: 胸口痛会死吗. */
const wouldIt = /会不会|几度会|会(?=[^，]{0,6}(?:吗|么)$)/
const generalQuestion =
  /怎么(?:预防|区分|检测|稀释|急救|做|选|装|挑)|装在?哪|算(?:不算|什么)|什么(?:感觉|症状|意思|样子)/

/** Who wants to die says it as a supposition (要是我不在了): that is told, what is read or seen of others is not. */
const isOwnDeath = (concept: string, clause: string): boolean =>
  concept === 'suicide' && /要是|如果|假如|万一/.test(clause)

/** Concepts, scope of what denies, past, question, supposition, and values of one text. */
export function understand(text: string, lexicon: Lexicon, background: ReadonlySet<string>): Understood {
  const plain = normalise(text)
  const mentions = new Map<string, Mention[]>()
  const clauses = plain.split(breaks)
  const sentences = sentencesOf(plain)
  const found = clauses.map(clause => mentionsIn(clause, lexicon))
  const saysAnywhere = (concept: string) => found.some(list => list.some(one => one.concept === concept))
  const acute = saysAnywhere('acute_again')
  const isLesson = saysAnywhere('learning') && !acute && !saysAnywhere('sudden') && !saysAnywhere('now')
  let offset = 0
  const overAt = lastClauseWith(found, 'over')
  for (const [nth, clause] of clauses.entries()) {
    const list = found[nth] ?? []
    const has = (concept: string) => list.some(one => one.concept === concept)
    const isPast = has('past') && !has('now') && !has('acute_again')
    const isSupposed = has('hypothetical') || generalQuestion.test(clause)
    const supposedFrom = wouldIt.exec(clause)?.index ?? clause.length
    const isOver = overAt !== -1 && nth <= overAt && !acute
    for (const { concept, start, end } of list) {
      if (!contextConcept.test(concept)) {
        if (isDenied(clause, start, end)) continue
        const isLearnt = isLesson && concept !== 'suicide'
        const isAsked = (isSupposed || start > supposedFrom) && !isOwnDeath(concept, clause)
        if (!background.has(concept) && (isPast || isOver || isLearnt || isAsked)) continue
      }
      const mention = { clause: sentences[nth] ?? nth, start: offset + start, end: offset + end }
      const before = mentions.get(concept)
      if (before) before.push(mention)
      else mentions.set(concept, [mention])
    }
    offset += clause.length + 1
  }
  return { mentions, values: valuesIn(plain) }
}

/** For each clause the number of the sentence it is in. */
function sentencesOf(plain: string): number[] {
  let sentence = 0
  return [0, ...[...plain.matchAll(breaks)].map(([mark]) => (/^[^\S\n]+$/.test(mark) ? sentence : ++sentence))]
}

const lastClauseWith = (found: readonly (readonly Mentioned[])[], concept: string): number => {
  for (let nth = found.length - 1; nth >= 0; nth--) if (found[nth]?.some(one => one.concept === concept)) return nth
  return -1
}

interface Mentioned {
  readonly concept: string
  readonly start: number
  readonly end: number
}

function mentionsIn(clause: string, lexicon: Lexicon): Mentioned[] {
  const found: Mentioned[] = []
  for (let at = 0; at < clause.length; at++) {
    for (const word of lexicon.get(clause.charAt(at)) ?? []) {
      const end = endOf(word, clause, at)
      if (end > 0) found.push({ concept: word.concept, start: at, end })
    }
  }
  const figures = found.filter(one => one.concept === 'figure')
  // A word that stands as a whole in both tables (手足口, 血栓) is meant by both.
  const isWithin = (one: Mentioned, mask: Mentioned) =>
    mask.start <= one.start && one.end <= mask.end && mask.end - mask.start > one.end - one.start
  return found.filter(one => one.concept === 'figure' || !figures.some(mask => isWithin(one, mask)))
}
