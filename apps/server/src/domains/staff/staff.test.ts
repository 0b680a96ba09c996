import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aRegistered } from '../account/account.samples.ts'
import { loadDemoStaff } from './demo-staff.ts'

const server = await openTestServer()
await loadDemoStaff(server)
const call = server.staff.call
const login = (account: string, password = 'nethos-demo') => call('staff.login', { account, password })
const wrong = { http: 200, code: '04010101', msg: '账号或密码不正确' }
const locked = { http: 200, code: '04010102', msg: '密码错误次数过多，请15分钟后再试' }

describe('a member of staff', () => {
  test('logs in, is who he is, and logs out', async () => {
    const { code, obj } = await login('doctor1')
    expect(code).toBe('0')
    expect(obj.staff).toEqual({ staffId: expect.any(String), name: expect.any(String), role: 'doctor', docId: 'd0001' })
    expect(await call('staff.me', {}, obj)).toMatchObject({ code: '0', obj: obj.staff })
    expect(await call('staff.logout', {}, obj)).toMatchObject({ code: '0', obj: true })
    expect(await call('staff.me', {}, obj)).toMatchObject({ http: 401, code: '00010401' })
  })

  test.each(['doctor5', 'pharmacist1', 'operator1', 'admin1'])('may be %s', async account => {
    expect((await login(account)).obj.staff.role).toBe(account.slice(0, -1))
  })

  test('is refused alike for a wrong password, an unknown name and a name that is switched off', async () => {
    await server.pool.query(`update staff set is_active = false where login = 'doctor4'`)
    expect(await login('doctor2', 'wrong')).toMatchObject(wrong)
    expect(await login('nobody-here', 'wrong')).toMatchObject(wrong)
    expect(await login('doctor4')).toMatchObject(wrong)
  })

  test.each(['doctor3', 'nobody'])('is locked for 15 minutes after five wrong passwords: %s', async account => {
    for (let at = 0; at < 5; at++) expect(await login(account, 'wrong')).toMatchObject(wrong)
    expect(await login(account)).toMatchObject(locked)
    await server.advance(901)
    expect(await login(account)).toMatchObject(account === 'doctor3' ? { code: '0' } : wrong)
  })

  test("has a token that does not open a patient's service, nor a patient's one of the staff's", async () => {
    const staff = (await login('admin1')).obj
    const patient = (await aRegistered(server)).session
    expect((await server.call('nethos.pat.info.get', {}, staff)).code).not.toBe('0')
    expect((await call('staff.me', {}, patient)).code).not.toBe('0')
  })

  test('leaves a line in the audit log when he comes and goes', async () => {
    const { obj } = await login('operator1')
    await call('staff.logout', {}, obj)
    const { rows } = await server.pool.query(`select action from audit where record_id = $1 order by audit_id`, [
      obj.staff.staffId,
    ])
    expect(rows.map(row => row.action).slice(-2)).toEqual(['staff.login', 'staff.logout'])
  })

  test.each([
    [{}, '00010422', '账号不能为空'],
    [{ account: 'doctor1', password: '' }, '00010422', '密码不能为空'],
    [{ account: 1, password: 'x' }, '00010400', 'account格式不正确'],
  ])('with %j is answered %s %s', async (fields, code, msg) => {
    expect(await call('staff.login', fields)).toMatchObject({ code, msg })
  })
})
