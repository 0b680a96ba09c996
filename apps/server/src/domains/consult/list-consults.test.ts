import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { say } from './consult.samples.ts'
import { aConsultWorld, aDoctor, aPatient, aPerson } from './testbed.ts'

const server = await openTestServer()
const name = 'nethos.consult.info.consultation.list'
const stranger = await aPatient(server)
const ids = (rows: { consultId: string }[]) => rows.map(row => row.consultId)

describe('我的咨询', async () => {
  const world = await aConsultWorld(server)
  const now = server.runtime.clock.now()
  const list = async (fields: object = {}, session = world.patient.session) => server.call(name, fields, session)
  const at = (minutes: number) => ({ createdAt: now - minutes * 60_000 })
  const going = await world.consult({ ...at(1) })
  const unpaid = await world.consult({
    ...at(2),
    status: 'unpaid',
    personId: await aPerson(server, world.patient.accountId),
  })
  const unreviewed = await world.consult({ ...at(3), status: 'unreviewed' })
  const finished = await world.consult({ ...at(4), status: 'finished' })
  const cancelled = await world.consult({ ...at(5), status: 'cancelled' })
  const expired = await world.consult({
    ...at(20),
    status: 'unpaid',
    personId: await aPerson(server, world.patient.accountId),
  })
  await say(server.db, going, [{ from: 'doctor', content: '请问血压多少？', at: now }])

  test('shows every consult of the account, newest first where none waits more than another', async () => {
    const { code, list: rows, paginator } = await list()
    expect(code).toBe('0')
    expect(ids(rows)).toEqual([unpaid, going, unreviewed, finished, cancelled, expired])
    expect(paginator).toMatchObject({ pageNum: 1, pageSize: 10, hasNextPage: false })
    expect(rows[1]).toMatchObject({
      consultStatus: 2,
      consultType: 'DOCPIC',
      consultFee: 2000,
      docName: '陈志远',
      docTitle: '主任医师',
      docHosName: '南山云医院',
      docAvatar: 'portrait-1',
      consulterName: '张秀英',
      compatId: world.patient.personId,
      lastText: '请问血压多少？',
      createTime: now - 60_000,
    })
  })

  test.each([
    [0, [unpaid]],
    [2, [going]],
    [4, [unreviewed]],
    [6, [finished]],
    [-1, [cancelled, expired]],
    [-2, [expired]],
    ['all', [unpaid, going, unreviewed, finished, cancelled, expired]],
    ['2', [going]],
  ])('under the status %s shows what is in it now, the overdue included', async (consultStatus, shown) =>
    expect(ids((await list({ consultStatus })).list)).toEqual(shown),
  )

  test('shows what waits for the patient first: an answer that is not read, then a bill', async () => {
    const busy = await aConsultWorld(server)
    const ago = (minutes: number) => ({ createdAt: now - minutes * 60_000 })
    const newest = await busy.consult({ ...ago(1), status: 'finished' })
    const unpaid = await busy.consult({
      ...ago(5),
      status: 'unpaid',
      personId: await aPerson(server, busy.patient.accountId),
    })
    const answered = await busy.consult({ ...ago(60) })
    await server.db.updateTable('consult').set({ patientUnread: 2 }).where('consultId', '=', answered).execute()
    const oldest = await busy.consult({ ...ago(90), status: 'finished' })
    const shown = async (fields: object) => ids((await server.call(name, fields, busy.patient.session)).list)
    expect(await shown({})).toEqual([answered, unpaid, newest, oldest])
    const pages = [await shown({ pageSize: 2, pageNum: 1 }), await shown({ pageSize: 2, pageNum: 2 })]
    expect(pages).toEqual([
      [answered, unpaid],
      [newest, oldest],
    ])
    expect(await shown({ consultStatus: 6 })).toEqual([newest, oldest])
  })

  test('goes by pages, by person and by kind', async () => {
    const first = await list({ pageSize: 4 })
    expect(first.paginator.hasNextPage).toBe(true)
    const second = await list({ pageSize: 4, pageNum: 2 })
    expect([...ids(first.list), ...ids(second.list)]).toEqual([unpaid, going, unreviewed, finished, cancelled, expired])
    expect(second.paginator.hasNextPage).toBe(false)
    expect(ids((await list({ compatId: world.patient.personId })).list)).toEqual([
      going,
      unreviewed,
      finished,
      cancelled,
    ])
    expect((await list({ consultType: 'TEAMPIC' })).list).toEqual([])
  })

  test('shows nothing of another account, and no unknown status', async () => {
    expect((await list({}, stranger.session)).list).toEqual([])
    expect(await list({ consultStatus: 3 })).toMatchObject({ http: 400, msg: 'consultStatus格式不正确' })
  })
})

