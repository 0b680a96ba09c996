import { describe, expect, test } from 'vitest'
import type { Session } from '../../testing/client.ts'
import { openTestServer, serverOn } from '../../testing/server.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { loadDemoStaff } from './demo-staff.ts'
import { codeOf, stepAt } from './one-time-code.ts'

const server = await openTestServer()
await loadDemoStaff(server)
const wrong = { http: 200, code: '04010103', msg: '验证码不正确或已使用，请输入最新的验证码' }
const locked = { http: 200, code: '04010104', msg: '验证码错误次数过多，请15分钟后再试' }
const closed = { http: 200, code: '00010442', msg: '请先完成两步验证' }

type Server = typeof server
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const bytesOf = (base32: string) =>
  Buffer.from(
    [...base32]
      .map(letter => letters.indexOf(letter).toString(2).padStart(5, '0'))
      .join('')
      .match(/.{8}/g)!
      .map(byte => Number.parseInt(byte, 2)),
  )

const desk = (on: Server = server) => ({
  login: async (account: string) => (await on.staff.call('staff.login', { account, password: 'nethos-demo' })).obj,
  call: (verb: string, fields: object, as: Session) => on.staff.call(`staff.second_factor.${verb}`, fields, as),
  /** What the app shows; `off`: so many steps from now. */
  code: (secret: string, off = 0) => codeOf(bytesOf(secret), stepAt(on.runtime.clock.now()) + off),
})
const { login, call, code } = desk()
const next = () => server.advance(30)

/** Logs in, sets the factor up, and is through with it. */
async function enrolled(account: string) {
  const session = await login(account)
  const { secret } = (await call('begin', {}, session)).obj
  const { recoveryCodes } = (await call('confirm', { code: code(secret) }, session)).obj
  await next()
  return { session, secret, recoveryCodes, staffId: session.staff.staffId }
}
const actionsOf = async (staffId: string) =>
  (await server.pool.query(`select action from audit where record_id = $1 order by audit_id`, [staffId])).rows.map(
    row => row.action,
  )

describe('a member of staff sets up a second factor', () => {
  test('with a secret for his app, proves it with the first code, and is told ten recovery codes once', async () => {
    const other = await login('doctor1')
    const session = await login('doctor1')
    expect(session.staff.owes).toBeUndefined()
    expect((await call('mine', {}, session)).obj).toEqual({
      isOn: false,
      since: null,
      recoveryLeft: 0,
      rule: 'optional',
    })
    const { obj } = await call('begin', {}, session)
    expect(obj.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(obj.address).toContain(`secret=${obj.secret}`)
    // A page that is loaded again shows the same one; another session another one.
    expect((await call('begin', {}, session)).obj).toEqual(obj)
    expect(await call('confirm', { code: '12' }, session)).toMatchObject({
      code: '00010422',
      msg: '请输入6位数字验证码',
    })
    expect(await call('confirm', { code: 1 }, session)).toMatchObject({ http: 400, code: '00010400' })
    const notIt = code(obj.secret) === '000000' ? '000001' : '000000'
    expect(await call('confirm', { code: notIt }, session)).toMatchObject(wrong)
    expect((await call('mine', {}, session)).obj.isOn).toBe(false)
    const reply = (await call('confirm', { code: code(obj.secret) }, session)).obj.recoveryCodes
    expect(new Set(reply).size).toBe(10)
    expect(reply[0]).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/)
    expect((await call('mine', {}, session)).obj).toMatchObject({ isOn: true, recoveryLeft: 10 })
    // He works on; whoever else was logged in as him is out.
    expect(await server.staff.call('staff.consult.counts', {}, session)).toMatchObject({ code: '0' })
    expect(await server.staff.call('staff.me', {}, other)).toMatchObject({ http: 401 })
    expect(await call('begin', {}, session)).toMatchObject({ code: '04010105', msg: '您已开启两步验证' })
    expect(await call('confirm', { code: code(obj.secret) }, session)).toMatchObject({ code: '04010107' })
    expect(await actionsOf(session.staff.staffId)).toEqual([
      'staff.login',
      'staff.login',
      'staff.second_factor.wrong',
      'staff.second_factor.add',
    ])
  })

  test('only in the session that was shown the secret', async () => {
    const [one, two] = [await login('doctor2'), await login('doctor2')]
    const first = (await call('begin', {}, one)).obj.secret
    const second = (await call('begin', {}, two)).obj.secret
    expect(first).not.toBe(second)
    expect(await call('confirm', { code: code(first) }, one)).toMatchObject({
      code: '04010107',
      msg: '二维码已失效，请刷新页面后重新扫描',
    })
    expect(await call('confirm', { code: code(second) }, two)).toMatchObject({ code: '0' })
  })

  test('and neither secret nor recovery codes lie open', async () => {
    const { secret, recoveryCodes } = await enrolled('doctor3')
    const { rows } = await server.pool.query(
      `select (select string_agg(secret_sealed::text, '') from staff_second_factor) || (select string_agg(code_hash::text, '') from staff_recovery_code) as kept`,
    )
    expect(rows[0].kept).not.toContain(bytesOf(secret).toString('hex'))
    expect(rows[0].kept).not.toContain(Buffer.from(recoveryCodes[0].replace('-', '')).toString('hex'))
  })
})

