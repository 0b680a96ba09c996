import { beforeAll, expect, test } from 'vitest'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { Session } from '../../testing/client.ts'
import { openTestServer } from '../../testing/server.ts'
import { aConsultWorld, aPatient } from '../consult/testbed.ts'
import { keyedHash } from '../../secrets/keyed-hash.ts'

const server = await openTestServer()
let admin: Session
const ask = (fields: object, as = admin) => server.staff.call('staff.audit.list', fields, as)
const world = await aConsultWorld(server)
const consultId = await world.consult()

beforeAll(async () => {
  const staff = { login: 'admin1', passwordHash: '', name: '管理员', role: 'admin', createdAt: new Date() }
  const { staffId } = await server.db.insertInto('staff').values(staff).returning('staffId').executeTakeFirstOrThrow()
  admin = await server.sessionOf({ staffId })
  // The sample's mobile has no hash that it could be found by.
  const mobileHash = keyedHash(server.runtime.keys.lookup, `account.mobile ${world.patient.mobile}`)
  await server.db.updateTable('account').set({ mobileHash }).where('accountId', '=', world.patient.accountId).execute()
  await server.staff.call('staff.consult.detail', { consultId }, world.doctor.session)
})

test('the office sees who did what with whose record, numbers and names masked', async () => {
  const { list } = await ask({ action: 'consult.read' })
  expect(list).toHaveLength(1)
  expect(list[0]).toMatchObject({
    actorKind: 'staff',
    actorName: '陈志远',
    actorRole: 'doctor',
    patId: world.patient.accountId,
    accountMobile: `${world.patient.mobile.slice(0, 3)}****${world.patient.mobile.slice(7)}`,
    compatName: '张*英',
    recordType: 'consult',
    recordId: consultId,
  })
})

test.each([
  ['a part of a name', { staff: '志远' }, 1],
  ['an account name', { staff: world.doctor.docId }, 1],
  ['nobody’s name', { staff: '%' }, 0],
  ['a patient’s mobile', { mobile: world.patient.mobile, action: 'consult.read' }, 1],
  ['a mobile that nobody is registered with', { mobile: '13000000000' }, 0],
  ['a patient’s account', { patId: world.patient.accountId, action: 'consult.read' }, 1],
  ['today', { onDay: dayOf(server.runtime.clock.now()), action: 'consult.read' }, 1],
  ['another day', { onDay: '2020-01-01' }, 0],
])('it is narrowed down by %s', async (_what, fields, found) => {
  const { code, list } = await ask(fields)
  expect(code).toBe('0')
  expect(list).toHaveLength(found)
})

test('every look at it is written down, with the account that was asked for, and the patient sees it', async () => {
  const { list: before } = await server.call('nethos.pat.record.look.list', {}, world.patient.session)
  await ask({ mobile: world.patient.mobile })
  const { list } = await server.call('nethos.pat.record.look.list', {}, world.patient.session)
  expect(list).toHaveLength(before.length + 1)
  expect(list[0]).toMatchObject({ what: '查询了访问记录', actorName: '管理员', actorRole: '管理员', compatId: '' })
  expect((await ask({ action: 'audit.read' })).list.length).toBeGreaterThan(1)
})

test.each([
  [{ onDay: '2026-02-30' }, '日期格式不正确'],
  [{ mobile: '123' }, '手机号格式错误'],
])('%j is refused', async (fields, msg) => {
  expect(await ask(fields)).toMatchObject({ code: '00010422', msg })
})

test('only an administrator opens it', async () => {
  expect(await ask({}, world.doctor.session)).toMatchObject({ code: '00010441' })
  expect((await ask({}, (await aPatient(server)).session)).http).toBe(401)
})
