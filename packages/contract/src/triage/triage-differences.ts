import { sourceIn, withChange, wordsOf, type TriageChange } from './triage-change.ts'
import type { RuleSet, TriageRule } from './rule-set.ts'
import { triageFlags, triageLabels, type TriageFlag } from './triage-flags.ts'
import type { Triage } from './triage.ts'

/** One line of what a version changes against another. */
export interface Difference {
  readonly place: string
  readonly before: string
  readonly after: string
}

const fields = { meaning: '含义', advice: '建议', also: '同时出现时的建议' } as const

/** What reads differently in `after` than in `before`: words and rules, in the order of the tables. */
export function differencesOf(base: RuleSet, before: TriageChange, after: TriageChange): Difference[] {
  const [one, other] = [withChange(base, before), withChange(base, after)]
  const concepts = [...new Set([...Object.keys(one.words), ...Object.keys(other.words)])]
  const words = concepts.flatMap(concept => {
    const [had, has] = [wordsOf(one.words[concept]), wordsOf(other.words[concept])]
    const gone = had.filter(word => !has.includes(word))
    const more = has.filter(word => !had.includes(word))
    return gone.length + more.length === 0
      ? []
      : [{ place: `词 ${concept}`, before: gone.join(' '), after: more.join(' ') }]
  })
  const rules = triageFlags.flatMap(flag => [
    ...ruleDifferences(flag, one.rules[flag], other.rules[flag]),
    ...changed(`${triageLabels[flag]} 来源`, sourceIn(before, flag), sourceIn(after, flag)),
  ])
  return [...words, ...rules]
}

const changed = (place: string, before: string, after: string): Difference[] =>
  before === after ? [] : [{ place, before, after }]

function ruleDifferences(flag: TriageFlag, one: TriageRule, other: TriageRule): Difference[] {
  const label = triageLabels[flag]
  const texts = (Object.keys(fields) as (keyof typeof fields)[]).flatMap(field =>
    changed(`${label} ${fields[field]}`, one[field], other[field]),
  )
  const gone = one.when.filter(when => !other.when.includes(when))
  const more = other.when.filter(when => !one.when.includes(when))
  return [
    ...texts,
    ...changed(`${label} 条件`, gone.join('\n'), more.join('\n')),
    ...changed(`${label} 启用`, one.isOff ? '停用' : '启用', other.isOff ? '停用' : '启用'),
  ]
}

export interface DryRun {
  readonly sentences: number
  readonly newlyFlagged: readonly { readonly text: string; readonly flags: readonly TriageFlag[] }[]
  readonly noLongerFlagged: readonly { readonly text: string; readonly flags: readonly TriageFlag[] }[]
  readonly otherwise: number
}

/** What a change does to kept sentences: who is told now and was not, who is no longer told, how many are told something else. */
export function dryRun(sentences: readonly string[], before: Triage, after: Triage): DryRun {
  const newlyFlagged: DryRun['newlyFlagged'][number][] = []
  const noLongerFlagged: DryRun['noLongerFlagged'][number][] = []
  let otherwise = 0
  for (const text of sentences) {
    const [had, has] = [before(text), after(text)]
    if (had.length === 0 && has.length > 0) newlyFlagged.push({ text, flags: has })
    else if (had.length > 0 && has.length === 0) noLongerFlagged.push({ text, flags: had })
    else if (had.join() !== has.join()) otherwise++
  }
  return { sentences: sentences.length, newlyFlagged: newlyFlagged, noLongerFlagged: noLongerFlagged, otherwise }
}
