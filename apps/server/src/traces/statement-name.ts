/** A name after `from` with a parenthesis is a function; after `into` it is a table with its columns. */
const words =
  /\b(?:(?:from|join)\s+(?:only\s+)?"?(?:[a-z]+"?\."?)?([a-z_]\w*)\b(?!"?\s*[.(])|(?:into|update(?!\s+set\b)|table)\s+"?(?:[a-z]+"?\."?)?([a-z_]\w*))/g
/** What a statement calls by itself is no table. */
const own = /\b([a-z_]\w*)\s+as\s+(?:(?:not\s+)?materialized\s+)?\(/g
const names = new Map<string, string>()
const mostNames = 2_000
const mostTables = 8

/** What a statement does, and to which tables. Its text is not told: somebody may one day write a value into one. */
export function statementName(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const plain = text
    .toLowerCase()
    .replaceAll(/'(?:[^']|'')*'/g, ' ')
    .replaceAll(/--[^\n]*|\$\$[\s\S]*?\$\$/g, ' ')
  const verb = /^\W*([a-z]+)/.exec(plain)?.[1] ?? 'statement'
  const called = new Set([...plain.matchAll(own)].map(([, name = '']) => name))
  const tables = [...new Set([...plain.matchAll(words)].map(([, one, other = '']) => one ?? other))]
    .filter(table => !called.has(table))
    .slice(0, mostTables)
  const name = [verb, ...tables].join(' ')
  if (names.size < mostNames) names.set(text, name)
  return name
}
