import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { connectProduction } from '../wiring/connect-production.ts'
import { freePort } from '../database/free-port.ts'
import { codeOf, stepAt } from '../domains/staff/one-time-code.ts'
import { openLog } from '../wiring/log.ts'
import { putReference } from '../reference/put-reference.ts'
import { openServer } from '../wiring/server.ts'
import { readSettings, type Env } from '../settings.ts'
import { wireClient, type Session } from '../testing/client.ts'
import { productionSettings } from '../testing/production-settings.ts'
import { testDatabase } from '../testing/test-database.ts'
import { tinyPicture } from './testbed.ts'

const folder = await mkdtemp(join(tmpdir(), 'nethos-hospital-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const database = await testDatabase()
const env = readSettings({
  ...(await productionSettings(folder, database)),
  PORT: String(await freePort()),
  LOG_LEVEL: 'fatal',
  DATABASE_POOL: '4',
}) as Extract<Env, { NETHOS_MODE: 'production' }>
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
    return { output: stdout + stderr, status }
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
    expect(command()).toEqual({ output: 'npm run admin -- <login> <name> [--another]\n', status: 1 })
    expect(command('1', '林主任')).toMatchObject({ status: 1, output: expect.stringContaining('登录名须为') })
    const made = command('chief', '林主任')
    expect(made.status).toBe(0)
    const password = /One-time password: (\S+)/.exec(made.output)![1]!
    expect(command('second', '赵敏')).toMatchObject({
      status: 1,
      output: expect.stringContaining('An administrator can already log in'),
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

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** A secret as an authenticator app reads it (RFC 4648). */
function bytesOf(base32: string): Buffer {
  const bits = [...base32].map(letter => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)!.map(byte => Number.parseInt(byte, 2)))
}
