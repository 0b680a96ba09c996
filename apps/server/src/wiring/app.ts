import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { isDatabaseAway } from '../database/away.ts'
import { endpoint, type EndpointOptions } from '../calls/endpoint.ts'
import { FilesUnreachableError } from '../ports/files.ts'
import { retryAfter, ShedError, TroubleError, troubles } from '../calls/codes.ts'
import { openGate, type Gate } from '../calls/gate.ts'
import { eventStream } from '../events/stream.ts'
import type { Hub } from '../events/hub.ts'
import { closeInTime } from '../web/closing.ts'
import type { Metrics } from '../web/health.ts'
import { traceRequests } from '../traces/requests.ts'
import { traces } from '../traces/spans.ts'
import { readiness } from '../web/readiness.ts'
import { logCalls } from './call-log.ts'
import { securityHeaders } from '../web/headers.ts'
import { limitSlowClients, slowClientLimits } from '../web/slow-clients.ts'
import { openWritePulse } from '../web/write-pulse.ts'

export interface AppOptions extends Omit<EndpointOptions, 'gate'> {
  hub: Hub
  metrics: Metrics
  trustedProxy: string
  log: Logger
  /** The process is about to end: whoever can choose asks another one. */
  isLeaving: () => boolean
  /** Where files are kept. */
  dataFolder: string
}

const mebibyte = 1024 * 1024
/** A browser opens six; somebody comes in with another phone, from another network. */
const openPerCaller = 50

/** The server without its pages and without its sandbox: what answers in production. */
export async function createApp({
  hub,
  metrics,
  trustedProxy,
  log,
  isLeaving,
  dataFolder,
  ...options
}: AppOptions): Promise<FastifyInstance> {
  const { runtime } = options
  const app = openFastify(trustedProxy)
  const pulse = openWritePulse(options.lines, () => runtime.clock.now())
  app.addHook('onClose', async () => pulse.stop())
  logCalls(app, { metrics, log })
  const tracing = traces()
  if (tracing) traceRequests(app, tracing)
  closeInTime(app)
  limitSlowClients(app, trustedProxy === '' ? runtime.settings.callersPerAddress * openPerCaller : Infinity)
  securityHeaders(app, { isProduction: runtime.settings.mode === 'production', formHosts: runtime.settings.formHosts })
  await takeBodies(app)

  answerErrors(app, log, pulse)
  endpoint(app, { ...options, gate: gateOf(metrics) })
  eventStream(app, { runtime, hub, db: options.db, registry: metrics.registry })
  await readiness(app, {
    lines: options.lines,
    canWrite: pulse.canWrite,
    isLeaving,
    isListening: hub.isUp,
    folder: dataFolder,
    registry: metrics.registry,
  })
  return app
}

/** No route has a JSON schema (the contract's are checked by the endpoint): Fastify's two compilers, 90 files of Ajv, stay unloaded. */
const noSchema = (): never => {
  throw new Error('No route has a JSON schema: the contract says what goes in and out')
}
const noSchemas = { buildValidator: noSchema, buildSerializer: noSchema }

const openFastify = (trustedProxy: string) =>
  Fastify({
    bodyLimit: mebibyte,
    trustProxy: trustedProxy === '' ? false : trustedProxy,
    genReqId: () => randomUUID(),
    logger: false,
    return503OnClosing: true,
    schemaController: { compilersFactory: noSchemas },
    forceCloseConnections: 'idle',
    ...slowClientLimits,
  })

/** JSON as it came, and one file with its fields. */
async function takeBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  await app.register(multipart, {
    limits: { fileSize: 10 * mebibyte, files: 1, fields: 60, fieldSize: 64 * 1024, parts: 62 },
  })
}

function answerErrors(app: FastifyInstance, log: AppOptions['log'], pulse: ReturnType<typeof openWritePulse>): void {
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const trouble = troubleOf(error)
    const { http, code, msg } = troubles[trouble]
    if ((trouble === 'fault' || trouble === 'unavailable') && !(error instanceof ShedError))
      log.error({ err: error, requestId: request.id, service: request.calling }, 'fault')
    const detail = error instanceof TroubleError ? error.detail : {}
    pulse.note(error)
    if (detail.retryAfter) reply.header('retry-after', detail.retryAfter)
    else if (http === 503) reply.header('retry-after', retryAfter())
    return reply.code(http).send({ code, msg: detail.msg ?? msg, obj: detail.obj })
  })
}

function gateOf(metrics: Metrics): Gate {
  const gate = openGate({ onShed: why => metrics.shed.inc({ why }) })
  metrics.watchGate(gate)
  return gate
}

function troubleOf(error: Error & { statusCode?: number; code?: string }): keyof typeof troubles {
  if (error instanceof TroubleError) return error.trouble
  if (error.statusCode === 413) return 'tooLarge'
  if (error.statusCode === 415) return 'wrongType'
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return 'malformed'
  if (isDatabaseAway(error) || error instanceof FilesUnreachableError) return 'unavailable'
  return 'fault'
}
