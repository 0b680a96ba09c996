import * as z from 'zod/mini'
import { conceptsOf, conditionOf } from './conditions.ts'
import type { RuleSet } from './rule-set.ts'
import { problemsOf, withChange, wordsOf, type TriageChange } from './triage-change.ts'
import { triageFlags, triageLabels } from './triage-flags.ts'

/**
 * What is looked at before a change goes to another pair of eyes and before it is published. Pages and servers that read a
 * change ask `problemsOf` alone: what was published stays in use when the program brings other tables.
 */

/** Every page with something to write fetches a change: with tables and reader it stays a file of some 40 kB. */
export const mostChangeBytes = 12_000

/** What a dry run over the kept sentences has shown. */
export const triedChange = z.object({
  sentences: z.int().check(z.nonnegative()),
  newlyFlagged: z.int().check(z.nonnegative()),
  noLongerFlagged: z.int().check(z.nonnegative()),
  otherwise: z.int().check(z.nonnegative()),
})
export type TriedChange = z.infer<typeof triedChange>

/** So many sentences are kept at least (docs/safety.md). */
export const fewestTried = 1200

const bytesOf = (change: TriageChange): number => new TextEncoder().encode(JSON.stringify(change)).length

/** Why a change may not go on, in the editor's words; empty: it may. */
export function reviewProblems(base: RuleSet, change: TriageChange): string[] {
  const unsafe = Object.keys(change.words).filter(concept => concept in {})
  if (unsafe.length > 0) return unsafe.map(concept => `概念不能叫 ${concept}`)
  const bytes = bytesOf(change)
  return [
    ...problemsOf(base, change),
    ...wordProblems(base, change),
    ...emptied(base, change),
    ...(bytes > mostChangeBytes
      ? [`修改太大（${bytes}字节，最多${mostChangeBytes}字节），患者的手机要多下载，请去掉一些`]
      : []),
  ]
}

/** Against the words that the program brings: what is there already, what is not there, and what is put in and taken out at once. */
function wordProblems({ words }: RuleSet, change: TriageChange): string[] {
  return Object.entries(change.words).flatMap(([concept, { added = [], removed = [] }]) => {
    const brought = new Set(wordsOf(words[concept]))
    return [
      ...added.filter(word => removed.includes(word)).map(word => `${concept} 的“${word}”又增加又去掉`),
      ...added
        .filter(word => brought.has(word) && !removed.includes(word))
        .map(word => `${concept} 已经有“${word}”，不用增加`),
      ...removed
        .filter(word => !brought.has(word) && !added.includes(word))
        .map(word => `${concept} 没有“${word}”，去不掉`),
    ]
  })
}

/** Rules that would never be seen again, because a concept has lost all its words. */
function emptied(base: RuleSet, change: TriageChange): string[] {
  const whole = withChange(base, change)
  const lost = Object.keys(change.words).filter(
    concept => wordsOf(base.words[concept]).length > 0 && wordsOf(whole.words[concept]).length === 0,
  )
  return lost.flatMap(concept => {
    const flags = triageFlags.filter(flag => whole.rules[flag].when.some(when => isReading(when, concept)))
    return flags.length > 0
      ? [`${concept} 的词都去掉了，${flags.map(flag => triageLabels[flag]).join('、')}有条件要读它`]
      : []
  })
}

/** What is no condition is said by `problemsOf`. */
function isReading(when: string, concept: string): boolean {
  try {
    return conceptsOf(conditionOf(when)).includes(concept)
  } catch {
    return false
  }
}
