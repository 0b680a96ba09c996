import { readFileSync } from 'node:fs'
import { present } from '@nethos/contract/common/present.ts'

/** Bytes that a process has in memory, of shared libraries too (VmRSS). */
export const residentBytesOf = (pid: number): number =>
  Number(present(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')))[1]) * 1_024
