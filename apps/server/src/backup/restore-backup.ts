import { present } from '@nethos/contract/common/present.ts'
import type pg from 'pg'
import { readMigrations, type Migration } from '../database/migration-files.ts'
import { withinTransaction } from '../database/migration-hazards.ts'
import { putRegions } from '../database/regions.ts'
import { openBoss } from '../jobs/queue.ts'
import { copyIn, hashOf, ledgerCents, tablesOf } from './database-copy.ts'
import { copyBack, filesBelow } from './file-copy.ts'
import { BackupError, filesFolder, fingerprints, readManifest, type Manifest } from './manifest.ts'
import { queueVersion } from './make-backup.ts'
import { connected, type Place } from './place.ts'

type Say = (line: string) => void

/** Puts a backup into an empty database and an empty folder of files, and looks whether all of it is there. */
export async function restoreBackup(
  place: Place,
  folder: string,
  env: Record<string, string | undefined>,
  say: Say,
): Promise<Manifest> {
  const manifest = await readManifest(folder)
  refuseOtherKeys(manifest, fingerprints(env))
  const migrations = await migrationsOf(manifest)
  if (place.files && (await filesBelow(place.files)).length > 0)
    throw new BackupError(`${place.files} has files already: a backup is put into an empty folder only.`)
  if (!place.files !== !manifest.files)
    throw new BackupError(
      manifest.files
        ? 'This backup has its files in it, and this server keeps them in a bucket: restore without S3_BUCKET first.'
        : 'The files of this backup lie in a bucket: give S3_BUCKET and the rest as the server has them.',
    )
  await connected(place.ownerUrl, owner =>
    inOneTransaction(owner, () => putRows(owner, { manifest, migrations, folder, say })),
  )
  await putQueue(place, manifest, folder, say)
  for (const [nth, file] of (manifest.files ?? []).entries()) {
    await copyBack(filesFolder(folder), present(place.files), file)
    if ((nth + 1) % 1_000 === 0 || nth + 1 === present(manifest.files).length)
      say(`files: ${nth + 1} of ${present(manifest.files).length}`)
  }
  await check(place, manifest, say)
  return manifest
}

function refuseOtherKeys({ keys }: Manifest, given: Record<string, string>): void {
  if (Object.keys(keys).length !== Object.keys(given).length)
    throw new BackupError(
      `This backup was made with NETHOS_MODE=${Object.keys(keys).length > 0 ? 'production' : 'sandbox'}: restore it with the same.`,
    )
  for (const [name, fingerprint] of Object.entries(keys))
    if (given[name] !== fingerprint)
      throw new BackupError(`${name} is not the key of this backup: what is sealed in it could not be opened.`)
}

/** The migrations that the backup has seen, as they stand here: the tables are made as they were then. */
async function migrationsOf({ migrations }: Manifest): Promise<Migration[]> {
  const here = new Map((await readMigrations()).map(one => [one.name, one]))
  return migrations.map(({ name, hash }) => {
    const found = here.get(name)
    if (found?.hash !== hash)
      throw new BackupError(
        `This version of Nethos does not know the migration ${name}: restore with the version that made the backup.`,
      )
    return found
  })
}

async function inOneTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

interface Restoring {
  manifest: Manifest
  migrations: readonly Migration[]
  folder: string
  say: Say
}

/** All in one transaction: a restore that fails leaves the database as empty as it was. */
async function putRows(owner: pg.Client, { manifest, migrations, folder, say }: Restoring): Promise<void> {
  const { rows: there } = await owner.query(
    `select from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace limit 1`,
  )
  if (there.length > 0)
    throw new BackupError(
      'This database has tables already: a backup is put into an empty one only, and nothing was changed.',
    )
  await owner.query(
    'create table migration (name text primary key, hash text not null, applied_at timestamptz not null default clock_timestamp())',
  )
  for (const { name, sql, hash } of migrations) {
    await owner.query(withinTransaction(sql))
    await owner.query('insert into migration (name, hash) values ($1, $2)', [name, hash])
  }
  await owner.query('set constraints all immediate')
  const tables = await tablesOf(owner, 'own')
  const known = manifest.tables.filter(one => tables.includes(one.table))
  const unknown = manifest.tables.find(one => !one.table.startsWith('pgboss.') && !tables.includes(one.table))
  if (unknown)
    throw new BackupError(`No migration makes ${unknown.table}: restore with the version that made the backup.`)
  const putBack = await withoutRules(owner, tables)
  await owner.query(`truncate ${tables.join(', ')}`)
  for (const table of known) {
    await copyIn(owner, table, folder)
    if (table.rows > 0) say(`${table.table}: ${table.rows} rows`)
  }
  say('looking whether all references are whole')
  await putBack()
  for (const { name, value } of manifest.sequences) await owner.query('select setval($1, $2)', [name, value])
  await putRegions(owner)
}

/**
 * References and triggers look at each row as it comes, in whatever order: they are taken away, and put back when all are
 * there. Putting a reference back looks at every row, so that a backup that is not whole is found here.
 */
async function withoutRules(owner: pg.Client, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows: references } = await owner.query<{ table: string; name: string; rule: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
     from pg_constraint where contype = 'f' and conparentid = 0 and conrelid = any ($1::regclass[]) order by 1, 2`,
    [tables],
  )
  for (const { table, name } of references) await owner.query(`alter table ${table} drop constraint ${name}`)
  for (const table of tables) await owner.query(`alter table ${table} disable trigger user`)
  return async () => {
    for (const { table, name, rule } of references)
      await owner.query(`alter table ${table} add constraint ${name} ${rule}`)
    for (const table of tables) await owner.query(`alter table ${table} enable trigger user`)
  }
}

/** What was queued is queued again: the queue makes its own tables, which then get the rows. */
async function putQueue({ appUrl }: Place, manifest: Manifest, folder: string, say: Say): Promise<void> {
  if (manifest.queue === undefined) return
  const boss = openBoss({ url: appUrl, onError: () => undefined })
  await boss.start()
  await boss.stop({ graceful: false })
  await connected(appUrl, app =>
    inOneTransaction(app, async () => {
      const version = await queueVersion(app)
      if (version !== manifest.queue)
        throw new BackupError(
          `The job queue here is of version ${version}, the backup's of ${manifest.queue}: restore with the version of Nethos that made it.`,
        )
      const tables = manifest.tables.filter(one => one.table.startsWith('pgboss.'))
      await app.query(`truncate ${tables.map(one => one.table).join(', ')}`)
      // A queue before its jobs.
      for (const table of tables.toSorted(
        (a, b) => Number(b.table === 'pgboss.queue') - Number(a.table === 'pgboss.queue'),
      )) {
        await copyIn(app, table, folder)
        if (table.rows > 0) say(`${table.table}: ${table.rows} rows`)
      }
    }),
  )
}

/** From what stands there now, not from what was sent. */
async function check(place: Place, manifest: Manifest, say: Say): Promise<void> {
  await connected(place.ownerUrl, async owner => {
    for (const table of manifest.tables.filter(one => !one.table.startsWith('pgboss.')))
      if ((await hashOf(owner, table)) !== table.sha256)
        throw new BackupError(`The rows of ${table.table} are not those of the backup, although all were put there.`)
    const cents = await ledgerCents(owner)
    if (cents !== manifest.ledgerCents)
      throw new BackupError(
        `The ledger is ${cents} cents out of balance; when it was backed up it was ${manifest.ledgerCents}.`,
      )
    say(
      `checked: ${manifest.tables.length} tables row by row, the ledger (${cents} cents off), ${manifest.files?.length ?? 0} files`,
    )
  })
}
