import { present } from '@nethos/contract/common/present.ts'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { clusterIn } from '../apps/server/src/database/cluster.ts'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { livingPostmaster } from '../apps/server/src/database/postmaster.ts'
import { cpuSecondsOf, cpuSecondsOfFamily } from './cpu.ts'
import { untilQuiet } from './hospital.ts'
import { median, table } from './figures.ts'
import { residentBytesOf } from './memory.ts'

export interface SecondStart {
  /** From npm start to the first page. */
  seconds: number
  /** What the server holds a while after it. */
  bytes: number
}

const startFile = join(import.meta.dirname, '../scripts/start.mjs')
const askedEveryMs = 20
const restMs = 25_000
const longestStart = 600_000

/** `npm start` on data that is there, some times: the first, which makes the demo, is not measured. */
export async function measureSecondStart(times: number): Promise<SecondStart[]> {
  const data = mkdtempSync(join(tmpdir(), 'nethos-start-'))
  try {
    const first = await start(data)
    await untilQuiet(first)
    await first.stop()
    const measured: SecondStart[] = []
    for (let nth = 0; nth < times; nth += 1) {
      const again = await start(data)
      await wait(restMs)
      measured.push({ seconds: again.seconds, bytes: residentBytesOf(again.pid) })
      await again.stop()
    }
    return measured
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

async function start(data: string) {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, [startFile], {
    env: { ...process.env, NETHOS_DATA: data, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const leave = () => child.kill('SIGTERM')
  process.once('exit', leave)
  const stop = async () => {
    leave()
    await ended
    process.off('exit', leave)
  }
  try {
    await firstPage(child, `http://127.0.0.1:${port}/v4/index`)
  } catch (error) {
    await stop()
    throw error
  }
  const seconds = (performance.now() - began) / 1_000
  const pid = childOf(present(child.pid))
  const postmaster = present(livingPostmaster(clusterIn(join(data, 'postgres'))))
  return {
    seconds,
    pid,
    server: { cpuSeconds: () => cpuSecondsOf(pid) },
    databaseCpuSeconds: () => cpuSecondsOfFamily(postmaster.pid),
    stop,
  }
}

async function firstPage(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + longestStart
  while ((await fetch(url).catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode} before its first page.`)
    if (Date.now() > deadline) throw new Error('npm start did not serve its first page.')
    await wait(askedEveryMs)
  }
}

/** The server, which npm start has started. */
const childOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])

export const medianStart = (starts: readonly SecondStart[]): SecondStart => ({
  seconds: median(starts.map(one => one.seconds)),
  bytes: median(starts.map(one => one.bytes)),
})

export function reportSecondStart(starts: readonly SecondStart[]): string {
  const rows = starts.map(({ seconds, bytes }) => [seconds.toFixed(2), Math.round(bytes / 1e6)])
  return ['### Second start: npm start on its data\n', table(['first page after s', 'MB 25 s later'], rows)].join('\n')
}
