import { factsIn, holds, needsOf, type Condition } from './conditions.ts'
import { histories, ofPersons, withAges, type Reader } from './triage.ts'
import { tickedAs } from './triage-flags.ts'
import type { Understood } from './understand.ts'

/** Ages, and what `withAges` makes of them together with a text. */
const ofAges = ['#years', '#days', '#weeks', 'pregnant', 'child', 'is_child', 'is_newborn']

const nothing = ''

/**
 * Whether a text is calm whoever of these persons, or nobody that is known, has written it. For a server that looks at each
 * message before it knows of whom it is: the page has no use for it.
 */
export function calmOfAnybody(reader: Reader, each: readonly string[]): (text: string) => boolean {
  const { understanding, flagsOf } = reader
  const persons = each.map(one => {
    const background = understanding(one)
    const given = new Set([...ofAges, ...factsIn(background).filter(fact => histories.has(fact))])
    return { background, mayFire: firstLook(reader, given) }
  })
  return text => {
    // What was ticked is to be read apart.
    if (text.includes(tickedAs)) return false
    const own = understanding(text)
    const isCalm = (others: readonly Understood[]) => ofPersons(text, flagsOf(own, others)).length === 0
    if (!isCalm([])) return false
    const understood = withAges(own)
    const facts = new Set(factsIn(understood))
    return persons.every(({ background, mayFire }) => !mayFire(understood, facts) || isCalm([background]))
  }
}

type FirstLook = (understood: Understood, facts: ReadonlySet<string>) => boolean

/**
 * Whether any condition has all that it needs, of what a text tells and of what is given, and holds in all that the given
 * does not change: if not, none of them can hold.
 */
function firstLook({ cases }: Reader, given: ReadonlySet<string>): FirstLook {
  const byNeed = new Map<string, { open: readonly string[]; fixed: Condition }[]>()
  for (const { condition } of cases) {
    const open = needsOf(condition).filter(need => !given.has(need))
    const fixed = condition.filter(term => !conceptsIn(term).some(concept => given.has(concept)))
    const [first = nothing] = open
    const list = byNeed.get(first)
    if (list) list.push({ open, fixed })
    else byNeed.set(first, [{ open, fixed }])
  }
  return (understood, facts) =>
    [nothing, ...facts].some(fact =>
      byNeed.get(fact)?.some(({ open, fixed }) => open.every(need => facts.has(need)) && holds(fixed, understood)),
    )
}

const conceptsIn = (term: Condition[number]): readonly string[] =>
  term.kind === 'limit' ? [`#${term.name}`] : term.concepts
