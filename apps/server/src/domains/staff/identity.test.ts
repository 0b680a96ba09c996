import { expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { addCitizen } from '../../sandbox/identity/citizens.ts'
import { loadDemoStaff } from './demo-staff.ts'
import type { Session } from '../../testing/client.ts'

const server = await openTestServer({ STAFF_IDENTITY: 'required' })
await loadDemoStaff(server)
const idCard = '11010519491231002X'

const login = async (account = 'doctor1') =>
  (await server.staff.call('staff.login', { account, password: 'nethos-demo' })).obj
const call = (verb: string, as: Session, fields: object = {}) => server.staff.call(`staff.identity.${verb}`, fields, as)
/** The provider's page, as far as the two buttons on it. */
const look = async (url: string, outcome: 'passed' | 'failed') => {
  const page = new URL(url)
  expect((await server.get(page.pathname)).status).toBe(200)
  const reply = await fetch(`${page.href}/${outcome}`, { method: 'POST', redirect: 'manual' })
  return new URL(reply.headers.get('location')!).pathname
}
const queueOf = async (as: Session) => (await server.staff.call('staff.consult.list', { tab: 'new' }, as)).code

test('a doctor receives nobody before his identity is confirmed, each day and in each login anew', async () => {
  const session = await login()
  await addCitizen(server.pool, session.staff.name, idCard)
  expect(session.staff.owes).toBe('identity')
  expect(await server.staff.call('staff.consult.list', { tab: 'new' }, session)).toMatchObject({
    code: '00010445',
    msg: '请先完成身份核验，再接诊',
  })
  expect((await call('mine', session)).obj).toEqual({ isKnown: false, confirmedUntil: null })
  expect((await call('begin', session)).msg).toBe('请输入身份证号')
  expect((await call('settle', session)).obj).toEqual({ outcome: 'none' })

  const { url } = (await call('begin', session, { idCard })).obj
  expect((await call('settle', session)).obj).toEqual({ outcome: 'waiting' })
  expect(await queueOf(session)).toBe('00010445')
  expect(await look(url, 'failed')).toBe('/workbench/')
  expect((await call('settle', session)).obj).toEqual({ outcome: 'failed' })
  expect(await queueOf(session)).toBe('00010445')

  // Known now: he is not asked for the number again.
  await look((await call('begin', session)).obj.url, 'passed')
  expect((await call('settle', session)).obj).toEqual({ outcome: 'passed' })
  expect(await queueOf(session)).toBe('0')
  expect((await server.staff.call('staff.me', {}, session)).obj.owes).toBeUndefined()
  expect(await queueOf(await login())).toBe('00010445')
  await server.advance(24 * 3600 + 1)
  expect(await queueOf(session)).toBe('00010445')

  const actions = await server.pool.query(
    `select action from audit where record_id = $1 and action like 'staff.identity.%' order by audit_id`,
    [session.staff.staffId],
  )
  expect(actions.rows.map(row => row.action)).toEqual([
    'staff.identity.begin',
    'staff.identity.fail',
    'staff.identity.begin',
    'staff.identity.confirm',
  ])
})

test('another’s ID number is not his, and is not kept; nurses and pharmacists are asked like doctors, the office is not', async () => {
  const session = await login('doctor2')
  const begun = await call('begin', session, { idCard })
  expect(begun.msg).toBe('身份证号与您的姓名不一致，请核对后重试')
  expect((await call('mine', session)).obj.isKnown).toBe(false)
  for (const account of ['nurse1', 'pharmacist1']) {
    const other = await login(account)
    expect(other.staff.owes).toBe('identity')
    expect((await server.staff.call('staff.consult.list', { tab: 'new' }, other)).code).toBe('00010445')
  }
  expect((await login('operator1')).staff.owes).toBeUndefined()
})

test('a seal keeps the number: nothing in the table reads like it', async () => {
  const { rows } = await server.pool.query('select id_card_sealed as sealed from staff_identity')
  expect(rows).toHaveLength(1)
  expect(rows[0].sealed.includes(idCard)).toBe(false)
})
