/** One line of what a document says otherwise than another. */
export interface DocumentDifference {
  readonly place: string
  readonly before: string
  readonly after: string
}

/** What a list's entry is known by, so that a new entry at the top does not change all below it. */
const nameOf = (entry: unknown, index: number): string => {
  if (typeof entry !== 'object' || entry === null) return String(index + 1)
  const { code, linkId, id, key } = entry as Record<string, unknown>
  const name = code ?? linkId ?? id ?? key
  return typeof name === 'string' && name !== '' ? name : String(index + 1)
}

const shown = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? '是' : '否') : String(value)
const isLeaf = (value: unknown): value is string | number | boolean =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean'

/** Every leaf of a document by its place: 报名表 · q1 · 名称. `words` gives a field's Chinese name. */
function leavesOf(document: unknown, words: Readonly<Record<string, string>>): Map<string, string> {
  const leaves = new Map<string, string>()
  const walk = (value: unknown, place: readonly string[]) => {
    if (Array.isArray(value))
      for (const [index, entry] of value.entries()) walk(entry, [...place, nameOf(entry, index)])
    else if (typeof value === 'object' && value !== null)
      for (const [key, entry] of Object.entries(value)) walk(entry, [...place, words[key] ?? key])
    else if (isLeaf(value)) leaves.set(place.join(' · '), shown(value))
  }
  walk(document, [])
  return leaves
}

/** What reads differently in `after` than in `before`, in the order of the documents; what is gone stands last. */
export function documentDifferences(
  before: unknown,
  after: unknown,
  words: Readonly<Record<string, string>>,
): DocumentDifference[] {
  const [had, has] = [leavesOf(before, words), leavesOf(after, words)]
  const places = [...new Set([...has.keys(), ...had.keys()])]
  return places
    .map(place => ({ place, before: had.get(place) ?? '', after: has.get(place) ?? '' }))
    .filter(line => line.before !== line.after)
}
