import { newAmong, readCursor, readOn, writeCursor, changesQuery, type Changed, type ReadSoFar } from './changes.ts'

const mostAtOnce = 200
const firstLookMs = 2 * 86_400_000

export type ChangesQuery = ReturnType<typeof changesQuery>

/** What became new since the cursor in our words, oldest first, at most 200; a change that means nothing to us is passed. */
export async function happenedSince<One extends Changed, Happening>(
  { cursor, now }: { cursor: string; now: number },
  found: (asked: ChangesQuery, read: ReadSoFar) => Promise<One[]>,
  inOurWords: (changed: readonly One[]) => Promise<ReadonlyMap<One, readonly Happening[]>>,
): Promise<{ happenings: Happening[]; cursor: string }> {
  let read = readCursor(cursor, now - firstLookMs)
  const happenings: Happening[] = []
  for (let isFull = false; !isFull;) {
    const changed = newAmong(await found(changesQuery(read, mostAtOnce), read), read, mostAtOnce)
    const seenIds = await inOurWords(changed)
    const some: One[] = []
    for (const one of changed) {
      const own = seenIds.get(one) ?? []
      isFull = happenings.length + own.length > mostAtOnce
      if (isFull) break
      happenings.push(...own)
      some.push(one)
    }
    read = readOn(read, some)
    isFull ||= changed.length < mostAtOnce
  }
  return { happenings, cursor: writeCursor(read) }
}

/** Each key once, in the order in which it first comes. */
export function onceEach(): (key: string) => boolean {
  const seenIds = new Set<string>()
  return key => {
    if (key === '' || seenIds.has(key)) return false
    seenIds.add(key)
    return true
  }
}

/** Of several values of one token parameter. */
export const anyOf = (system: string, codes: readonly string[]): string =>
  codes.map(code => `${system}|${code}`).join(',')
