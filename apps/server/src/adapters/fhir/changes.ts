import { lastUpdated } from './wire.ts'

/**
 * What was updated since: polled by `_lastUpdated`, kind by kind, read once. FHIR keeps no log that could be read on, so that
 * the cursor is an instant and what of the overlap before it was answered already.
 */

/** What is committed a little late carries an instant that we have read past. */
const overlapMs = 2_000

/** How far was read: the newest instant, and what of the overlap before it was answered (`key@instant`). */
export interface ReadSoFar {
  at: number
  seen: readonly string[]
}

export interface Changed {
  resourceType: string
  id: string
  meta: { versionId?: string | undefined; lastUpdated: string }
}

export const keyOf = ({ resourceType, id, meta }: Changed): string =>
  `${resourceType}/${id}/${meta.versionId ?? meta.lastUpdated}`
const markOf = (one: Changed): string => `${keyOf(one)}@${lastUpdated(one)}`
const markedAt = (mark: string): number => Number(mark.slice(mark.lastIndexOf('@') + 1))

/** `first`: from when somebody reads who has no cursor yet. */
export function readCursor(cursor: string, first: number): ReadSoFar {
  const [at = '', ...seen] = cursor.split(' ')
  return /^\d+$/.test(at) ? { at: Number(at), seen } : { at: first, seen: [] }
}
export const writeCursor = ({ at, seen }: ReadSoFar): string => [at, ...new Set(seen)].join(' ')

/** What is asked of each kind, and how much of it: what was seen may come again. */
export const changesQuery = (read: ReadSoFar, most: number) => ({
  query: {
    _lastUpdated: `ge${new Date(read.at - overlapMs).toISOString()}`,
    _sort: '_lastUpdated',
    _count: String(most),
  },
  most: most + read.seen.length,
})

/** What is new among what was found, oldest first, at most so many. */
export function newAmong<One extends Changed>(found: readonly One[], read: ReadSoFar, most: number): One[] {
  const seen = new Set(read.seen)
  return found
    .filter(one => !seen.has(markOf(one)))
    .toSorted((a, b) => lastUpdated(a) - lastUpdated(b))
    .slice(0, most)
}

/** These were answered: the next question begins after them. */
export function readOn(read: ReadSoFar, answered: readonly Changed[]): ReadSoFar {
  const last = answered.at(-1)
  if (!last) return read
  const at = Math.max(read.at, lastUpdated(last))
  return { at, seen: [...read.seen, ...answered.map(markOf)].filter(mark => markedAt(mark) >= at - overlapMs) }
}
