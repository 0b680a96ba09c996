import { firstOf } from '@nethos/contract/common/present.ts'
import { createReadStream, createWriteStream } from 'node:fs'
import { Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { BackupError, newHash, rowsFile, type TableRows } from './manifest.ts'

/** Of the house and of its sandbox, whoever made them; the job queue's own stand in `pgboss`. */
const ownSchemas = ['public', 'sandbox', 'demo_hospital']
const queueSchema = 'pgboss'
/** Made by the migrations, by the queue's start, or anew within minutes. */
const leftOut = ['public.migration', 'public.area', 'public.replay', 'public.call_count', 'pgboss.version']

/** Tables with rows of their own: partitions are read through what they are parts of. */
export async function tablesOf(client: pg.ClientBase, of: 'own' | 'queue'): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 'p') and not relispartition and nspname = any ($1) order by 1`,
    [of === 'own' ? ownSchemas : [queueSchema]],
  )
  return rows.map(row => row.name).filter(name => !leftOut.includes(name))
}

export async function columnsOf(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I', attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  return rows.map(row => row.name)
}

function hashing(hash: ReturnType<typeof newHash>): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
}

/** One table's rows into one file. */
export async function copyOut(client: pg.ClientBase, table: string, folder: string): Promise<TableRows> {
  const columns = await columnsOf(client, table)
  const hash = newHash()
  // A query and not the table's name: a partitioned table can be copied out no other way.
  const source = client.query(copyTo(`copy (select ${columns.join(', ')} from ${table}) to stdout`))
  await pipeline(
    source,
    hashing(hash),
    createGzip({ level: 6 }),
    createWriteStream(rowsFile(folder, table), { mode: 0o600 }),
  )
  return { table, columns, rows: source.rowCount ?? 0, sha256: hash.digest('hex') }
}

/** And back. The caller's transaction is ended by what this throws: rows that are not those of the backup never stay. */
export async function copyIn(client: pg.ClientBase, { table, columns, rows, sha256 }: TableRows, folder: string) {
  const hash = newHash()
  const target = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`))
  await pipeline(createReadStream(rowsFile(folder, table)), createGunzip(), hashing(hash), target)
  if (hash.digest('hex') !== sha256) throw new BackupError(`The rows of ${table} are not those that were backed up.`)
  if (target.rowCount !== rows) throw new BackupError(`${table} has ${target.rowCount} rows and must have ${rows}.`)
}

/** What a table would be copied out as now. */
export async function hashOf(client: pg.ClientBase, { table, columns }: TableRows): Promise<string> {
  const hash = newHash()
  const swallow = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(
    client.query(copyTo(`copy (select ${columns.join(', ')} from ${table}) to stdout`)),
    hashing(hash),
    swallow,
  )
  return hash.digest('hex')
}

/** How far each sequence of these tables has come. */
export async function sequencesOf(client: pg.ClientBase): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
     where schemaname = any ($1) and last_value is not null order by 1`,
    [ownSchemas],
  )
  return rows
}

/** 0: each booking is double entry. */
export async function ledgerCents(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ cents: string }>(
    'select coalesce(sum(abs(cents)), 0) as cents from (select sum(amount_cents) as cents from ledger group by booking) as one',
  )
  return Number(firstOf(rows).cents)
}
