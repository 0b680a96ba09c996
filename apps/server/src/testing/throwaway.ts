import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressOf, clusterIn, type Role } from '../database/cluster.ts'
import { ensureCluster } from '../database/create-cluster.ts'
import { isAlive, stopPostmaster } from '../database/postmaster.ts'
import { freePort } from '../database/free-port.ts'
import { startPostmaster, type Settings } from '../database/start-postmaster.ts'

export interface Throwaway {
  folder: string
  port: number
  /** The address of one of its databases. */
  url(role: Role, database: string): string
  stop(): Promise<void>
}

/** A power cut may lose all of it, gladly. */
const settings: Settings = {
  max_connections: 300,
  shared_buffers: '128MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  jit: 'off',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
}

const prefix = 'nethos-throwaway-'

/** A PostgreSQL of its own in the system's temporary folder, gone with stop(). */
export async function startThrowaway(): Promise<Throwaway> {
  await removeForgotten()
  const home = mkdtempSync(join(tmpdir(), prefix))
  writeFileSync(join(home, 'pid'), String(process.pid))
  const folder = await ensureCluster(join(home, 'postgres'))
  const { port } = await startPostmaster(folder, await freePort(), settings)
  return {
    folder,
    port,
    url: (role, database) => addressOf(folder, port, role, database),
    async stop() {
      await stopPostmaster(clusterIn(folder), 'SIGQUIT')
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** What killed runs have left behind. */
async function removeForgotten(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter(one => one.startsWith(prefix))) {
    const home = join(tmpdir(), name)
    if (!existsSync(join(home, 'pid')) || isAlive(Number(readFileSync(join(home, 'pid'), 'utf8')))) continue
    await stopPostmaster(clusterIn(join(home, 'postgres')), 'SIGQUIT')
    rmSync(home, { recursive: true, force: true })
  }
}
