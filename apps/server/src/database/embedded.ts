import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { addressOf, clusterIn } from './cluster.ts'
import { ensureCluster } from './create-cluster.ts'
import { EmbeddedDatabaseError } from './embedded-error.ts'
import { freePort } from './free-port.ts'
import { livingPostmaster, readPostmaster, stopPostmaster } from './postmaster.ts'
import { startPostmaster, type Settings } from './start-postmaster.ts'

export interface Embedded {
  /** The database's owner, who migrates it. Stays the same when the database dies and comes back. */
  url: string
  /** The role to work with: reads and writes rows, cannot change the shape of tables nor what is append-only. */
  appUrl: string
  /** Leaves the database; the last to leave shuts it down. */
  stop(): Promise<void>
}

/** One box: the database shares it with the server. Nothing here trades safety for speed. */
const settings: Settings = {
  max_connections: 100,
  shared_buffers: `${Math.min(512, Math.max(64, Math.round(totalmem() / 16 / 1024 / 1024)))}MB`,
  effective_cache_size: `${Math.round(totalmem() / 2 / 1024 / 1024)}MB`,
  random_page_cost: 1.1,
  max_parallel_workers_per_gather: 0,
  jit: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  wal_compression: 'on',
}

/** Everybody who uses the cluster holds this lock shared, for as long as its process lives. */
const usersLock = 7_638_467

/**
 * The embedded PostgreSQL under `<dataDir>/postgres`. It outlives a killed server; the next start, or a second server
 * on the same folder, joins it: never two on one folder. When the database itself dies, it is started again.
 */
export async function startEmbedded(
  dataDir: string,
  onTrouble: (sentence: string) => void = console.error,
): Promise<Embedded> {
  const folder = await ensureCluster(join(dataDir, 'postgres'))
  let stopping = false
  let reviving: Promise<void> | undefined
  let { port, holder } = await enter(folder, undefined)

  const watch = (): void => {
    holder.once('end', () => {
      if (!stopping) reviving = revive()
    })
  }
  const revive = async (): Promise<void> => {
    onTrouble('The embedded database has ended; starting it again.')
    for (let pause = 100; !stopping; pause = Math.min(pause * 2, 5_000)) {
      try {
        holder = (await enter(folder, port)).holder
        return watch()
      } catch (error) {
        onTrouble((error as Error).message)
        await wait(pause)
      }
    }
  }
  watch()

  return {
    url: addressOf(folder, port, 'nethos'),
    appUrl: addressOf(folder, port, 'nethos_app'),
    async stop() {
      stopping = true
      // A start under way would otherwise leave a database behind that nobody shuts down.
      await reviving
      if (await isLast(holder)) await stopPostmaster(clusterIn(folder))
      await holder.end().catch(() => undefined)
    },
  }
}

interface Entered {
  port: number
  holder: pg.Client
}

const longestWait = 60_000

/** Joins the running cluster or starts it. Somebody else may be starting or stopping it at this moment. */
async function enter(folder: string, port: number | undefined): Promise<Entered> {
  const cluster = clusterIn(folder)
  const deadline = Date.now() + longestWait
  for (;;) {
    try {
      const last = readPostmaster(cluster)
      const postmaster =
        livingPostmaster(cluster) ?? (await startPostmaster(folder, port ?? (await freePort(last?.port)), settings))
      return { port: postmaster.port, holder: await hold(addressOf(folder, postmaster.port, 'postgres', 'postgres')) }
    } catch (error) {
      if (!isPassing(error, cluster) || Date.now() > deadline) throw error
      await wait(50)
    }
  }
}

/** Worth another try: a cluster that is starting or stopping, or a start that somebody else was faster with. */
function isPassing(error: unknown, cluster: string): boolean {
  if (!(error instanceof EmbeddedDatabaseError)) return true
  return livingPostmaster(cluster) !== undefined
}

async function hold(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'nethos-holder',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [usersLock])
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

/** Gives up its own place and asks for the whole; a moment's patience, as a process that has just ended may still be counted. */
async function isLast(holder: pg.Client): Promise<boolean> {
  try {
    await holder.query(`set lock_timeout = '500ms'`)
    await holder.query('select pg_advisory_unlock_shared($1)', [usersLock])
    await holder.query('select pg_advisory_lock($1)', [usersLock])
    return true
  } catch {
    return false
  }
}
