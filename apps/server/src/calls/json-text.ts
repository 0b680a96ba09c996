import type { Spelling } from '@nethos/contract/spelling.ts'

/** A piece of JSON text: literals in `quotes`, and SQL between them. */
type Piece = { literal: string } | { sql: string }

/** How a column becomes JSON text. Nothing but `maybe` may be null. */
export const json = {
  /** Ids and words of the contract: they need no escaping. */
  word: (sql: string): Piece[] => [{ literal: '"' }, { sql }, { literal: '"' }],
  text: (sql: string): Piece[] => [{ sql: `to_json(${sql})` }],
  number: (sql: string): Piece[] => [{ sql }],
  truth: (sql: string): Piece[] => [{ sql: `case when ${sql} then 'true' else 'false' end` }],
  /** Text, number or instant that may be null. */
  maybe: (sql: string): Piece[] => [{ sql: `coalesce(to_json(${sql})::text, 'null')` }],
  /** Epoch ms of a timestamptz. */
  instant: (sql: string): Piece[] => [{ sql: epochMs(sql) }],
  /** JSON text already. */
  ready: (sql: string): Piece[] => [{ sql }],
}

/**
 * `concat(…)` that gives a JSON object in text, out of our words, spelled in the wire's. Half the time of
 * json_build_object for twenty rows, which looks up the type of every argument for every row (docs/decisions/0004).
 */
export function jsonObject({ words = {} }: Spelling, fields: Readonly<Record<string, Piece[]>>): string {
  const pieces = Object.entries(fields).flatMap(([word, value], at): Piece[] => [
    { literal: `${at === 0 ? '{' : ','}"${words[word] ?? word}":` },
    ...value,
  ])
  return `concat(${joined([...pieces, { literal: '}' }]).join(', ')})`
}

/** Neighbouring literals as one argument: concat takes a hundred. */
function joined(pieces: Piece[]): string[] {
  const parts: string[] = []
  let literal = ''
  for (const piece of pieces) {
    if ('literal' in piece) literal += piece.literal
    else {
      parts.push(`'${literal}'`, piece.sql)
      literal = ''
    }
  }
  return [...parts, `'${literal}'`]
}

export const jsonArray = (object: string, from: string): string =>
  `(select coalesce('[' || string_agg(${object}, ',') || ']', '[]') from ${from})`

export const epochMs = (column: string): string => `round(date_part('epoch', ${column}) * 1000)::int8`

/** A JSON object in text with the fields of another before its own. */
export const merged = (first: object, rest: string): string => `${JSON.stringify(first).slice(0, -1)},${rest.slice(1)}`
