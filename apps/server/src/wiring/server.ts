import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { callsBegin, openReads, type Database } from '../database/connect.ts'
import { prepareAlone } from '../database/prepare.ts'
import { missingConsent } from '../domains/account/public.ts'
import { noteLook } from '../domains/people/public.ts'
import { domains } from '../domains.ts'
import { announcer } from '../events/announcer.ts'
import { clockChannel, openHub } from '../events/hub.ts'
import type { Runtime } from '../runtime.ts'
import { openBoss, queueOn, type JobQueue } from '../jobs/queue.ts'
import { jobRunner, type Runner } from '../jobs/runner.ts'
import type { AllKeys } from './keys.ts'
import type { Env } from '../settings.ts'
import { retainFailedJobs } from '../jobs/failed-jobs.ts'
import { housekeeping } from '../jobs/housekeeping.ts'
import { guarded } from './guarded.ts'
import { setTraces, traces } from '../traces/spans.ts'
import { openMetrics, serveMetrics } from '../web/health.ts'
import type { PageRoots } from '../web/pages.ts'
import type { Outside } from './outside.ts'
import type pg from 'pg'
import { serveBesideCalls } from './beside-calls.ts'
import { lookupConnections, openConnections } from './connections.ts'
import { showFigures } from './figures.ts'
import { runtimeOf } from './runtime-of.ts'

export interface ServerOptions {
  env: Env
  /** The role that works: it cannot alter what is append-only. */
  databaseUrl: string
  /**
   * The same role where each session has a backend of its own: for what listens, holds locks or takes long. Given when a pooler in
   * transaction mode stands before `databaseUrl`.
   */
  directUrl?: string | undefined
  log: Logger
  roots: PageRoots
  /** What must be there before the first call is answered: the demo hospital. */
  prepare?: (inside: { db: Database; runtime: Runtime; pool: pg.Pool }) => Promise<void>
  /** Chooses and connects the outside world: the sandbox or the real providers. */
  connect: (base: { pool: pg.Pool; origin: string; log: Logger }) => Promise<{ outside: Outside; keys: AllKeys }>
}

export interface RunningServer {
  app: FastifyInstance
  db: Database
  pool: pg.Pool
  runtime: Runtime
  jobs: JobQueue
  runner: Runner
  origin: string
  /** From now on /readyz sends proxies elsewhere; calls are answered as before. */
  leave(): void
  /** No new work; the running calls finish; at most 10 s. */
  close(): Promise<void>
}

const services = domains.flatMap(domain => domain.services)

/** Connects everything and listens. main.ts and the tests start the same server. */
export async function openServer({
  env,
  databaseUrl,
  directUrl = databaseUrl,
  log,
  roots,
  connect,
  prepare,
}: ServerOptions): Promise<RunningServer> {
  await beginTraces(env)
  const onError = (error: Error): void => log.warn({ err: error }, 'a database connection broke')
  const connections = openConnections({ env, databaseUrl, directUrl, onError })
  const { pool, lines, db } = connections
  const origin = originOf(env)
  const { outside: bare, keys } = await connect({ pool, origin, log })
  await keys.lookup.follow(lookupConnections(directUrl, onError))
  const outside = guarded(bare)
  const runtime = runtimeOf(env, origin, outside, keys)
  if (prepare) await prepareAlone({ url: directUrl, onError }, inside => prepare({ ...inside, runtime }))
  const { queue, runner } = openJobs({ directUrl, pool, db, runtime, log })
  const hub = openEvents({ directUrl, log, outside })
  const metrics = openMetrics(pool)
  showFigures(metrics, { db, env, outside })
  const standby = connections.openStandby(metrics.longRead)
  const inside = {
    db,
    reads: openReads(lines),
    standby,
    runtime,
    jobs: queue,
    announce: announcer(lines, onError),
    noteLook,
    missingConsent: env.HEALTH_CONSENT === 'required' ? missingConsent : undefined,
  }
  let isLeaving = false
  const app = await createApp({
    ...inside,
    isLeaving: () => isLeaving,
    dataFolder: resolve(env.NETHOS_DATA),
    lines,
    hub,
    metrics,
    log,
    services,
    trustedProxy: env.NETHOS_TRUSTED_PROXY,
  })
  await serveBesideCalls(app, { inside, hub, log, roots, outside, runner, metrics, services })
  let internal: FastifyInstance | undefined
  const close = async (): Promise<void> => {
    await app.close()
    await internal?.close()
    await outside.close?.()
    await runner.stop()
    await hub.close()
    await keys.lookup.stop()
    await standby?.close()
    await lines.close()
    await pool.end()
    await traces()?.close()
    setTraces(undefined)
  }
  try {
    await runner.start()
    callsBegin(pool)
    await app.listen({ host: env.HOST, port: env.PORT })
    if (env.METRICS_PORT !== undefined) internal = await serveMetrics(metrics, env.METRICS_PORT)
  } catch (error) {
    await close().catch(() => undefined)
    throw error
  }
  return { app, db, pool, runtime, jobs: queue, runner, origin, leave: () => void (isLeaving = true), close }
}

const originOf = (env: ServerOptions['env']): string =>
  env.NETHOS_ORIGIN ?? `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`

/** What pages hear of, and what moves the demo's clock. */
const openEvents = ({ directUrl, log, outside }: { directUrl: string; log: Logger; outside: Outside }) =>
  openHub(
    directUrl,
    error => log.warn({ err: error }, 'the event line broke'),
    () => void outside.onClockMoved?.(),
    [clockChannel],
  )

/** The jobs and timers of all domains, and what runs them. */
function openJobs({
  directUrl,
  log,
  ...on
}: Pick<RunningServer, 'pool' | 'db' | 'runtime'> & { directUrl: string; log: Logger }) {
  const boss = openBoss({ url: directUrl, onError: error => log.warn({ err: error }, 'the job queue has trouble') })
  const queue = queueOn(boss)
  const jobs = domains.flatMap(domain => domain.jobs ?? [])
  const timers = [...domains.flatMap(domain => domain.timers ?? []), housekeeping, retainFailedJobs]
  return { queue, runner: jobRunner({ ...on, boss, queue, log, jobs, timers }) }
}

/** The library is loaded where a collector is named, and nowhere else. */
async function beginTraces(env: Env): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = env
  if (endpoint === undefined) return
  const { openTraces } = await import('../traces/open-traces.ts')
  setTraces(openTraces({ endpoint, share }))
}
