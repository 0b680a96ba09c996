import { spawnSync } from 'node:child_process'
import { lchownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EmbeddedDatabaseError } from './embedded-error.ts'

/** PostgreSQL refuses to run as root; a server started by root lends it this user. */
export interface SystemUser {
  name: string
  uid: number
  gid: number
}

/** Nobody to lend when we are not root. A folder that already belongs to somebody keeps its owner. */
export function userFor(folder: string): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const known = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
  const owner = ownerOf(folder)
  const user =
    known.find(one => owner > 0 && one.uid === owner) ??
    known.find(one => one.name === 'postgres') ??
    known.find(one => one.name === 'nobody')
  if (!user)
    throw new EmbeddedDatabaseError(
      'PostgreSQL refuses to run as root and this system has no user postgres: start Nethos as a normal user.',
    )
  return user
}

function ownerOf(folder: string): number {
  return statSync(folder, { throwIfNoEntry: false })?.uid ?? 0
}

/** Gives the folder and all in it to the user, unless the folder is theirs already: it may be in use. */
export function giveTo(user: SystemUser, folder: string): void {
  if (ownerOf(folder) !== user.uid) giveAll(user, folder)
}

function giveAll(user: SystemUser, path: string): void {
  const entry = lstatSync(path)
  if (entry.isDirectory()) for (const name of readdirSync(path)) giveAll(user, join(path, name))
  lchownSync(path, user.uid, user.gid)
}

export interface Command {
  file: string
  args: string[]
  uid?: number
  gid?: number
}

/**
 * How to run a program as the user. Where a private parent folder (say, /root) bars its way to the program or to
 * the data, setpriv lets it pass folders without changing the folder's own permissions.
 */
export function commandAs(user: SystemUser | undefined, program: string, args: string[], folder: string): Command {
  if (!user) return { file: program, args }
  const barred = barredFolder(user, dirname(program)) ?? barredFolder(user, folder)
  if (!barred) return { file: program, args, uid: user.uid, gid: user.gid }
  const passing = [
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ]
  if (spawnSync('setpriv', [...passing, program, '--version']).status !== 0) {
    throw new EmbeddedDatabaseError(
      `The database runs as the user ${user.name}, who may not enter ${barred}: start Nethos as a normal user, move it (or NETHOS_DATA) elsewhere, or run chmod o+x ${barred}.`,
    )
  }
  return { file: 'setpriv', args: [...passing, program, ...args] }
}

/** The outermost folder on the way that the user may not pass. */
function barredFolder(user: SystemUser, folder: string): string | undefined {
  const parent = dirname(folder)
  const above = parent === folder ? undefined : barredFolder(user, parent)
  if (above) return above
  const { mode, uid, gid } = statSync(folder)
  const mayPass = uid === user.uid ? mode & 0o100 : gid === user.gid ? mode & 0o010 : mode & 0o001
  return mayPass ? undefined : folder
}
