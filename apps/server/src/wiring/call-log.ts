import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Metrics } from '../web/health.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The service that the call asks for, for the log; empty while nobody has read it. */
    calling: string
  }
}

/** The parts of the pages, who asks whether we are there, and the sandbox, which stands for others. */
const noCall = /^\/(healthz|readyz|sandbox(\/.*)?|workbench(\/.*)?|mark\/.*|(assets\/)?\*)?$|\.\w+$/

/** A service's name, or the pattern of an address with its ids left out. undefined: a page. */
function calledBy(request: FastifyRequest): string | undefined {
  if (request.calling) return request.calling
  const { url } = request.routeOptions
  return url === undefined || noCall.test(url) ? undefined : url
}

/** Who was turned away before anybody worked for him says nothing of how long work takes. */
const turnedAway: ReadonlySet<number> = new Set([401, 403, 429, 503])

/** A line and a count for each call, whatever became of it: answered, turned away at the door, or not understood. */
export function logCalls(app: FastifyInstance, { metrics, log }: { metrics: Metrics; log: Logger }): void {
  app.decorateRequest('calling', '')
  app.addHook('onResponse', (request, reply, done) => {
    const service = calledBy(request)
    if (service !== undefined) {
      metrics.calls.inc({ service, code: String(reply.statusCode) })
      // An address may stay open for hours, as /events does: only services have a time.
      if (request.calling && !turnedAway.has(reply.statusCode))
        metrics.seconds.observe({ service }, reply.elapsedTime / 1000)
      log.info({ requestId: request.id, service, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'call')
    }
    done()
  })
}
