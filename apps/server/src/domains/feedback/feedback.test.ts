import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { feedbackServices } from '@nethos/contract/feedback/feedback.services.ts'
import type { StaffRole } from '@nethos/contract/service.ts'
import { fromWire } from '@nethos/contract/spelling.ts'
import type { Caller } from '../../calls/caller.ts'
import type { Session } from '../../testing/client.ts'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'
import { anUpload, aDoctor, aPatient } from '../consult/testbed.ts'
import { maySeeFeedback } from './feedback.table.ts'

const server = await openTestServer()
const { call, db } = server
const notFound = { http: 200, code: '00010440', msg: '记录不存在' }
const add = (fields: object, as?: Session) => call('nethos.system.feedback.add', fields, as)
const details = (feedbackId: string, as: Session) => call('nethos.system.feedback.details', { feedbackId }, as)

async function anOperator(role: StaffRole = 'operator') {
  const { staffId, session } = await aStaffMember(server, role)
  return { staffId, desk: (service: string, fields: object = {}) => server.staff.call(service, fields, session) }
}
const operator = await anOperator()

describe('a feedback', async () => {
  const [one, other] = [await aPatient(server), await aPatient(server)]
  const attaId = await anUpload(server, one)
  const fields = {
    content: ' 排队太久 ',
    contact: '王女士',
    contactWay: '13900001111',
    kind: 'trouble',
    attaIdList: [attaId],
  }
  const { feedbackId } = (await add(fields, one.session)).obj

  test('keeps what was written, with its pictures, and the way to reach the patient sealed', async () => {
    const { obj } = await details(feedbackId, one.session)
    expect(obj).toMatchObject({
      feedbackId,
      kind: 'trouble',
      content: '排队太久',
      contact: '王女士',
      contactWay: '13900001111',
      feedbackState: 'open',
      createTime: expect.any(Number),
      attaList: [{ attaId, attaFileName: '舌苔.jpg', url: expect.stringContaining(`/files/${attaId}?t=`) }],
      answers: [],
    })
    const { reply, spelling } = feedbackServices.feedback
    expect(z.safeParse(reply.schema, fromWire(obj, spelling)).success).toBe(true)
    const row = await db
      .selectFrom('feedback')
      .selectAll()
      .where('feedbackId', '=', feedbackId)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify({ ...row, contactWaySealed: String(row.contactWaySealed) })).not.toContain('13900001111')
  })

  test('in which somebody is in danger says so at the desk, and calls who reads the letters', async () => {
    const kinds = await db.selectFrom('staffNotice').select('kind').where('staffId', '=', operator.staffId).execute()
    expect(kinds).toEqual([])
    const { feedbackId: letter } = (await add({ content: '挂不上号，我不想活了' }, one.session)).obj
    expect((await operator.desk('staff.feedback.detail', { feedbackId: letter })).obj.danger).toBe('自伤、轻生念头')
    const { list } = await operator.desk('staff.feedback.list', { pageSize: 100 })
    expect(list!.find((row: any) => row.feedbackId === letter).danger).toBe('自伤、轻生念头')
    expect(list!.find((row: any) => row.feedbackId === feedbackId).danger).toBe('')
    const rows = await db.selectFrom('staffNotice').select('link').where('staffId', '=', operator.staffId).execute()
    expect(rows).toEqual([{ link: `/feedback/${letter}` }])
    const judgement = { feedbackId: letter, flag: 'suicide', verdict: 'right' }
    expect((await operator.desk('staff.feedback.flag.judge', judgement)).code).toBe('0')
    expect((await operator.desk('staff.feedback.flag.judge', { ...judgement, feedbackId })).code).toBe('00010440')
    const { alarms } = (await operator.desk('staff.feedback.detail', { feedbackId: letter })).obj
    expect(alarms).toEqual([{ flag: 'suicide', verdict: 'right' }])
  })

  test('needs nothing but words', async () => {
    const { obj } = await add({ content: '很好' }, other.session)
    expect((await details(obj.feedbackId, other.session)).obj).toMatchObject({
      kind: 'other',
      contact: '',
      contactWay: '',
      attaList: [],
    })
  })

  test.each([
    [{}, '反馈内容不能为空'],
    [{ content: '  ' }, '反馈内容不能为空'],
    [{ content: '字'.repeat(501) }, '反馈内容不能超过500个字'],
    [{ content: '好', contact: '字'.repeat(21) }, '联系人不能超过20个字'],
    [{ content: '好', contactWay: '1'.repeat(51) }, '联系方式不能超过50个字'],
    [{ content: '好', attaIdList: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }, '最多可以上传6张图片'],
  ])('with %j is refused', async (wrong, msg) => {
    expect(await add(wrong, other.session)).toMatchObject({ code: '00010422', msg })
  })

  test.each([{ content: 7 }, { content: '好', kind: 'nonsense' }, { content: '好', attaIdList: 'a' }])(
    'with %j is a wrong input',
    async wrong => {
      expect(await add(wrong, other.session)).toMatchObject({ http: 400 })
    },
  )

  test("of another account, or with another's picture, does not exist", async () => {
    expect(await details(feedbackId, other.session)).toMatchObject(notFound)
    expect(await details('nobodys', other.session)).toMatchObject(notFound)
    expect(await add({ content: '好', attaIdList: [attaId] }, other.session)).toMatchObject(notFound)
    expect((await call('nethos.system.feedback.list', {}, other.session)).list).toHaveLength(1)
    expect(await call('nethos.system.feedback.list')).toMatchObject({ http: 401 })
  })

  test('is seen by the operator, and that look is written down', async () => {
    const { list } = await operator.desk('staff.feedback.list', { feedbackState: 'open', kind: 'trouble' })
    expect(list).toMatchObject([{ feedbackId, summary: '排队太久', feedbackState: 'open', answeredAt: null }])
    const { obj } = await operator.desk('staff.feedback.detail', { feedbackId })
    expect(obj).toMatchObject({ content: '排队太久', contactWay: '13900001111', answers: [] })
    expect(await operator.desk('staff.feedback.detail', { feedbackId: 'none' })).toMatchObject(notFound)
  })

  test('is answered: the patient reads it, and is told', async () => {
    expect(await operator.desk('staff.feedback.answer', { feedbackId, content: '' })).toMatchObject({
      msg: '回复内容不能为空',
    })
    expect(await operator.desk('staff.feedback.answer', { feedbackId: 'none', content: '好' })).toMatchObject(notFound)
    expect(await operator.desk('staff.feedback.answer', { feedbackId, content: '已加开窗口' })).toMatchObject({
      obj: true,
    })
    const unread = async () => (await call('nethos.system.messagebox.module.count', {}, one.session)).obj
    expect(await unread()).toEqual(1)
    expect((await details(feedbackId, one.session)).obj).toMatchObject({
      feedbackState: 'answered',
      answers: [{ content: '已加开窗口', answeredAt: expect.any(Number) }],
    })
    expect(await unread()).toEqual(0)
    expect((await details(feedbackId, one.session)).obj.answers[0]).not.toHaveProperty('staffName')
    const { list } = await call('nethos.system.messagebox.moduletype.list', {}, one.session)
    expect(list).toMatchObject([
      {
        moduleType: 'feedback',
        content: '您反馈的「排队太久」已有答复，点击查看。',
        url: `/feedback/detail?id=${feedbackId}`,
      },
    ])
  })

  test('is closed once, and not answered any more', async () => {
    expect(await operator.desk('staff.feedback.close', { feedbackId })).toMatchObject({ obj: true })
    const over = { code: '06020101', msg: '该反馈已办结，不能再处理' }
    expect(await operator.desk('staff.feedback.close', { feedbackId })).toMatchObject(over)
    expect(await operator.desk('staff.feedback.answer', { feedbackId, content: '再说一句' })).toMatchObject(over)
    const lines = await db
      .selectFrom('audit')
      .select(['action', 'accountId'])
      .where('recordId', '=', feedbackId)
      .orderBy('auditId')
      .execute()
    expect(lines.map(line => line.action)).toEqual(['feedback.read', 'feedback.answer', 'feedback.close'])
    expect(new Set(lines.map(line => line.accountId))).toEqual(new Set([one.accountId]))
  })
})

