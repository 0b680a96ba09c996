import type { Spelling } from '@nethos/contract/spelling.ts'

/** `json_build_object(…)` out of our words → SQL, spelled in the wire's words. */
export const jsonObject = ({ words = {} }: Spelling, fields: Readonly<Record<string, string>>): string =>
  `json_build_object(${Object.entries(fields)
    .map(([word, value]) => `'${words[word] ?? word}', ${value}`)
    .join(', ')})`

/** Epoch ms of a timestamptz. */
export const epochMs = (column: string): string => `round(date_part('epoch', ${column}) * 1000)::int8`

/** A JSON object in text with the fields of another before its own. */
export const merged = (first: object, rest: string): string => `${JSON.stringify(first).slice(0, -1)},${rest.slice(1)}`
