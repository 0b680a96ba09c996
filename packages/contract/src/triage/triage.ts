import { conditionOf, holds, type Condition } from './conditions.ts'
import type { RuleSet } from './rule-set.ts'
import { triageFlags, type TriageFlag } from './triage-flags.ts'
import { lexiconOf, understand } from './understand.ts'
import type { background } from './words/background.ts'

/** Finds what of texts cannot wait, in the order of triageFlags. Pure; a text of 500 characters takes about a millisecond. */
export type Triage = (...texts: readonly string[]) => TriageFlag[]

/** Counted also where they are said of the past: all of words/background.ts, whose words come with the tables. */
export const histories = new Set<string>([
  'pregnant',
  'pregnant_maybe',
  'postpartum',
  'child',
  'newborn',
  'blood_thinner',
  'immune_low',
  'operated',
  'clot_risk',
  'heart_ill',
  'aorta_ill',
  'asthma',
  'asthma_bad',
  'diabetic',
  'ketone',
  'dialysis',
  'dialysis_bad',
  'stone',
  'thyroid',
  'elderly',
  'urine_catheter',
] satisfies readonly (keyof typeof background)[])

/** Reads the tables once; what it gives back is called while somebody types. */
export function triageWith({ words, rules }: RuleSet): Triage {
  const lexicon = lexiconOf(words)
  const compiled: readonly [TriageFlag, readonly Condition[]][] = triageFlags.map(flag => [
    flag,
    rules[flag].isOff ? [] : rules[flag].when.map(conditionOf),
  ])
  return (...texts) => {
    const understood = texts
      .filter(text => text.trim() !== '')
      .map(text => withAges(understand(text, lexicon, histories)))
    return compiled
      .filter(([, when]) => understood.some(one => when.some(condition => holds(condition, one))))
      .map(([flag]) => flag)
  }
}

type Understood = ReturnType<typeof understand>

/** Ages count as concepts: whose limits apply. */
function withAges(content: Understood): Understood {
  const mentions = new Map(content.mentions)
  const { years = [], days = [], weeks = [] } = content.values
  const anywhere = [{ clause: -1, start: 0, end: 0 }]
  const isGrown = years.some(age => age >= 15)
  // 37周, 肚子发硬: who counts weeks is pregnant, where no child is spoken of.
  if (weeks.length > 0 && !mentions.has('child')) mentions.set('pregnant', anywhere)
  if (!isGrown && (mentions.has('child') || mentions.has('newborn') || days.length > 0 || years.length > 0)) {
    mentions.set('is_child', anywhere)
    if (!mentions.has('child')) mentions.set('child', anywhere)
  }
  if (mentions.has('newborn') || days.some(age => age <= 31)) mentions.set('is_newborn', anywhere)
  return { ...content, mentions }
}
