import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { Counter, type Registry } from 'prom-client'
import { theSystem } from '../../../calls/caller.ts'
import { contextOn } from '../../../calls/context.ts'
import type { Ctx } from '../../../calls/handler.ts'
import type { Database } from '../../../database/connect.ts'
import type { Runtime } from '../../../runtime.ts'
import type { JobContext } from '../../../jobs/job.ts'
import type { JobQueue } from '../../../jobs/queue.ts'
import { ForgedPushError } from '../../../ports/hospital-booking.ts'
import { askJob, type OneHospital } from '../job-names.ts'
import { takeArrivals } from './take-arrivals.ts'

/** A long recording of an ECG is some megabytes. */
const bodyLimit = 8 * 1024 * 1024

interface Inside {
  db: Database
  runtime: Runtime
  jobs: JobQueue
  log: Logger
  registry: Registry
}

/** POST (or PUT) /hospital/results/{hosId}: believed when signed, answered when it is kept. */
export function resultPushes(app: FastifyInstance, { db, runtime, jobs, log, registry }: Inside): void {
  const counter = new Counter({
    name: 'nethos_result_pushes_total',
    help: 'Pushes of results by what became of them',
    labelNames: ['fate'],
    registers: [registry],
  })

  const transactAs =
    (requestId: string): JobContext['transact'] =>
    run =>
      db.transaction().execute(trx =>
        run(
          contextOn(trx, runtime, jobs, {
            caller: theSystem,
            now: runtime.clock.now(),
            requestId,
            channel: 'notice',
            address: '',
            deviceId: undefined,
          }) as Ctx<typeof theSystem>,
        ),
      )

  void app.register(async own => {
    // The signature is over the bytes as sent.
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body))
    own.route<{ Params: { hosId: string } }>({
      method: ['POST', 'PUT'],
      url: '/hospital/results/:hosId',
      bodyLimit,
      handler: async (request, reply) => {
        const { hosId } = request.params
        const { results } = runtime.hospital
        try {
          const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
          const headers = request.headers as Record<string, string | undefined>
          // Before the database is asked: who has not signed costs next to nothing.
          const arrivals = results.speaksFor(hosId) ? await results.readPush(hosId, headers, body) : undefined
          if (!arrivals || !(await isHospital(db, hosId))) {
            counter.inc({ fate: 'unknown' })
            return await reply.code(404).send({ code: '00010404', msg: '没有这家医院' })
          }
          const transact = transactAs(request.id)
          await takeArrivals({ transact }, hosId, arrivals)
          if (arrivals.length === 0) await transact(ctx => ctx.enqueue(askJob, { hosId } satisfies OneHospital))
        } catch (error) {
          if (!(error instanceof ForgedPushError)) throw error
          counter.inc({ fate: 'forged' })
          log.warn({ err: error, requestId: request.id, hosId }, 'a push of results was not taken')
          return reply.code(401).send({ code: '00010401', msg: '签名不正确' })
        }
        counter.inc({ fate: 'taken' })
        return reply.code(200).send({})
      },
    })
  })
}

const isHospital = async (db: Database, hosId: string): Promise<boolean> =>
  (await db.selectFrom('hospital').select('hosId').where('hosId', '=', hosId).executeTakeFirst()) !== undefined
