import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { MigrationError } from './migration-error.ts'
import type { Migration } from './migration-files.ts'

/** The first migrations, and the ones of before that they are the sum of (docs/decisions/0104). */
export interface Baseline {
  /** The last commit whose migrations are `replaces`. */
  lastCommit: string
  /** Name → hash. */
  replaces: Readonly<Record<string, string>>
  /** Names of the migrations that make the same tables. */
  by: readonly string[]
}

export async function readBaseline(folder: string): Promise<Baseline | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, 'baseline.json'), 'utf8')) as Baseline
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

interface Applied {
  name: string
  hash: string
}

const isNumbered = (name: string): boolean => /^\d{4}-/.test(name)

/**
 * A database that was made by exactly the replaced migrations has the baseline's tables already: only the list of what it
 * has seen is written anew, in one transaction. True when it was.
 */
export async function adoptBaseline(
  client: pg.Client,
  baseline: Baseline,
  migrations: readonly Migration[],
): Promise<boolean> {
  const { rows } = await client.query<Applied>('select name, hash from migration')
  const early = rows.filter(row => isNumbered(row.name))
  if (early.length === 0) return false
  refuseOther(early, baseline)
  const hashes = new Map(migrations.map(one => [one.name, one.hash]))
  await client.query('begin')
  await client.query('delete from migration where name = any ($1)', [early.map(row => row.name)])
  await client.query('insert into migration (name, hash) select * from unnest($1::text[], $2::text[])', [
    baseline.by,
    baseline.by.map(name => hashes.get(name)),
  ])
  await client.query('commit')
  return true
}

function refuseOther(early: readonly Applied[], { replaces, lastCommit }: Baseline): void {
  if (early.some(row => replaces[row.name] !== row.hash))
    throw new MigrationError(
      'This database was made by a version of Nethos whose migrations were still being rewritten, and cannot be brought up to date: ' +
        'go on with that version, or begin with an empty database (another NETHOS_DATA or DATABASE_URL).',
    )
  const all = Object.keys(replaces).length
  if (early.length < all)
    throw new MigrationError(
      `This database has seen ${early.length} of the ${all} early migrations: start Nethos of commit ${lastCommit} on it once, then this version.`,
    )
}
