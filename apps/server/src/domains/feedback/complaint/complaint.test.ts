import { describe, expect, test } from 'vitest'
import type { StaffRole } from '@nethos/contract/service.ts'
import type { Session } from '../../../testing/client.ts'
import { aStaffMember } from '../../../testing/people.ts'
import { openTestServer } from '../../../testing/server.ts'
import { aConsultWorld, aPatient } from '../../consult/testbed.ts'

const server = await openTestServer()
const { call, db } = server
const notFound = { code: '00010440' }
const moved = { code: '06020201' }
const ofAnother = { code: '06020202' }
const day = 86_400

async function officer(role: StaffRole = 'operator') {
  const { staffId, session } = await aStaffMember(server, role)
  const desk = (service: string, fields: object = {}) => server.staff.call(`staff.${service}`, fields, session)
  return { staffId, desk, take: (feedbackId: string) => desk('complaint.assign', { feedbackId, staffId }) }
}
const [operator, other, admin] = [await officer(), await officer(), await officer('admin')]

async function complain(patient: { session: Session }, fields: object = {}): Promise<string> {
  const { obj } = await call(
    'nethos.system.feedback.add',
    { kind: 'complaint', content: '医生态度不好', ...fields },
    patient.session,
  )
  return obj.feedbackId
}
const letterOf = async (feedbackId: string, { session }: { session: Session }) =>
  (await call('nethos.system.feedback.details', { feedbackId }, session)).obj
const caseOf = async (feedbackId: string) => (await operator.desk('complaint.detail', { feedbackId })).obj
const outcome = { outcome: 'partly', finding: '回复用语生硬，已提醒医生' }

