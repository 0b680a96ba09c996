import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { binaries, broken, clusterIn, environment, lastComplaint, logIn, socketFolder } from './cluster.ts'
import { readPostmaster, removeStale, type Postmaster } from './postmaster.ts'
import { commandAs, userFor } from './unprivileged.ts'

const longestRecovery = 120_000

export type Settings = Readonly<Record<string, string | number>>

/** Starts the cluster's postmaster and waits until it takes connections. It outlives this process: see embedded.ts. */
export async function startPostmaster(folder: string, port: number, settings: Settings): Promise<Postmaster> {
  const cluster = clusterIn(folder)
  const { postgres } = await binaries()
  const all: Settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: socketFolder(folder) ?? '',
    unix_socket_permissions: '0700',
    // The log must not show what people wrote.
    log_min_error_statement: 'panic',
    ...settings,
  }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  removeStale(cluster)
  const { file, args, ...as } = commandAs(userFor(cluster), postgres, ['-D', cluster, ...flags], folder)
  limitLogSize(folder)
  const from = statSync(logIn(folder), { throwIfNoEntry: false })?.size ?? 0
  const log = openSync(logIn(folder), 'a', 0o600)
  const child = spawn(file, args, { ...as, cwd: '/', env: environment, detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  let ended: string | undefined
  child.on('error', error => (ended = error.message))
  child.on('exit', () => (ended ??= complaintIn(folder, from) || 'PostgreSQL ended at once'))
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

/** Empty too when the folder has gone with the database. */
function complaintIn(folder: string, from: number): string | undefined {
  return existsSync(logIn(folder)) ? lastComplaint(readFileSync(logIn(folder), 'utf8').slice(from)) : undefined
}

function limitLogSize(folder: string): void {
  const size = statSync(logIn(folder), { throwIfNoEntry: false })?.size ?? 0
  if (size > 10_000_000) renameSync(logIn(folder), `${logIn(folder)}.old`)
}
