import { present } from '@nethos/contract/common/present.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { cpuSecondsOf } from './cpu.ts'

export interface RunningProcess {
  pid: number
  /** Seconds of processor time that it has used so far; 0 where the system does not tell. */
  cpuSeconds(): number
  stop(): Promise<void>
}

interface ProcessOptions {
  file: string
  env: Record<string, string>
  /** An address that answers 2xx when it is ready. */
  ready: string
  flags?: readonly string[]
}

const longestStart = 60_000

/** One Node process that serves, as it would in production. */
export async function startProcess({ file, env, ready, flags = [] }: ProcessOptions): Promise<RunningProcess> {
  const child = spawn(process.execPath, [...flags, file], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const leave = () => child.kill('SIGKILL')
  process.once('exit', leave)
  for (const deadline = Date.now() + longestStart; !(await isReady(ready)); await wait(50)) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode} before it was ready.`)
    if (Date.now() > deadline) throw new Error(`${file} did not become ready.`)
  }
  return {
    pid: present(child.pid),
    cpuSeconds: () => cpuSecondsOf(present(child.pid)),
    async stop() {
      child.kill('SIGTERM')
      await ended
      process.off('exit', leave)
    },
  }
}

const isReady = async (url: string): Promise<boolean> => (await fetch(url).catch(() => undefined))?.ok ?? false
