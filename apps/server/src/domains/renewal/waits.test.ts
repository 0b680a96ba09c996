import { expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aRenewalWorld } from './testbed.ts'

const server = await openTestServer()
const world = await aRenewalWorld(server)
const hour = 3600

const noticeOf = async (staffId: string) => {
  const row = await server.db
    .selectFrom('staffNotice')
    .select(['kind', 'link', 'dueAt'])
    .where('staffId', '=', staffId)
    .executeTakeFirst()
  return row?.dueAt ? { kind: row.kind, link: row.link } : undefined
}
const sign = async (consultId: string, by = world): Promise<void> => {
  const reply = await by.prescribe(consultId)
  if (reply.code === '0') return
  const overrides = reply.obj.warnings.map((one: { key: string }) => ({ key: one.key, reason: '已监测' }))
  expect((await by.prescribe(consultId, { overrides })).code).toBe('0')
}

test('whose turn it is hears of it: the doctor, the pharmacists, and the doctor again when it is given back', async () => {
  const [doctor, pharmacist] = [world.doctor.staffId, world.pharmacist.staffId]
  const consultId = await world.applied()
  expect(await noticeOf(doctor)).toEqual({ kind: 'waits', link: `/renewals/${consultId}` })
  await sign(consultId)
  expect(await noticeOf(doctor)).toBeUndefined()
  expect(await noticeOf(pharmacist)).toEqual({ kind: 'waits', link: `/prescriptions/${consultId}` })
  expect((await world.review(consultId, { isApproved: false, reason: '请复核剂量' } as never)).code).toBe('0')
  expect(await noticeOf(pharmacist)).toBeUndefined()
  expect(await noticeOf(doctor)).toEqual({ kind: 'waits', link: `/renewals/${consultId}` })
  await sign(consultId)
  await world.review(consultId)
})

test('a renewal that nobody decides is reminded of at half of its time and two hours before it lapses, a signed one never', async () => {
  const other = await aRenewalWorld(server)
  const consultId = await other.applied()
  const { staffId } = other.doctor
  const kind = async () =>
    (await server.db.selectFrom('staffNotice').select('kind').where('staffId', '=', staffId).executeTakeFirst())?.kind
  await server.advance(23 * hour)
  expect(await kind()).toBe('waits')
  await server.advance(2 * hour)
  expect(await kind()).toBe('due')
  await sign(consultId, other)
  const left = server.db.selectFrom('consultReminder').select('dueAt').where('consultId', '=', consultId)
  expect(await left.execute()).toEqual([])
})
