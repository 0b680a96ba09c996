import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
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

test('a version that has not seen what a newer one has only added works on, and is refused where that one has taken away', async () => {
  await write('202701010001-tree.sql', 'create table tree (id int, name text)')
  await migrate(url, folder)
  await write('202701010002-leaf.sql', 'alter table tree add column leaf int')
  await migrate(url, folder)
  await rm(join(folder, '202701010002-leaf.sql'))
  expect(await migrate(url, folder)).toEqual([])
  await write('202701010002-leaf.sql', 'alter table tree add column leaf int')
  await write('202701010003-name.sql', '-- safe: nothing reads it\nalter table tree drop column name')
  await migrate(url, folder)
  await rm(join(folder, '202701010003-name.sql'))
  await expect(migrate(url, folder)).rejects.toThrow('older than its data')
})

test('an index can be made while others write, outside of a transaction', async () => {
  await write('202701010001-tree.sql', 'create table tree (id int)')
  await write(
    '202701010002-tree-index.sql',
    '-- outside a transaction\ncreate index concurrently if not exists tree_id on tree (id);\ncomment on index tree_id is $$Which; tree?$$;',
  )
  await migrate(url, folder)
  expect((await client.query(`select to_regclass('tree_id') is not null as made`)).rows).toEqual([{ made: true }])
})

const isValid = async (index: string) =>
  (
    await client.query<{ is: boolean }>('select indisvalid as is from pg_index where indexrelid = to_regclass($1)', [
      index,
    ])
  ).rows[0]?.is

test('servers that start together make an index while others write, and it is whole', async () => {
  await write('202701010001-tree.sql', 'create table tree (id int)')
  await write(
    '202701010002-tree-index.sql',
    '-- outside a transaction\ncreate index concurrently if not exists tree_id on tree (id);',
  )
  const applied = await Promise.all([migrate(url, folder), migrate(url, folder), migrate(url, folder)])
  expect(applied.flat()).toEqual(['202701010001-tree', '202701010002-tree-index'])
  expect(await isValid('tree_id')).toBe(true)
})

const unique = '-- outside a transaction\ncreate unique index concurrently if not exists tree_id on tree (id);'

test('an index that was broken off is not taken for made', async () => {
  await write('202701010001-tree.sql', 'create table tree (id int); insert into tree values (1), (1)')
  await write('202701010002-tree-index.sql', unique)
  await expect(migrate(url, folder)).rejects.toThrow('202701010002-tree-index failed')
  expect(await isValid('tree_id')).toBe(false)
  await client.query('truncate tree')
  expect(await migrate(url, folder)).toEqual(['202701010002-tree-index'])
  expect(await isValid('tree_id')).toBe(true)
})

test('one that a version of before has left unfinished is made anew, and one that cannot be keeps nobody from starting', async () => {
  await write('202701010001-tree.sql', 'create table tree (id int); create table leaf (id int)')
  await migrate(url, folder)
  await client.query('insert into tree values (1), (1); insert into leaf values (1), (1)')
  for (const table of ['tree', 'leaf'])
    await expect(client.query(`create unique index concurrently ${table}_id on ${table} (id)`)).rejects.toThrow()
  await client.query('truncate tree')
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
  expect(await migrate(url, folder)).toEqual([])
  expect([await isValid('tree_id'), await isValid('leaf_id')]).toEqual([true, false])
  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('The index public.leaf_id is not valid'))
  warned.mockRestore()
  // What it has tried to put in place of the broken one is cleared away by the next start.
  expect(await migrate(url, folder)).toEqual([])
})

test('a migration that waits for a table lets those pass who come after it, and has its turn later', async () => {
  await write('202701010001-tree.sql', 'create table tree (id int)')
  await migrate(url, folder)
  await write('202701010002-leaf.sql', 'alter table tree add column leaf int')
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  await holder.query('begin; select * from tree')
  const migrated = migrate(url, folder)
  await expect
    .poll(async () => (await client.query(`select from pg_locks where not granted`)).rowCount, { timeout: 10_000 })
    .toBeGreaterThan(0)
  // Queues behind the migration, until that gives up.
  await client.query('select * from tree')
  await holder.query('commit')
  await holder.end()
  expect(await migrated).toEqual(['202701010002-leaf'])
})

test('a file without a time in its name is an error', async () => {
  await write('0001-tree.sql', 'select 1')
  await expect(migrate(url, folder)).rejects.toThrow('called YYYYMMDDHHMM-name.sql, not 0001-tree.sql')
})
