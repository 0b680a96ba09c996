import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import pg from 'pg'
import { readMigrations } from '../database/migration-files.ts'
import type { Session } from './client.ts'

const folder = join(import.meta.dirname, '../database/releases')

/** A database as a release made it, kept by scripts/release-dump.mjs. */
export interface Release {
  name: string
  commit: string
  patient: {
    mobile: string
    session: Session
    /** A consult that was paid for, and a number that was booked, just before the database was kept. */
    paid: string
    booked: string
    consults: string[]
    bookings: string[]
  }
}

/** All that are kept, the oldest first. */
export const releases: readonly Release[] = readdirSync(folder)
  .filter(file => file.endsWith('.json'))
  .toSorted()
  .map(file => ({
    name: file.slice(0, -'.json'.length),
    ...(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Omit<Release, 'name'>),
  }))

/** Puts a kept database into an empty one, as the owner of its tables; `superUrl`: who may leave references unchecked meanwhile. */
export async function restoreRelease({ name }: Release, superUrl: string): Promise<void> {
  const sql = brotliDecompressSync(readFileSync(join(folder, `${name}.sql.br`))).toString()
  const [shape = '', rows = ''] = sql.split('\n-- rows\n')
  const client = new pg.Client({ connectionString: superUrl })
  await client.connect()
  try {
    await client.query('set role nethos')
    await client.query(await uuidv7BeforeEighteen())
    await client.query(shape)
    await client.query('reset role; set session_replication_role = replica')
    await client.query(rows)
  } finally {
    await client.end()
  }
}

/** A kept database came from PostgreSQL 18: on an older one it needs what the first migration makes there. */
async function uuidv7BeforeEighteen(): Promise<string> {
  const first = (await readMigrations())[0]!.sql
  return first.slice(first.indexOf('do $do$'), first.indexOf('$do$;') + '$do$;'.length)
}
