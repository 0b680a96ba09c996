import { firstOf } from '@nethos/contract/common/present.ts'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { adoptBaseline, readBaseline } from './baseline.ts'
import { DatabaseClient } from './client.ts'
import { dropInvalid, indexMadeBy, rebuildInvalid, refuseInvalid } from './loose-indexes.ts'
import { MigrationError } from './migration-error.ts'
import { keepsBefore, outsideTransaction } from './migration-hazards.ts'
import { migrationsFolder, readMigrations, type Migration } from './migration-files.ts'
import { putRegions } from './regions.ts'
import { statementsOf } from './sql-statements.ts'

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
    await takeTurn(client)
    await client.query(`
      create table if not exists migration (
        name text primary key,
        hash text not null,
        applied_at timestamptz not null default clock_timestamp()
      )`)
    await client.query('alter table migration add column if not exists keeps_before boolean not null default false')
    if (baseline) await adoptBaseline(client, baseline, migrations)
    const applied = await applyMissing(client, migrations)
    await client.query(`set lock_timeout = ${besideOthersMs}`)
    await rebuildInvalid(client)
    await client.query('reset lock_timeout')
    if (folder === migrationsFolder) await putRegions(client)
    return applied
  } finally {
    await client.end()
  }
}

const turnAskedEveryMs = 200

/** Asks again and again: who waits inside a statement holds a snapshot, which an index made concurrently waits for in turn. */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ is: boolean }>('select pg_try_advisory_lock($1) as is', [migrationLock])
    if (firstOf(rows).is) return
    await wait(turnAskedEveryMs)
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`)
  const major = Math.floor(Number(rows[0]?.version) / 10_000)
  if (major < oldestServer)
    throw new MigrationError(`Nethos needs PostgreSQL ${oldestServer} or newer; this database is PostgreSQL ${major}.`)
}

async function applyMissing(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; hash: string; keeps: boolean }>(
    'select name, hash, keeps_before as keeps from migration',
  )
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
  // What a newer version has only added does not keep this one from working beside it, or in its place.
  const unknown = rows.find(row => !known.has(row.name) && !row.keeps)
  if (unknown)
    throw new MigrationError(
      `The database has seen the migration ${unknown.name}, which this version of Nethos does not know: it is older than its data.`,
    )
  for (const migration of missing) await apply(client, migration)
  return missing.map(one => one.name)
}

/** Whoever waits for a table keeps all from it who come later: so it gives up soon, and asks again. */
const lockMs = 3_000
/** What is made concurrently keeps nobody away while it waits for those who were there before. */
const besideOthersMs = 60_000
const tries = 40
const pauseMs = 1_000
/** A lock that was not given in time, or a circle of two who waited for each other. */
const worthAnotherTry = ['55P03', '40P01']

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  const { name, sql } = migration
  for (let left = tries; ; left -= 1) {
    try {
      if (sql.startsWith(outsideTransaction)) return await applyLoose(client, migration)
      return await applyWhole(client, migration)
    } catch (cause) {
      if (worthAnotherTry.includes((cause as pg.DatabaseError).code ?? '') && left > 0) await wait(pauseMs)
      else
        throw new MigrationError(`The migration ${name} failed${lineOf(sql, cause)}: ${(cause as Error).message}`, {
          cause,
        })
    }
  }
}

async function applyWhole(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${lockMs}`)
    await client.query(migration.sql)
    await note(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** One statement after the other: each must be safe to repeat. */
async function applyLoose(client: pg.Client, migration: Migration): Promise<void> {
  const indexes: string[] = []
  for (const statement of statementsOf(migration.sql)) {
    const isBesideOthers = /\bindex concurrently\b/.test(statement.bare)
    await client.query(`set lock_timeout = ${isBesideOthers ? besideOthersMs : lockMs}`)
    const index = indexMadeBy(statement)
    if (index !== undefined) {
      await dropInvalid(client, index)
      indexes.push(index)
    }
    await client.query(statement.text)
  }
  await client.query('reset lock_timeout')
  await refuseInvalid(client, indexes)
  await note(client, migration)
}

const note = (client: pg.Client, migration: Migration): Promise<unknown> =>
  client.query('insert into migration (name, hash, keeps_before) values ($1, $2, $3)', [
    migration.name,
    migration.hash,
    keepsBefore(migration),
  ])

function lineOf(sql: string, error: unknown): string {
  const position = Number((error as pg.DatabaseError).position)
  return position ? ` in line ${sql.slice(0, position).split('\n').length}` : ''
}
