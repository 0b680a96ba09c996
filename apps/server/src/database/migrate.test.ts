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
const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
afterAll(async () => {
  await client.end()
  await rm(folder, { recursive: true })
})

const write = (name: string, sql: string) => writeFile(join(folder, name), sql)

beforeEach(async () => {
  await rm(folder, { recursive: true })
  await mkdir(folder)
  await client.query('drop schema public cascade; create schema public')
})

test('each file is applied once, in the order of their times', async () => {
  await write('202601010002-leaf.sql', 'alter table tree add leaf int')
  await write('202601010001-tree.sql', 'create table tree (id int)')
  expect(await migrate(url, folder)).toEqual(['202601010001-tree', '202601010002-leaf'])
  expect(await migrate(url, folder)).toEqual([])
})

test('two servers that start together do not race', async () => {
  await write('202601010001-tree.sql', 'create table tree (id int)')
  const applied = await Promise.all([migrate(url, folder), migrate(url, folder), migrate(url, folder)])
  expect(applied.flat()).toEqual(['202601010001-tree'])
})

test('a failing file leaves nothing behind and names its line', async () => {
  await write('202601010001-tree.sql', 'create table tree (id int);\ncreate tabel leaf (id int);')
  await expect(migrate(url, folder)).rejects.toThrow('The migration 202601010001-tree failed in line 2: syntax error')
  expect((await client.query(`select to_regclass('tree') as tree`)).rows).toEqual([{ tree: null }])
})

test('a file that was changed after it was applied is an error', async () => {
  await write('202601010001-tree.sql', 'create table tree (id int)')
  await migrate(url, folder)
  await write('202601010001-tree.sql', 'create table tree (id bigint)')
  await expect(migrate(url, folder)).rejects.toThrow('202601010001-tree has been changed after it was applied')
})

test('data of a newer version is not touched by an older one', async () => {
  await write('202601010001-tree.sql', 'create table tree (id int)')
  await migrate(url, folder)
  await rm(join(folder, '202601010001-tree.sql'))
  await expect(migrate(url, folder)).rejects.toThrow('older than its data')
})

test('a file without a time in its name is an error', async () => {
  await write('0001-tree.sql', 'select 1')
  await expect(migrate(url, folder)).rejects.toThrow('called YYYYMMDDHHMM-name.sql, not 0001-tree.sql')
})
