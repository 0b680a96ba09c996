import type pg from 'pg'
import { MigrationError } from './migration-error.ts'
import type { Statement } from './sql-statements.ts'

type Client = Pick<pg.Client, 'query'>

const made = /^create (?:unique )?index concurrently (?:if not exists )?(\S+) on\b/

/** The index that a statement makes while others write. */
export const indexMadeBy = ({ bare }: Statement): string | undefined => made.exec(bare)?.[1]

interface Invalid {
  name: string
  isDraft: boolean
}

/**
 * Indexes whose making was broken off: they cost each write and serve nobody. What somebody makes at this very moment is
 * not among them; a draft is what `reindex concurrently` leaves behind, beside the index itself.
 */
async function invalidIndexes(client: Client): Promise<Invalid[]> {
  const { rows } = await client.query<Invalid>(
    `select format('%I.%I', nspname, relname) as name, relname ~ '_cc(new|old)\\d*$' as "isDraft"
     from pg_index join pg_class on pg_class.oid = indexrelid join pg_namespace on pg_namespace.oid = relnamespace
     where not indisvalid and relkind = 'i' and pg_has_role(relowner, 'usage') and nspname not like 'pg\\_%'
       and indexrelid not in (select index_relid from pg_stat_progress_create_index) order by 1`,
  )
  return rows
}

async function isInvalid(client: Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1)::oid and not indisvalid',
    [name],
  )
  return rowCount !== 0
}

/** `if not exists` would pass over what a try before has left. */
export async function dropInvalid(client: Client, name: string): Promise<void> {
  if (await isInvalid(client, name)) await client.query(`drop index concurrently ${name}`)
}

export async function refuseInvalid(client: Client, names: readonly string[]): Promise<void> {
  for (const name of names)
    if (await isInvalid(client, name)) throw new MigrationError(`the index ${name} was not made to its end`)
}

/**
 * Makes those anew that an earlier version has left unfinished and taken for made. One that cannot be made (two rows where
 * it allows one) keeps nobody from starting: everything worked without it.
 */
export async function rebuildInvalid(client: Client): Promise<void> {
  for (const { name, isDraft } of await invalidIndexes(client))
    try {
      await client.query(isDraft ? `drop index concurrently ${name}` : `reindex index concurrently ${name}`)
    } catch (error) {
      process.emitWarning(`The index ${name} is not valid and could not be made anew: ${(error as Error).message}`)
    }
}
