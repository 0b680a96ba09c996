import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** What PostgreSQL writes of itself into postmaster.pid. */
export interface Postmaster {
  pid: number
  port: number
  isReady: boolean
}

const pidFile = (cluster: string): string => join(cluster, 'postmaster.pid')

export function readPostmaster(cluster: string): Postmaster | undefined {
  const lines = readIfThere(pidFile(cluster))?.split('\n')
  const pid = Number(lines?.[0])
  if (!pid) return undefined
  return { pid, port: Number(lines?.[3]) || 0, isReady: lines?.[7]?.trim() === 'ready' }
}

/** The postmaster of this cluster, if it lives. */
export function livingPostmaster(cluster: string): Postmaster | undefined {
  const found = readPostmaster(cluster)
  return found && isServing(found.pid, cluster) ? found : undefined
}

/** After a power cut the number in postmaster.pid may belong to any other program: PostgreSQL itself would then refuse to start. */
export function removeStale(cluster: string): void {
  const found = readPostmaster(cluster)
  if (found && !isServing(found.pid, cluster)) rmSync(pidFile(cluster), { force: true })
}

function isServing(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  return readIfThere(`/proc/${pid}/cmdline`)?.split('\0').includes(cluster) ?? false
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** SIGINT: roll back what is under way and shut down cleanly. SIGQUIT: at once, for clusters nobody needs any more. */
export async function stopPostmaster(cluster: string, signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
  const pid = livingPostmaster(cluster)?.pid
  if (pid === undefined) return
  process.kill(pid, signal)
  while (isServing(pid, cluster)) await wait(20)
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
