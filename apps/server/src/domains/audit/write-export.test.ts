import { expect, test } from 'vitest'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'

const server = await openTestServer()
const nurse = await aStaffMember(server, 'nurse')
const write = (fields: object) => server.staff.call('staff.export.write', fields, nurse.session)
const lines = () =>
  server.db.selectFrom('audit').select(['actorId', 'recordId']).where('action', '=', 'list.export').execute()

test('who takes a list out stands in the log with the list and how much it was', async () => {
  expect(await write({ list: '检查预约', address: '/examinations', rows: 42 })).toMatchObject({ obj: true })
  expect(await lines()).toEqual([{ actorId: nurse.staffId, recordId: '/examinations 检查预约 42' }])
})

test.each([
  { list: '', address: '/orders', rows: 1 },
  { list: '订单', address: '/orders?name=王', rows: 1 },
  { list: '订单', address: '/orders', rows: 0 },
  { list: '订单', address: '/orders', rows: 5_001 },
])('%j is not written', async fields => {
  const before = (await lines()).length
  expect((await write(fields)).code).not.toBe('0')
  expect(await lines()).toHaveLength(before)
})

test('nobody without a login writes one', async () => {
  const fields = { list: '订单', address: '/orders', rows: 1 }
  expect(await server.staff.call('staff.export.write', fields)).toMatchObject({ http: 401 })
})
