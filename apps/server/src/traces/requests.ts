import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OpenSpan, Traces } from './spans.ts'

/** Each call that is posted is the beginning of a trace; what a caller says of traces of his own is not believed. */
export function traceRequests(app: FastifyInstance, traces: Traces): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method === 'POST') spans.set(request, traces.begin({ kind: 'call', name: 'call' }))
    done()
  })
  // When the body has been read: before that the socket's own events would leave the span.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.within(done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    spans.get(request)?.end({
      name: request.calling || (request.routeOptions.url ?? 'call'),
      facts: {
        'http.request.method': request.method,
        'http.response.status_code': reply.statusCode,
        'nethos.request_id': request.id,
        ...(reply.statusCode >= 500 && { 'error.type': String(reply.statusCode) }),
      },
    })
    done()
  })
}