test("patients' letters come newest first by pages; the desk's with what waits longest first", async () => {
  const { session } = await aPatient(server)
  const ids: string[] = []
  for (const content of ['一', '二', '三']) {
    ids.push((await add({ content, kind: 'praise' }, session)).obj.feedbackId)
    await server.advance(1)
  }
  const page = await call('nethos.system.feedback.list', { pageSize: 2 }, session)
  expect(page.list.map(row => row.content)).toEqual(['三', '二'])
  expect(page.paginator).toMatchObject({ hasNextPage: true })
  await operator.desk('staff.feedback.answer', { feedbackId: ids[0], content: '谢谢' })
  const { list } = await operator.desk('staff.feedback.list', { kind: 'praise' })
  expect(list.map(row => row.feedbackId)).toEqual([ids[1], ids[2], ids[0]])
})

test('the pictures of a letter are for who wrote it and who answers it', async () => {
  const [writer, stranger, doctor] = [await aPatient(server), await aPatient(server), await aDoctor(server)]
  const { feedbackId } = (await add({ content: '见图' }, writer.session)).obj
  const may = (caller: Caller) => maySeeFeedback(db, caller, feedbackId)
  const staff = { kind: 'staff', staffId: 's', docId: null, sessionId: '' } as const
  expect(await may({ kind: 'account', accountId: writer.accountId, sessionId: '' })).toBe(true)
  expect(await may({ ...staff, role: 'operator' })).toBe(true)
  expect(await may({ kind: 'account', accountId: stranger.accountId, sessionId: '' })).toBe(false)
  expect(await may({ ...staff, role: 'doctor', docId: doctor.docId })).toBe(false)
  expect(await may({ kind: 'nobody' })).toBe(false)
})

test('no doctor reads the letters to the hospital', async () => {
  const doctor = await aDoctor(server)
  expect(await server.staff.call('staff.feedback.list', {}, doctor.session)).toMatchObject({ code: '00010441' })
})

test('after twenty in an hour it is enough', async () => {
  await server.toBeginningOf(3_600)
  const { session } = await aPatient(server)
  for (let n = 0; n < 20; n++) expect(await add({ content: `第${n}条` }, session)).toMatchObject({ code: '0' })
  expect(await add({ content: '还有' }, session)).toMatchObject({ http: 429 })
})
