import Fastify from 'fastify'
import type { FhirServer } from './fhir-server.ts'

export interface Asked {
  method: string
  /** Below the base, with the query. */
  path: string
  headers: Record<string, string>
  body: string
}
export interface Answer {
  status: number
  headers: Record<string, string>
  body: string
}
/** How another maker's server differs from ours: in how it takes a question, and in how it answers. */
export interface Manner {
  ask?: (asked: Asked) => Asked | Answer
  answer?: (answer: Answer, asked: Asked) => Answer
  /** The host that it names in its links and headers, where that is not the one it is reached at. */
  calledAs?: string
}

const passed = ['authorization', 'content-type', 'accept', 'prefer', 'if-match', 'if-none-exist', 'cache-control']
const given = ['content-type', 'location', 'etag']

/** Stands before our own test server and speaks like another one. */
export async function openInMannerOf(
  inner: FhirServer,
  { ask = asked => asked, answer = one => one, calledAs }: Manner,
): Promise<{ base: string; close: () => Promise<void> }> {
  const app = Fastify({ bodyLimit: 4 * 1024 * 1024, forceCloseConnections: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.route<{ Body: string | undefined }>({
    method: ['GET', 'POST', 'PUT'],
    url: '/fhir*',
    async handler(request, reply) {
      const headers = Object.fromEntries(
        passed.flatMap(name => (request.headers[name] === undefined ? [] : [[name, String(request.headers[name])]])),
      )
      const path = request.url.slice('/fhir'.length).replace(/^\//, '')
      const asked = ask({ method: request.method, path, headers, body: request.body ?? '' })
      const one = 'status' in asked ? asked : answer(await through(inner, asked), asked)
      const outer = calledAs ?? `http://${request.headers.host}/fhir`
      const body = one.body.replaceAll(inner.base, outer)
      const location = one.headers['location']?.replaceAll(inner.base, outer)
      return reply
        .code(one.status)
        .headers({ ...one.headers, ...(location !== undefined && { location }) })
        .send(one.headers['content-encoding'] === undefined ? body : Buffer.from(body, 'base64'))
    },
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return { base: `${origin}/fhir`, close: () => app.close() }
}

async function through({ base }: FhirServer, { method, path, headers, body }: Asked): Promise<Answer> {
  const response = await fetch(path === '' ? base : `${base}/${path}`, {
    method,
    headers,
    ...(method !== 'GET' && { body }),
  })
  return {
    status: response.status,
    headers: Object.fromEntries(given.flatMap(name => [[name, response.headers.get(name)]].filter(([, of]) => of))),
    body: await response.text(),
  }
}

/** A Bundle's entries, each resource and the bundle itself, changed. */
export function inBundle(answer: Answer, change: (bundle: any) => any): Answer {
  if (!answer.body.includes('"searchset"')) return answer
  return { ...answer, body: JSON.stringify(change(JSON.parse(answer.body))) }
}

export const outcome = (status: number, code: string, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/fhir+json', ...headers },
  body: JSON.stringify({ resourceType: 'OperationOutcome', issue: [{ severity: 'error', code }] }),
})

/** Whatever is asked for, only so many come on a page. */
export function pagesOf(most: number, asked: Asked): Asked {
  const [path = '', query] = asked.path.split('?')
  if (asked.method !== 'GET' || query === undefined || path.includes('/')) return asked
  const wanted = new URLSearchParams(query)
  wanted.set('_count', String(Math.min(most, Number(wanted.get('_count') ?? most))))
  return { ...asked, path: `${path}?${wanted}` }
}
