import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import { endpoint, type EndpointOptions } from './calls/endpoint.ts'
import { TroubleError, troubles } from './calls/codes.ts'
import { eventStream } from './events/stream.ts'
import type { Hub } from './events/hub.ts'
import { closeInTime } from './web/closing.ts'
import { health, type Metrics } from './web/health.ts'
import { securityHeaders } from './web/headers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The service that the call reached, for the log. */
    calling: string
  }
}

export interface AppOptions extends EndpointOptions {
  pool: pg.Pool
  hub: Hub
  metrics: Metrics
  trustedProxy: string
  log: Logger
}

const mebibyte = 1024 * 1024

/** The server without its pages and without its sandbox: what answers in production. */
export async function createApp({
  pool,
  hub,
  metrics,
  trustedProxy,
  log,
  ...options
}: AppOptions): Promise<FastifyInstance> {
  const { house } = options
  const app = Fastify({
    bodyLimit: mebibyte,
    trustProxy: trustedProxy === '' ? false : trustedProxy,
    genReqId: () => randomUUID(),
    logger: false,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
  })
  app.decorateRequest('calling', '')
  closeInTime(app)
  securityHeaders(app, { isProduction: house.settings.mode === 'production', formHosts: house.settings.formHosts })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  await app.register(multipart, {
    limits: { fileSize: 10 * mebibyte, files: 1, fields: 60, fieldSize: 64 * 1024, parts: 62 },
  })

  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const trouble = troubleOf(error)
    const { http, code, msg } = troubles[trouble]
    if (trouble === 'fault' || trouble === 'unavailable')
      log.error({ err: error, requestId: request.id, service: request.calling }, 'fault')
    const detail = error instanceof TroubleError ? error.detail : {}
    if (detail.retryAfter) reply.header('retry-after', detail.retryAfter)
    return reply.code(http).send({ code, msg: detail.msg ?? msg, obj: detail.obj })
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (request.calling) {
      metrics.calls.inc({ service: request.calling, code: String(reply.statusCode) })
      metrics.seconds.observe({ service: request.calling }, reply.elapsedTime / 1000)
      log.info(
        {
          requestId: request.id,
          service: request.calling,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'call',
      )
    }
    done()
  })

  endpoint(app, options)
  eventStream(app, { house, hub, db: options.db })
  health(app, pool)
  return app
}

/**
 * PostgreSQL is away or lets nobody in: classes 08 (connection), 28 and 3D (who and where), 53 (resources), 57P (shutdown),
 * 55000 (takes no connections now), what the network says, and what the driver says itself.
 */
const databaseAway =
  /^(08|28|3D|53|57P)|^(55000|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
const driverSays =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/

function troubleOf(error: Error & { statusCode?: number; code?: string }): keyof typeof troubles {
  if (error instanceof TroubleError) return error.trouble
  if (error.statusCode === 413) return 'tooLarge'
  if (error.statusCode === 415) return 'wrongType'
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return 'malformed'
  if (databaseAway.test(error.code ?? '') || driverSays.test(error.message)) return 'unavailable'
  return 'fault'
}
