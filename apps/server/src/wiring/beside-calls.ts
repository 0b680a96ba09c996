import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Inside } from '../calls/carry-out.ts'
import { firstAnswers } from '../calls/first-answers.ts'
import type { Implemented } from '../calls/handler.ts'
import { domains } from '../domains.ts'
import { serveFiles } from '../domains/system/serve-file.ts'
import type { Hub } from '../events/hub.ts'
import type { Runner } from '../jobs/runner.ts'
import type { Metrics } from '../web/health.ts'
import { pages, type PageRoots } from '../web/pages.ts'
import { configOf } from './config-of.ts'
import type { Outside } from './outside.ts'

interface BesideCalls {
  inside: Inside
  services: readonly Implemented[]
  hub: Hub
  log: Logger
  roots: PageRoots
  outside: Outside
  runner: Runner
  metrics: Metrics
}

/** What is answered beside the calls: the outside's own addresses, those of the domains, files, the pages and what they begin with. */
export async function serveBesideCalls(app: FastifyInstance, given: BesideCalls): Promise<void> {
  const { inside, services, hub, log, roots, outside, runner, metrics } = given
  const { db, runtime, jobs } = inside
  await outside.mount?.(app, { runtime, runner })
  for (const domain of domains) domain.web?.(app, { db, runtime, jobs, log, registry: metrics.registry })
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
}
