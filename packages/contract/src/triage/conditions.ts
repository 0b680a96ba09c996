import type { Mention, Understood } from './understand.ts'

interface Near {
  readonly kind: 'near'
  readonly concepts: readonly string[]
  readonly isAbsent: boolean
}
interface Limit {
  readonly kind: 'limit'
  readonly name: string
  readonly isAtMost: boolean
  readonly isStrict: boolean
  readonly limit: number
}
export type Condition = readonly (Near | Limit)[]

/** Most characters between two concepts that belong together. */
const widest = 14
const limitForm = /^([a-z0-9_]+)(>=|<=|<|>)(\d+(?:\.\d+)?)$/

/** `a.b & !c & sys>=180`, see rule-set.ts. Throws where it is no condition: a rule set is checked before it is stored. */
export function conditionOf(written: string): Condition {
  return written.split('&').map(raw => {
    const term = raw.trim()
    const [, name, sign, limit] = limitForm.exec(term) ?? []
    if (name && sign) {
      return {
        kind: 'limit',
        name,
        isAtMost: sign.startsWith('<'),
        isStrict: sign.length === 1,
        limit: Number(limit),
      }
    }
    const isAbsent = term.startsWith('!')
    const concepts = (isAbsent ? term.slice(1) : term).split('.')
    if (concepts.some(concept => !/^[a-z0-9_]+$/.test(concept))) throw new Error(`not a condition: ${written}`)
    return { kind: 'near', concepts, isAbsent }
  })
}

/** The concepts that a condition reads. */
export const conceptsOf = (condition: Condition): string[] =>
  condition.flatMap(term => (term.kind === 'near' ? [...term.concepts] : []))

/** What has to be said for it to hold, each of them: concepts, and values as `#sys`. */
export const needsOf = (condition: Condition): string[] =>
  condition.flatMap(term => (term.kind === 'limit' ? [`#${term.name}`] : term.isAbsent ? [] : [...term.concepts]))

/** All that a text tells, in the words of `needsOf`. */
export const factsIn = ({ mentions, values }: Understood): string[] => [
  ...mentions.keys(),
  ...Object.keys(values).map(name => `#${name}`),
]

export const holds = (condition: Condition, understood: Understood): boolean =>
  condition.every(term => {
    if (term.kind === 'near') return isNear(term.concepts, understood) !== term.isAbsent
    return (understood.values[term.name] ?? []).some(value => isWithin(term, value))
  })

function isWithin({ isAtMost, isStrict, limit }: Limit, value: number): boolean {
  if (value === limit) return !isStrict
  return isAtMost ? value < limit : value > limit
}

function isNear(concepts: readonly string[], { mentions }: Understood): boolean {
  const [first, ...others] = concepts.map(concept => mentions.get(concept) ?? [])
  return (first ?? []).some(one => others.every(list => list.some(other => areNear(one, other))))
}

function areNear(one: Mention, other: Mention): boolean {
  if (one.clause !== other.clause) return false
  const gap = one.start < other.start ? other.start - one.end : one.start - other.end
  return gap <= widest
}
