import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { interact, oneByOne, transact } from './interactions.ts'
import { matchOf } from './match.ts'
import { found, knownTypes } from './search.ts'
import { FhirFault, fhirStore, type Resource, type Store } from './store.ts'

export interface FhirServerOptions {
  now: () => number
  /** Bearer tokens that are let in; by POST /token with client credentials there are more. */
  tokens: string[]
  client: { id: string; secret: string }
  /** What the hospital does by itself before each request: holds that ran out. */
  live?: (store: Store) => void
  /** Resource types and operations that it does not serve. */
  without?: readonly string[]
  /** How other makers' servers differ: a transaction done entry by entry, searches answered from memory, empty strings refused. */
  manners?: readonly ('entry-by-entry' | 'remembers-searches' | 'refuses-empty-strings')[]
  /** A rule of the hospital's own that this breaks. */
  rule?: (resource: Resource) => string | undefined
}

export interface FhirServer {
  store: Store
  /** http://127.0.0.1:PORT/fhir */
  base: string
  tokenUrl: string
  /** From now on nobody gets an answer; or again. */
  beAway(away: boolean): void
  /** What comes between our question and the next transaction, and after how many of its entries the line drops. */
  disturb(next: { meanwhile?: () => unknown; lostAfter?: number }): void
  /** What it asked for last: method and address. */
  asked: string[]
  /** Withdraws the tokens that were lent. */
  withdrawTokens(): void
  /** Pushes that have gone out, and what they were answered. */
  pushed: { endpoint: string; status: number }[]
  /** All pushes are out. */
  settled(): Promise<void>
  close(): Promise<void>
}

const media = 'application/fhir+json; fhirVersion=4.0; charset=utf-8'
const mostOnPage = 500

