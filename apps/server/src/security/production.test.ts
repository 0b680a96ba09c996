import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { connectProduction } from '../wiring/connect-production.ts'
import { openPool } from '../database/connect.ts'
import { freePort } from '../database/free-port.ts'
import { openLog } from '../wiring/log.ts'
import { openServer } from '../wiring/server.ts'
import { readSettings, type Env, type ProductionEnv } from '../settings.ts'
import { wireClient } from '../testing/client.ts'
import { productionSettings } from '../testing/production-settings.ts'
import { testDatabase } from '../testing/test-database.ts'

type Production = Extract<Env, { NETHOS_MODE: 'production' }>
const folder = await mkdtemp(join(tmpdir(), 'nethos-production-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const database = await testDatabase()
const pool = openPool({ url: database.appUrl, size: 1, onError: () => undefined })
afterAll(() => pool.end())

const whole = await productionSettings(folder, database)
/** What a start may do without. */
const optional = ['NETHOS_DATA', 'NETHOS_MODE']

/** Starts the server as an installation does, with nothing but these settings. */
async function start(env: Record<string, string>): Promise<{ code: number | null; output: string[] }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: { PATH: process.env.PATH ?? '', HOME: folder, PORT: String(await freePort()), NETHOS_DATA: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout.on('data', (bytes: Buffer) => (text += bytes))
  child.stderr.on('data', (bytes: Buffer) => (text += bytes))
  await once(child, 'exit')
  return { code: child.exitCode, output: text.trim().split('\n') }
}

describe('production without its settings', () => {
  test('does not start, and names each that is missing in one line', async () => {
    const { code, output: reply } = await start({ NETHOS_MODE: 'production' })
    expect(code).not.toBe(0)
    const missing = Object.keys(whole).filter(name => !optional.includes(name))
    for (const name of missing) expect(reply.filter(line => new RegExp(`\\b${name}\\b`).test(line))).toHaveLength(1)
    expect(reply).toHaveLength(missing.length)
  })

  test.each(Object.keys(whole).filter(name => !optional.includes(name)))(
    'names %s when it alone is missing',
    async name => {
      const { [name]: _left, ...rest } = whole
      expect(() => readSettings(rest)).toThrow(new RegExp(`^${name}[^\\n]*$`))
      expect(() => readSettings({ ...rest, [name]: '' })).toThrow(new RegExp(`^${name}[^\\n]*$`))
    },
  )

  test.each([
    ['NETHOS_SECRET', 'short', /^NETHOS_SECRET must be 64 hex digits$/],
    ['NETHOS_SEAL_KEY', 'z'.repeat(64), /^NETHOS_SEAL_KEY must be 64 hex digits$/],
    ['WECHAT_API_V3_KEY', 'x', /^WECHAT_API_V3_KEY must have 32 characters$/],
    ['NETHOS_ORIGIN', 'hospital.example/path', /^NETHOS_ORIGIN/],
    ['DATABASE_URL', 'mysql://x', /^DATABASE_URL must begin with postgres/],
    ['DATABASE_OWNER_URL', database.appUrl, /^DATABASE_OWNER_URL must name another role than DATABASE_URL/],
  ])('names %s when it is %s', (name, value, sentence) => {
    expect(() => readSettings({ ...whole, [name]: value })).toThrow(sentence)
  })

  test.each(['prod', 'Production', 'PRODUCTION', 'production ', 'test'])(
    'is never taken for a sandbox: %s is no mode',
    async mode => {
      expect(() => readSettings({ ...whole, NETHOS_MODE: mode })).toThrow('NETHOS_MODE must be sandbox or production')
    },
  )

  test('a key file that is not there, and a template without an id, are named', async () => {
    const connect = (env: Record<string, string>) =>
      connectProduction(readSettings(env) as ProductionEnv, {
        origin: 'https://hospital.example',
        pool,
        log: openLog('silent'),
      })
    await expect(connect({ ...whole, ALIPAY_KEY_FILE: '/no/such.pem' })).rejects.toThrow(
      'ALIPAY_KEY_FILE points to /no/such.pem, which cannot be read',
    )
    await expect(connect({ ...whole, TENCENT_SMS_TEMPLATES: 'captcha=1' })).rejects.toThrow(
      /^TENCENT_SMS_TEMPLATES has no id for consult-replied/,
    )
    await expect(connect({ ...whole, NETHOS_HOSPITAL_FHIR_FILE: '/no/such.json' })).rejects.toThrow(
      'NETHOS_HOSPITAL_FHIR_FILE points to /no/such.json, which cannot be read',
    )
    const fhirFile = join(folder, 'fhir.json')
    const connected = { hosId: 'h1', base: 'https://his.example/fhir', organization: 'o1', recordSystem: 'urn:records' }
    await writeFile(fhirFile, JSON.stringify([connected]))
    await expect(
      connect({ ...whole, NETHOS_HOSPITAL_FHIR_FILE: fhirFile, NETHOS_KEPT_HOSPITALS: 'h2,h1' }),
    ).rejects.toThrow('NETHOS_KEPT_HOSPITALS names h1, which is connected by another setting')
    expect(() => readSettings({ ...whole, NETHOS_KEPT_HOSPITALS: 'h1;h2' })).toThrow(
      'NETHOS_KEPT_HOSPITALS must be all, none, or ids of hospitals such as h4,h5',
    )
    await expect(connect({ ...whole, S3_BUCKET: 'files' })).rejects.toThrow(/^S3_BUCKET also needs/)
  })
})

describe('production with its settings', async () => {
  const env = readSettings({
    ...whole,
    PORT: String(await freePort()),
    LOG_LEVEL: 'fatal',
    DATABASE_POOL: '4',
  }) as Production
  const server = await openServer({
    env,
    databaseUrl: database.appUrl,
    log: openLog('fatal'),
    roots: { patient: join(folder, 'none'), workbench: join(folder, 'none') },
    connect: base => connectProduction(env, base),
  })
  afterAll(() => server.close())
  const origin = `http://127.0.0.1:${env.PORT}`
  const client = wireClient({ origin, channelKey: env.NETHOS_CHANNEL_KEY, now: () => Date.now() })

  test.each([
    '/sandbox',
    '/sandbox/sms?mobile=13800000001',
    '/sandbox/payments',
    '/sandbox/clock',
    '/sandbox/sms/v3',
    '/sandbox/providers/wechat/v3/pay',
    '/sandbox/cashier/x',
  ])('GET %s is not there, and nobody takes the patients’ page for it', async path => {
    const response = await fetch(origin + path)
    expect([response.status, await response.text()]).toEqual([404, '没有找到这个页面'])
  })

  test.each([
    '/sandbox/clock',
    '/sandbox/clock-form',
    '/sandbox/pay-form',
    '/sandbox/payments/P1/succeed',
    '/sandbox/hospital/report.arrive',
    '/sandbox/sms',
    '/sandbox/providers/alipay/gateway.do',
  ])('POST %s is not there', async path => {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"advanceSeconds":60}',
    })
    expect([response.status, await response.json()]).toEqual([
      404,
      { code: '00010404', msg: '这项功能已更新，请刷新页面再试' },
    ])
    const { rows } = await server.pool.query<{ offset_seconds: number }>('select offset_seconds from clock')
    expect(rows).toEqual([{ offset_seconds: 0 }])
  })

  test('the clock is the machine’s own, even when the table says otherwise', async () => {
    await server.pool.query('update clock set offset_seconds = 86400')
    await server.pool.query(`select pg_notify('nethos_clock', '')`)
    expect((await client.call('nethos.doc.hos.list')).code).toBe('0')
    expect(Math.abs(server.runtime.clock.now() - Date.now())).toBeLessThan(1_000)
    await server.pool.query('update clock set offset_seconds = 0')
  })

  test('every answer asks for HTTPS from now on, and the configuration says that it is no sandbox', async () => {
    for (const path of ['/', '/workbench', '/config.json', '/healthz', '/files/x', '/sandbox']) {
      expect((await fetch(origin + path)).headers.get('strict-transport-security')).toMatch(/^max-age=31536000/)
    }
    const { headers } = await client.call('nethos.doc.hos.list')
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/)
    const config = await (await fetch(`${origin}/config.json`)).json()
    expect(config).toMatchObject({
      environment: { mode: 'production', isSandbox: false },
      signKey: whole.NETHOS_CHANNEL_KEY,
    })
    expect(JSON.stringify(config)).not.toContain(whole.NETHOS_SECRET)
  })

  test('the demo’s people cannot log in, and no demo is loaded', async () => {
    expect((await client.call('nethos.pat.login', { mobile: '13800000001', password: 'nethos-demo' })).code).not.toBe(
      '0',
    )
    for (const account of ['doctor1', 'operator1', 'admin1', 'pharmacist1'])
      expect(
        (await client.call('staff.login', { account, password: 'nethos-demo' }, undefined, { channel: '20' })).code,
      ).toBe('04010101')
    const { rows } = await server.pool.query(
      'select (select count(*)::int from account) as accounts, (select count(*)::int from staff) as staff, (select count(*)::int from secret) as secrets',
    )
    expect(rows).toEqual([{ accounts: 0, staff: 0, secrets: 0 }])
  })

  test('no demo picture is drawn', async () => {
    expect((await fetch(`${origin}/files/portrait-1`)).status).toBe(404)
  })
})