describe('the open consult with a doctor', async () => {
  const world = await aConsultWorld(server)
  const { docId } = world.doctor
  const going = await world.consult()
  const other = await aPerson(server, world.patient.accountId)
  const unpaid = await world.consult({ status: 'unpaid', personId: other })
  const ask = async (service: string, fields: object, session = world.patient.session) =>
    (await server.call(service, fields, session)).obj

  test('is found for doctor and person', async () => {
    expect(await ask('nethos.consult.info.consult.id', { docId, compatId: world.patient.personId })).toEqual({
      consultId: going,
    })
    const ofKind = (consultType: string) => ask('nethos.consult.info.consult.id', { docId, consultType })
    expect((await ofKind('DOCPIC')).consultId).not.toBeNull()
    expect(await ofKind('VIDEO')).toEqual({ consultId: null })
    expect(await ask('nethos.consult.consult.id', { docId: 'another' })).toEqual({ consultId: null })
    expect(await ask('nethos.consult.info.consult.id', { docId }, stranger.session)).toEqual({ consultId: null })
  })

  test('that is unpaid is told with its remaining seconds', async () => {
    const { consultId, payWaitSeconds } = await ask('nethos.consult.info.need.pay', { docId, compatId: other })
    expect(consultId).toBe(unpaid)
    expect(payWaitSeconds).toBeGreaterThan(890)
    expect(await ask('nethos.consult.need.pay', { docId, compatId: world.patient.personId })).toEqual({
      consultId: null,
      payWaitSeconds: 0,
    })
    expect(await ask('nethos.consult.info.need.pay', { docId, compatId: other }, stranger.session)).toEqual({
      consultId: null,
      payWaitSeconds: 0,
    })
  })

  test('that is going is told with its person', async () => {
    expect(await ask('nethos.consult.info.going.pat.info', { docId })).toMatchObject({
      consultId: going,
      compatId: world.patient.personId,
      consulterName: '张秀英',
    })
    expect(await ask('nethos.consult.info.going.pat.info', { docId, compatId: other })).toBeNull()
    expect(await ask('nethos.consult.info.going.pat.info', { docId }, stranger.session)).toBeNull()
  })

  test('tells its state as it is now', async () => {
    expect(await ask('nethos.consult.info.consult.sync', { consultId: unpaid })).toMatchObject({
      consultStatus: 0,
      consultStatusDescription: '待支付',
      consultFee: 2000,
    })
    expect(
      await server.call('nethos.consult.info.consult.sync', { consultId: unpaid }, stranger.session),
    ).toMatchObject({ code: '00010440', msg: '记录不存在' })
  })
})

describe('the messages of a consult', async () => {
  const world = await aConsultWorld(server)
  const consultId = await world.consult()
  const now = server.runtime.clock.now()
  await say(server.db, consultId, [
    { from: 'system', content: '咨询已开始。', at: now },
    { from: 'doctor', content: '您好', at: now + 1 },
    { from: 'patient', content: '您好，医生', at: now + 2 },
  ])
  const list = (fields: object = {}, session = world.patient.session) =>
    server.call('nethos.consult.message.list.v3', { consultId, ...fields }, session)
  const texts = async (fields?: object) => (await list(fields)).list.map(one => one.replyContent)

  test('come in order, all or only the notices', async () => {
    expect(await texts({ pageSize: 10_000 })).toEqual(['咨询已开始。', '您好', '您好，医生'])
    expect(await texts({ msgLevel: 'SYS' })).toEqual(['咨询已开始。'])
    expect(await texts({ pageSize: 2, pageNum: 2 })).toEqual(['您好，医生'])
    expect((await list()).list[1]).toMatchObject({
      replierType: 'DOC',
      replierId: world.doctor.docId,
      replierName: '陈志远',
      senderIdentity: '主任医师',
      showTime: now + 1,
      hasAtta: false,
    })
  })

  test('are nothing that another account could see', async () => {
    for (const service of [
      'nethos.consult.message.list.v3',
      'nethos.consult.atta.num',
      'nethos.consult.message.read',
    ]) {
      expect(await server.call(service, { consultId }, stranger.session)).toMatchObject({
        code: '00010440',
        msg: '记录不存在',
      })
      expect(await server.call(service, { consultId: [] }, world.patient.session)).toMatchObject({
        http: 400,
        msg: 'consultId格式不正确',
      })
    }
  })

  test('are unread until the page says that they were seen', async () => {
    await server.staff.call('staff.consult.reply', { consultId, replyContent: '请按时吃药' }, world.doctor.session)
    const unread = async () => (await server.call(name, {}, world.patient.session)).list[0].unreadCount
    expect(await unread()).toBe(1)
    expect((await server.call('nethos.consult.message.read', { consultId }, world.patient.session)).obj).toBe(true)
    expect(await unread()).toBe(0)
  })
})

test('what a consult costs is told to everybody', async () => {
  const { docId } = await aDoctor(server, { priceCents: 4500, replyLimit: 7 })
  expect((await server.call('nethos.doc.consult.bill.fee', { docId, consultType: 'DOCPIC' })).obj).toEqual({
    consultFee: 4500,
    consultCanReplyNumber: 7,
    isOpen: true,
  })
  expect((await server.call('nethos.doc.consult.bill.fee', { docId, consultType: 'VIDEO' })).obj).toEqual({
    consultFee: 0,
    consultCanReplyNumber: 0,
    isOpen: false,
  })
  expect(await server.call('nethos.doc.consult.bill.fee', { docId: 'nobody' })).toMatchObject({
    code: '00010440',
    msg: '记录不存在',
  })
  expect(await server.call('nethos.doc.consult.bill.fee', { docId, consultType: 'TAROT' })).toMatchObject({
    http: 400,
    msg: 'consultType格式不正确',
  })
})
