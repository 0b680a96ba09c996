import { expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer, serverOn } from '../../testing/server.ts'
import { anIdCard, aPerson } from '../people/people.samples.ts'
import { aCheckupWorld, type Booker } from './testbed.ts'

const limitless = { NETHOS_CALLS_PER_MINUTE: '100000' }
const server = await openTestServer(limitless)
const other = await serverOn(server.database, limitless)
const { aBooker, aTime, call, hear, now, order, pay, refunds, settle } = await aCheckupWorld(server)
const packageId = 'h1.full'
const today = dayOf(now())
const familyPrice = 68_000
const { staffId } = await aStaffMember(server, 'operator')
const desk = async (verb: string, input: object = {}) =>
  server.staff.call(`staff.checkup.${verb}`, input, await server.sessionOf({ staffId }))

/** An employee with a check of his company's, whose contract names what is given; the voucher. */
async function anEmployee(family: object | null = { priceCents: familyPrice, each: 2 }) {
  const who = await aBooker({ relationship: 'self' })
  const rows = [{ name: '王秀英', idCard: who.idCard }]
  const days = { fromDay: today, untilDay: addDays(today, 20) }
  const { obj } = await desk('company.import', { companyName: '宁禾机械厂', packageId, ...days, rows, family })
  const [{ voucherId }] = (await call('team.order.list', who)).list as any[]
  return { who, voucherId, companyId: obj.companyId as string }
}
const relative = async ({ accountId }: Booker, facts: object = {}): Promise<Booker> => {
  const idCard = anIdCard({ bornOn: '1975-05-05' })
  const given = { isRealname: false, relationship: 'spouse' as const, personName: '陈晓燕', idCard, ...facts }
  return { accountId, idCard, personId: await aPerson(server, accountId, given) }
}
const book = (voucherId: string, whom: Booker, timeId: string, more: object = {}, on = server) =>
  call('team.family.add', whom, { voucherId, compatId: whom.personId, timeId, totalCents: familyPrice, ...more }, on)
const familyOf = async (who: Booker, voucherId: string) =>
  (await call('team.order.detail', who, { voucherId })).obj.family
const company = async (companyId: string) =>
  (await desk('company.list')).list.find((one: any) => one.companyId === companyId)

test('a wife books her husband’s package at the price of the contract, pays it herself, and his own check stays his', async () => {
  const { who, voucherId } = await anEmployee()
  const wife = await relative(who)
  expect(await familyOf(who, voucherId)).toEqual({ priceCents: familyPrice, left: 2 })
  const { timeId } = await aTime(packageId, 3)
  expect(await book(voucherId, wife, timeId, { totalCents: 0 })).toMatchObject({ code: '02300010' })
  const { orderId } = (await book(voucherId, wife, timeId, { addOns: ['fit'], totalCents: familyPrice + 4_500 })).obj
  expect(await order(wife, orderId)).toMatchObject({
    status: 'WAIT_PAY',
    totalCents: familyPrice + 4_500,
    companyName: '',
    familyCompany: '宁禾机械厂',
  })
  const payNo = await pay(wife, orderId)
  expect(await order(wife, orderId)).toMatchObject({ status: 'WAIT_CHECK' })
  expect(await familyOf(who, voucherId)).toEqual({ priceCents: familyPrice, left: 1 })
  const own = await call('team.order.add', who, {
    voucherId,
    timeId: (await aTime(packageId, 5)).timeId,
    totalCents: 0,
  })
  expect(own.code).toBe('0')
  expect(await call('order.cancel', wife, { orderId })).toMatchObject({ obj: true })
  await settle()
  expect(await refunds(payNo)).toEqual([{ amountCents: familyPrice + 4_500 }])
  expect(await familyOf(who, voucherId)).toEqual({ priceCents: familyPrice, left: 2 })
})

test('the price is for family, within the contract’s days, and where the contract names one', async () => {
  const { who, voucherId } = await anEmployee()
  const { timeId } = await aTime(packageId, 2)
  expect(await book(voucherId, who, timeId)).toMatchObject({ code: '02300013' })
  const friend = await relative(who, { relationship: 'friends' })
  expect(await book(voucherId, friend, timeId)).toMatchObject({ code: '02300013' })
  const child = await relative(who, { relationship: 'children', idCard: anIdCard({ bornOn: '2015-05-05' }) })
  expect(await book(voucherId, child, timeId)).toMatchObject({ code: '02300004' })
  const wife = await relative(who)
  const late = await aTime(packageId, 24)
  expect(await book(voucherId, wife, late.timeId)).toMatchObject({ code: '02300009' })
  const stranger = await aBooker()
  expect(await book(voucherId, stranger, timeId)).toMatchObject({ code: '00010440' })
  const none = await anEmployee(null)
  expect(await familyOf(none.who, none.voucherId)).toBeNull()
  expect(await book(none.voucherId, await relative(none.who), timeId)).toMatchObject({ code: '02300011' })
  await desk('voucher.close', { voucherId })
  expect(await book(voucherId, wife, timeId)).toMatchObject({ code: '02300008' })
})

test('a date within the contract’s days only is offered for a change, too', async () => {
  const { who, voucherId } = await anEmployee()
  const wife = await relative(who)
  const { orderId } = (await book(voucherId, wife, (await aTime(packageId, 3)).timeId)).obj
  const { times } = (await call('order.date.list', wife, { orderId })).obj
  expect(times.length).toBeGreaterThan(0)
  expect(times.every((one: any) => dayOf(one.startsAt) <= addDays(today, 20))).toBe(true)
  const late = await aTime(packageId, 24)
  expect(await call('order.date.modify', wife, { orderId, timeId: late.timeId })).toMatchObject({ code: '02300009' })
})

test('six in a rush at two servers: no more than the contract names get the price', async () => {
  const { who, voucherId } = await anEmployee()
  const all = await Promise.all(Array.from({ length: 6 }, () => relative(who)))
  const { timeId } = await aTime(packageId, 4, 8)
  const answers = await Promise.all(all.map((one, at) => book(voucherId, one, timeId, {}, at % 2 ? server : other)))
  expect(answers.filter(one => one.code === '0')).toHaveLength(2)
  expect(answers.filter(one => one.code === '02300012')).toHaveLength(4)
})

test('of a relative’s check and result nothing stands in what the company is told or its list says', async () => {
  const { who, voucherId, companyId } = await anEmployee()
  const before = await company(companyId)
  const wife = await relative(who, { personName: '欧阳晓燕' })
  const { orderId } = (await book(voucherId, wife, (await aTime(packageId, 2)).timeId)).obj
  await pay(wife, orderId)
  await server.sandbox('hospital/checkup.arrive', { ourNo: `${orderId}.1` })
  for (let station = 0; station < 8; station++) await server.sandbox('hospital/checkup.step', { ourNo: `${orderId}.1` })
  await hear()
  expect(await order(wife, orderId)).toMatchObject({ status: 'FINSH' })
  expect(await company(companyId)).toEqual(before)
  expect(before).toMatchObject({ people: 1, booked: 0, checked: 0, family: { priceCents: familyPrice, each: 2 } })
  const text = JSON.stringify([(await desk('voucher.list', { companyId })).list, await company(companyId)])
  expect(text).not.toMatch(/欧阳|report|复查|结节|FINSH/)
  // The office sees a private order of a patient's, as any other.
  const [row] = (await desk('order.list', { tab: 'checked' })).list.filter((one: any) => one.orderId === orderId)
  expect(row).toMatchObject({ companyName: '', compatName: expect.any(String) })
  expect(JSON.stringify(row)).not.toContain('机械厂')
})
