import { expect, test } from 'vitest'
import { dayOf } from '@nethos/contract/common/days.ts'
import { aStaffMember } from '../../../testing/people.ts'
import { openTestServer } from '../../../testing/server.ts'
import { aConsultWorld, aPatient } from '../../consult/testbed.ts'

const server = await openTestServer()
const { call, db } = server
const operator = await aStaffMember(server, 'operator')
const desk = (service: string, fields: object = {}) =>
  server.staff.call(`staff.complaint.${service}`, fields, operator.session)
const patient = await aPatient(server)
const told = { patId: patient.accountId, cameBy: 'phone', content: '电话里等了四十分钟没人接', contact: '女儿' }

test('what is said by telephone is a case like one from the app, and the patient reads it with its answer', async () => {
  const { obj } = await desk('record', { ...told, contactWay: '13900001111' })
  const { list } = await desk('list', { cameBy: 'phone' })
  expect(list).toMatchObject([{ feedbackId: obj.feedbackId, cameBy: 'phone', complaintState: 'open', ownerName: '' }])
  expect((await desk('list', { cameBy: 'letter' })).list).toEqual([])
  await desk('assign', { feedbackId: obj.feedbackId, staffId: operator.staffId })
  await desk('answer', { feedbackId: obj.feedbackId, content: '向您致歉，已加派人手接电话' })
  const letter = (await call('nethos.system.feedback.details', { feedbackId: obj.feedbackId }, patient.session)).obj
  expect(letter).toMatchObject({
    content: told.content,
    contact: '女儿',
    contactWay: '13900001111',
    isRecorded: true,
    answers: [{ content: '向您致歉，已加派人手接电话' }],
    isReopenable: true,
  })
  const shown = (await desk('detail', { feedbackId: obj.feedbackId })).obj
  expect(shown.moves[0]).toMatchObject({ event: 'open', staffName: '周敏' })
  const lines = await db
    .selectFrom('audit')
    .select('action')
    .where('recordId', '=', obj.feedbackId)
    .where('action', '=', 'complaint.record')
    .execute()
  expect(lines).toHaveLength(1)
})

test('a consult of this account may stand with it, nobody else’s; a closed account and an unknown one are refused', async () => {
  const world = await aConsultWorld(server)
  const stranger = await aPatient(server)
  const consultId = await world.consult({ feeCents: 0 })
  const other = { ...told, patId: stranger.accountId, consultId }
  expect(await desk('record', other)).toMatchObject({ code: '00010440' })
  expect(await desk('record', { ...told, patId: 'nobody' })).toMatchObject({ code: '00010440' })
  expect(await desk('record', { ...told, cameBy: 'app' })).toMatchObject({ msg: '请选择投诉途径' })
  await db
    .updateTable('account')
    .set({ closedAt: new Date(server.runtime.clock.now()) })
    .where('accountId', '=', stranger.accountId)
    .execute()
  expect(await desk('record', { ...told, patId: stranger.accountId })).toMatchObject({ code: '06020206' })
})

test('the figures count by the day on which each came, in time, late and unanswered, by way, month and doctor', async () => {
  const today = dayOf(server.runtime.clock.now())
  const period = { fromDay: today, untilDay: today }
  const before = (await desk('figures', period)).obj
  expect(before).toMatchObject({ came: 1, inTime: 1, late: 0, unanswered: 0, medianHours: 0, closed: 0 })
  const { feedbackId } = (await desk('record', { ...told, cameBy: 'letter' })).obj
  await desk('record', { ...told, cameBy: 'visit' })
  const cameLongAgo = { createdAt: new Date(server.runtime.clock.now() - 40 * 86_400_000) }
  await db.updateTable('feedback').set(cameLongAgo).where('feedbackId', '=', feedbackId).execute()
  await desk('assign', { feedbackId, staffId: operator.staffId })
  await desk('answer', { feedbackId, content: '已处理' })
  await desk('close', { feedbackId, outcome: 'upheld', finding: '属实' })
  const fromDay = dayOf(cameLongAgo.createdAt.getTime())
  const { obj } = await desk('figures', { fromDay, untilDay: today })
  expect(obj).toMatchObject({ came: 3, inTime: 1, late: 1, unanswered: 1, closed: 1, upheld: 1, partly: 0 })
  expect(obj.ways).toEqual([
    { cameBy: 'app', came: 0 },
    { cameBy: 'phone', came: 1 },
    { cameBy: 'letter', came: 1 },
    { cameBy: 'visit', came: 1 },
  ])
  expect(obj.months.map((one: { month: string }) => one.month)).toContain(fromDay.slice(0, 7))
  expect(obj.months.at(-1)).toMatchObject({ month: fromDay.slice(0, 7), came: 1, late: 1, upheld: 1 })
  expect(obj.outcomes[0]).toEqual({ outcome: 'upheld', closed: 1 })
  expect(obj.doctors).toEqual([])
  expect(await desk('figures', { fromDay: '2024-01-01', untilDay: today })).toMatchObject({ msg: '最多选择一年' })
})