describe('a complaint', async () => {
  const patient = await aPatient(server)
  const feedbackId = await complain(patient)

  test('is a case from the start, owed within five working days, and no letter of the other desk', async () => {
    const { list } = await operator.desk('complaint.list', { complaintState: 'open' })
    const row = list.find((one: { feedbackId: string }) => one.feedbackId === feedbackId)
    expect(row).toMatchObject({ summary: '医生态度不好', ownerName: '', isOverdue: false, hasConsult: false })
    const days = (row.answerBy - server.runtime.clock.now()) / 1000 / day
    expect(days).toBeGreaterThan(5)
    expect(days).toBeLessThan(16)
    const letters = (await operator.desk('feedback.list', { pageSize: 100 })).list
    expect(letters.map((one: { feedbackId: string }) => one.feedbackId)).not.toContain(feedbackId)
    for (const [service, fields] of [
      ['answer', { content: '好' }],
      ['close', {}],
    ] as const)
      expect(await operator.desk(`feedback.${service}`, { feedbackId, ...fields })).toMatchObject({ code: '06020102' })
  })

  test('is answered by nobody before somebody has taken it, and then by its owner alone', async () => {
    expect(await operator.desk('complaint.answer', { feedbackId, content: '好' })).toMatchObject(ofAnother)
    expect(await operator.take(feedbackId)).toMatchObject({ obj: true })
    expect(await other.desk('complaint.answer', { feedbackId, content: '好' })).toMatchObject(ofAnother)
    expect(await other.desk('complaint.extend', { feedbackId, reason: '涉及两个科室' })).toMatchObject(ofAnother)
    expect(await operator.desk('complaint.close', { feedbackId, ...outcome })).toMatchObject(moved)
    expect(await other.desk('complaint.note', { feedbackId, content: '已联系科主任' })).toMatchObject({ obj: true })
  })

  test('is extended once, to ten working days, and why is noted', async () => {
    const before = await caseOf(feedbackId)
    expect(await operator.desk('complaint.extend', { feedbackId, reason: '涉及两个科室' })).toMatchObject({ obj: true })
    const after = await caseOf(feedbackId)
    expect(after.answerBy - before.answerBy).toBeGreaterThanOrEqual(5 * day * 1000)
    expect(after).toMatchObject({ isExtended: true })
    expect(after.notes.map((one: { content: string }) => one.content)).toEqual([
      '已联系科主任',
      '延长时限：涉及两个科室',
    ])
    expect(await operator.desk('complaint.extend', { feedbackId, reason: '再等等' })).toMatchObject({
      code: '06020203',
    })
  })

  test('is answered: the patient reads it and is told, and no note of the office', async () => {
    const answered = await operator.desk('complaint.answer', { feedbackId, content: '向您致歉，已提醒医生' })
    expect(answered).toMatchObject({ obj: true })
    const { list } = await call('nethos.system.messagebox.moduletype.list', {}, patient.session)
    expect(list).toMatchObject([{ moduleType: 'feedback', url: `/feedback/detail?id=${feedbackId}` }])
    const letter = await letterOf(feedbackId, patient)
    expect(letter).toMatchObject({
      feedbackState: 'answered',
      answers: [{ content: '向您致歉，已提醒医生' }],
      isReopenable: true,
      additions: [],
    })
    expect(JSON.stringify(letter)).not.toContain('科主任')
  })

  test('is closed with what was found, and comes back when the patient is not satisfied', async () => {
    expect(await other.desk('complaint.close', { feedbackId, ...outcome })).toMatchObject(ofAnother)
    expect(await operator.desk('complaint.close', { feedbackId, outcome: 'partly', finding: ' ' })).toMatchObject({
      msg: '调查结论不能为空',
    })
    expect(await operator.desk('complaint.close', { feedbackId, ...outcome })).toMatchObject({ obj: true })
    expect(await operator.desk('complaint.answer', { feedbackId, content: '再说一句' })).toMatchObject(moved)
    const again = (fields: object) => call('nethos.system.feedback.reopen', { feedbackId, ...fields }, patient.session)
    expect(await again({ content: '' })).toMatchObject({ msg: '补充说明不能为空' })
    expect(await again({ content: '医生没有向我道歉' })).toMatchObject({ obj: true })
    expect(await again({ content: '还有' })).toMatchObject({ code: '06020103' })
    expect(await letterOf(feedbackId, patient)).toMatchObject({
      feedbackState: 'open',
      isReopenable: false,
      additions: [{ content: '医生没有向我道歉' }],
    })
    const shown = await caseOf(feedbackId)
    expect(shown).toMatchObject({ complaintState: 'reopened', isMine: true, isExtended: false })
    expect(shown.moves.map((one: { event: string }) => one.event)).toEqual([
      'open',
      'assign',
      'answer',
      'close',
      'reopen',
    ])
    const { link } = await db
      .selectFrom('staffNotice')
      .select('link')
      .where('staffId', '=', operator.staffId)
      .executeTakeFirstOrThrow()
    expect(link).toBe(`/complaints/${feedbackId}`)
  })

  test('an administrator steps in for its owner; each look and step stands in the log', async () => {
    expect(await admin.desk('complaint.answer', { feedbackId, content: '医生会当面道歉' })).toMatchObject({ obj: true })
    const lines = await db
      .selectFrom('audit')
      .select(['action', 'accountId'])
      .where('recordId', '=', feedbackId)
      .where('recordType', '=', 'complaint')
      .orderBy('auditId')
      .execute()
    expect(lines.filter(one => one.action !== 'complaint.read').map(one => one.action)).toEqual([
      'complaint.assign',
      'complaint.note',
      'complaint.extend',
      'complaint.answer',
      'complaint.close',
      'complaint.answer',
    ])
    expect(new Set(lines.map(one => one.accountId))).toEqual(new Set([patient.accountId]))
  })
})

test('whose is handed to another of the office, and to nobody else', async () => {
  const feedbackId = await complain(await aPatient(server))
  const doctor = await aStaffMember(server, 'doctor')
  const assign = (staffId: string) => operator.desk('complaint.assign', { feedbackId, staffId })
  expect(await assign(doctor.staffId)).toMatchObject({ code: '06020204' })
  expect(await assign('nobody')).toMatchObject({ code: '06020204' })
  expect(await assign(other.staffId)).toMatchObject({ obj: true })
  const mine = (await other.desk('complaint.list', { only: 'mine' })).list
  expect(mine.map((one: { feedbackId: string }) => one.feedbackId)).toEqual([feedbackId])
  expect((await caseOf(feedbackId)).owners).toContainEqual(expect.objectContaining({ staffId: other.staffId }))
})

test('two who close it at one moment: one does, and the other is told to look again', async () => {
  const feedbackId = await complain(await aPatient(server))
  await operator.take(feedbackId)
  await operator.desk('complaint.answer', { feedbackId, content: '已核实' })
  const close = (who: typeof operator) => who.desk('complaint.close', { feedbackId, ...outcome })
  const codes = (await Promise.all([close(operator), close(admin)])).map(one => one.code)
  expect(codes.toSorted()).toEqual(['0', moved.code])
})

