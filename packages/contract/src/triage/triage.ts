import { classifierOf } from './classifier/classifier.ts'
import { conditionOf, holds, needsOf, factsIn, type Condition } from './conditions.ts'
import type { RuleSet } from './rule-set.ts'
import { tickedAs, triageFlags, type TriageFlag } from './triage-flags.ts'
import { lexiconOf, understand, type Understood } from './understand.ts'
import { isOfAnimal, isOfNobody } from './whom.ts'
import type { background } from './words/background.ts'

/** Finds what of texts cannot wait, in the order of triageFlags. Pure; a text of 500 characters takes about a millisecond. */
export interface Triage {
  /** Texts of one person at one time: what one says of who it is (孕34周, 吃华法林) counts for the others. */
  (...texts: readonly string[]): TriageFlag[]
  /** The same where this is known of the person: age, history, medicines, what was said an hour ago. Nothing in it is told itself. */
  knowing: (known: readonly string[]) => (...texts: readonly string[]) => TriageFlag[]
  /** An animal is in danger and nobody else. */
  isOfAnimal: (...texts: readonly string[]) => boolean
}

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
  'epilepsy',
  'urine_catheter',
] satisfies readonly (keyof typeof background)[])

/** From this logit on a text that no rule knows is told: chosen on sentences that the classifier was not trained with (docs/safety.md). */
const alarming = 0.2
/** Below it a rule that goes by words alone is taken for a question, a denial or an old story. */
const calm = -2.5
/** The same where somebody asks how an illness is treated or what becomes of it, and either it was looked at or nothing is said of now. */
const calmEnquiry = -2
/** Told whatever the classifier says. */
const neverCalm = new Set<TriageFlag>(['suicide', 'harm_others'])

/** Without what is an animal's or nobody's; a wish to die is always somebody's. */
export const ofPersons = (text: string, flags: readonly TriageFlag[]): TriageFlag[] => {
  const isNobodys = isOfNobody(text)
  return flags.filter(flag => !isNobodys || neverCalm.has(flag))
}

/** Tables and rules, read: what a text says, and what of it cannot wait. */
export interface Reader {
  readonly understanding: (text: string) => Understood
  readonly flagsOf: (own: Understood, others: readonly Understood[]) => readonly TriageFlag[]
  readonly cases: readonly Case[]
}

export function readerOf({ words, rules, weights }: RuleSet): Reader {
  const lexicon = lexiconOf(words)
  const understanding = (text: string) => understand(text, lexicon, histories)
  const cases = triageFlags.flatMap(flag => rules[flag].when.map(caseOf(flag)))
  const byNeed = casesByNeed(cases)
  const classify = rules.suspected.isOff ? undefined : classifierOf(weights)
  /** What the rules say, and of each flag whether it goes by a number that was measured. */
  const foundIn = (understood: Understood): ReadonlyMap<TriageFlag, boolean> => {
    const found = new Map<TriageFlag, boolean>()
    for (const need of [nothing, ...factsIn(understood)])
      for (const { flag, condition, isMeasured } of byNeed.get(need) ?? [])
        if ((!found.has(flag) || (isMeasured && !found.get(flag))) && holds(condition, understood))
          found.set(flag, isMeasured)
    if (found.size > 1) found.delete('suspected')
    return found
  }
  const logits = new WeakMap<Understood, number | undefined>()
  /** Of each text once, whoever it could be of. */
  const logitOf = (own: Understood): number | undefined => {
    if (!logits.has(own)) logits.set(own, classify?.(withAges(own)))
    return logits.get(own)
  }
  const flagsOf = (own: Understood, others: readonly Understood[]): readonly TriageFlag[] => {
    const logit = logitOf(own)
    const understood = withAges(withBackground(own, others))
    const found = foundIn(understood)
    // What a rule knows that is switched off is not told as something unknown.
    if (found.size === 0) return logit !== undefined && logit > alarming ? (['suspected'] as const) : []
    const isCalm = logit !== undefined && logit <= (isEnquiry(understood) ? calmEnquiry : calm)
    return [...found].flatMap(([flag, isMeasured]) =>
      rules[flag].isOff || (isCalm && !isMeasured && !neverCalm.has(flag)) ? [] : [flag],
    )
  }
  return { understanding, flagsOf, cases }
}

