import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { migrate } from './migrate.ts'

const { url } = await testDatabase()
const client = new pg.Client({ connectionString: url })
await client.connect()
const folder = await mkdtemp(join(tmpdir(), 'baseline-'))
afterAll(async () => {
  await client.end()
  await rm(folder, { recursive: true })
})

const sha = (text: string) => createHash('sha256').update(text).digest('hex')
const treeEarly = 'create table tree (id int)'
const leafEarly = 'alter table tree add leaf int'
const baseline = {
  lastCommit: 'abc123',
  replaces: { '0001-tree': sha(treeEarly), '0002-leaf': sha(leafEarly) },
  by: ['202601010001-tree'],
}

/** A database as the early versions made it: these migrations, and one tree. */
async function early(...migrations: [name: string, sql: string][]): Promise<void> {
  await client.query(
    'create table migration (name text primary key, hash text not null, applied_at timestamptz default now())',
  )
  for (const [name, sql] of migrations) {
    await client.query(sql)
    await client.query('insert into migration (name, hash) values ($1, $2)', [name, sha(sql)])
  }
  await client.query('insert into tree (id) values (7)')
}

const seen = async () =>
  (await client.query<{ name: string }>('select name from migration order by name')).rows.map(row => row.name)
const trees = async () => (await client.query('select * from tree')).rows

beforeEach(async () => {
  await client.query('drop schema public cascade; create schema public')
  await rm(folder, { recursive: true })
  await mkdir(folder)
  await writeFile(join(folder, 'baseline.json'), JSON.stringify(baseline))
  await writeFile(join(folder, '202601010001-tree.sql'), 'create table tree (id int, leaf int)')
  await writeFile(join(folder, '202602010001-root.sql'), 'alter table tree add root int')
})

test('an empty database gets the baseline, and what came after it', async () => {
  expect(await migrate(url, folder)).toEqual(['202601010001-tree', '202602010001-root'])
})

test('a database of the last early commit takes the baseline for applied, keeps its rows and gets what came after it', async () => {
  await early(['0001-tree', treeEarly], ['0002-leaf', leafEarly])
  expect(await migrate(url, folder)).toEqual(['202602010001-root'])
  expect(await seen()).toEqual(['202601010001-tree', '202602010001-root'])
  expect(await trees()).toEqual([{ id: 7, leaf: null, root: null }])
  expect(await migrate(url, folder)).toEqual([])
})

test('two servers that adopt the baseline together do it once', async () => {
  await early(['0001-tree', treeEarly], ['0002-leaf', leafEarly])
  const applied = await Promise.all([migrate(url, folder), migrate(url, folder)])
  expect(applied.flat()).toEqual(['202602010001-root'])
})

test('a database that has seen a part of the early migrations is told which commit to start first', async () => {
  await early(['0001-tree', treeEarly])
  await expect(migrate(url, folder)).rejects.toThrow(
    'has seen 1 of the 2 early migrations: start Nethos of commit abc123 on it once, then this version.',
  )
  expect(await seen()).toEqual(['0001-tree'])
})

test('a database of a history that was rewritten is left alone, and says so', async () => {
  await early(['0001-tree', 'create table tree (id bigint)'], ['0002-leaf', leafEarly])
  await expect(migrate(url, folder)).rejects.toThrow('migrations were still being rewritten')
  expect(await seen()).toEqual(['0001-tree', '0002-leaf'])
})

test('a migration that the baseline does not replace is no reason to guess', async () => {
  await early(['0001-tree', treeEarly], ['0002-leaf', leafEarly], ['0003-bark', 'alter table tree add bark int'])
  await expect(migrate(url, folder)).rejects.toThrow('migrations were still being rewritten')
})
