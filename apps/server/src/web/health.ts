import Fastify, { type FastifyInstance } from 'fastify'
import type pg from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  registry: Registry
  calls: Counter<'service' | 'code'>
  seconds: Histogram<'service'>
  /** Calls that were turned away before they were worked on. */
  shed: Counter<'why'>
  /** A long query, by which database answers it. */
  longRead(by: 'standby' | 'primary'): void
  watchGate(gate: { readonly inHand: number; readonly waiting: number }): void
}

const countConnections = (registry: Registry, pool: pg.Pool) =>
  new Gauge({
    name: 'nethos_database_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'all' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })

export function openMetrics(pool: pg.Pool): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  countConnections(registry, pool)
  const longReads = new Counter({
    name: 'nethos_long_reads_total',
    help: 'Queries that may be asked of a standby, by which database answers',
    labelNames: ['by'],
    registers: [registry],
  })
  return {
    registry,
    calls: new Counter({
      name: 'nethos_calls_total',
      help: 'Calls by service and HTTP status',
      labelNames: ['service', 'code'],
      registers: [registry],
    }),
    seconds: new Histogram({
      name: 'nethos_call_seconds',
      help: 'Time to answer a call',
      labelNames: ['service'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
      registers: [registry],
    }),
    shed: new Counter({
      name: 'nethos_calls_shed_total',
      help: 'Calls that were turned away before they were worked on: late, full, gone',
      labelNames: ['why'],
      registers: [registry],
    }),
    longRead: by => longReads.inc({ by }),
    watchGate(gate) {
      new Gauge({
        name: 'nethos_calls_in_hand',
        help: 'Calls by state: working, or waiting to be let in',
        labelNames: ['state'],
        registers: [registry],
        collect() {
          this.set({ state: 'working' }, gate.inHand)
          this.set({ state: 'waiting' }, gate.waiting)
        },
      })
    },
  }
}

/** GET /metrics, only on the internal port. */
export async function serveMetrics({ registry }: Metrics, port: number): Promise<FastifyInstance> {
  const app = Fastify()
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
  await app.listen({ host: '127.0.0.1', port })
  return app
}
