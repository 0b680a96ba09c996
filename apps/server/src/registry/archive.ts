import type { AccountCaller } from '../calls/caller.ts'
import type { Db } from '../database/connect.ts'
import type { Runtime } from '../runtime.ts'

/** Whose archive, on which connection, at what time. */
export interface ArchiveScope {
  readonly db: Db
  readonly runtime: Runtime
  readonly caller: AccountCaller
  readonly now: number
}

export type Row = Readonly<Record<string, unknown>>

/** One domain's part: `<name>.json`, and a heading of the readable page. */
export interface Section {
  name: string
  title: string
  /** Key of the row and what people call it, in the order of the page; the JSON has the same keys. */
  labels: Readonly<Record<string, string>>
  rows: readonly Row[]
}

/** A section of the page, and its place among the others. */
export interface ArchivePart {
  place: number
  sectionOf: (scope: ArchiveScope) => Promise<Section>
}

/** Their sentences, one below the other, within the record that they belong to. */
export const grouped = <R extends Row>(rows: readonly R[], key: keyof R): Map<unknown, Omit<R, typeof key>[]> => {
  const groups = new Map<unknown, Omit<R, typeof key>[]>()
  for (const { [key]: id, ...row } of rows) groups.set(id, [...(groups.get(id) ?? []), row])
  return groups
}
