import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Migration } from './migration-files.ts'

/** Name → hash of every migration that was ever committed. */
export type MigrationLock = ReadonlyMap<string, string>

export const lockIn = (folder: string): string => join(folder, 'migrations.lock')

export const readLock = async (folder: string): Promise<MigrationLock> =>
  parseLock(await readFile(lockIn(folder), 'utf8'))

/** One migration a line: its hash, two spaces, its name (as sha256sum writes it). */
export const parseLock = (text: string): MigrationLock =>
  new Map(
    text
      .split('\n')
      .filter(line => line !== '')
      .map(line => {
        const [hash = '', name = ''] = line.split('  ')
        return [name, hash]
      }),
  )

/** Which committed migrations are not what they were, in sentences. */
export function brokenMigrations(migrations: readonly Migration[], lock: MigrationLock): string[] {
  const there = new Map(migrations.map(one => [one.name, one.hash]))
  return [...lock].flatMap(([name, hash]) => {
    if (!there.has(name)) return [`The migration ${name} is gone: databases have seen it, put it back.`]
    if (there.get(name) === hash) return []
    return [`The migration ${name} was changed after it was committed: put it back as it was and write a new one.`]
  })
}

/** Which migrations are not in the lock yet, in sentences. */
export const unlockedMigrations = (migrations: readonly Migration[], lock: MigrationLock): string[] =>
  migrations
    .filter(one => !lock.has(one.name))
    .map(one => `The migration ${one.name} is not in migrations.lock: run npm run db:lock.`)

export const writeLock = (folder: string, migrations: readonly Migration[]): Promise<void> =>
  writeFile(lockIn(folder), migrations.map(one => `${one.hash}  ${one.name}\n`).join(''))
