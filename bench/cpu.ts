import { lastOf } from '@nethos/contract/common/present.ts'
import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** Seconds of processor time that a process has used so far; 0 where the system does not tell. */
export const cpuSecondsOf = (pid: number): number => statOf(pid)?.cpuSeconds ?? 0

/** The same of a process and all that it has started, such as PostgreSQL and its connections, also of those that have ended. */
export function cpuSecondsOfFamily(pid: number): number {
  return readdirOfProc()
    .map(statOf)
    .filter(stat => stat !== undefined)
    .filter(stat => stat.pid === pid || stat.parent === pid)
    .reduce((sum, stat) => sum + stat.cpuSeconds + (stat.pid === pid ? stat.endedSeconds : 0), 0)
}

function readdirOfProc(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}

/** /proc/<pid>/stat: the fields stand behind the command's name in brackets. */
function statOf(pid: number): { pid: number; parent: number; cpuSeconds: number; endedSeconds: number } | undefined {
  try {
    const fields = lastOf(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')).split(' ')
    const seconds = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) / ticksPerSecond
    return { pid, parent: Number(fields[1]), cpuSeconds: seconds(11), endedSeconds: seconds(13) }
  } catch {
    return undefined
  }
}
