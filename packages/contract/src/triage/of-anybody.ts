import { factsIn, needsOf } from './conditions.ts'
import { histories, withAges, type Reader } from './triage.ts'
import { tickedAs } from './triage-flags.ts'

/** Ages, and what `withAges` makes of them together with a text. */
const ofAges = ['#years', '#days', '#weeks', 'pregnant', 'child', 'is_child', 'is_newborn']

/**
 * Whether a text is calm whoever of these persons, or nobody that is known, has written it. For a server that looks at each
 * message before it knows of whom it is: the page has no use for it.
 */
export function calmOfAnybody(reader: Reader, each: readonly string[]): (text: string) => boolean {
  const { understanding, flagsOf } = reader
  const backgrounds = each.map(understanding)
  const given = new Set([...ofAges, ...backgrounds.flatMap(one => factsIn(one).filter(fact => histories.has(fact)))])
  const mayFire = firstLook(reader, given)
  return text => {
    // What was ticked is to be read apart.
    if (text.includes(tickedAs)) return false
    const own = understanding(text)
    if (flagsOf(own, []).length > 0) return false
    return !mayFire(factsIn(withAges(own))) || backgrounds.every(one => flagsOf(own, [one]).length === 0)
  }
}

/** Whether any condition has all that it needs, of what a text says and of what is given: if not, none of them can hold. */
function firstLook({ cases }: Reader, given: ReadonlySet<string>): (facts: readonly string[]) => boolean {
  const byNeed = new Map<string, (readonly string[])[]>()
  for (const { condition } of cases) {
    const open = needsOf(condition).filter(need => !given.has(need))
    const [first] = open
    if (first === undefined) return () => true
    const list = byNeed.get(first)
    if (list) list.push(open)
    else byNeed.set(first, [open])
  }
  return facts => {
    const known = new Set(facts)
    return facts.some(fact => byNeed.get(fact)?.some(open => open.every(need => known.has(need))))
  }
}
