import { firstOf } from '@nethos/contract/common/present.ts'
import type pg from 'pg'
import { DatabaseUnreachableError, connectedTo, reachDatabase } from './reach.ts'

/** The addresses of a PostgreSQL of one's own, as the environment names them. */
interface DatabaseAddresses {
  DATABASE_URL: string
  DATABASE_OWNER_URL?: string | undefined
  DATABASE_DIRECT_URL?: string | undefined
}

export interface OwnDatabase {
  /** Migrates. */
  ownerUrl: string
  /** Works; with `directUrl` a pooler in transaction mode may stand before it. */
  appUrl: string
  directUrl: string | undefined
}

/** Each address is reached, leads where it must, and all of them to one database; a sentence says which does not. */
export async function reachOwnDatabase(
  given: DatabaseAddresses,
  onWait: (sentence: string) => void,
): Promise<OwnDatabase> {
  const { DATABASE_URL: url, DATABASE_OWNER_URL: owner, DATABASE_DIRECT_URL: direct } = given
  // First what stands behind the pooler: a pooler whose database is away waits before it asks again.
  if (direct) await reachDatabase({ setting: 'DATABASE_DIRECT_URL', url: direct, onWait })
  await reachDatabase({ setting: 'DATABASE_URL', url, onWait, mayBePooled: direct !== undefined })
  if (owner) await reachDatabase({ setting: 'DATABASE_OWNER_URL', url: owner, onWait })
  if (direct && (await databaseAt(direct)) !== (await databaseAt(url)))
    throw new DatabaseUnreachableError(
      'DATABASE_DIRECT_URL leads to another database than DATABASE_URL: it must be the one behind the pooler.',
    )
  return { ownerUrl: owner ?? direct ?? url, appUrl: url, directUrl: direct }
}

/** The same for all addresses of one database, and another for each other one. */
async function databaseAt(url: string): Promise<string> {
  const client: Pick<pg.Client, 'query' | 'end'> = await connectedTo(url)
  try {
    const { rows } = await client.query<{ it: string }>(
      `select system_identifier || ' ' || (select oid from pg_database where datname = current_database()) as it
       from pg_control_system()`,
    )
    return firstOf(rows).it
  } finally {
    await client.end().catch(() => undefined)
  }
}
