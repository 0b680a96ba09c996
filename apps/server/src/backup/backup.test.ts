import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startEmbedded } from '../database/embedded.ts'
import { migrate } from '../database/migrate.ts'
import { aConsultWorld, aDoctor, payFor } from '../domains/consult/testbed.ts'
import { onCluster } from '../testing/template.ts'
import { serverOn } from '../testing/server.ts'
import { testDatabase } from '../testing/test-database.ts'
import { filesMissing } from './files-missing.ts'
import { makeBackup } from './make-backup.ts'
import { BackupError, rowsFile } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { refuseOthersFolder } from './own-folder.ts'
import { connected, type Place } from './place.ts'

const room = await mkdtemp(join(tmpdir(), 'nethos-backup-'))
afterAll(() => rm(room, { recursive: true, force: true }))
const database = await testDatabase()
const data = join(room, 'data')
const server = await serverOn(database, { NETHOS_DATA: data })
const { patient, doctor, consult } = await aConsultWorld(server)
const picture = Buffer.from('a picture')
const lines: string[] = []
const say = (line: string) => void lines.push(line)
const place: Place = {
  ownerUrl: database.url,
  appUrl: database.appUrl,
  files: join(data, 'files'),
  close: async () => {},
}
const folder = join(room, 'kept')
let paid: string
let going: string

/** A database as the cluster makes it: nothing in it. */
async function emptyPlace(): Promise<Place & { data: string }> {
  const { admin, owner, app } = inject('cluster')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onCluster(admin, `create database ${name} template template1 owner nethos`)
  await onCluster(admin, `grant create on database ${name} to nethos_app`)
  afterAll(() => onCluster(admin, `drop database ${name} with (force)`))
  const at = join(room, name)
  const [ownerUrl, appUrl] = [owner, app].map(url => url.replace('DATABASE', name)) as [string, string]
  return { ownerUrl, appUrl, files: join(at, 'files'), data: at, close: async () => {} }
}

async function rowsIn<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}
const tablesIn = (url: string) => rowsIn(url, `select from pg_tables where schemaname = 'public'`)

beforeAll(async () => {
  going = await consult()
  paid = await consult({ status: 'unpaid', docId: (await aDoctor(server)).docId })
  await payFor(server, paid, patient.session)
  await server.runtime.files.put('atta/one', picture)
  await server.runtime.files.put('atta/two', Buffer.alloc(0))
  // It waits in the queue for tomorrow.
  await server.db.transaction().execute(db => server.jobs.send(db, 'archive.build', {}, { startAfterSeconds: 86_400 }))
  await makeBackup(place, folder, {}, say)
})

test('a backup says how far it is, and is for its owner alone', async () => {
  expect(lines).toContain('files: 2 of 2')
  expect(lines.some(line => /^public\.consult: \d+ rows$/.test(line))).toBe(true)
  expect((await stat(folder)).mode & 0o077).toBe(0)
  expect((await stat(rowsFile(folder, 'public.consult'))).mode & 0o077).toBe(0)
  expect((await readdir(room)).filter(name => name.startsWith('.unfinished'))).toEqual([])
})

test('nothing is written over', async () => {
  await expect(makeBackup(place, folder, {}, say)).rejects.toThrow(`${folder} is there already`)
  const before = await rowsIn(database.url, 'select count(*) from consult')
  await expect(restoreBackup({ ...place, files: join(room, 'none') }, folder, {}, say)).rejects.toThrow(
    'This database has tables already',
  )
  expect(await rowsIn(database.url, 'select count(*) from consult')).toEqual(before)
  const empty = await emptyPlace()
  await expect(restoreBackup({ ...empty, files: place.files }, folder, {}, say)).rejects.toThrow('has files already')
  expect(await tablesIn(empty.ownerUrl)).toHaveLength(0)
})