describe('with a second factor the password alone opens nothing', () => {
  test('until a code comes: each code once, one step early or late, none older', async () => {
    const { secret, staffId } = await enrolled('pharmacist1')
    const session = await login('pharmacist1')
    expect(session.staff.owes).toBe('code')
    expect((await server.staff.call('staff.me', {}, session)).obj.owes).toBe('code')
    for (const service of [
      'staff.consult.list',
      'staff.second_factor.remove',
      'staff.second_factor.list',
      'nethos.system.event.ticket',
      'nethos.doc.list',
    ])
      expect((await server.staff.call(service, { code: code(secret) }, session)).code).not.toBe('0')
    expect(await server.staff.call('staff.order.list', {}, session)).toMatchObject(closed)
    expect(await call('begin', {}, session)).toMatchObject({ code: '04010105' })

    for (const off of [-3, 2]) expect(await call('prove', { code: code(secret, off) }, session)).toMatchObject(wrong)
    const shown = code(secret, 1)
    expect(await call('prove', { code: `${shown.slice(0, 3)} ${shown.slice(3)}` }, session)).toMatchObject({
      code: '0',
      obj: { recoveryLeft: 10 },
    })
    expect((await server.staff.call('staff.me', {}, session)).obj.owes).toBeUndefined()
    expect(await actionsOf(staffId)).toContain('staff.password')

    // The same code again, or an older one, by whoever has looked over his shoulder.
    const thief = await login('pharmacist1')
    for (const again of [shown, code(secret)]) expect(await call('prove', { code: again }, thief)).toMatchObject(wrong)
    await next()
    await next()
    expect(await call('prove', { code: code(secret) }, thief)).toMatchObject({ code: '0' })
  })

  test('wrong codes are counted like wrong passwords, whatever session they come from', async () => {
    const { secret } = await enrolled('doctor4')
    for (let at = 0; at < 5; at++)
      expect(await call('prove', { code: code(secret, 9) }, await login('doctor4'))).toMatchObject(wrong)
    const session = await login('doctor4')
    expect(await call('prove', { code: code(secret) }, session)).toMatchObject(locked)
    await server.advance(901)
    expect(await call('prove', { code: code(secret) }, session)).toMatchObject({ code: '0' })
  })

  test('a recovery code stands in for the app, once', async () => {
    const { recoveryCodes, staffId } = await enrolled('doctor5')
    const session = await login('doctor5')
    expect(await call('prove', { code: recoveryCodes[3].toLowerCase() }, session)).toMatchObject({
      code: '0',
      obj: { recoveryLeft: 9 },
    })
    expect(await call('prove', { code: recoveryCodes[3] }, await login('doctor5'))).toMatchObject(wrong)
    expect(await actionsOf(staffId)).toContain('staff.second_factor.recovery')
    expect(await call('prove', { code: '' }, session)).toMatchObject({ code: '00010422', msg: '请输入验证码' })
    expect(await call('prove', { code: 'abc' }, session)).toMatchObject({ msg: '请输入6位数字验证码，或10位备用码' })
  })

  test('who changes his phone takes it off with a code', async () => {
    const { session, secret } = await enrolled('operator1')
    expect(await call('remove', { code: '0000000000' }, session)).toMatchObject({ code: '00010422' })
    expect(await call('remove', { code: code(secret, 9) }, session)).toMatchObject(wrong)
    expect(await call('remove', { code: code(secret) }, session)).toMatchObject({ code: '0', obj: true })
    expect(await call('remove', { code: code(secret) }, session)).toMatchObject({
      code: '04010106',
      msg: '您还没有开启两步验证',
    })
    expect(await call('prove', { code: code(secret) }, session)).toMatchObject({ code: '04010106' })
    expect((await login('operator1')).staff.owes).toBeUndefined()
  })
})

