import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { anAccount } from '../testing/people.ts'
import { serverOn } from '../testing/server.ts'
import { testDatabase } from '../testing/test-database.ts'
import { ticketOf } from './listening.ts'

const folder = await mkdtemp(join(tmpdir(), 'nethos-pages-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A copy of the built pages where there are any, of the page as it is written otherwise: a build may be under way. */
async function rootOf(app: 'patient' | 'workbench'): Promise<string> {
  const source = resolve(import.meta.dirname, `../../../${app}`)
  const root = join(folder, app)
  await mkdir(root)
  if (existsSync(join(source, 'dist/index.html'))) await cp(join(source, 'dist'), root, { recursive: true })
  else await cp(join(source, 'index.html'), join(root, 'index.html'))
  return root
}
const breakingOut = '</script><script>alert(1)</script><img src=x onerror=alert(1)>'
const server = await serverOn(
  await testDatabase(),
  { NETHOS_HOSPITAL: breakingOut },
  { roots: { patient: await rootOf('patient'), workbench: await rootOf('workbench') } },
)
const patient = await anAccount(server)
const consult = '019a0000-0000-7000-8000-000000000000'

const pages = [
  '/',
  '/v4/index',
  '/login?backPath=javascript:alert(1)',
  `/team/consult/${consult}`,
  '/workbench',
  '/workbench/consults',
  '/no/such/page',
  '/%3Cscript%3Ealert(1)%3C/script%3E',
  '/../../etc/passwd',
  '//evil.example/x',
]
const others = [
  '/sandbox',
  '/config.json',
  '/healthz',
  '/readyz',
  '/files/nothing',
  '/events?ticket=made.up',
  '/missing.js',
  '/assets/missing.css',
  '/pay/notice/wechat',
]

function policyOf(headers: Headers): Map<string, string[]> {
  const text = headers.get('content-security-policy') ?? ''
  return new Map(
    text
      .split(';')
      .map(part => part.trim().split(/\s+/))
      .map(([name, ...sources]) => [name!, sources]),
  )
}

describe.each([...pages, ...others])('GET %s', path => {
  test('has a strict policy, may not be framed or sniffed, and says so', async () => {
    const { headers, status } = await server.get(path)
    expect(status).toBeLessThan(500)
    const policy = policyOf(headers)
    expect(policy.get('script-src') ?? policy.get('default-src')).toEqual(["'self'"])
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    expect(policy.get('object-src')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
    expect([...policy.values()].flat()).not.toContain('*')
    expect([...policy.values()].flat()).not.toContain("'unsafe-eval'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('access-control-allow-origin')).toBeNull()
    // HSTS is for production alone: a sandbox is reached by http.
    expect(headers.get('strict-transport-security')).toBeNull()
    for (const header of ['server', 'x-powered-by']) expect(headers.get(header)).toBeNull()
  })
})

test('the workbench alone may frame a patients’ page, at the address of its previews', async () => {
  for (const path of ['/zone/~draft', '/zone/~draft/apply', '/zone/~draft?step=1']) {
    const policy = policyOf((await server.get(path)).headers)
    expect(policy.get('frame-ancestors'), path).toEqual(["'self'"])
    expect(policy.get('script-src')).toEqual(["'self'"])
  }
  for (const path of ['/zone/~drafts', '/zone/kfzx', '/v4/index?to=/zone/~draft'])
    expect(policyOf((await server.get(path)).headers).get('frame-ancestors'), path).toEqual(["'none'"])
})

describe.each(pages)('the page at %s', path => {
  test('is kept in no cache, has no script within it, and repeats nothing of its address', async () => {
    const response = await server.get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    const scripts = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/gi)]
    expect(scripts.length).toBeGreaterThan(0)
    for (const [, attributes, body] of scripts) {
      if (attributes!.includes('type="application/json"')) expect(() => JSON.parse(body!)).not.toThrow()
      else expect({ attributes, body }).toEqual({ attributes: expect.stringContaining('src="/'), body: '' })
    }
    expect(html).not.toMatch(/<[^>]+\son\w+\s*=/i)
    expect(html).not.toMatch(/javascript:|alert\(1\)<|evil\.example|etc\/passwd/)
    expect(html).not.toContain(breakingOut)
  })
})

test('what belongs to a patient is kept in no cache: calls, refusals, files, events', async () => {
  const replies = [
    await server.call('nethos.pat.info.get', {}, patient.session),
    await server.call('nethos.pat.info.get'),
    await server.call('nethos.consult.info.detail', { consultId: consult }, patient.session),
    await server.raw('{'),
  ]
  for (const { headers } of replies) expect(headers.get('cache-control')).toBe('no-store')
  expect((await server.get('/files/nothing?t=x')).headers.get('cache-control')).toBe('no-store')
  const events = await server.get(`/events?ticket=${await ticketOf(server, patient.session)}`)
  expect(events.headers.get('cache-control')).toBe('no-store')
  await events.body!.cancel()
})

test('no address of an event or a file names an account, a mobile or a token', async () => {
  const ticket = await ticketOf(server, patient.session)
  const read = Buffer.from(ticket.split('.')[0]!, 'base64url').toString()
  expect(read).not.toContain(patient.session.token)
  expect(read).not.toMatch(/\b1\d{10}\b/)
})

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('%s opens nothing', async method => {
  if (method === 'TRACE') return expect(fetch(`${server.origin}/api`, { method })).rejects.toThrow()
  for (const path of ['/api', '/', '/files/x', '/sandbox/clock']) {
    expect((await fetch(`${server.origin}${path}`, { method })).status).toBe(404)
  }
})

test('GET /metrics is not here: figures are for the internal port', async () => {
  expect(await (await server.get('/metrics')).text()).not.toContain('nethos_')
})
