import type { DeskRow } from './consult.calls.ts'

/** Since when the patient waits for this doctor, epoch ms: for the first answer, or for one to what he wrote last. */
export function waitsSince({
  consultStatus,
  answerDueAt,
  createdAt,
  unreadCount,
  lastAt,
}: DeskRow): number | undefined {
  if (consultStatus === 'cancelled' || consultStatus === 'expired') return undefined
  if (answerDueAt !== null) return createdAt
  return unreadCount > 0 ? lastAt : undefined
}

/** Who waits with something that cannot wait stands before all others. */
const isUrgent = (row: DeskRow): boolean => row.redFlags.length > 0 && waitsSince(row) !== undefined

/** Who waits longest stands first; where nobody waits, the newest. */
export const inOrder = (rows: readonly DeskRow[]): DeskRow[] =>
  [...rows].sort((one, other) => {
    if (isUrgent(one) !== isUrgent(other)) return isUrgent(one) ? -1 : 1
    const [mine, theirs] = [waitsSince(one), waitsSince(other)]
    if (mine !== undefined && theirs !== undefined) return mine - theirs
    if (mine !== undefined || theirs !== undefined) return mine !== undefined ? -1 : 1
    return other.lastAt - one.lastAt
  })