test('an administrator sees who has it, and resets another one’s, never his own', async () => {
  const admin = await login('admin1')
  const row = (list: any[], account: string) => list.find(one => one.account === account)
  const { list } = await call('list', {}, admin)
  expect(row(list, 'pharmacist1')).toEqual({
    staffId: expect.any(String),
    name: '陈药师',
    account: 'pharmacist1',
    role: 'pharmacist',
    isOn: true,
    since: expect.any(Number),
    recoveryLeft: 10,
  })
  expect(row(list, 'operator1')).toMatchObject({ isOn: false, since: null, recoveryLeft: 0 })

  const operator = await login('operator1')
  const { staffId } = row(list, 'pharmacist1')
  for (const [verb, fields] of [
    ['list', {}],
    ['reset', { staffId }],
  ] as const)
    expect(await call(verb, fields, operator)).toMatchObject({ code: '00010441', msg: '您没有此项权限' })
  expect(await call('reset', { staffId: admin.staff.staffId }, admin)).toMatchObject({
    code: '04010109',
    msg: '不能重置自己的两步验证，请联系另一位管理员',
  })
  expect(await call('reset', { staffId: operator.staff.staffId }, admin)).toMatchObject({ code: '00010440' })
  expect(await call('reset', {}, admin)).toMatchObject({ http: 400 })

  const session = await login('pharmacist1')
  expect(await call('reset', { staffId }, admin)).toMatchObject({ code: '0', obj: true })
  expect(await server.staff.call('staff.me', {}, session)).toMatchObject({ http: 401 })
  expect((await login('pharmacist1')).staff.owes).toBeUndefined()
  const { rows } = await server.pool.query(
    `select actor_id, record_id from audit where action = 'staff.second_factor.reset'`,
  )
  expect(rows).toEqual([{ actor_id: admin.staff.staffId, record_id: staffId }])
})

test('a hospital that requires it leads everybody to it first; one that has switched it off asks nobody', async () => {
  const database = await testDatabase()
  const [strict, twin] = [
    await serverOn(database, { STAFF_SECOND_FACTOR: 'required' }),
    await serverOn(database, { STAFF_SECOND_FACTOR: 'required' }),
  ]
  const off = await serverOn(database, { STAFF_SECOND_FACTOR: 'off' })
  await loadDemoStaff(strict)
  const there = desk(strict)
  const session = await there.login('doctor1')
  expect(session.staff.owes).toBe('enrolment')
  expect(await strict.staff.call('staff.consult.counts', {}, session)).toMatchObject(closed)
  const { secret } = (await there.call('begin', {}, session)).obj
  expect(await there.call('confirm', { code: there.code(secret) }, session)).toMatchObject({ code: '0' })
  expect(await strict.staff.call('staff.consult.counts', {}, session)).toMatchObject({ code: '0' })

  // One code at two processes in the same moment: one of them takes it.
  await strict.advance(30)
  const [here, yonder] = [await there.login('doctor1'), await there.login('doctor1')]
  const shown = there.code(secret)
  const answers = await Promise.all([
    there.call('prove', { code: shown }, here),
    desk(twin).call('prove', { code: shown }, yonder),
  ])
  expect(answers.map(one => one.code).sort()).toEqual(['0', '04010103'])

  // Taken off, he owes it again at once.
  await strict.advance(60)
  expect(await there.call('remove', { code: there.code(secret) }, session)).toMatchObject({ code: '0' })
  expect(await strict.staff.call('staff.consult.counts', {}, session)).toMatchObject(closed)
  expect((await strict.staff.call('staff.me', {}, session)).obj.owes).toBe('enrolment')

  const easy = await desk(off).login('doctor1')
  expect(easy.staff.owes).toBeUndefined()
  expect(await off.staff.call('staff.consult.counts', {}, easy)).toMatchObject({ code: '0' })
  expect(await desk(off).call('begin', {}, easy)).toMatchObject({ code: '04010108', msg: '医院没有启用两步验证' })
})
