import { beforeAll, expect, test } from 'vitest'
import type { Session } from '../../testing/client.ts'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'

const server = await openTestServer()
const report = {
  occurredOn: '2026-11-20',
  place: '续方审核',
  what: '两种药名相近，差点选错。',
  prevented: '药师核对时发现',
}
let pharmacist: Session
let operator: Awaited<ReturnType<typeof aStaffMember>>
const reportNearMiss = (fields: object) =>
  server.staff.call('staff.near.miss.report', { ...report, isNamed: false, ...fields }, pharmacist)
const list = async (fields: object = {}) =>
  (await server.staff.call('staff.near.miss.list', fields, operator.session)).list

beforeAll(async () => {
  pharmacist = (await aStaffMember(server, 'pharmacist')).session
  operator = await aStaffMember(server, 'operator')
})

test('is told by whoever works here; without a name nothing says who it was', async () => {
  const reply = await reportNearMiss({})
  expect(reply.code).toBe('0')
  const [row] = await list()
  expect(row).toMatchObject({ ...report, nearMissState: 'open', reportedBy: '' })
  const saved = await server.db.selectFrom('nearMiss').select('reportedBy').executeTakeFirstOrThrow()
  expect(saved.reportedBy).toBeNull()
  const lines = await server.db
    .selectFrom('audit')
    .selectAll()
    .where('requestId', '=', reply.headers.get('x-request-id')!)
    .execute()
  expect(lines).toEqual([])
  expect((await reportNearMiss({ isNamed: true, place: '门诊' })).code).toBe('0')
  expect((await list()).find((one: { place: string }) => one.place === '门诊').reportedBy).not.toBe('')
})

test('says what happened and where, or is not taken', async () => {
  expect(await reportNearMiss({ what: '' })).toMatchObject({ msg: '发生了什么不能为空' })
  expect(await reportNearMiss({ place: ' ' })).toMatchObject({ msg: '发生在哪里不能为空' })
  expect(await reportNearMiss({ occurredOn: '2026-13-01' })).toMatchObject({ msg: '日期格式不正确' })
})

test('is looked into once, with what was changed, and only by the office', async () => {
  const [{ nearMissId }] = await list({ nearMissState: 'open' })
  const close = (session: Session, note = '两种药在列表中分开显示') =>
    server.staff.call('staff.near.miss.close', { nearMissId, note }, session)
  expect((await server.staff.call('staff.near.miss.list', {}, pharmacist)).code).not.toBe('0')
  expect((await close(pharmacist)).code).not.toBe('0')
  expect(await close(operator.session, '')).toMatchObject({ msg: '处理说明不能为空' })
  expect((await close(operator.session)).code).toBe('0')
  expect(await close(operator.session)).toMatchObject({ code: '04200101' })
  const closed = await list({ nearMissState: 'closed' })
  expect(closed).toMatchObject([{ nearMissId, note: '两种药在列表中分开显示' }])
})