describe('a complaint about a consult', async () => {
  const world = await aConsultWorld(server)
  const consultId = await world.consult({ feeCents: 0 })
  const feedbackId = await complain(world.patient, { consultId })

  test('shows the talk to who works on it, without name and numbers, and the patient reads that', async () => {
    const { obj } = await operator.desk('complaint.consult', { feedbackId })
    expect(obj).toMatchObject({ consultId, consultType: 'DOCPIC', lines: expect.any(Array) })
    expect(JSON.stringify(obj)).not.toMatch(/张秀英|110105|138\*{4}|1380000/)
    const looks = await call('nethos.pat.record.look.list', {}, world.patient.session)
    expect(looks.list.map((one: { what: string }) => one.what)).toContain('为处理您的投诉查看了咨询内容')
  })

  test("is nobody's who was not asked in it; without one there is nothing to read", async () => {
    const stranger = await aPatient(server)
    const fields = { kind: 'complaint', content: '不是我的', consultId }
    expect(await call('nethos.system.feedback.add', fields, stranger.session)).toMatchObject(notFound)
    const alone = await complain(stranger)
    expect(await operator.desk('complaint.consult', { feedbackId: alone })).toMatchObject({ code: '06020205' })
    const lines = await db.selectFrom('audit').select('auditId').where('recordId', '=', consultId).execute()
    expect(lines).toHaveLength(1)
  })
})

test('past its day it is overdue, first in the list, and counted on the first page', async () => {
  const feedbackId = await complain(await aPatient(server))
  const figure = async (name: string) => {
    const { figures } = (await operator.desk('today')).obj
    return figures.find((one: { figure: string }) => one.figure === name).count
  }
  const [before, owed] = [await figure('overdue_complaints'), await figure('complaints')]
  await db
    .updateTable('complaintCase')
    .set({ answerBy: new Date(server.runtime.clock.now() - 1000) })
    .where('feedbackId', '=', feedbackId)
    .execute()
  expect(await figure('overdue_complaints')).toBe(before + 1)
  expect(await figure('complaints')).toBe(owed - 1)
  const inTime = (await operator.desk('complaint.list', { only: 'in_time', pageSize: 100 })).list
  expect(inTime.map((one: { feedbackId: string }) => one.feedbackId)).not.toContain(feedbackId)
  const { list } = await operator.desk('complaint.list', { only: 'overdue' })
  expect(list[0]).toMatchObject({ feedbackId, isOverdue: true })
  expect((await operator.desk('complaint.list', { complaintState: 'owed' })).list[0]).toMatchObject({ feedbackId })
})

test('a letter of another kind becomes a case, once; what is closed does not', async () => {
  const patient = await aPatient(server)
  const write = async () =>
    (await call('nethos.system.feedback.add', { kind: 'other', content: '等了两小时' }, patient.session)).obj.feedbackId
  const [feedbackId, closed] = [await write(), await write()]
  expect(await operator.desk('complaint.detail', { feedbackId })).toMatchObject(notFound)
  for (const _ of [1, 2]) expect(await operator.desk('complaint.open', { feedbackId })).toMatchObject({ obj: true })
  expect(await caseOf(feedbackId)).toMatchObject({ complaintState: 'open' })
  await operator.desk('feedback.close', { feedbackId: closed })
  expect(await operator.desk('complaint.open', { feedbackId: closed })).toMatchObject({ code: '06020101' })
})

test('no doctor sees complaints, and no patient another one’s', async () => {
  const [writer, stranger] = [await aPatient(server), await aPatient(server)]
  const feedbackId = await complain(writer)
  const doctor = await officer('doctor')
  for (const service of ['list', 'detail', 'consult'])
    expect(await doctor.desk(`complaint.${service}`, { feedbackId })).toMatchObject({ code: '00010441' })
  const fields = { feedbackId, content: '我也要说' }
  expect(await call('nethos.system.feedback.reopen', fields, stranger.session)).toMatchObject(notFound)
})

test('what a server of the version before writes is a case as well', async () => {
  const { accountId } = await aPatient(server)
  const letter = {
    accountId,
    kind: 'complaint',
    content: '升级时写的投诉',
    createdAt: new Date(server.runtime.clock.now()),
  }
  const { feedbackId } = await db
    .insertInto('feedback')
    .values(letter)
    .returning('feedbackId')
    .executeTakeFirstOrThrow()
  expect(await caseOf(feedbackId)).toMatchObject({ complaintState: 'open', moves: [{ event: 'open' }] })
})
