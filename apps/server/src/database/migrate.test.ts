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

test('each file is applied once, in the order of the numbers', async () => {
  await write('0002-leaf.sql', 'alter table tree add leaf int')
  await write('0001-tree.sql', 'create table tree (id int)')
  expect(await migrate(url, folder)).toEqual(['0001-tree', '0002-leaf'])
  expect(await migrate(url, folder)).toEqual([])
})

test('two servers that start together do not race', async () => {
  await write('0001-tree.sql', 'create table tree (id int)')
  const applied = await Promise.all([migrate(url, folder), migrate(url, folder), migrate(url, folder)])
  expect(applied.flat()).toEqual(['0001-tree'])
})

test('a failing file leaves nothing behind and names its line', async () => {
  await write('0001-tree.sql', 'create table tree (id int);\ncreate tabel leaf (id int);')
  await expect(migrate(url, folder)).rejects.toThrow('The migration 0001-tree failed in line 2: syntax error')
  expect((await client.query(`select to_regclass('tree') as tree`)).rows).toEqual([{ tree: null }])
})

test('a file that was changed after it was applied is an error', async () => {
  await write('0001-tree.sql', 'create table tree (id int)')
  await migrate(url, folder)
  await write('0001-tree.sql', 'create table tree (id bigint)')
  await expect(migrate(url, folder)).rejects.toThrow('0001-tree has been changed after it was applied')
})

test('data of a newer version is not touched by an older one', async () => {
  await write('0001-tree.sql', 'create table tree (id int)')
  await migrate(url, folder)
  await rm(join(folder, '0001-tree.sql'))
  await expect(migrate(url, folder)).rejects.toThrow('older than its data')
})

test('two files with one number are an error', async () => {
  await write('0001-tree.sql', 'select 1')
  await write('0001-leaf.sql', 'select 1')
  await expect(migrate(url, folder)).rejects.toThrow('Two migrations have the number 0001')
})