test('what is put back into an empty place is a whole hospital, and goes on', { timeout: 60_000 }, async () => {
  const empty = await emptyPlace()
  await restoreBackup(empty, folder, {}, say)
  expect(lines.at(-1)).toMatch(/^checked: \d+ tables row by row, the ledger \(0 cents off\), 2 files$/)
  const ledger = 'select booking, book, amount_cents from ledger order by entry_id'
  expect(await rowsIn(empty.ownerUrl, ledger)).toEqual(await rowsIn(database.url, ledger))
  expect((await rowsIn(empty.ownerUrl, ledger)).length).toBeGreaterThan(0)
  const waiting = `select id, state, start_after from pgboss.job where name = 'archive.build'`
  expect(await rowsIn(empty.appUrl, waiting)).toEqual(await rowsIn(database.appUrl, waiting))
  expect(await rowsIn(empty.appUrl, waiting)).toHaveLength(1)

  const restored = await serverOn({ url: empty.ownerUrl, appUrl: empty.appUrl }, { NETHOS_DATA: empty.data })
  // The session of before, the keys of before, the files of before.
  const { obj } = await restored.call('nethos.consult.info.detail', { consultId: paid }, patient.session)
  expect(obj.consult.consultId).toBe(paid)
  const answer = await restored.call(
    'nethos.consult.info.reply',
    { consultId: going, replyContent: '好的' },
    patient.session,
  )
  expect(answer.code).toBe('0')
  expect(await restored.runtime.files.get('atta/one')).toEqual(picture)
  expect((await restored.staff.call('staff.consult.detail', { consultId: going }, doctor.session)).code).toBe('0')
  // References and triggers hold again, and the working role still cannot touch the audit log.
  await expect(rowsIn(empty.ownerUrl, `update ledger set amount_cents = 1`)).rejects.toThrow()
  await expect(rowsIn(empty.appUrl, 'delete from audit')).rejects.toThrow()
  await expect(rowsIn(empty.appUrl, `delete from account`)).rejects.toThrow()
})

describe('a backup that is not whole leaves the place empty', () => {
  const spoiled = async (spoil: (copy: string) => Promise<unknown>): Promise<string> => {
    const copy = join(room, randomUUID())
    await makeBackup(place, copy, {}, say)
    await spoil(copy)
    return copy
  }

  test.each<[string, (copy: string) => Promise<unknown>, RegExp]>([
    ['no manifest', copy => rm(join(copy, 'manifest.json')), /is no whole backup/],
    [
      'rows that were changed',
      async copy => {
        const path = rowsFile(copy, 'public.consult')
        const rows = gunzipSync(await readFile(path)).toString()
        await writeFile(path, gzipSync(rows.replace('\t2000\t', '\t2001\t')))
      },
      /public\.consult are not those that were backed up/,
    ],
    ['a file of rows that is cut off', copy => appendFile(rowsFile(copy, 'public.consult'), 'x'), /./],
  ])('%s', async (_what, spoil, sentence) => {
    const copy = await spoiled(spoil)
    const empty = await emptyPlace()
    await expect(restoreBackup(empty, copy, {}, say)).rejects.toThrow(sentence)
    expect(await tablesIn(empty.ownerUrl)).toHaveLength(0)
  })

  test('another migration than this version knows', async () => {
    const copy = await spoiled(async at => {
      const path = join(at, 'manifest.json')
      await writeFile(path, (await readFile(path, 'utf8')).replace('-calls"', '-other"'))
    })
    await expect(restoreBackup(await emptyPlace(), copy, {}, say)).rejects.toThrow('does not know the migration')
  })
})

test('with keys from outside a backup wants the same ones, and holds none', async () => {
  const keys = {
    NETHOS_MODE: 'production',
    NETHOS_SECRET: 'a1'.repeat(32),
    NETHOS_SEAL_KEY: 'b2'.repeat(32),
    NETHOS_LOOKUP_KEY: 'c3'.repeat(32),
  }
  const copy = join(room, 'with-keys')
  await makeBackup(place, copy, keys, say)
  const text = await readFile(join(copy, 'manifest.json'), 'utf8')
  for (const key of Object.values(keys)) expect(text).not.toContain(key)
  const empty = await emptyPlace()
  await expect(restoreBackup(empty, copy, { ...keys, NETHOS_SEAL_KEY: 'd4'.repeat(32) }, say)).rejects.toThrow(
    'NETHOS_SEAL_KEY is not the key of this backup',
  )
  await expect(restoreBackup(empty, copy, {}, say)).rejects.toThrow('restore it with the same')
  await expect(makeBackup(place, join(room, 'x'), { ...keys, NETHOS_SEAL_KEY: '' }, say)).rejects.toThrow(BackupError)
})

