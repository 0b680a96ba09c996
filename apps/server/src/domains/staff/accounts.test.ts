import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aDepartment, aDoctor } from '../doctors/doctors.samples.ts'
import { makeAdmin } from './first-admin.ts'

const server = await openTestServer({ STAFF_SECOND_FACTOR: 'optional' })
const { db, runtime } = server
const call = server.staff.call
const now = () => runtime.clock.now()
const own = 'own-password-1'
const handed = /^([a-z][a-z2-9]{2}[2-9](-|$)){3}$/
const login = (account: string, password: string) => call('staff.login', { account, password })
const linesOf = async (recordId: string) =>
  (
    await db
      .selectFrom('audit')
      .select(['action', 'actorId'])
      .where('recordId', '=', recordId)
      .where('action', 'like', 'staff.account.%')
      .orderBy('auditId')
      .execute()
  ).map(({ action, actorId }) => [action, actorId])

/** Logs in with what was handed over, and gives himself a password. */
async function settled(account: string, password: string) {
  const { obj } = await login(account, password)
  expect(await call('staff.password.change', { password, newPassword: own }, obj)).toMatchObject({ code: '0' })
  return { ...obj, staffId: obj.staff.staffId as string }
}

const first = await makeAdmin(db, { login: 'chief', name: '林主任', isAnother: false, now: now() })
if (typeof first === 'string') throw new Error(first)
const admin = await settled('chief', first.password)
const desk = (verb: string, fields: object, session: object = admin) =>
  call(`staff.account.${verb}`, fields, session as never)

let count = 0
async function aMember(fields: object = {}) {
  const account = `member${++count}`
  const { code, obj } = await desk('add', { account, name: `工作人员${count}`, role: 'operator', ...fields })
  expect(code).toBe('0')
  return { account, staffId: obj.staffId as string, password: obj.password as string, until: obj.until as number }
}
await aDepartment(db, { gbDeptCode: '07', gbDeptName: '儿科' })

describe('the first administrator', () => {
  test('is made once, and another one only when it is said', async () => {
    const again = { login: 'second', name: '赵敏', now: now() }
    expect(await makeAdmin(db, { ...again, isAnother: false })).toBe('admin_there')
    expect(await makeAdmin(db, { ...again, login: 'chief', isAnother: true })).toBe('login_taken')
    expect(await makeAdmin(db, { ...again, isAnother: true })).toMatchObject({
      password: expect.stringMatching(handed),
    })
    expect(await linesOf(admin.staffId)).toEqual([['staff.account.first', 'system']])
    await server.pool.query(`update staff set is_active = false where login = 'second'`)
  })
})

describe('a password that was handed over', () => {
  test('opens nothing but its change', async () => {
    const { account, password } = await aMember({ role: 'admin' })
    const { obj } = await login(account, password)
    expect(obj.staff.owes).toBe('password')
    expect(await desk('list', {}, obj)).toMatchObject({ code: '00010443', msg: '请先修改密码' })
    const change = (fields: object) => call('staff.password.change', { password, newPassword: own, ...fields }, obj)
    expect(await change({ password: 'wrong' })).toMatchObject({ code: '04010110', msg: '原密码不正确' })
    expect(await change({ newPassword: password })).toMatchObject({ code: '04010111', msg: '新密码不能与原密码相同' })
    expect(await change({ newPassword: 'short1' })).toMatchObject({ msg: '密码须为8-32位，且同时包含字母和数字' })
    expect(await change({ newPassword: 1 })).toMatchObject({ http: 400 })
    expect(await change({})).toMatchObject({ code: '0', obj: true })
    expect((await call('staff.me', {}, obj)).obj.owes).toBeUndefined()
    expect(await desk('list', {}, obj)).toMatchObject({ code: '0' })
    expect(await login(account, password)).toMatchObject({ code: '04010101' })
    expect((await login(account, own)).obj.staff.owes).toBeUndefined()
  })

  test('counts for three days', async () => {
    const { account, password, until } = await aMember()
    expect(until).toBeGreaterThan(now() + 3 * 86_400_000 - 60_000)
    await server.pool.query(`update staff set one_time_until = $1 where login = $2`, [new Date(now() - 1), account])
    expect(await login(account, password)).toMatchObject({
      code: '04010112',
      msg: '一次性密码已过期，请联系管理员重置密码',
    })
    expect(await login(account, 'wrong')).toMatchObject({ code: '04010101' })
  })

  test('is not changed by who lacks the code of the second factor', async () => {
    const { account, password, staffId } = await aMember()
    await server.pool.query(
      `insert into staff_second_factor (staff_id, secret_sealed, begun_in, since) values ($1, '\\x00', '', now())`,
      [staffId],
    )
    const { obj } = await login(account, password)
    expect(obj.staff.owes).toBe('code')
    expect(await call('staff.password.change', { password, newPassword: own }, obj)).toMatchObject({
      code: '00010442',
    })
  })

  test('a change ends one’s other sessions, and wrong tries lock', async () => {
    const member = await aMember()
    const session = await settled(member.account, member.password)
    const other = (await login(member.account, own)).obj
    const change = (password: string) =>
      call('staff.password.change', { password, newPassword: 'another-word-2' }, session)
    expect(await change(own)).toMatchObject({ code: '0' })
    expect(await call('staff.me', {}, other)).toMatchObject({ http: 401 })
    for (let at = 0; at < 5; at++) expect(await change('wrong')).toMatchObject({ code: '04010110' })
    expect(await change('another-word-2')).toMatchObject({ code: '04010102' })
  })
})

