import { present } from '@nethos/contract/common/present.ts'
/** A part of a parameter: written as it is, or known only when it runs. */
export type Part = string | { name: string } | { sinceNow: number }

/** One statement of an order; its parameters are put together from parts. */
export interface Statement {
  text: string
  values: readonly (readonly Part[] | null)[]
}

/** What an order says to the database. */
export interface Order {
  /** Asked first by everybody; the last of them tells by `is_free` whether a number is left. */
  probe: readonly Statement[]
  /** Of whom one is left for; the last of them takes it, and tells by `is_taken`. Whoever was faster, the others roll back. */
  taking: readonly Statement[]
  /** Of whom has taken it. */
  taken: readonly Statement[]
  /** Of whom none is left for. */
  late: readonly Statement[]
}

export interface Recorded {
  text: string
  values: readonly unknown[]
}

/** What is different for each order: who, which session, and what earlier statements have answered. */
export type Known = Readonly<Record<string, string>>

/** Finds in a recorded statement what is different for each order. */
export function statementOf({ text, values }: Recorded, known: Known, now: number): Statement {
  return { text, values: values.map(value => (value === null ? null : partsOf(value, known, now))) }
}

function partsOf(value: unknown, known: Known, now: number): Part[] {
  if (value instanceof Date) {
    const name = nameOf(value.toISOString(), known)
    return [name ? { name } : { sinceNow: value.getTime() - now }]
  }
  return inParts(asText(value), known)
}

const nameOf = (text: string, known: Known): string | undefined =>
  Object.entries(known).find(([, sql]) => sql === text)?.[0]

/** As PostgreSQL reads it. */
export function asText(value: unknown): string {
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  if (Array.isArray(value)) return `{${value.map(one => JSON.stringify(asText(one))).join(',')}}`
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Cuts a text at every known one in it; the longest first, and a short one only where it stands alone. */
export function inParts(text: string, known: Known): Part[] {
  const names = Object.keys(known).toSorted((one, other) => present(known[other]).length - present(known[one]).length)
  for (const name of names) {
    const sql = present(known[name])
    if (text === sql) return [{ name }]
    const at = sql.length >= shortest ? text.indexOf(sql) : -1
    if (at >= 0)
      return [...inParts(text.slice(0, at), known), { name }, ...inParts(text.slice(at + sql.length), known)].filter(
        part => part !== '',
      )
  }
  return [text]
}

const shortest = 7

/** The parameters' texts, with what is known now. */
export const valuesOf = ({ values }: Statement, known: Known, now: number): (string | null)[] =>
  values.map(parts => parts && parts.map(part => textOf(part, known, now)).join(''))

function textOf(part: Part, known: Known, now: number): string {
  if (typeof part === 'string') return part
  return 'name' in part ? present(known[part.name]) : new Date(now + part.sinceNow).toISOString()
}
