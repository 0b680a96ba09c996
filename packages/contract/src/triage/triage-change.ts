import * as z from 'zod/mini'
import { conceptsOf, conditionOf } from './conditions.ts'
import { normalise } from './normalise.ts'
import type { RuleSet, TriageRule } from './rule-set.ts'
import { sources } from './rules/sources.ts'
import { decidedByLead } from './triage-advice.ts'
import { triageFlags, type TriageFlag } from './triage-flags.ts'

const someWords = z.array(z.string().check(z.minLength(1), z.maxLength(30), z.regex(/^\S+$/))).check(z.maxLength(300))
const sentence = (most: number) => z.string().check(z.minLength(2), z.maxLength(most))

/**
 * What a hospital changes of the tables and rules that the program brings (version 0): words more or fewer in a concept, and
 * what is written anew in a rule. Small enough to be fetched by every page, and still true when the program brings more.
 */
export const triageChange = z.object({
  words: z.record(
    z.string().check(z.regex(/^[a-z][a-z0-9_]{1,40}$/)),
    z.object({ added: z.optional(someWords), removed: z.optional(someWords) }),
  ),
  rules: z.partialRecord(
    z.enum(triageFlags),
    z.object({
      meaning: z.optional(sentence(200)),
      advice: z.optional(sentence(400)),
      also: z.optional(sentence(200)),
      source: z.optional(sentence(400)),
      when: z.optional(z.array(sentence(200)).check(z.minLength(1), z.maxLength(80))),
      isOff: z.optional(z.boolean()),
    }),
  ),
})
export type TriageChange = z.infer<typeof triageChange>

export const noChange: TriageChange = { words: {}, rules: {} }

export const sourceIn = (change: TriageChange, flag: TriageFlag): string => change.rules[flag]?.source ?? sources[flag]

export const wordsOf = (table: string | undefined): string[] => (table ?? '').split(' ').filter(word => word !== '')

/** The tables and rules with the change in them. */
export function withChange(base: RuleSet, change: TriageChange): RuleSet {
  // Without the members of every object: a concept may be called constructor.
  const words = Object.assign(Object.create(null) as Record<string, string>, base.words)
  for (const [concept, { added = [], removed = [] }] of Object.entries(change.words)) {
    const without = wordsOf(words[concept]).filter(word => !removed.includes(word))
    words[concept] = [...new Set([...without, ...added])].join(' ')
  }
  const rules: Record<TriageFlag, TriageRule> = { ...base.rules }
  for (const flag of triageFlags) {
    const anew = change.rules[flag]
    if (!anew) continue
    const { source: _, ...rest } = anew
    rules[flag] = { ...base.rules[flag], ...rest }
  }
  return { ...base, words, rules }
}

/** Read where they are computed, not in a table. */
const computed = new Set(['is_child', 'is_newborn'])

/** Why a change may not be published, in the editor's words; empty: it may. */
export function problemsOf(base: RuleSet, change: TriageChange): string[] {
  const whole = withChange(base, change)
  const known = (concept: string) => computed.has(concept) || wordsOf(whole.words[concept]).length > 0
  const problems: string[] = []
  for (const [concept, { added = [] }] of Object.entries(change.words))
    for (const word of added)
      if (normalise(word.replaceAll('~', '')).length < 2)
        problems.push(`${concept} 的“${word}”只剩一个字，会到处出现，请写得更具体`)
  for (const flag of triageFlags) {
    const anew = change.rules[flag]
    if (!anew) continue
    const decided = decidedByLead.exec(anew.also ?? '')
    if (decided) problems.push(`${flag}：“同时出现时的建议”不能说姿势、走动和饮食（${decided[0]}）`)
    for (const when of anew.when ?? []) problems.push(...problemsIn(flag, when, known))
  }
  return problems
}

function problemsIn(flag: TriageFlag, when: string, known: (concept: string) => boolean): string[] {
  try {
    const missing = conceptsOf(conditionOf(when)).filter(concept => !known(concept))
    return missing.map(concept => `${flag}：条件 ${when} 里的 ${concept} 没有词`)
  } catch {
    return [`${flag}：条件 ${when} 写法不对`]
  }
}
