import { present } from '@nethos/contract/common/present.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { clusterIn } from '../apps/server/src/database/cluster.ts'
import { startEmbedded } from '../apps/server/src/database/embedded.ts'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { livingPostmaster } from '../apps/server/src/database/postmaster.ts'
import { cpuSecondsOfFamily } from './cpu.ts'
import { startProcess, type RunningProcess } from './process.ts'

export interface Hospital {
  server: RunningProcess
  origin: string
  /** The folder of the database and of the files. */
  data: string
  /** Processor time of PostgreSQL with all its connections. */
  databaseCpuSeconds(): number
  /** The role that works, and the role that may fill. */
  appUrl: string
  ownerUrl: string
  stop(): Promise<void>
}

const limitless = '1000000000'

/** The embedded PostgreSQL with the settings of every start (fsync on), and our server on it as one process with the demo. */
export async function openHospital(env: Record<string, string> = {}, flags: readonly string[] = []): Promise<Hospital> {
  const data = mkdtempSync(join(tmpdir(), 'nethos-bench-'))
  const database = await startEmbedded(data)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const profile = process.env['BENCH_PROFILE']
  const server = await startProcess({
    file: join(import.meta.dirname, '../apps/server/src/main.ts'),
    flags: profile ? [...flags, '--cpu-prof', `--cpu-prof-dir=${profile}`] : flags,
    ready: `${origin}/readyz`,
    env: {
      PORT: String(port),
      NETHOS_DATA: data,
      DATABASE_URL: database.appUrl,
      DATABASE_OWNER_URL: database.url,
      NETHOS_CALLS_PER_MINUTE: limitless,
      LOG_LEVEL: 'error',
      ...env,
    },
  })
  const postmaster = present(livingPostmaster(clusterIn(join(data, 'postgres'))))
  return {
    server,
    databaseCpuSeconds: () => cpuSecondsOfFamily(postmaster.pid),
    origin,
    data,
    appUrl: database.appUrl,
    ownerUrl: database.url,
    async stop() {
      await server.stop()
      await database.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

interface Working extends Pick<Hospital, 'databaseCpuSeconds'> {
  server: Pick<RunningProcess, 'cpuSeconds'>
}

const quietCores = 0.1
const quietMost = 180

/** The demo's first jobs (reports fetched, signed, handed on) belong to the start and not to a call: what is measured begins after them. */
export async function untilQuiet({ server, databaseCpuSeconds }: Working): Promise<void> {
  const used = () => server.cpuSeconds() + databaseCpuSeconds()
  for (let quiet = 0, waited = 0; quiet < 3; waited++) {
    if (waited > quietMost) throw new Error('The server does not come to rest after its start.')
    const before = used()
    await wait(1_000)
    quiet = used() - before < quietCores ? quiet + 1 : 0
  }
}
