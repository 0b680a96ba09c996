import type pg from 'pg'
import { adoptBaseline, readBaseline } from './baseline.ts'
import { DatabaseClient } from './client.ts'
import { MigrationError } from './migration-error.ts'
import { migrationsFolder, readMigrations, type Migration } from './migration-files.ts'
import { putRegions } from './regions.ts'

/** Held while migrating, so that two servers that start together do not race. */
const migrationLock = 7_638_468

const oldestServer = 15

/** Applies the SQL files that this database has not seen yet, each in a transaction, and brings the regions up to date. Returns the files' names. */
export async function migrate(url: string, folder: string = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const baseline = await readBaseline(folder)
  const client = new DatabaseClient({ connectionString: url, application_name: 'nethos-migrate' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await refuseOldServer(client)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(`
      create table if not exists migration (
        name text primary key,
        hash text not null,
        applied_at timestamptz not null default clock_timestamp()
      )`)
    if (baseline) await adoptBaseline(client, baseline, migrations)
    const applied = await applyMissing(client, migrations)
    if (folder === migrationsFolder) await putRegions(client)
    return applied
  } finally {
    await client.end()
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`)
  const major = Math.floor(Number(rows[0]?.version) / 10_000)
  if (major < oldestServer)
    throw new MigrationError(`Nethos needs PostgreSQL ${oldestServer} or newer; this database is PostgreSQL ${major}.`)
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