/** An HTTP server that speaks HL7 FHIR R4 for the resources of registration and of the patient index: for tests, with rows of its own. */
export async function openFhirServer({
  now,
  tokens,
  client,
  live,
  without = [],
  manners = [],
  rule = () => undefined,
}: FhirServerOptions): Promise<FhirServer> {
  const app = Fastify({ bodyLimit: 4 * 1024 * 1024, forceCloseConnections: true })
  const store = fhirStore(now)
  const lent = new Set<string>()
  const remembered = new Map<string, object>()
  const asked: string[] = []
  const pushed: FhirServer['pushed'] = []
  let pushing: Promise<unknown> = Promise.resolve()
  let isAway = false
  let disturbance: Parameters<FhirServer['disturb']>[0] = {}
  let base = ''

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((error, _request, reply) => {
    const fault = error instanceof FhirFault ? error : new FhirFault(500, 'exception', String(error))
    return reply
      .code(fault.status)
      .type(media)
      .send({
        resourceType: 'OperationOutcome',
        issue: [{ severity: 'error', code: fault.code, diagnostics: fault.message }],
      })
  })
  app.addHook('onRequest', async (request, reply) => {
    if (isAway) {
      reply.hijack()
      request.raw.socket.destroy()
      return
    }
    asked.push(`${request.method} ${request.url}`)
    if (request.url === '/token') return
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
    if (!tokens.includes(token) && !lent.has(token)) throw new FhirFault(401, 'login', 'no valid token')
    live?.(store)
  })

  app.post<{ Body: string }>('/token', async (request, reply) => {
    const basic = `Basic ${Buffer.from([client.id, client.secret].map(encodeURIComponent).join(':')).toString('base64')}`
    const isAsked = new URLSearchParams(request.body).get('grant_type') === 'client_credentials'
    if (request.headers.authorization !== basic || !isAsked) return reply.code(401).send({ error: 'invalid_client' })
    const token = randomUUID()
    lent.add(token)
    return { access_token: token, token_type: 'Bearer', expires_in: 3600 }
  })

  app.get('/fhir/metadata', async (_request, reply) =>
    reply.type(media).send({
      resourceType: 'CapabilityStatement',
      status: 'active',
      kind: 'instance',
      fhirVersion: '4.0.1',
      format: ['json'],
      rest: [{ mode: 'server', resource: knownTypes.map(type => ({ type, versioning: 'versioned-update' })) }],
    }),
  )

  app.post<{ Body: string }>('/fhir', async (request, reply) => {
    const bundle = bodyOf(request.headers['content-type'], request.body)
    if (bundle?.type !== 'transaction') throw new FhirFault(400, 'invalid', 'no transaction bundle')
    for (const { request: one } of bundle.entry ?? []) serve(String(one.url).split(/[/?]/)[0]!)
    checkWritten(bundle)
    if (!bundle.entry.every((one: any) => /^(https?|urn):/.test(one.fullUrl)))
      throw new FhirFault(400, 'invalid', 'fullUrl')
    const { meanwhile, lostAfter } = disturbance
    disturbance = {}
    meanwhile?.()
    if (lostAfter === undefined) return reply.type(media).send(done(bundle))
    done({ ...bundle, entry: bundle.entry.slice(0, lostAfter) })
    reply.hijack()
    request.raw.socket.destroy()
    return reply
  })
  app.post<{ Body: string }>('/fhir/Patient/$match', async (request, reply) => {
    serve('$match')
    return reply.type(media).send(matchOf(store, bodyOf(request.headers['content-type'], request.body)))
  })
  app.post<{ Params: { type: string }; Body: string }>('/fhir/:type/_search', async (request, reply) => {
    const { type } = request.params
    serve(type)
    if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') !== true)
      throw new FhirFault(415, 'not-supported', 'a search is sent as a form')
    return reply.type(media).send(pageOf(type, new URLSearchParams(request.body)))
  })

  app.get<{ Params: { type: string; id: string } }>('/fhir/:type/:id/_history', async (request, reply) => {
    const { type, id } = request.params
    serve(type)
    serve('_history')
    const entry = store.versions(type, id).map(resource => ({ fullUrl: `${base}/${type}/${id}`, resource }))
    return reply.type(media).send({ resourceType: 'Bundle', type: 'history', total: entry.length, entry })
  })
  app.get<{ Params: { type: string } }>('/fhir/:type', async (request, reply) => {
    const { type } = request.params
    serve(type)
    const query = new URL(request.url, base).searchParams
    const isAskedAnew = request.headers['cache-control'] === 'no-cache' || !manners.includes('remembers-searches')
    const page = (!isAskedAnew && remembered.get(request.url)) || pageOf(type, query)
    remembered.set(request.url, page)
    return reply.type(media).send(page)
  })

  const done = (bundle: object): object =>
    manners.includes('entry-by-entry') ? oneByOne(store, bundle) : transact(store, bundle)

  function checkWritten(body: unknown): void {
    if (manners.includes('refuses-empty-strings') && /[:,[]""/.test(JSON.stringify(body)))
      throw new FhirFault(400, 'structure', 'an empty string')
  }

  function serve(what: string): void {
    if (without.includes(what) || !(['$match', '_history'].includes(what) || knownTypes.includes(what)))
      throw new FhirFault(404, 'not-supported', `${what} is not served here`)
  }

  /** Pages by an offset that is the server's own business: clients follow the link. */
  function pageOf(type: string, query: URLSearchParams): object {
    const size = Math.min(Number(query.get('_count') ?? 50), mostOnPage)
    const from = Number(query.get('_page') ?? 0)
    const all = found(store.all(type), type, query)
    const link = [{ relation: 'self', url: `${base}/${type}?${query}` }]
    if (from + size < all.length) {
      const next = new URLSearchParams(query)
      next.set('_page', String(from + size))
      link.push({ relation: 'next', url: `${base}/${type}?${next}` })
    }
    return {
      resourceType: 'Bundle',
      type: 'searchset',
      total: all.length,
      link,
      entry: all.slice(from, from + size).map(resource => ({
        fullUrl: `${base}/${type}/${resource.id}`,
        resource,
        search: { mode: 'match' },
      })),
    }
  }

  app.route<{ Params: { '*': string }; Body: string }>({
    method: ['GET', 'POST', 'PUT', 'DELETE'],
    url: '/fhir/*',
    handler: async (request, reply) => {
      serve(request.params['*'].split('/')[0]!)
      const body = request.method === 'GET' ? undefined : bodyOf(request.headers['content-type'], request.body)
      checkWritten(body ?? {})
      const broken = body && rule(body)
      if (broken) throw new FhirFault(422, 'business-rule', broken)
      const { status, resource, etag, location } = interact(store, {
        method: request.method,
        path: request.params['*'],
        query: new URL(request.url, base).searchParams,
        body,
        ifMatch: request.headers['if-match'],
        ifNoneExist: request.headers['if-none-exist'] as string | undefined,
      })
      if (etag !== undefined) void reply.header('etag', etag)
      if (location !== undefined) void reply.header('location', `${base}/${location}`)
      const isMinimal = request.method !== 'GET' && request.headers.prefer === 'return=minimal'
      return isMinimal ? reply.code(status).send() : reply.code(status).type(media).send(resource)
    },
  })

  store.onWrite(resource => {
    for (const one of store.all('Subscription')) if (isWanted(one, resource)) pushing = pushing.then(() => knock(one))
  })

  async function knock({ channel }: Resource): Promise<void> {
    const headers = Object.fromEntries(
      (channel.header ?? []).map((line: string) => [
        line.slice(0, line.indexOf(':')),
        line.slice(line.indexOf(':') + 2),
      ]),
    )
    const status = await fetch(channel.endpoint, { method: 'POST', headers })
      .then(response => response.status)
      .catch(() => 0)
    pushed.push({ endpoint: channel.endpoint, status })
  }

  await app.listen({ host: '127.0.0.1', port: 0 })
  const origin = addressOf(app)
  base = `${origin}/fhir`
  return {
    store,
    base,
    tokenUrl: `${origin}/token`,
    beAway: away => void (isAway = away),
    disturb: next => void (disturbance = next),
    asked,
    withdrawTokens: () => lent.clear(),
    pushed,
    settled: async () => void (await pushing),
    close: () => app.close(),
  }
}

const isWanted = ({ status, criteria }: Resource, resource: Resource): boolean =>
  ['requested', 'active'].includes(status) && String(criteria).split('?')[0] === resource.resourceType

function bodyOf(contentType: string | undefined, body: string): any {
  if (!/^application\/(fhir\+)?json/.test(contentType ?? ''))
    throw new FhirFault(415, 'not-supported', 'only JSON is spoken here')
  try {
    return JSON.parse(body)
  } catch {
    throw new FhirFault(400, 'structure', 'the body is no JSON')
  }
}

function addressOf(app: FastifyInstance): string {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The FHIR server has no address')
  return `http://127.0.0.1:${address.port}`
}
