import { beforeAll, expect, test } from 'vitest'
import { freePort } from '../database/free-port.ts'
import { anAccount } from '../testing/people.ts'
import { openTestServer } from '../testing/server.ts'
import { openLog } from './log.ts'

const lines: string[] = []
const metricsPort = await freePort()
const server = await openTestServer(
  { METRICS_PORT: String(metricsPort), NETHOS_CALLS_PER_MINUTE: '5' },
  { log: openLog('info', { write: line => void lines.push(line) }) },
)
const patient = await anAccount(server)
const service = 'nethos.pat.info.get'

/** What is logged of calls that are made one after the other. */
async function logged(call: () => Promise<{ status: number } | { http: number }>): Promise<[string, number][]> {
  lines.length = 0
  await call()
  await expect.poll(() => lines.some(line => line.includes('"msg":"call"'))).toBe(true)
  return lines
    .map(line => JSON.parse(line) as { msg: string; service: string; status: number })
    .filter(line => line.msg === 'call')
    .map(line => [line.service, line.status])
}

beforeAll(() => server.get('/healthz'))

test('a call that is turned away has its line like one that is answered', async () => {
  const random = 'a'.repeat(32)
  const known = () => server.call(service, {}, patient.session, { random })
  expect(await logged(known)).toEqual([[service, 200]])
  expect(await logged(known)).toEqual([[service, 403]])
  expect(await logged(() => server.call(service, {}, { ...patient.session, signKey: 'x'.repeat(32) }))).toEqual([
    [service, 403],
  ])
  expect(await logged(() => server.call(service))).toEqual([[service, 401]])
  expect(await logged(() => server.call(service, {}, undefined, { timestamp: 1 }))).toEqual([[service, 403]])
  await server.toBeginningOf(60)
  for (let nth = 0; nth < 6; nth++) await server.call(service, {}, patient.session)
  expect(await logged(() => server.call(service, {}, patient.session))).toEqual([[service, 429]])
})

test('what nobody could read, files and notices of payments have theirs, by the pattern of their address', async () => {
  expect(await logged(() => server.call('nethos.no.such'))).toEqual([['/api', 404]])
  expect(await logged(() => server.get('/files/secret-1?t=x'))).toEqual([['/files/:attaId', 404]])
  const notice = () => fetch(`${server.origin}/pay/notice/wechat`, { method: 'POST', body: '{}' })
  expect(await logged(notice)).toEqual([['/pay/notice/wechat', expect.any(Number)]])
  expect(lines.join()).not.toContain('secret-1')
})

test('pages and probes have none', async () => {
  const [[first]] = [
    await logged(async () => {
      await Promise.all(
        ['/readyz', '/healthz', '/config.json', '/workbench', '/v4/index'].map(path => server.get(path)),
      )
      return server.call(service)
    }),
  ]
  expect(first).toEqual([service, 401])
  expect(lines.filter(line => line.includes('"msg":"call"'))).toHaveLength(1)
})

test('all of them are counted, and only what was worked on has a time', async () => {
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  for (const code of [200, 401, 403, 429])
    expect(figures).toContain(`nethos_calls_total{service="${service}",code="${code}"}`)
  for (const address of ['/api', '/files/:attaId', '/pay/notice/wechat'])
    expect(figures).toContain(`nethos_calls_total{service="${address}",`)
  const answered = /nethos_calls_total\{service="nethos\.pat\.info\.get",code="200"\} (\d+)/.exec(figures)?.[1]
  expect(figures).toContain(`nethos_call_seconds_count{service="${service}"} ${answered}`)
})
