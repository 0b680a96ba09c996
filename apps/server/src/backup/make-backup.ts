import { firstOf } from '@nethos/contract/common/present.ts'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { columnsOf, copyOut, ledgerCents, sequencesOf, tablesOf } from './database-copy.ts'
import { copyOne, filesBelow } from './file-copy.ts'
import {
  BackupError,
  filesFolder,
  fingerprints,
  manifestName,
  type BackupFile,
  type Manifest,
  type TableRows,
} from './manifest.ts'
import { connected, type Place } from './place.ts'

type Say = (line: string) => void

/**
 * Writes a whole backup into a folder that is not there yet. All tables are read in one snapshot, and the files after it:
 * a file is written before the row that names it and never changed, so that what the rows name is there. Servers go on.
 */
export async function makeBackup(
  place: Place,
  folder: string,
  env: Record<string, string | undefined>,
  say: Say,
): Promise<Manifest> {
  if (existsSync(folder)) throw new BackupError(`${folder} is there already: nothing is written over. Choose another.`)
  const keys = fingerprints(env)
  const unfinished = join(dirname(folder), `.unfinished-${process.pid}-${Date.now()}`)
  try {
    await mkdir(join(unfinished, 'tables'), { recursive: true, mode: 0o700 })
    const manifest = await connected(place.ownerUrl, owner => backUp(owner, place, { unfinished, keys, say }))
    await writeFile(join(unfinished, manifestName), `${JSON.stringify(manifest, undefined, 1)}\n`, { mode: 0o600 })
    await rename(unfinished, folder)
    return manifest
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

interface Under {
  unfinished: string
  keys: Manifest['keys']
  say: Say
}

async function backUp(owner: pg.Client, place: Place, { unfinished, keys, say }: Under): Promise<Manifest> {
  await owner.query('begin transaction isolation level repeatable read, read only')
  if ((await columnsOfIfThere(owner, 'public.migration')).length === 0)
    throw new BackupError('This database has no tables of Nethos: there is nothing to back up.')
  const { rows: migrations } = await owner.query<{ name: string; hash: string }>(
    'select name, hash from migration order by name',
  )
  const tables: TableRows[] = []
  for (const table of await tablesOf(owner, 'own')) tables.push(await rowsOf(owner, table, unfinished, say))
  // The queue's tables are the working role's own: another connection that sees the same moment.
  const { rows: snapshot } = await owner.query<{ id: string }>('select pg_export_snapshot() as id')
  const queue = await connected(place.appUrl, async app => {
    await app.query('begin transaction isolation level repeatable read, read only')
    await app.query(`set transaction snapshot '${firstOf(snapshot).id}'`)
    for (const table of await tablesOf(app, 'queue')) tables.push(await rowsOf(app, table, unfinished, say))
    return queueVersion(app)
  })
  const files = place.files && (await saveFiles(place.files, filesFolder(unfinished), say))
  return {
    format: 1,
    createdAt: new Date().toISOString(),
    postgres: await majorOf(owner),
    migrations,
    queue,
    tables,
    sequences: await sequencesOf(owner),
    ledgerCents: await ledgerCents(owner),
    files: files || undefined,
    keys,
  }
}

async function rowsOf(client: pg.Client, table: string, folder: string, say: Say): Promise<TableRows> {
  const copied = await copyOut(client, table, folder)
  if (copied.rows > 0) say(`${table}: ${copied.rows} rows`)
  return copied
}

async function saveFiles(from: string, to: string, say: Say): Promise<BackupFile[]> {
  const paths = await filesBelow(from)
  const saved: BackupFile[] = []
  for (const path of paths) {
    const copied = await copyOne(from, to, path)
    if (copied) saved.push(copied)
    if (saved.length % 1_000 === 0 || saved.length === paths.length) say(`files: ${saved.length} of ${paths.length}`)
  }
  return saved
}

const columnsOfIfThere = async (client: pg.Client, table: string): Promise<string[]> => {
  const { rows } = await client.query<{ there: string | null }>('select to_regclass($1) as there', [table])
  return firstOf(rows).there === null ? [] : columnsOf(client, table)
}

export async function queueVersion(client: pg.Client): Promise<number | undefined> {
  if ((await columnsOfIfThere(client, 'pgboss.version')).length === 0) return undefined
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version')
  return rows[0]?.version
}

async function majorOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`)
  return Math.floor(Number(firstOf(rows).version) / 10_000)
}