test('the commands keep the embedded database and put it into an empty folder', { timeout: 90_000 }, async () => {
  const [from, to, saved] = ['from', 'to', 'embedded-kept'].map(name => join(room, name)) as [string, string, string]
  const embedded = await startEmbedded(from, say)
  try {
    await migrate(embedded.url)
    await rowsIn(embedded.appUrl, `insert into secret (name, value) values ('a test', '\\x01')`)
  } finally {
    await embedded.stop()
  }
  const run = (command: string, NETHOS_DATA: string) =>
    spawnSync(process.execPath, [join(import.meta.dirname, '../backup.ts'), command, saved], {
      env: { PATH: process.env['PATH'], NETHOS_DATA },
      encoding: 'utf8',
    })
  const made = run('backup', from)
  expect(made.stderr).toBe('')
  expect(made.stdout).toMatch(/Backed up: \d+ rows of \d+ tables, 0 files\./)
  expect(run('backup', from).stderr).toContain('is there already')
  const restored = run('restore', to)
  expect(restored.stderr).toBe('')
  expect(restored.stdout).toMatch(/Restored: \d+ rows/)
  const again = await startEmbedded(to, say)
  try {
    expect(await rowsIn(again.appUrl, `select name from secret where name = 'a test'`)).toHaveLength(1)
    expect(await migrate(again.url)).toEqual([])
  } finally {
    await again.stop()
  }
})

describe('by hand, as another user or beside another folder, nothing is called done', () => {
  const run = (program: string, args: string[], env: Record<string, string>) =>
    spawnSync(process.execPath, [join(import.meta.dirname, '..', program), ...args], {
      env: { PATH: process.env['PATH'], DATABASE_URL: database.appUrl, DATABASE_OWNER_URL: database.url, ...env },
      encoding: 'utf8',
    })
  const seal = { NETHOS_SEAL_KEY: 'a1'.repeat(32), NETHOS_SEAL_KEYS_ALSO: 'b2'.repeat(32) }

  test.each([
    ['backup.ts', ['backup', join(room, 'nowhere')], {}],
    ['rotate-keys.ts', [], seal],
  ])('%s refuses a folder that is not there', (program, args, env) => {
    const { status, stderr } = run(program, args, { ...env, NETHOS_DATA: join(room, 'not-there') })
    expect([status, stderr]).toEqual([1, expect.stringContaining('not-there is not there: NETHOS_DATA must be')])
  })

  test('a folder of another user is refused, and a new one is a restore’s', async () => {
    const uid = process.getuid!()
    await refuseOthersFolder(room)
    await expect(refuseOthersFolder(room, { uid: uid + 1 })).rejects.toThrow(
      `belongs to user ${uid}, and this runs as user ${uid + 1}`,
    )
    await refuseOthersFolder(join(room, 'new'), { mayBeNew: true })
    await expect(refuseOthersFolder(join(room, 'new'))).rejects.toThrow('is not there')
  })

  test('files that the database names and nobody has are counted, and none that was deleted since', async () => {
    const about = { kind: 'picture', fileName: 'a.webp', mediaType: 'image/webp', byteSize: 1, createdAt: new Date() }
    const key = `atta/${randomUUID()}`
    const { attaId } = await server.db
      .insertInto('attachment')
      .values({ ...about, storageKey: key, thumbnailKey: `${key}-small` })
      .returning('attaId')
      .executeTakeFirstOrThrow()
    const count = () => connected(database.url, client => filesMissing(client, place.files!))
    expect(await count()).toBe(2)
    const { status, stdout, stderr } = run('backup.ts', ['backup', join(room, 'not-whole')], { NETHOS_DATA: data })
    expect([status, stdout]).toEqual([1, expect.stringContaining('Backed up:')])
    expect(stderr).toContain('2 files that the database names are not in')
    expect(await readdir(data)).not.toContain('last-backup')
    await server.runtime.files.put(key, picture)
    expect(await count()).toBe(1)
    await server.runtime.files.put(`${key}-small`, picture)
    expect(await count()).toBe(0)
    expect(run('backup.ts', ['backup', join(room, 'whole')], { NETHOS_DATA: data }).status).toBe(0)
    expect(await readdir(data)).toContain('last-backup')
    await server.db.deleteFrom('attachment').where('attaId', '=', attaId).execute()
  })
})
