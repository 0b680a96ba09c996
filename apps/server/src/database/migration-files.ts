import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MigrationError } from './migration-error.ts'

export const migrationsFolder = join(import.meta.dirname, 'migrations')

export interface Migration {
  /** The file's name without .sql; the order of the names is the order in which they are applied. */
  name: string
  sql: string
  /** SHA-256 of the file, in hex. */
  hash: string
}

const timed = /^\d{12}-[a-z0-9-]+\.sql$/

/** The migrations of a folder, in the order of their time. */
export async function readMigrations(folder: string = migrationsFolder): Promise<Migration[]> {
  const files = (await readdir(folder)).filter(file => file.endsWith('.sql')).toSorted()
  const odd = files.find(file => !timed.test(file))
  if (odd)
    throw new MigrationError(`A migration is called YYYYMMDDHHMM-name.sql, not ${odd}: npm run db:new makes one.`)
  return Promise.all(
    files.map(async file => {
      const sql = await readFile(join(folder, file), 'utf8')
      return { name: file.slice(0, -'.sql'.length), sql, hash: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}
