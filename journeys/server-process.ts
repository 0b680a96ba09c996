import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../apps/server/src/database/free-port.ts'

export interface ServerProcess {
  origin: string
  /** Ends it without a word, as a power cut would, and starts it again on the same data and port. */
  crashAndRestart(): Promise<void>
  /** In good order; its data stay. */
  end(): Promise<void>
  stop(): Promise<void>
}

/** A real server in a process of its own, on a copy of the demo that was set up for all (prepared-data.ts). */
export async function startServer(env: Record<string, string> = {}): Promise<ServerProcess> {
  const data = newFolder()
  const prepared = process.env[preparedIn]
  // Its owner is PostgreSQL's: the copy keeps it.
  if (prepared) execFileSync('cp', ['-a', join(prepared, '.'), data])
  return serverOn(data, env)
}

/** Where the folder is named that new servers begin with. */
export const preparedIn = 'NETHOS_JOURNEYS_PREPARED'

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'nethos-journeys-'))

/** A server on this folder, which goes with it. */
export async function serverOn(data: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const start = async (): Promise<ChildProcess> => {
    // A journey taps faster than people, and all pages of a walk are one person's.
    const child = spawn(process.execPath, [join(import.meta.dirname, '../apps/server/src/main.ts')], {
      env: {
        ...process.env,
        PORT: String(port),
        NETHOS_DATA: data,
        LOG_LEVEL: 'warn',
        NETHOS_CALLS_PER_MINUTE: '6000',
        // The same hour wherever and whenever it is tried; another one on request.
        SANDBOX_FIRST_TIME: process.env['SANDBOX_FIRST_TIME'] ?? '09:30',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await untilReady(origin, child)
    return child
  }
  let child = await start()
  const end = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    origin,
    async crashAndRestart() {
      await end('SIGKILL')
      child = await start()
    },
    end: () => end(),
    async stop() {
      await end()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

const longestStart = 180_000

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + longestStart
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode} before it was ready.`)
    const ready = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (ready?.ok) return
    await wait(50)
  }
  child.kill('SIGKILL')
  throw new Error('The server did not become ready.')
}
