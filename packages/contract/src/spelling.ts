/**
 * The wire's words and codes, beside ours. `words`: our key → the wire's key.
 * `codes`: our field → our word → the wire's code. Only what does not explain itself on the wire is spelled.
 */
export interface Spelling {
  readonly words?: Readonly<Record<string, string>>
  readonly codes?: Readonly<Record<string, Readonly<Record<string, string | number>>>>
}

const reversed = new WeakMap<object, Map<string, string>>()

function reverse(table: Readonly<Record<string, string | number>>): Map<string, string> {
  let map = reversed.get(table)
  if (!map) reversed.set(table, (map = new Map(Object.entries(table).map(([ours, wire]) => [String(wire), ours]))))
  return map
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Our words → the wire's words and codes, all the way down. */
export function toWire(value: unknown, { words = {}, codes = {} }: Spelling): unknown {
  if (Array.isArray(value)) return value.map(item => toWire(item, { words, codes }))
  if (!isPlain(value)) return value
  const spelled: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value)) {
    const code = typeof item === 'string' ? codes[key]?.[item] : undefined
    spelled[words[key] ?? key] = code ?? toWire(item, { words, codes })
  }
  return spelled
}

/** The wire's words and codes → ours, all the way down. A word of ours that the wire spells otherwise falls away. */
export function fromWire(value: unknown, { words = {}, codes = {} }: Spelling): unknown {
  if (Array.isArray(value)) return value.map(item => fromWire(item, { words, codes }))
  if (!isPlain(value)) return value
  const ours: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value)) {
    const word = reverse(words).get(key) ?? key
    if (word === key && key in words && words[key] !== key) continue
    const code =
      codes[word] && (typeof item === 'string' || typeof item === 'number')
        ? reverse(codes[word]).get(String(item))
        : undefined
    ours[word] = code ?? fromWire(item, { words, codes })
  }
  return ours
}

/** The code column of a state table, ready to be a spelling. */
export const codesOf = <K extends string>(
  table: Readonly<Record<K, { readonly code: string | number }>>,
): Record<K, string | number> =>
  Object.fromEntries(Object.entries<{ code: string | number }>(table).map(([word, row]) => [word, row.code])) as Record<
    K,
    string | number
  >

/** Several spellings as one; the later wins. */
export const spell = (...spellings: Spelling[]): Spelling => ({
  words: Object.assign({}, ...spellings.map(one => one.words ?? {})),
  codes: Object.assign({}, ...spellings.map(one => one.codes ?? {})),
})
