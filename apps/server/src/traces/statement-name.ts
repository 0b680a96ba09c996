/** A name after `from` with a parenthesis is a function; after `into` it is a table with its columns. */
const words =
  /\b(?:(?:from|join)\s+(?:only\s+)?"?(?:[a-z]+"?\."?)?([a-z_]\w*)\b(?!"?\s*[.(])|(?:into|update|table)\s+"?(?:[a-z]+"?\."?)?([a-z_]\w*))/g
const names = new Map<string, string>()
const mostNames = 2_000
const mostTables = 6

/** What a statement does, and to which tables. Its text is not told: somebody may one day write a value into one. */
export function statementName(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const plain = text
    .toLowerCase()
    .replaceAll(/'(?:[^']|'')*'/g, ' ')
    .replaceAll(/--[^\n]*|\$\$[\s\S]*?\$\$/g, ' ')
  const verb = /^\W*([a-z]+)/.exec(plain)?.[1] ?? 'statement'
  const tables = [...new Set([...plain.matchAll(words)].map(match => match[1] ?? match[2]!))].slice(0, mostTables)
  const name = [verb, ...tables].join(' ')
  if (names.size < mostNames) names.set(text, name)
  return name
}
