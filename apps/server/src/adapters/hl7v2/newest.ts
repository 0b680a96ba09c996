import type { StoredFact } from '../../ports/hospital-messages.ts'

/** The newest that is said of each thing. */
export function newestOf(facts: readonly StoredFact[]): StoredFact[] {
  const newest = new Map<string, StoredFact>()
  for (const one of facts) {
    const known = newest.get(one.code)
    if (!known || known.version < one.version) newest.set(one.code, one)
  }
  return [...newest.values()]
}
