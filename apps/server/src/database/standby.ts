import { firstOf } from '@nethos/contract/common/present.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { connectionOf, openReads, type Database } from './connect.ts'
import { within } from './deadline.ts'
import { openLines, type Lines } from './lines.ts'

/** A second database that follows the first one, for reads that take long. */
export interface Standby {
  /**
   * It, once it has seen everything that was committed when it was asked for: who has just written reads what he wrote,
   * whichever process took it. undefined: it is away or too far behind, and the first one answers.
   */
  caughtUp(): Promise<Database | undefined>
  close(): Promise<void>
}

export interface StandbyOptions {
  url: string
  /** Whether a pooler in transaction mode may stand before it. */
  isPooled: boolean
  primary: Pick<Lines, 'query'>
  size: number
  onError: (error: Error) => void
  /** Told for each read where it will be answered. */
  onRead: (by: 'standby' | 'primary') => void
}

export const standbyBounds = { waitMs: 500, askedEveryMs: 20, restMs: 10_000 } as const

export function openStandby({ url, isPooled, primary, size, onError, onRead }: StandbyOptions): Standby {
  const connection = { ...connectionOf(url, isPooled), application_name: 'nethos-reads' }
  const lines = openLines({ connection, size, onError })
  const db = openReads(lines)
  const hasCaughtUp = followed(primary, lines, () => performance.now())
  return {
    async caughtUp() {
      const isThere = await hasCaughtUp()
      onRead(isThere ? 'standby' : 'primary')
      return isThere ? db : undefined
    },
    close: () => lines.close(),
  }
}

/** Whether it has replayed what the first one had written when asked, waiting a moment for it; when it fails it is left alone. */
export function followed(
  primary: Pick<Lines, 'query'>,
  standby: Pick<Lines, 'query'>,
  now: () => number,
): () => Promise<boolean> {
  const { waitMs, askedEveryMs, restMs } = standbyBounds
  let restsUntil = -Infinity
  return async () => {
    if (now() < restsUntil) return false
    const { rows } = await primary.query<{ at: string }>({ name: 'written', text: 'select pg_current_wal_lsn() as at' })
    const ask = {
      name: 'replayed',
      text: 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as has',
      values: [firstOf(rows).at],
    }
    let isLate = false
    const hasReplayed = async (): Promise<boolean> => {
      for (const until = now() + waitMs; !isLate; await wait(askedEveryMs)) {
        const answer = await standby.query<{ has: boolean | null }>(ask)
        if (answer.rows[0]?.has) return true
        if (now() >= until) break
      }
      return false
    }
    try {
      // A standby that hangs answers nothing at all: its connections are given up only after seconds.
      if (await within(waitMs, hasReplayed(), () => new Error('the standby says nothing'))) return true
    } catch {
      // Away: whoever asks next must not wait for a connection that does not come.
      isLate = true
    }
    restsUntil = now() + restMs
    return false
  }
}
