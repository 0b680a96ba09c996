import { expect, test, vi } from 'vitest'
import { addDays, dayOf, instantInWords, shortDay, startOfDay } from '@nethos/contract/common/days.ts'
import { aStaffMember, lastTextTo } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'
import { anExaminationWorld, type Examined } from './testbed.ts'

const server = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
const { aPatient, call, hear, order, detail, settle, messages, orderNoOf } = await anExaminationWorld(server)
const nurse = await aStaffMember(server, 'nurse')

const atDesk = (service: string, input: object) => server.staff.call(`staff.exam.${service}`, input, nurse.session)
const times = async (examinationId: string): Promise<{ slotId: string; startsAt: number; left: number }[]> =>
  (await atDesk('slot.list', { examinationId })).list
/** From tomorrow on: who is booked for the next quarter of an hour has been signed in by the demo hospital before one looks. */
const free = async (examinationId: string) => {
  const tomorrow = startOfDay(addDays(dayOf(server.runtime.clock.now()), 1))
  return (await times(examinationId)).filter(one => one.left > 0 && one.startsAt >= tomorrow)
}
const leftAt = async (examinationId: string, slotId: string) =>
  (await times(examinationId)).find(one => one.slotId === slotId)!.left
const written = async (who: Examined): Promise<string[]> =>
  (await call('nethos.pat.record.look.list', who)).list.map((one: any) => one.what)
const news = async (who: Examined) => (await messages(who)).filter(title => title !== '检查前的准备')

async function newestOf({ accountId }: Examined, type: string): Promise<string> {
  const { content } = await server.db
    .selectFrom('message')
    .select('content')
    .where('accountId', '=', accountId)
    .where('messageType', '=', type)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return content
}

async function anOrder(itemCode = 'ct-enhanced') {
  const who = await aPatient()
  await hear()
  return { who, id: await order(who, itemCode) }
}
async function aBooked() {
  const { who, id } = await anOrder()
  const [slot] = await free(id)
  expect(await atDesk('book', { examinationId: id, slotId: slot!.slotId })).toMatchObject({ obj: true })
  await settle()
  await hear()
  return { who, id, slot: slot! }
}

test('the desk books a time for a patient: the place is kept, he is told, and reads who has done it', async () => {
  const { who, id, slot } = await aBooked()
  expect(await detail(who, id)).toMatchObject({ status: 'booked', startsAt: slot.startsAt })
  expect(await leftAt(id, slot.slotId)).toBe(slot.left - 1)
  expect(await news(who)).toEqual(['有检查等您预约', '检查预约成功'])
  expect(await written(who)).toContain('为您预约、改约或取消了检查')
})

test('it changes the time: the old one stays kept until the hospital has confirmed, and goes back then', async () => {
  const { who, id, slot } = await aBooked()
  const other = (await free(id)).find(one => one.slotId !== slot.slotId)!
  await server.sandbox('hospital/line.cut')
  expect(await atDesk('book', { examinationId: id, slotId: other.slotId })).toMatchObject({ obj: true })
  expect(await detail(who, id)).toMatchObject({ status: 'changing', startsAt: slot.startsAt })
  await server.sandbox('hospital/line.mend')
  await vi.waitUntil(async () => (await detail(who, id)).status === 'booked', { timeout: 20_000, interval: 50 })
  await hear()
  expect(await detail(who, id)).toMatchObject({ status: 'booked', startsAt: other.startsAt })
  expect(await leftAt(id, slot.slotId)).toBe(slot.left)
  expect(await newestOf(who, 'exam_booked')).toContain(instantInWords(other.startsAt))
})

test('a time that the hospital gives back, and an examination that it calls off, are told by text message: the day, and what is next', async () => {
  const { who, id, slot } = await aBooked()
  const day = shortDay(dayOf(slot.startsAt))
  await atDesk('cancel', { examinationId: id, reason: '设备检修' })
  await settle()
  const first = await lastTextTo(server, who.accountId)
  expect(first).toContain(`您${day}的检查，医院取消了这个时间`)
  expect(first).toContain('另选时间')
  const other = await aBooked()
  await server.sandbox('hospital/exam.state', { orderNo: await orderNoOf(other.id), state: 'cancelled' })
  await hear()
  const text = await lastTextTo(server, other.who.accountId)
  expect(text).toContain('的检查已由医院取消')
  expect(text).toContain('联系开单科室')
  expect(text).not.toMatch(/CT|王秀英/)
})

test('an order without a time, called off, and a patient who has silenced the drawer: told in the box alone', async () => {
  const { who, id } = await anOrder()
  await server.sandbox('hospital/exam.state', { orderNo: await orderNoOf(id), state: 'cancelled' })
  await hear()
  expect(await news(who)).toContain('检查已取消')
  await expect(lastTextTo(server, who.accountId)).rejects.toThrow('no text message')
  const silent = await aBooked()
  await server.db
    .insertInto('pushSetting')
    .values({ accountId: silent.who.accountId, moduleType: 'booking', isOn: false, changedAt: new Date() })
    .execute()
  await atDesk('cancel', { examinationId: silent.id, reason: '设备检修' })
  await settle()
  expect(await news(silent.who)).toContain('检查预约已取消')
  await expect(lastTextTo(server, silent.who.accountId)).rejects.toThrow('no text message')
})

test('it cancels with a reason that the patient reads; the place goes back and the order stays open', async () => {
  const { who, id, slot } = await aBooked()
  expect((await atDesk('cancel', { examinationId: id, reason: '' })).code).not.toBe('0')
  expect(await atDesk('cancel', { examinationId: id, reason: '设备检修' })).toMatchObject({ obj: true })
  await settle()
  await hear()
  expect(await detail(who, id)).toMatchObject({ status: 'to_book', startsAt: null, reason: '设备检修' })
  expect(await leftAt(id, slot.slotId)).toBe(slot.left)
  expect(await newestOf(who, 'exam_given_back')).toContain('设备检修')
})

test('what is not booked cannot be cancelled, and what is done cannot be booked', async () => {
  const { id } = await anOrder()
  expect((await atDesk('cancel', { examinationId: id, reason: '设备检修' })).code).toBe('02080002')
  const [slot] = await free(id)
  await server.db.updateTable('examination').set({ status: 'done' }).where('examinationId', '=', id).execute()
  expect((await atDesk('book', { examinationId: id, slotId: slot!.slotId })).code).toBe('02080002')
})

test('the last place is one person’s, whether the desk or he himself takes it', async () => {
  const [one, other] = [await anOrder('mri-head'), await anOrder('mri-head')]
  const last = (await times(one.id)).find(slot => slot.left === 1)!
  const answers = await Promise.all([
    atDesk('book', { examinationId: one.id, slotId: last.slotId }),
    call('nethos.exam.book', other.who, { orderId: other.id, slotId: last.slotId }),
  ])
  expect(answers.map(answer => answer.code).toSorted()).toEqual(['0', '02080001'])
})
