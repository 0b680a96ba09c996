import { firstOf } from '@nethos/contract/common/present.ts'
import type pg from 'pg'

/** As much of a connection as is looked at. */
export type Session = Pick<pg.Client, 'query'> & { processID?: number | null }

const backendOf = async (session: Session): Promise<number> => {
  const { rows } = await session.query<{ pid: number }>('select pg_backend_pid() as pid')
  return firstOf(rows).pid
}

const tries = 5

/**
 * Whether a pooler in between (PgBouncer in transaction or statement mode) lends one backend of PostgreSQL to several
 * sessions: prepared statements, LISTEN and locks of a session would then be somebody else's. A pooler names another
 * process than the one that answers; in session mode each session still keeps the backend that it has.
 */
export async function sharesBackends(first: Session, other: () => Promise<Session>): Promise<boolean> {
  const own = await backendOf(first)
  if (own === first.processID) return false
  const second = await other()
  for (let nth = 0; nth < tries; nth++) {
    if ((await backendOf(second)) === own) return true
    if ((await backendOf(first)) !== own) return true
  }
  return false
}
