import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import { retryAfter } from '../calls/codes.ts'
import { within } from '../database/deadline.ts'
import type { Lines } from '../database/lines.ts'
import { readMigrations } from '../database/migration-files.ts'

/** What a process needs to answer calls; without one of them a proxy asks another process. */
const needed = ['database', 'migrations', 'queue', 'writes', 'stays'] as const
/** What costs something while it is bad, and would cost everything if all processes left for it. */
const reportedParts = ['events', 'clock', 'disk'] as const
export type ReadyPart = (typeof needed)[number] | (typeof reportedParts)[number]

export interface ReadinessOptions {
  lines: Pick<Lines, 'query'>
  /** The database takes what is written (write-pulse.ts). */
  canWrite: () => boolean
  /** The process is about to end. */
  isLeaving: () => boolean
  /** The line on which events come from other processes. */
  isListening: () => boolean
  /** Where files are kept. */
  folder: string
  /** Where each part is a figure, so that what takes no process out of the proxy is seen, too. */
  registry?: Registry
}

const answeredWithinMs = 1_800
/** A signed call may be five minutes off (docs/product/protocol.md): long before that somebody should know. */
const clockOffMs = 30_000
const roomBytes = 200 * 1024 * 1024

/**
 * GET /healthz: the process is up. GET /readyz: it can answer calls, with a word for each part; within two seconds whatever
 * the database does. It says true and false and nothing else, for anybody can ask.
 */
export async function readiness(app: FastifyInstance, options: ReadinessOptions): Promise<void> {
  const migrations = (await readMigrations()).map(one => one.name)
  const checks = checksOf(options, migrations)
  const ask = async (): Promise<Record<ReadyPart, boolean>> => {
    const asked = [...needed, ...reportedParts].map(async part => [part, await isGood(checks[part])] as const)
    return Object.fromEntries(await Promise.all(asked)) as Record<ReadyPart, boolean>
  }
  // Whoever asks while somebody else does hears the same answer: probes cost the database no more than one.
  let underWay: ReturnType<typeof ask> | undefined
  const parts = (): ReturnType<typeof ask> => (underWay ??= ask().finally(() => (underWay = undefined)))
  if (options.registry) showParts(options.registry, parts)
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const found = await parts()
    const ok = needed.every(part => found[part])
    if (!ok) reply.code(503).header('retry-after', retryAfter())
    return reply.header('cache-control', 'no-store').send({ ok, parts: found })
  })
}

function showParts(registry: Registry, ask: () => Promise<Record<ReadyPart, boolean>>): void {
  new Gauge({
    name: 'nethos_part_ready',
    help: 'What this process needs, or what costs something while it is bad: 1 it is there, 0 it is not',
    labelNames: ['part'],
    registers: [registry],
    async collect() {
      for (const [part, isThere] of Object.entries(await ask())) this.set({ part }, isThere ? 1 : 0)
    },
  })
}

const isGood = (check: () => Promise<boolean>): Promise<boolean> =>
  within(answeredWithinMs, check(), () => new Error('no answer')).catch(() => false)

function checksOf(
  { lines, canWrite, isLeaving, isListening, folder }: ReadinessOptions,
  migrations: readonly string[],
): Record<ReadyPart, () => Promise<boolean>> {
  return {
    database: async () => (await lines.query({ name: 'readyz', text: 'select 1' })).rows.length === 1,
    // A restore or a failover may have put an older database in the place of ours.
    migrations: async () => {
      const text = 'select count(*)::int as known from migration where name = any($1)'
      const { rows } = await lines.query<{ known: number }>({ name: 'readyz migrations', text, values: [migrations] })
      return rows[0]?.known === migrations.length
    },
    queue: async () =>
      (await lines.query({ name: 'readyz queue', text: 'select 1 from pgboss.version' })).rows.length > 0,
    writes: async () => canWrite(),
    stays: async () => !isLeaving(),
    events: async () => isListening(),
    clock: async () => {
      const text = 'select extract(epoch from clock_timestamp())::float8 * 1000 as now'
      const { rows } = await lines.query<{ now: number }>({ name: 'readyz clock', text })
      return Math.abs((rows[0]?.now ?? 0) - Date.now()) < clockOffMs
    },
    disk: async () => {
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize > roomBytes
    },
  }
}
