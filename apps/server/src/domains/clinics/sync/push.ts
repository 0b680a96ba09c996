import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { Counter, type Registry } from 'prom-client'
import { theSystem } from '../../../calls/caller.ts'
import { contextOn } from '../../../calls/context.ts'
import type { Database } from '../../../database/connect.ts'
import type { Runtime } from '../../../runtime.ts'
import type { JobQueue } from '../../../jobs/queue.ts'
import { ForgedPushError, type Happening } from '../../../ports/hospital-booking.ts'
import { hearHappenings } from './happenings.table.ts'
import { askJob, type OneHospital } from './line.jobs.ts'
import { isLine } from './line.table.ts'

const bodyLimit = 256 * 1024

interface Inside {
  db: Database
  runtime: Runtime
  jobs: JobQueue
  log: Logger
  registry: Registry
}

/** POST (or PUT) /hospital/push/{hosId}: believed when signed, answered when it is written down, carried out by a job. */
export function hospitalPushes(app: FastifyInstance, { db, runtime, jobs, log, registry }: Inside): void {
  const counter = new Counter({
    name: 'nethos_hospital_pushes_total',
    help: 'Pushes of the hospitals by what became of them',
    labelNames: ['fate'],
    registers: [registry],
  })

  const take = (hosId: string, requestId: string, happenings: readonly Happening[]): Promise<void> =>
    db.transaction().execute(async trx => {
      const ctx = contextOn(trx, runtime, jobs, {
        caller: theSystem,
        now: runtime.clock.now(),
        requestId,
        channel: 'notice',
        address: '',
        deviceId: undefined,
      })
      await hearHappenings(ctx.db, hosId, happenings, ctx.now)
      await ctx.enqueue(askJob, { hosId } satisfies OneHospital)
    })

  void app.register(async own => {
    // The signature is over the bytes as sent.
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body))
    own.route<{ Params: { hosId: string } }>({
      method: ['POST', 'PUT'],
      url: '/hospital/push/:hosId',
      handler: async (request, reply) => {
        const { hosId } = request.params
        const { booking } = runtime.hospital
        try {
          const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
          const headers = request.headers as Record<string, string | undefined>
          // Before the database is asked: who has not signed costs next to nothing.
          const happenings = booking.speaksFor(hosId) ? await booking.readPush(hosId, headers, body) : undefined
          if (!happenings || !(await isLine(db, hosId))) {
            counter.inc({ fate: 'unknown' })
            return await reply.code(404).send({ code: '00010404', msg: '没有这家医院' })
          }
          await take(hosId, request.id, happenings)
        } catch (error) {
          if (!(error instanceof ForgedPushError)) throw error
          counter.inc({ fate: 'forged' })
          log.warn({ err: error, requestId: request.id, hosId }, 'a push was not taken')
          return reply.code(401).send({ code: '00010401', msg: '签名不正确' })
        }
        counter.inc({ fate: 'taken' })
        return reply.code(200).send({})
      },
    })
  })
}
