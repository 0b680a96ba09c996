import type { InteractionRow, KnowledgeTables } from '../../ports/drug-knowledge.ts'

/** So much of what a rule speaks of, said by another at the same level by the same mechanism, and it counts for nothing. */
const covered = 0.6

/**
 * Rules of interaction that no other rule says already: those whose pairs of ingredients are not for the greater part among the pairs of
 * one wider rule of the same level and mechanism. A row that only repeats its class for one member is left out, and so is one that speaks
 * of no pair at all.
 */
export function distinctInteractions({ ingredients, interactions }: KnowledgeTables): InteractionRow[] {
  const members = new Map<string, string[]>()
  for (const { name, classes } of ingredients)
    for (const side of [name, ...classes]) members.set(side, [...(members.get(side) ?? []), name])
  const withPairs = interactions.map((row, at) => ({ row, at, pairs: pairsOf(row, members) }))
  type Rule = (typeof withPairs)[number]
  const alike = Map.groupBy(withPairs, ({ row }) =>
    [row.sides.length, row.level, row.isOverridable, row.mechanism].join(),
  )
  const isWider = (one: Rule, than: Rule): boolean =>
    one.pairs.size > than.pairs.size || (one.pairs.size === than.pairs.size && one.at < than.at)
  const isImpliedBy = (rule: Rule, wider: Rule): boolean =>
    [...rule.pairs].filter(pair => wider.pairs.has(pair)).length >= covered * rule.pairs.size
  return [...alike.values()].flatMap(rules =>
    rules
      .filter(rule => rule.pairs.size > 0)
      .filter(rule => !rules.some(other => other !== rule && isWider(other, rule) && isImpliedBy(rule, other)))
      .map(({ row }) => row),
  )
}

/** What a rule speaks of: combinations of different ingredients. */
function pairsOf({ sides }: InteractionRow, members: ReadonlyMap<string, readonly string[]>): Set<string> {
  const combinations = sides.reduce<string[][]>(
    (all, side) => all.flatMap(some => (members.get(side) ?? []).map(name => [...some, name])),
    [[]],
  )
  const different = combinations.filter(names => new Set(names).size === names.length)
  return new Set(different.map(names => names.toSorted().join('+')))
}
