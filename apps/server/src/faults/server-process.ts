import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../database/free-port.ts'

export interface KillableServer {
  origin: string
  dataFolder: string
  /** kill -9. */
  kill(): Promise<void>
  /** On the same port and data as before. */
  start(): Promise<void>
  /** Its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>
  stop(): Promise<void>
}

const longestStart = 180_000

/** The real server in a process of its own, to be killed. */
export async function serverProcess(env: Record<string, string>): Promise<KillableServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'nethos-faults-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const own = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
      env: {
        ...process.env,
        PORT: String(port),
        NETHOS_DATA: dataFolder,
        LOG_LEVEL: 'fatal',
        DATABASE_POOL: '8',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child = own
    const until = performance.now() + longestStart
    while (performance.now() < until) {
      if (own.exitCode !== null) throw new Error(`the server ended with ${own.exitCode}`)
      if ((await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) return
      await wait(50)
    }
    own.kill('SIGKILL')
    throw new Error('the server did not become ready')
  }
  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return null
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
    return child.exitCode
  }
  await start()
  return {
    origin,
    dataFolder,
    start,
    end,
    kill: async () => void (await end('SIGKILL')),
    async stop() {
      await end('SIGTERM')
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
