import { expect, test } from 'vitest'
import { readBaseline } from './baseline.ts'
import { migrationsFolder, readMigrations } from './migration-files.ts'
import { brokenMigrations, parseLock, readLock, unlockedMigrations } from './migration-lock.ts'

const tree = { name: '202601010001-tree', sql: '', hash: 'a1' }
const leaf = { name: '202601010002-leaf', sql: '', hash: 'b2' }
const lock = parseLock('a1  202601010001-tree\nb2  202601010002-leaf\n')

test('what is as it was committed is in order', () => {
  expect(brokenMigrations([tree, leaf], lock)).toEqual([])
  expect(unlockedMigrations([tree, leaf], lock)).toEqual([])
})

test('a migration that was changed after it was committed is an error', () => {
  expect(brokenMigrations([{ ...tree, hash: 'c3' }, leaf], lock)).toEqual([
    'The migration 202601010001-tree was changed after it was committed: put it back as it was and write a new one.',
  ])
})

test('a migration that has gone is an error', () => {
  expect(brokenMigrations([tree], lock)).toEqual([
    'The migration 202601010002-leaf is gone: databases have seen it, put it back.',
  ])
})

test('a new migration is asked for its hash', () => {
  const bark = { name: '202601010003-bark', sql: '', hash: 'd4' }
  expect(unlockedMigrations([tree, leaf, bark], lock)).toEqual([
    'The migration 202601010003-bark is not in migrations.lock: run npm run db:lock.',
  ])
})

test('our own migrations are as they were committed, and those that the baseline names are there', async () => {
  const migrations = await readMigrations()
  const own = await readLock(migrationsFolder)
  expect([...brokenMigrations(migrations, own), ...unlockedMigrations(migrations, own)]).toEqual([])
  expect(migrations.map(one => one.name)).toEqual(
    expect.arrayContaining([...((await readBaseline(migrationsFolder))?.by ?? ['none'])]),
  )
})
