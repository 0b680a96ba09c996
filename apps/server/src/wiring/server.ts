import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { firstAnswers } from '../calls/first-answers.ts'
import {
  connectionAtStart,
  connectionOf,
  callsBegin,
  openDatabase,
  openPool,
  openReadLines,
  openReads,
  type Database,
} from '../database/connect.ts'
import { DatabaseClient } from '../database/client.ts'
import { showLogSlots } from '../database/slot-figures.ts'
import { openStandby } from '../database/standby.ts'
import { prepareAlone } from '../database/prepare.ts'
import { missingConsent } from '../domains/account/public.ts'
import { noteLook } from '../domains/people/public.ts'
import { domains } from '../domains.ts'
import { announcer } from '../events/announcer.ts'
import { clockChannel, openHub } from '../events/hub.ts'
import type { Runtime } from '../runtime.ts'
import { openBoss, queueOn, type JobQueue } from '../jobs/queue.ts'
import { jobRunner, type Runner } from '../jobs/runner.ts'
import { sealerOf, type AllKeys } from './keys.ts'
import type { Env, Settings } from '../settings.ts'
import { backupAgeIn, showBackupAge } from '../backup/last-backup.ts'
import { showQueue } from '../jobs/queue-figures.ts'
import { countFailedJobs, retainFailedJobs } from '../jobs/failed-jobs.ts'
import { housekeeping } from '../jobs/housekeeping.ts'
import { serveFiles } from '../domains/system/serve-file.ts'
import { showOutsideSystems } from '../outside-systems/figures.ts'
import { configOf } from './config-of.ts'
import { guarded } from './guarded.ts'
import { setTraces, traces } from '../traces/spans.ts'
import { openMetrics, serveMetrics } from '../web/health.ts'
import { pages, type PageRoots } from '../web/pages.ts'
import type { Outside } from './outside.ts'
import type pg from 'pg'

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

/** Of the connections that the settings allow: the part that queries share, each of them being worth several. */
const sharedPart = 0.3

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
  const shared = Math.ceil(env.DATABASE_POOL * sharedPart)
  const isPooled = directUrl !== databaseUrl
  const working = { url: databaseUrl, isPooled, onError }
  const pool = openPool({ ...working, size: env.DATABASE_POOL - shared, isStarting: true })
  const lines = openReadLines({ ...working, size: shared })
  const db = openDatabase(pool)
  const origin = env.NETHOS_ORIGIN ?? `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`
  const { outside: bare, keys } = await connect({ pool, origin, log })
  let lookupConnection = connectionAtStart(directUrl)
  await keys.lookup.follow(async () => {
    const line = new DatabaseClient({ ...lookupConnection, application_name: 'nethos-lookup' })
    lookupConnection = connectionOf(directUrl)
    line.on('error', onError)
    await line.connect()
    return line
  })
  const outside = guarded(bare)
  const runtime: Runtime = {
    settings: settingsOf(env, origin, outside),
    clock: outside.clock,
    keys,
    sealer: sealerOf(keys),
    files: outside.files,
    sms: outside.sms,
    push: outside.push,
    payments: outside.payments,
    shells: outside.shells,
    hospital: outside.hospital,
    messages: outside.messages,
    pictures: outside.pictures,
    identity: outside.identity,
    staffIdentity: outside.staffIdentity,
    invoices: outside.invoices,
    surgeryInsurer: outside.surgeryInsurer,
    insurance: outside.insurance,
    signer: outside.signer,
    drugKnowledge: outside.drugKnowledge,
    diagnoses: outside.diagnoses,
    records: outside.records,
    supervision: outside.supervision,
    outside: outside.breakers,
    backupAgeMs: () => backupAgeIn(resolve(env.NETHOS_DATA)),
  }
  if (prepare) await prepareAlone({ url: directUrl, onError }, inside => prepare({ ...inside, runtime }))
  const boss = openBoss({ url: directUrl, onError: error => log.warn({ err: error }, 'the job queue has trouble') })
  const queue = queueOn(boss)
  const hub = openHub(
    directUrl,
    error => log.warn({ err: error }, 'the event line broke'),
    () => void outside.onClockMoved?.(),
    [clockChannel],
  )
  const metrics = openMetrics(pool)
  countFailedJobs(metrics.registry, db)
  showQueue(metrics.registry, db)
  showLogSlots(metrics.registry, db)
  showBackupAge(metrics.registry, resolve(env.NETHOS_DATA))
  showOutsideSystems(metrics.registry, outside.breakers)
  const runner = jobRunner({
    boss,
    queue,
    pool,
    db,
    runtime,
    log,
    jobs: domains.flatMap(domain => domain.jobs ?? []),
    timers: [...domains.flatMap(domain => domain.timers ?? []), housekeeping, retainFailedJobs],
  })
  const standby =
    env.DATABASE_READS_URL === undefined
      ? undefined
      : openStandby({
          url: env.DATABASE_READS_URL,
          isPooled,
          primary: lines,
          size: shared,
          onError,
          onRead: metrics.longRead,
        })
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
  const services = domains.flatMap(domain => domain.services)
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
  await outside.mount?.(app, { runtime, runner })
  for (const domain of domains) domain.web?.(app, { db, runtime, jobs: queue, log, registry: metrics.registry })
  serveFiles(app, {
    db,
    runtime,
    publicPicture: outside.publicPicture,
    rights: Object.assign({}, ...domains.map(domain => domain.fileRights ?? {})),
    open: Object.assign({}, ...domains.map(domain => domain.openFiles ?? {})),
  })
  const config = configOf(runtime, db, hub)
  app.get('/config.json', async (_request, reply) => {
    const { faceStyle: _, hospitalMark: __, ...client } = await config()
    return reply.header('cache-control', 'no-store').send(client)
  })
  const asked = domains.flatMap(domain => domain.firstAsked ?? [])
  await pages(app, config, roots, firstAnswers(inside, services, asked, hub))
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
  const leave = (): void => void (isLeaving = true)
  return { app, db, pool, runtime, jobs: queue, runner, origin, leave, close }
}

/** The library is loaded where a collector is named, and nowhere else. */
async function beginTraces(env: Env): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = env
  if (endpoint === undefined) return
  const { openTraces } = await import('../traces/open-traces.ts')
  setTraces(openTraces({ endpoint, share }))
}

const settingsOf = (env: Env, origin: string, outside: Outside): Settings => ({
  mode: env.NETHOS_MODE,
  origin,
  hospitalName: env.NETHOS_HOSPITAL,
  customerServicePhone: env.NETHOS_PHONE,
  listedHosts: env.NETHOS_LISTED_HOSTS.split(',').filter(host => host !== ''),
  thirdParties: new Map(
    env.NETHOS_THIRD_PARTIES.split(',')
      .filter(pair => pair !== '')
      .map(pair => pair.split('=') as [string, string]),
  ),
  formHosts: outside.formHosts,
  turn: {
    urls: env.TURN_URLS.split(',').filter(url => url !== ''),
    secret: env.TURN_SECRET,
    isOnly: env.TURN_ONLY === 'yes',
  },
  callsPerMinute: env.NETHOS_CALLS_PER_MINUTE,
  callersPerAddress: env.NETHOS_CALLERS_PER_ADDRESS,
  staffIdentity: env.STAFF_IDENTITY,
  staffSecondFactor: env.STAFF_SECOND_FACTOR ?? (env.NETHOS_MODE === 'production' ? 'required' : 'optional'),
})
