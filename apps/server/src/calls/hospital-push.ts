import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { Counter, type Registry } from 'prom-client'
import type { Database } from '../database/connect.ts'
import type { JobContext } from '../jobs/job.ts'
import type { JobQueue } from '../jobs/queue.ts'
import { ForgedPushError } from '../ports/hospital-booking.ts'
import type { PushedPart } from '../ports/hospital-pushes.ts'
import type { Runtime } from '../runtime.ts'
import { theSystem } from './caller.ts'
import { contextOn } from './context.ts'
import type { Ctx } from './handler.ts'

interface Inside {
  db: Database
  runtime: Runtime
  jobs: JobQueue
  log: Logger
  registry: Registry
}

interface PushAddress {
  /** /hospital/results/:hosId */
  url: string
  bodyLimit: number
  /** nethos_result_pushes_total */
  metric: string
  help: string
}

export interface HospitalPushed {
  hosId: string
  headers: Readonly<Record<string, string | undefined>>
  body: Buffer
  transact: JobContext['transact']
}

const smallBody = 256 * 1024

/** POST (or PUT) of a hospital: believed when signed, answered when `take` has kept it. `take` answers whether we know the hospital. */
export function hospitalPush(
  app: FastifyInstance,
  { url, bodyLimit, metric, help }: PushAddress,
  { db, runtime, jobs, log, registry }: Inside,
  take: (pushed: HospitalPushed) => Promise<boolean>,
): void {
  const counter = new Counter({ name: metric, help, labelNames: ['fate'], registers: [registry] })
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
      url,
      bodyLimit,
      handler: async (request, reply) => {
        const { hosId } = request.params
        try {
          const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
          const headers = request.headers as Record<string, string | undefined>
          if (!(await take({ hosId, headers, body, transact: transactAs(request.id) }))) {
            counter.inc({ fate: 'unknown' })
            return await reply.code(404).send({ code: '00010404', msg: '没有这家医院' })
          }
        } catch (error) {
          if (!(error instanceof ForgedPushError)) throw error
          counter.inc({ fate: 'forged' })
          log.warn({ err: error, requestId: request.id, hosId }, `a push to ${url} was not taken`)
          return reply.code(401).send({ code: '00010401', msg: '签名不正确' })
        }
        counter.inc({ fate: 'taken' })
        return reply.code(200).send({})
      },
    })
  })
}

/** The pushes of a part that is asked for at once when the hospital says that it has changed. */
export const changesPushed =
  (part: PushedPart, ask: (ctx: Ctx, hosId: string) => Promise<void>) =>
  (app: FastifyInstance, inside: Inside): void => {
    const address = {
      url: `/hospital/${part}/:hosId`,
      bodyLimit: smallBody,
      metric: `nethos_pushes_of_${part}_total`,
      help: `Pushes of ${part} by what became of them`,
    }
    hospitalPush(app, address, inside, async ({ hosId, headers, body, transact }) => {
      const { pushes } = inside.runtime.hospital
      if (!pushes.speaksFor(hosId, part)) return false
      await pushes.read(hosId, part, headers, body)
      await transact(ctx => ask(ctx, hosId))
      return true
    })
  }