describe('the desk of accounts', () => {
  test('is the administrator’s alone', async () => {
    const member = await aMember()
    const session = await settled(member.account, member.password)
    const { staffId } = member
    for (const [verb, fields] of [
      ['list', {}],
      ['profile.list', { role: 'doctor' }],
      ['add', { account: 'someone', name: '某人', role: 'admin' }],
      ['change', { staffId, name: '某人', role: 'admin' }],
      ['password.reset', { staffId }],
      ['switch', { staffId, isActive: false }],
    ] as const)
      expect(await desk(verb, fields, session), verb).toMatchObject({ code: '00010441' })
  })

  test('lists by name, login, role and state', async () => {
    const { account, staffId, until } = await aMember({ name: '查无此人甲' })
    const rows = async (fields: object) => (await desk('list', fields)).list
    expect(await rows({ search: '查无此人' })).toEqual([
      {
        staffId,
        account,
        name: '查无此人甲',
        role: 'operator',
        docId: '',
        docName: '',
        isActive: true,
        oneTimeUntil: until,
        createdAt: expect.any(Number),
      },
    ])
    expect((await rows({ search: account.toUpperCase() })).map(row => row.staffId)).toEqual([staffId])
    expect(await rows({ search: account, role: 'admin' })).toEqual([])
    expect(await rows({ search: account, isActive: false })).toEqual([])
    expect((await desk('list', { pageSize: 1 })).list).toHaveLength(1)
    expect(await desk('list', { role: 'boss' })).toMatchObject({ http: 400 })
  })

  test('a doctor’s account has the doctor in whose name he answers, and nobody else has the same', async () => {
    const docId = await aDoctor(db, { docName: '孟晓舟', gbDeptCode: '07' })
    const found = async () => (await desk('profile.list', { role: 'doctor', search: '孟晓舟' })).list
    expect(await found()).toMatchObject([{ docId, docName: '孟晓舟', docDeptName: '儿科' }])
    expect((await desk('profile.list', { role: 'admin' })).list).toEqual([])
    const add = (fields: object) =>
      desk('add', { account: 'dr-meng', name: '孟晓舟', role: 'doctor', docId, ...fields })
    expect(await add({ docId: '' })).toMatchObject({ code: '04010114', msg: '请选择对应的医生资料' })
    expect(await add({ docId: 'none' })).toMatchObject({ code: '04010115' })
    expect(await add({ role: 'pharmacist' })).toMatchObject({ code: '04010115' })
    expect(await add({ role: 'admin' })).toMatchObject({ code: '04010115' })
    expect(await add({})).toMatchObject({ code: '0', obj: { password: expect.stringMatching(handed) } })
    expect(await add({ account: 'dr-meng2' })).toMatchObject({
      code: '04010116',
      msg: '这份医生资料已有同一角色的账号',
    })
    expect(await found()).toEqual([])
  })

  test.each([
    [{ account: 'CHIEF' }, '04010113', '该登录名已被使用，请换一个'],
    [{ account: '1x' }, '00010422', '登录名须为3-32位，以字母开头，只含字母、数字、点、横线和下划线'],
    [{ account: '' }, '00010422', '登录名不能为空'],
    [{ name: ' ' }, '00010422', '姓名不能为空'],
  ])('refuses a new account with %j', async (fields, code, msg) => {
    expect(await desk('add', { account: 'fresh', name: '新人', role: 'operator', ...fields })).toMatchObject({
      code,
      msg,
    })
  })

  test('another role ends the sessions; nobody changes his own', async () => {
    const member = await aMember()
    const session = await settled(member.account, member.password)
    const { staffId } = member
    expect(await desk('change', { staffId, name: '新名字', role: 'operator' })).toMatchObject({ code: '0', obj: true })
    expect((await call('staff.me', {}, session)).obj.name).toBe('新名字')
    expect(await desk('change', { staffId, name: '新名字', role: 'doctor' })).toMatchObject({ code: '04010114' })
    expect(await desk('change', { staffId, name: '新名字', role: 'admin' })).toMatchObject({ code: '0' })
    expect(await call('staff.me', {}, session)).toMatchObject({ http: 401 })
    expect((await login(member.account, own)).obj.staff.role).toBe('admin')
    expect(await desk('change', { staffId: admin.staffId, name: '林主任', role: 'operator' })).toMatchObject({
      code: '04010117',
      msg: '不能修改自己的角色，请联系另一位管理员',
    })
    expect(await desk('change', { staffId: 'none', name: '某人', role: 'admin' })).toMatchObject({ code: '00010440' })
    expect((await linesOf(staffId)).map(([action]) => action)).toEqual([
      'staff.account.add',
      'staff.account.change',
      'staff.account.change',
    ])
  })

  test('a reset ends the sessions and takes the lock away; not of one’s own', async () => {
    const member = await aMember()
    const session = await settled(member.account, member.password)
    for (let at = 0; at < 6; at++) await login(member.account, 'wrong')
    expect(await login(member.account, own)).toMatchObject({ code: '04010102' })
    const { obj } = await desk('password.reset', { staffId: member.staffId })
    expect(await call('staff.me', {}, session)).toMatchObject({ http: 401 })
    expect(await login(member.account, own)).toMatchObject({ code: '04010101' })
    expect((await login(member.account, obj.password)).obj.staff.owes).toBe('password')
    expect(await desk('password.reset', { staffId: admin.staffId })).toMatchObject({ code: '04010118' })
    expect(await desk('password.reset', { staffId: 'none' })).toMatchObject({ code: '00010440' })
    expect((await linesOf(member.staffId)).at(-1)).toEqual(['staff.account.password.reset', admin.staffId])
  })

  test('who is switched off is out at once, and comes in again when he is switched on', async () => {
    const docId = await aDoctor(db, { docName: '孟暂离', gbDeptCode: '07' })
    const member = await aMember({ role: 'doctor', docId })
    const session = await settled(member.account, member.password)
    const { staffId } = member
    const turn = (isActive: boolean) => desk('switch', { staffId, isActive })
    expect(await turn(false)).toMatchObject({ code: '0', obj: true })
    expect(await call('staff.me', {}, session)).toMatchObject({ http: 401 })
    const { rows } = await server.pool.query('select 1 from session where staff_id = $1', [staffId])
    expect(rows).toEqual([])
    expect(await login(member.account, own)).toMatchObject({ code: '04010101' })
    const other = await aMember({ role: 'doctor', docId })
    expect(await turn(true)).toMatchObject({ code: '04010116' })
    await desk('switch', { staffId: other.staffId, isActive: false })
    expect(await turn(true)).toMatchObject({ code: '0' })
    expect(await turn(true)).toMatchObject({ code: '0' })
    expect(await login(member.account, own)).toMatchObject({ code: '0' })
    expect(await desk('switch', { staffId: 'none', isActive: false })).toMatchObject({ code: '00010440' })
    expect((await linesOf(staffId)).map(([action]) => action)).toEqual([
      'staff.account.add',
      'staff.account.disable',
      'staff.account.enable',
    ])
  })

  test('the last administrator cannot be switched off, nor anybody by himself', async () => {
    const member = await aMember({ role: 'admin' })
    const self = { staffId: admin.staffId, isActive: false }
    expect(await desk('switch', self)).toMatchObject({
      code: '04010119',
      msg: '不能停用自己的账号，请联系另一位管理员',
    })
    await server.pool.query(`update staff set is_active = false where role = 'admin' and staff_id not in ($1, $2)`, [
      admin.staffId,
      member.staffId,
    ])
    const session = await settled(member.account, member.password)
    // Each switches the other off in the same moment: one of them stays.
    await Promise.all([
      desk('switch', { staffId: member.staffId, isActive: false }),
      desk('switch', { staffId: admin.staffId, isActive: false }, session),
    ])
    const { rows } = await server.pool.query(`select staff_id from staff where role = 'admin' and is_active`)
    expect(rows).toHaveLength(1)
    const [left, its] = rows[0].staff_id === admin.staffId ? [admin.staffId, admin] : [member.staffId, session]
    expect(await desk('switch', { staffId: left, isActive: false }, its)).toMatchObject({
      code: '04010120',
      msg: '这是最后一位管理员，请先新增另一位管理员',
    })
  })
})
