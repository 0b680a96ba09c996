import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { connectProduction } from '../connect-production.ts'
import { openPool } from '../database/connect.ts'
import { freePort } from '../database/free-port.ts'
import { openLog } from '../log.ts'
import { smsSentences } from '../ports/sms.ts'
import { codeOf, stepAt } from '../domains/staff/one-time-code.ts'
import { putReference } from '../reference/put-reference.ts'
import { openServer } from '../server.ts'
import { readSettings, type Env, type ProductionEnv } from '../settings.ts'
import { wireClient, type Session } from '../testing/client.ts'
import { testDatabase } from '../testing/test-database.ts'
import { tinyPicture } from './testbed.ts'

type Production = Extract<Env, { NETHOS_MODE: 'production' }>
const folder = await mkdtemp(join(tmpdir(), 'nethos-production-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const database = await testDatabase()
const pool = openPool({ url: database.appUrl, size: 1, onError: () => undefined })
afterAll(() => pool.end())

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
await Promise.all([
  writeFile(join(folder, 'private.pem'), privateKey),
  writeFile(join(folder, 'public.pem'), publicKey),
])

const key = () => randomBytes(32).toString('hex')
const whole: Record<string, string> = {
  NETHOS_MODE: 'production',
  NETHOS_DATA: folder,
  DATABASE_URL: database.appUrl,
  DATABASE_OWNER_URL: database.url,
  NETHOS_ORIGIN: 'https://hospital.example',
  NETHOS_SECRET: key(),
  NETHOS_SEAL_KEY: key(),
  NETHOS_LOOKUP_KEY: key(),
  NETHOS_CHANNEL_KEY: key(),
  WECHAT_APP_ID: 'wx0000000000000001',
  WECHAT_APP_SECRET: '0123456789abcdef0123456789abcdef',
  WECHAT_MCH_ID: '1900000001',
  WECHAT_MCH_SERIAL: '7777777777777777777777777777777777777777',
  WECHAT_MCH_KEY_FILE: join(folder, 'private.pem'),
  WECHAT_PLATFORM_KEY_ID: 'PUB_KEY_ID_0000000000000000000001',
  WECHAT_PLATFORM_KEY_FILE: join(folder, 'public.pem'),
  WECHAT_API_V3_KEY: 'x'.repeat(32),
  ALIPAY_APP_ID: '2021000000000001',
  ALIPAY_SELLER_ID: '2088000000000001',
  ALIPAY_KEY_FILE: join(folder, 'private.pem'),
  ALIPAY_PUBLIC_KEY_FILE: join(folder, 'public.pem'),
  TENCENT_SECRET_ID: 'id',
  TENCENT_SECRET_KEY: 'key',
  TENCENT_SMS_APP_ID: '1400000000',
  TENCENT_SMS_SIGN: '南山云医院',
  TENCENT_SMS_TEMPLATES: Object.keys(smsSentences)
    .map((name, at) => `${name}=${at + 1}`)
    .join(','),
}
/** What a start may do without. */
const optional = ['NETHOS_DATA', 'NETHOS_MODE']

/** Starts the server as an installation does, with nothing but these settings. */
async function start(env: Record<string, string>): Promise<{ code: number | null; said: string[] }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: { PATH: process.env.PATH ?? '', HOME: folder, PORT: String(await freePort()), NETHOS_DATA: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout.on('data', (bytes: Buffer) => (text += bytes))
  child.stderr.on('data', (bytes: Buffer) => (text += bytes))
  await once(child, 'exit')
  return { code: child.exitCode, said: text.trim().split('\n') }
}

describe('production without its settings', () => {
  test('does not start, and names each that is missing in one line', async () => {
    const { code, said } = await start({ NETHOS_MODE: 'production' })
    expect(code).not.toBe(0)
    const missing = Object.keys(whole).filter(name => !optional.includes(name))
    for (const name of missing) expect(said.filter(line => new RegExp(`\\b${name}\\b`).test(line))).toHaveLength(1)
    expect(said).toHaveLength(missing.length)
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
      connectProduction(readSettings(env) as ProductionEnv, { origin: 'https://hospital.example', pool })
    await expect(connect({ ...whole, ALIPAY_KEY_FILE: '/no/such.pem' })).rejects.toThrow(
      'ALIPAY_KEY_FILE points to /no/such.pem, which cannot be read',
    )
    await expect(connect({ ...whole, TENCENT_SMS_TEMPLATES: 'captcha=1' })).rejects.toThrow(
      /^TENCENT_SMS_TEMPLATES has no id for consult-replied/,
    )
    await expect(connect({ ...whole, NETHOS_HOSPITAL_FHIR_FILE: '/no/such.json' })).rejects.toThrow(
      'NETHOS_HOSPITAL_FHIR_FILE points to /no/such.json, which cannot be read',
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
    prepare: putReference,
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
  ])('GET %s is an address like any other: the app’s page', async path => {
    const [there, other] = [await fetch(origin + path), await fetch(`${origin}/no/such/page`)]
    expect([there.status, await there.text()]).toEqual([other.status, await other.text()])
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
    expect([response.status, await response.json()]).toEqual([404, { code: '00010404', msg: '服务不存在' }])
    const { rows } = await server.pool.query<{ offset_seconds: number }>('select offset_seconds from clock')
    expect(rows).toEqual([{ offset_seconds: 0 }])
  })

  test('the clock is the machine’s own, even when the table says otherwise', async () => {
    await server.pool.query('update clock set offset_seconds = 86400')
    await server.pool.query(`select pg_notify('nethos_clock', '')`)
    expect((await client.call('nethos.doc.hos.list')).code).toBe('0')
    expect(Math.abs(server.house.clock.now() - Date.now())).toBeLessThan(1_000)
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

  test('what every hospital has is there from the first start; what the hospital has changed stays at the next', async () => {
    expect((await client.call('nethos.system.dictionary.list', { dicName: '患病时长' })).list).toHaveLength(4)
    await server.pool.query(`delete from dictionary where dic_value = '一周内'`)
    await server.pool.query(`update content_text set body_html = '<p>本院的规定</p>' where key = '咨询须知'`)
    await server.pool.query(`delete from home_entry where title = '体检预约'`)
    await putReference(server)
    const { rows } = await server.pool.query(
      `select (select count(*)::int from department) > 100 as departments,
              (select count(*)::int from dictionary where dic_name = '患病时长') as words,
              (select body_html from content_text where key = '咨询须知') as notice,
              (select body_html ~ '[{}]' from content_text where key = '用户协议') as has_blanks,
              (select count(*)::int from content_text where key = '资质公示') as claims,
              exists (select from home_entry where title = '体检预约') as is_back`,
    )
    expect(rows).toEqual([
      { departments: true, words: 3, notice: '<p>本院的规定</p>', has_blanks: false, claims: 0, is_back: false },
    ])
  })

  describe('an empty database becomes a hospital', () => {
    const command = (...words: string[]) => {
      const { stdout, stderr, status } = spawnSync(
        process.execPath,
        [join(import.meta.dirname, '../make-admin.ts'), ...words],
        { env: { PATH: process.env.PATH ?? '', DATABASE_URL: database.appUrl }, encoding: 'utf8' },
      )
      return { said: stdout + stderr, status }
    }
    const staff = wireClient({ origin, channelKey: env.NETHOS_CHANNEL_KEY, now: () => Date.now(), channel: '20' })
    const own = 'own-password-1'

    /** Changes the password that was handed over, and sets the second factor up, as everybody must. */
    async function arrives(account: string, password: string): Promise<Session & { staff: { docId?: string } }> {
      const { obj } = await staff.call('staff.login', { account, password })
      expect(obj.staff.owes).toBe('password')
      expect(await staff.call('staff.hospital.list', {}, obj)).toMatchObject({ code: '00010443' })
      expect(await staff.call('staff.password.change', { password, newPassword: own }, obj)).toMatchObject({
        code: '0',
      })
      expect((await staff.call('staff.me', {}, obj)).obj.owes).toBe('enrolment')
      const { secret } = (await staff.call('staff.second_factor.begin', {}, obj)).obj
      const code = codeOf(bytesOf(secret), stepAt(Date.now()))
      expect(await staff.call('staff.second_factor.confirm', { code }, obj)).toMatchObject({ code: '0' })
      expect((await staff.call('staff.me', {}, obj)).obj.owes).toBeUndefined()
      return obj
    }

    test('by its first administrator, who is made once', async () => {
      expect(command()).toEqual({ said: 'npm run admin -- <login> <name> [--another]\n', status: 1 })
      expect(command('1', '林主任')).toMatchObject({ status: 1, said: expect.stringContaining('登录名须为') })
      const made = command('chief', '林主任')
      expect(made.status).toBe(0)
      const password = /One-time password: (\S+)/.exec(made.said)![1]!
      expect(command('second', '赵敏')).toMatchObject({
        status: 1,
        said: expect.stringContaining('An administrator can already log in'),
      })
      expect(command('second', '赵敏', '--another').status).toBe(0)

      const admin = await arrives('chief', password)
      const desk = async (name: string, fields: object) => {
        const { code, msg, obj } = await staff.call(name, fields, admin)
        expect([name, code, msg]).toEqual([name, '0', ''])
        return obj
      }
      const { hosId } = await desk('staff.hospital.save', { hosName: '示范医院', showStatus: true, position: 1 })
      await desk('staff.campus.save', { hosId, campusName: '总院', position: 1 })
      const { docId } = await desk('staff.doctor.add', {
        docName: '单丹',
        docType: 'DOC',
        gender: 'F',
        docTitle: '主治医师',
        hosId,
        gbDeptCode: '03.04',
      })
      const given = await desk('staff.account.add', { account: 'shan.dan', name: '单丹', role: 'doctor', docId })
      const { attaId } = (await staff.upload('staff.atta.upload', tinyPicture, {}, admin)).obj
      await desk('staff.doctor.change', {
        docId,
        docTitle: '主治医师',
        docSkill: '高血压',
        docResume: '',
        docTags: [],
        docAvatar: attaId,
        isShown: true,
      })
      expect((await client.call('nethos.doc.detail', { docId })).obj.sysDoc).toMatchObject({
        docName: '单丹',
        docAvatar: attaId,
      })
      expect((await client.call('nethos.doc.list', {})).list).toMatchObject([{ docName: '单丹' }])
      expect((await arrives('shan.dan', given.password)).staff.docId).toBe(docId)
    }, 60_000)
  })
})

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** A secret as an authenticator app reads it (RFC 4648). */
function bytesOf(base32: string): Buffer {
  const bits = [...base32].map(letter => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)!.map(byte => Number.parseInt(byte, 2)))
}