/** Reads the tables once; what it gives back is called while somebody types. */
export const triageWith = (set: RuleSet): Triage => triageOf(readerOf(set))

export function triageOf({ understanding, flagsOf }: Reader): Triage {
  const readAll = (known: readonly Understood[], texts: readonly string[]): TriageFlag[] => {
    const written = texts.flatMap(text => text.split(tickedAs)).filter(text => text.trim() !== '')
    const understood = written.map(understanding)
    const found = new Set(
      understood.flatMap((own, nth) => flagsOf(own, [...known, ...understood.filter((_, other) => other !== nth)])),
    )
    return triageFlags.filter(flag => found.has(flag))
  }
  const read = (known: readonly Understood[], texts: readonly string[]): TriageFlag[] => {
    const flags = readAll(known, texts)
    return flags.length === 0 ? flags : ofPersons(texts.join('，'), flags)
  }
  return Object.assign((...texts: readonly string[]) => read([], texts), {
    isOfAnimal: (...texts: readonly string[]) => isOfAnimal(texts.join('，')) && readAll([], texts).length > 0,
    knowing: (known: readonly string[]) => {
      const background = known.map(understanding)
      return (...texts: readonly string[]) => read(background, texts)
    },
  })
}

const isEnquiry = ({ mentions }: Understood): boolean =>
  mentions.has('enquiry') && (mentions.has('seen') || !mentions.has('now'))

export interface Case {
  readonly flag: TriageFlag
  readonly condition: Condition
  readonly isMeasured: boolean
}

const nothing = ''

const caseOf =
  (flag: TriageFlag) =>
  (written: string): Case => {
    const condition = conditionOf(written)
    return { flag, condition, isMeasured: condition.some(term => term.kind === 'limit') }
  }

/** Each condition by the rarest of what it needs: most of them are not looked at for a text that says nothing of theirs. */
function casesByNeed(cases: readonly Case[]): ReadonlyMap<string, readonly Case[]> {
  const counts = new Map<string, number>()
  for (const { condition } of cases)
    for (const need of needsOf(condition)) counts.set(need, (counts.get(need) ?? 0) + 1)
  const byNeed = new Map<string, Case[]>()
  for (const one of cases) {
    const [rarest = nothing] = needsOf(one.condition).sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))
    const list = byNeed.get(rarest)
    if (list) list.push(one)
    else byNeed.set(rarest, [one])
  }
  return byNeed
}

/** Reads the tables once; what it gives back says what a text tells. */
export function understandingOf(words: RuleSet['words']): (text: string) => Understood {
  const lexicon = lexiconOf(words)
  return text => withAges(understand(text, lexicon, histories))
}

/** Who it is, as other texts say it: 孕34周 beside 血压165/110. What is said there of a complaint does not count here. */
function withBackground(own: Understood, others: readonly Understood[]): Understood {
  if (others.length === 0) return own
  const mentions = new Map(own.mentions)
  let { values } = own
  for (const other of others) {
    for (const concept of other.mentions.keys())
      if (histories.has(concept) && !mentions.has(concept)) mentions.set(concept, anywhere)
    for (const age of ages) if (!values[age] && other.values[age]) values = { ...values, [age]: other.values[age] }
  }
  return { ...own, mentions, values }
}

const ages = ['years', 'days', 'weeks'] as const
const anywhere = [{ clause: -1, start: 0, end: 0 }]

/** Ages count as concepts: whose limits apply. */
export function withAges(content: Understood): Understood {
  const mentions = new Map(content.mentions)
  const { years = [], days = [], weeks = [] } = content.values
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
