import { expect, test } from 'vitest'
import { aReport } from '../reports/testbed.ts'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'
import { anIdCard } from '../people/people.samples.ts'
import { aCheckupWorld, type Booker } from './testbed.ts'

const server = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
const { aBooker, aTime, book, call, hear, now, order, pay } = await aCheckupWorld(server)
const basic = 'h1.basic'

/** Bound at the hospital, by the number that a report names. */
async function bound(who: Booker, recordNumber: string): Promise<void> {
  const { accountId, personId } = who
  const file = { accountId, personId, hosId: 'h1', recordNumber, boundAt: new Date(now()) }
  await server.db.insertInto('hospitalAccount').values(file).execute()
}
const arrive = (recordNumber: string, facts: object) =>
  server.sandbox('hospital/report.arrive', {
    hosId: 'h1',
    push: true,
    report: { ...aReport(recordNumber, { kind: 'checkup', reportName: '年度健康体检' }), ...facts },
  })

test('an add-on is proposed to whom it fits, with its reason and its guideline, and to nobody else', async () => {
  const old = await aBooker({ idCard: anIdCard({ bornOn: '1968-03-12' }) })
  const ask = async (who: Booker, whose = who) =>
    call('proposal.list', who, { packageId: basic, compatId: whose.personId })
  const { list } = await ask(old)
  expect(list.length).toBeGreaterThan(0)
  for (const one of list)
    expect(one).toMatchObject({ reason: expect.stringMatching(/./), source: expect.stringMatching(/《/) })
  const young = await aBooker({ idCard: anIdCard({ bornOn: '2004-03-12' }) })
  expect((await ask(young)).list).toEqual([])
  expect(await ask(young, old)).toMatchObject({ code: '01030301' })
})

test('what was told of the family in the health file moves a proposal forward, and is its reason', async () => {
  const who = await aBooker({ idCard: anIdCard({ bornOn: '1984-03-12' }) })
  const reasons = async () =>
    (await call('proposal.list', who, { packageId: basic, compatId: who.personId })).list.map((one: any) => one.reason)
  expect(await reasons()).not.toContain('您写过家里有人得肠癌，指南建议一级亲属得过的人40岁起筛查。')
  const sent = { compatId: who.personId, familyHistory: '父亲得过肠癌' }
  const saved = await server.call('nethos.pat.medicalinfo.modify', sent, await server.sessionOf(who))
  expect(saved).toMatchObject({ code: '0' })
  expect(await reasons()).toContain('您写过家里有人得肠癌，指南建议一级亲属得过的人40岁起筛查。')
})

test('the records of checks at the window are the hospital’s reports of that person; who is not bound is told so', async () => {
  const who = await aBooker()
  const records = async (by = who) => call('outline.list', by, { compatId: who.personId })
  expect((await records()).obj).toEqual({ isBound: false, records: [] })
  await bound(who, 'F7001')
  expect((await records()).obj).toEqual({ isBound: true, records: [] })
  await arrive('F7001', {})
  await arrive('F7001', { kind: 'lab', reportName: '电解质' })
  await arrive('F7002', {})
  await hear()
  expect((await records()).obj.records).toMatchObject([{ reportName: '年度健康体检', canOpen: true }])
  expect(await records(await aBooker())).toMatchObject({ code: '01030301' })
})

test('a check that was booked here stands among the orders, not among those of the window', async () => {
  const who = await aBooker()
  await bound(who, 'F7003')
  const { orderId } = (await book(who, basic, (await aTime(basic, 3)).timeId, 39_800)).obj
  expect(await call('order.pay.query', who, { orderId })).toMatchObject({
    obj: { state: expect.not.stringMatching(/^paid$/) },
  })
  await pay(who, orderId)
  expect(await call('order.pay.query', who, { orderId })).toMatchObject({ obj: { state: 'paid' } })
  expect(await call('order.pay.query', await aBooker(), { orderId })).toMatchObject({ code: '00010440' })
  const reportCode = 'TJ7003'
  await arrive('F7003', { reportCode })
  await hear()
  await server.db
    .updateTable('checkupOrder')
    .set({ status: 'reported', reportCode })
    .where('orderId', '=', orderId)
    .execute()
  expect(await order(who, orderId)).toMatchObject({ status: 'FINSH', reportId: expect.stringMatching(/./) })
  expect((await call('outline.list', who, { compatId: who.personId })).obj.records).toEqual([])
})

test('the desk finds every package that a company can order, with its centre', async () => {
  const { session } = await aStaffMember(server, 'operator')
  const { list } = await server.staff.call('staff.checkup.package.list', {}, session)
  const offered = (await server.call('nethos.medical.package.list', {})).list
  expect(list.map((one: any) => one.packageId).toSorted()).toEqual(offered.map((one: any) => one.packageId).toSorted())
  expect(list.find((one: any) => one.packageId === basic)).toMatchObject({ orgName: '健康管理中心（东湖院区）' })
})
