import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { putRegions } from './regions.ts'

export const migrationsFolder = join(import.meta.dirname, 'migrations')

/** A migration cannot be applied. Its message is one sentence for the person who started the server. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

interface Migration {
  name: string
  sql: string
  hash: string
}

/** Held while migrating, so that two servers that start together do not race. */
const migrationLock = 7_638_468

/** Applies the numbered SQL files that this database has not seen yet, each in a transaction, and brings the regions up to date. Returns the files' names. */
export async function migrate(url: string, folder: string = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = new pg.Client({ connectionString: url, application_name: 'nethos-migrate' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(`
      create table if not exists migration (
        name text primary key,
        hash text not null,
        applied_at timestamptz not null default clock_timestamp()
      )`)
    const applied = await applyMissing(client, migrations)
    if (folder === migrationsFolder) await putRegions(client)
    return applied
  } finally {
    await client.end()
  }
}

async function applyMissing(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migration')
  const applied = new Map(rows.map(row => [row.name, row.hash]))
  const missing: Migration[] = []
  for (const migration of migrations) {
    const hash = applied.get(migration.name)
    if (hash === undefined) missing.push(migration)
    else if (hash !== migration.hash) {
      throw new MigrationError(
        `The migration ${migration.name} has been changed after it was applied: put it back as it was and write a new one.`,
      )
    }
  }
  const known = new Set(migrations.map(one => one.name))
  const unknown = rows.find(row => !known.has(row.name))
  if (unknown)
    throw new MigrationError(
      `The database has seen the migration ${unknown.name}, which this version of Nethos does not know: it is older than its data.`,
    )
  for (const migration of missing) await apply(client, migration)
  return missing.map(one => one.name)
}

async function apply(client: pg.Client, { name, sql, hash }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw new MigrationError(`The migration ${name} failed${lineOf(sql, cause)}: ${(cause as Error).message}`, {
      cause,
    })
  }
}

function lineOf(sql: string, error: unknown): string {
  const position = Number((error as pg.DatabaseError).position)
  return position ? ` in line ${sql.slice(0, position).split('\n').length}` : ''
}

const numbered = /^\d{4}-[a-z0-9-]+\.sql$/

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter(file => file.endsWith('.sql')).toSorted()
  const odd = files.find(file => !numbered.test(file))
  if (odd) throw new MigrationError(`A migration is called NNNN-name.sql, not ${odd}.`)
  const numbers = files.map(file => file.slice(0, 4))
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index)
  if (twice) throw new MigrationError(`Two migrations have the number ${twice}.`)
  return Promise.all(
    files.map(async file => {
      const sql = await readFile(join(folder, file), 'utf8')
      return { name: file.slice(0, -'.sql'.length), sql, hash: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}
