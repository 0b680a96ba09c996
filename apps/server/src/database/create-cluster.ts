import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import {
  binaries,
  broken,
  clusterIn,
  environment,
  lastComplaint,
  passwordsIn,
  type Passwords,
  type Role,
} from './cluster.ts'
import { EmbeddedDatabaseError } from './embedded-error.ts'
import { isAlive } from './postmaster.ts'
import { commandAs, giveTo, userFor } from './unprivileged.ts'

const major = '18'

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
  // A copy or a backup may have lost the permissions that PostgreSQL insists on.
  if (statSync(cluster).mode & 0o077) chmodSync(cluster, 0o700)
  if (found !== major) throw broken(folder, `it was written by PostgreSQL ${found}, this is ${major}`)
  return folder
}

function ensureFolder(wanted: string): string {
  try {
    ensureFolders(wanted)
    const folder = realpathSync(wanted)
    const user = userFor(folder)
    if (user) giveTo(user, folder)
    accessSync(folder, constants.W_OK)
    return folder
  } catch (cause) {
    if (cause instanceof EmbeddedDatabaseError) throw cause
    throw new EmbeddedDatabaseError(
      `The data folder ${wanted} cannot be used: ${inWords(cause)}. Choose another with NETHOS_DATA=/path npm start.`,
      { cause },
    )
  }
}

/** One after the other: asked for all at once, Node says of a read-only disk that there is no such folder. */
function ensureFolders(wanted: string): void {
  if (existsSync(wanted)) {
    // Complains of a file.
    mkdirSync(wanted, { recursive: true })
    return
  }
  const parent = dirname(wanted)
  if (parent !== wanted) ensureFolders(parent)
  try {
    mkdirSync(wanted, { mode: 0o700 })
  } catch (error) {
    // Somebody else was faster.
    if (!existsSync(wanted)) throw error
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  ENOTDIR: 'a file stands in its way',
  EEXIST: 'a file stands in its way',
}

const inWords = (error: unknown): string =>
  reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? (error as Error).message

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
