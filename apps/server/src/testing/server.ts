import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { freePort } from '../database/free-port.ts'
import { connectSandbox } from '../sandbox/connect.ts'
import { openLog } from '../wiring/log.ts'
import type { Outside } from '../wiring/outside.ts'
import { openServer, type RunningServer } from '../wiring/server.ts'
import { readSettings } from '../settings.ts'
import type { PageRoots } from '../web/pages.ts'
import { atEnd } from './at-end.ts'
import { wireClient, type Session, type WireClient } from './client.ts'
import { testDatabase, type TestDatabase } from './test-database.ts'

export interface TestServer extends RunningServer, WireClient {
  database: TestDatabase
  /** The staff's side of the wire: channel 20. */
  staff: WireClient
  /** GET a path, as it is on the wire. */
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /** POST to the sandbox, e.g. 'payments/…/succeed'. */
  sandbox(path: string, body?: object): Promise<any>
  /** Moves the clock; what falls due is carried out before it comes back. */
  advance(seconds: number): Promise<void>
  /** Moves it to the beginning of a minute or an hour of so many seconds: what is counted in one does not fall into two. */
  toBeginningOf(seconds: number): Promise<void>
  /** The newest text message to this mobile, or that of this captcha; others may come at any time. */
  lastSms(mobile: string, cid?: string): Promise<{ text: string; code: string; cid: string }>
  /** Opens a session for an account, a member of staff or a doctor's annual report, without captcha or password. */
  sessionOf(owner: { accountId: string } | { staffId: string } | { reportDocId: string }): Promise<Session>
}

/** A whole server on a database of its own, with the sandbox as its outside world. Call it once, at the top of a file. */
export async function openTestServer(
  env: Record<string, string> = {},
  options: TestServerOptions = {},
): Promise<TestServer> {
  return serverOn(await testDatabase(), env, options)
}

/** What a test may want to look into or to put in place. */
export interface TestServerOptions {
  log?: Logger
  /** The built pages; none otherwise. */
  roots?: PageRoots
  /** Changes the outside world before it is put behind its breakers, e.g. by faults. */
  around?: (outside: Outside) => void
}

/** Another process's worth of server on the same database; in a test it ends with the test. */
export async function serverOn(
  database: TestDatabase,
  env: Record<string, string> = {},
  { log = openLog(process.env.TEST_LOG ?? 'fatal'), roots, around }: TestServerOptions = {},
): Promise<TestServer> {
  const data = await mkdtemp(join(tmpdir(), 'nethos-test-'))
  const settings = readSettings({
    PORT: String(await freePort()),
    NETHOS_DATA: data,
    DATABASE_POOL: '8',
    LOG_LEVEL: 'error',
    // A patient of a test has agreed; health-consent.test.ts asks.
    HEALTH_CONSENT: 'elsewhere',
    ...env,
  })
  const server = await openServer({
    env: settings,
    databaseUrl: database.appUrl,
    log,
    roots: roots ?? { patient: join(data, 'none'), workbench: join(data, 'none') },
    async connect(base) {
      const connected = await connectSandbox(settings, base)
      around?.(connected.outside)
      return connected
    },
  })
  atEnd(async () => {
    await server.close()
    await rm(data, { recursive: true, force: true })
  })
  const base = {
    origin: server.origin,
    channelKey: server.runtime.keys.channelKey,
    now: () => server.runtime.clock.now(),
  }
  const client = wireClient(base)

  async function sandbox(path: string, body: object = {}): Promise<any> {
    const response = await fetch(`${server.origin}/sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`sandbox ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }

  const advance = async (seconds: number) => void (await sandbox('clock', { advanceSeconds: seconds }))

  return {
    ...server,
    ...client,
    database,
    staff: wireClient({ ...base, channel: '20' }),
    get: (path, headers = {}) => fetch(`${server.origin}${path}`, { headers, redirect: 'manual' }),
    sandbox,
    advance,
    toBeginningOf: seconds => advance(seconds - (Math.floor(server.runtime.clock.now() / 1000) % seconds)),
    async lastSms(mobile, cid) {
      await server.runner.idle()
      const list = (await (await fetch(`${server.origin}/sandbox/sms?mobile=${mobile}`)).json()) as {
        text: string
        code: string
        cid: string
      }[]
      const found = list.find(one => cid === undefined || one.cid === cid)
      if (!found) throw new Error(`no text message to ${mobile}`)
      return found
    },
    async sessionOf(owner) {
      const { openSession } = await import('../calls/caller.ts')
      const at = { secret: server.runtime.keys.secret, now: server.runtime.clock.now(), channel: '3' }
      if ('reportDocId' in owner)
        return openSession(
          server.db,
          { kind: 'annual_report', docId: owner.reportDocId, expiresAt: at.now + 3_600_000 },
          at,
        )
      if ('accountId' in owner) return openSession(server.db, { kind: 'account', accountId: owner.accountId }, at)
      const staff = await server.db
        .selectFrom('staff')
        .select(['role', 'docId'])
        .where('staffId', '=', owner.staffId)
        .executeTakeFirstOrThrow()
      return openSession(
        server.db,
        { kind: 'staff', staffId: owner.staffId, role: staff.role as never, docId: staff.docId },
        at,
      )
    },
  }
}
