import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aStaffMember } from '../../testing/people.ts'
import { aLaboratory, anItem, aReport } from './testbed.ts'

const server = await openTestServer()
const lab = await aLaboratory(server)
async function saveHold(kind: string, days: number): Promise<void> {
  const { session } = await aStaffMember(server, 'admin')
  const { code } = await server.staff.call('staff.report.hold.keep', { hosId: 'h1', kind, days }, session)
  expect(code).toBe('0')
}

describe('who may see', () => {
  test('a report cannot reach another account, by list, by id, by trend or by the words of the documents', async () => {
    const [owner, stranger] = [await lab.aBound(), await lab.aBound()]
    await lab.send(aReport(owner.recordNumber))
    const [row] = await lab.list(owner)
    expect(await lab.list(stranger)).toEqual([])
    const { reportId } = row
    for (const [service, fields] of [
      ['nethos.report.detail', {}],
      ['nethos.report.trend', { itemIndex: 0 }],
      ['nethos.report.read', { reportVersion: 1 }],
      ['nethos.book.inspect.examination', {}],
      ['nethos.book.image.imagelist', {}],
      ['zheer.yygh.ApiJyjcService.queryPdfRoute', {}],
      ['nethos.report.pay', { payChannel: 'ALIPAY' }],
    ] as const)
      expect((await server.call(service, { reportId, ...fields }, stranger.session)).code, service).toBe('00010440')
  })

  test('who is no longer bound sees no report', async () => {
    const patient = await lab.aBound()
    await lab.send(aReport(patient.recordNumber))
    expect(await lab.list(patient)).toHaveLength(1)
    await server.db.deleteFrom('hospitalAccount').where('personId', '=', patient.personId).execute()
    expect(await lab.list(patient)).toEqual([])
  })

  test('somebody without an ID number is asked to complete it', async () => {
    const patient = await lab.aBound()
    await server.db
      .updateTable('person')
      .set({ idCardHash: null, idCardSealed: null })
      .where('personId', '=', patient.personId)
      .execute()
    const answer = await server.call('nethos.report.list', { personId: patient.personId }, patient.session)
    expect(answer).toMatchObject({ code: '02200001', msg: '就诊人证件号不能为空，是否去完善信息？' })
  })
})

test('the list as it is opened, which has a statement of its own, says what a list that is narrowed down says', async () => {
  await saveHold('pathology', 7)
  const patient = await lab.aBound()
  const issuedAt = server.runtime.clock.now() - 3_600_000
  const pdf = { content: { documents: [{ fileCode: 'f1', title: '报告' }] } }
  await lab.send(aReport(patient.recordNumber, { kind: 'pathology', issuedAt, ...pdf }))
  await lab.send(aReport(patient.recordNumber, { kind: 'imaging', issuedAt: issuedAt - 1, ...pdf }))
  await lab.send(aReport(patient.recordNumber, { state: 'registered' }))
  const cancelled = aReport(patient.recordNumber, { reportName: '“引号”"\\与\n换行' })
  await lab.send(cancelled)
  await lab.send({ ...cancelled, version: 2, state: 'cancelled' })
  await lab.send(aReport(patient.recordNumber, { feeCents: 1_500 }))
  const read = aReport(patient.recordNumber)
  await lab.send(read)
  const unread = await lab.list(patient)
  const { reportId } = unread.find((one: { access: string }) => one.access === 'open')
  await server.call('nethos.report.read', { reportId, reportVersion: 1 }, patient.session)
  const whole = await lab.list(patient)
  expect(whole.map((one: { access: string }) => one.access).toSorted()).toEqual(
    ['cancelled', 'held', 'open', 'open', 'pending', 'to_pay'].toSorted(),
  )
  expect(whole.filter((one: { isUnread: boolean }) => one.isUnread).length).toBeLessThan(
    unread.filter((one: { isUnread: boolean }) => one.isUnread).length,
  )
  expect(whole).toEqual(await lab.list(patient, { fromDay: '2000-01-01' }))
})

describe('the doctor speaks first', () => {
  test('a held report shows that it is there and when it opens, and nothing of it anywhere', async () => {
    await saveHold('pathology', 7)
    const patient = await lab.aBound()
    const secret = '腺癌'
    const issuedAt = server.runtime.clock.now() - 3_600_000
    const report = aReport(patient.recordNumber, {
      kind: 'pathology',
      reportName: '病理诊断',
      issuedAt,
      content: {
        items: [anItem({ name: secret, flag: 'abnormal' })],
        conclusion: secret,
        documents: [{ fileCode: 'f1', title: secret }],
      },
    })
    await lab.send(report)
    await lab.send({ ...report, version: 2, state: 'amended' })
    const [row] = await lab.list(patient)
    expect(row).toMatchObject({
      access: 'held',
      state: 'final',
      isUnread: false,
      hasPdf: false,
      opensAt: issuedAt + 7 * 86_400_000,
    })
    const lines = [
      await lab.list(patient),
      await lab.list(patient, { type: 'pdf' }),
      (await lab.detail(patient, row.reportId)).obj,
      await server.call('nethos.report.types', { personId: patient.personId }, patient.session),
      await server.call('nethos.report.unread', {}, patient.session),
      await server.call('nethos.report.trend', { reportId: row.reportId, itemIndex: 0 }, patient.session),
      await server.call('nethos.book.inspect.list', { compatId: patient.personId }, patient.session),
      await server.call('nethos.book.inspect.examination', { reportId: row.reportId }, patient.session),
      await server.call('nethos.book.image.imagelist', { reportId: row.reportId }, patient.session),
      await server.call('zheer.yygh.ApiJyjcService.queryPdfRoute', { reportId: row.reportId }, patient.session),
      await server.db.selectFrom('message').selectAll().where('accountId', '=', patient.accountId).execute(),
    ]
    expect(JSON.stringify(lines)).not.toContain(secret)
    expect(await lab.list(patient, { word: secret })).toEqual([])
    expect(await lab.messages(patient)).toEqual(['report_held'])
    const unread = await server.call('nethos.report.unread', {}, patient.session)
    expect(unread.obj.count).toBe(0)
  })

  test('it opens by itself after the days, and the patient is told', async () => {
    await saveHold('pathology', 7)
    const patient = await lab.aBound()
    const issuedAt = server.runtime.clock.now()
    await lab.send(aReport(patient.recordNumber, { kind: 'pathology', issuedAt }))
    await server.advance(7 * 86_400 + 1)
    patient.session = await server.sessionOf({ accountId: patient.accountId })
    const [row] = await lab.list(patient)
    expect(row).toMatchObject({ access: 'open', isUnread: true })
    expect(await lab.messages(patient)).toEqual(['report_arrived'])
    expect((await lab.detail(patient, row.reportId)).obj.content.items).toHaveLength(1)
  })

  test('what was issued long before it came is not held from today', async () => {
    await saveHold('pathology', 7)
    const patient = await lab.aBound()
    const issuedAt = server.runtime.clock.now() - 30 * 86_400_000
    await lab.send(aReport(patient.recordNumber, { kind: 'pathology', issuedAt }))
    expect(await lab.list(patient)).toMatchObject([{ access: 'open' }])
    expect(await lab.messages(patient)).toEqual([])
  })

  test('an amended report that was open stays open', async () => {
    const patient = await lab.aBound()
    const issuedAt = server.runtime.clock.now()
    const report = aReport(patient.recordNumber, { kind: 'endoscopy', issuedAt })
    await lab.send(report)
    await saveHold('endoscopy', 3)
    await lab.send({ ...report, version: 2, state: 'amended' })
    expect(await lab.list(patient)).toMatchObject([{ access: 'open', state: 'amended' }])
    await saveHold('endoscopy', 0)
  })
})

describe('the list', () => {
  test('begins with what is unread, and finds by kind, day and word', async () => {
    const patient = await lab.aBound()
    const now = server.runtime.clock.now()
    await lab.send(aReport(patient.recordNumber, { reportName: '血常规', issuedAt: now - 3 * 86_400_000 }))
    await lab.send(aReport(patient.recordNumber, { reportName: '肝功能', issuedAt: now - 2 * 86_400_000 }))
    await lab.send(aReport(patient.recordNumber, { reportName: '胸部CT', kind: 'imaging', issuedAt: now - 86_400_000 }))
    const [newest] = await lab.list(patient)
    expect(newest.reportName).toBe('胸部CT')
    await server.call('nethos.report.read', { reportId: newest.reportId, reportVersion: 1 }, patient.session)
    const names = async (fields: object) => (await lab.list(patient, fields)).map(row => row.reportName)
    expect(await names({})).toEqual(['肝功能', '血常规', '胸部CT'])
    expect(await names({ type: 'imaging' })).toEqual(['胸部CT'])
    expect(await names({ word: '肝' })).toEqual(['肝功能'])
    const { obj } = await server.call('nethos.report.types', { personId: patient.personId }, patient.session)
    expect(obj.types.find((one: any) => one.type === 'lab')).toEqual({ type: 'lab', count: 2, unread: 2 })
    expect(obj.hospitals).toEqual([{ hosId: 'h1', hosName: '宁禾大学附属第一医院' }])
  })

  test('in the words of the documents: what is there, its state, and the marks of its items', async () => {
    const patient = await lab.aBound()
    await lab.send(aReport(patient.recordNumber, { content: { items: [anItem({ value: 6.2, flag: 'high' })] } }))
    const { list } = await server.call(
      'zheer.yygh.ApiJyjcService.ExamList',
      { compatId: patient.personId, hosid: 'h1' },
      patient.session,
    )
    expect(list).toEqual([
      {
        reportId: expect.any(String),
        reportName: '电解质',
        reportDate: expect.stringMatching(/^\d{4}-/),
        status: '已出',
      },
    ])
    const { obj } = await server.call(
      'nethos.book.inspect.examination',
      { reportId: list[0].reportId, compatId: patient.personId, bookHosId: 'h1' },
      patient.session,
    )
    expect(obj.items).toEqual([{ itemName: '钾', result: '6.2', unit: 'mmol/L', reference: '3.5-5.3', flag: '↑' }])
  })

  test('in the words of the documents: reports of examinations stand in a list of their own', async () => {
    const patient = await lab.aBound()
    await lab.send(aReport(patient.recordNumber))
    await lab.send(aReport(patient.recordNumber, { kind: 'imaging', reportName: '胸部CT', content: { items: [] } }))
    const asked = { compatId: patient.personId, hosid: 'h1' }
    const { list } = await server.call('zheer.yygh.ApiJyjcService.checkList', asked, patient.session)
    expect(list.map((one: { reportName: string }) => one.reportName)).toEqual(['胸部CT'])
  })

  test('somebody whose file is not bound hears what to do', async () => {
    const patient = await lab.aPatient()
    const answer = await server.call('nethos.book.inspect.list', { compatId: patient.personId }, patient.session)
    expect(answer.msg).toBe('该就诊人没有绑定医院帐号，无法使用该功能。请先绑定医院帐号。')
  })

  test('the trend of an item goes through all reports that can be read, oldest first', async () => {
    const patient = await lab.aBound()
    const now = server.runtime.clock.now()
    for (const [days, value] of [
      [400, 4.4],
      [200, 4.9],
      [1, 5.6],
    ] as const)
      await lab.send(
        aReport(patient.recordNumber, {
          takenAt: now - days * 86_400_000,
          issuedAt: now - days * 86_400_000,
          content: { items: [anItem({ value })] },
        }),
      )
    const [row] = await lab.list(patient)
    const { list } = await server.call('nethos.report.trend', { reportId: row.reportId, itemIndex: 0 }, patient.session)
    expect(list.map((one: any) => one.item.value)).toEqual([4.4, 4.9, 5.6])
  })

  test('of one item under whichever of its codes, and once where it stands in two reports', async () => {
    const patient = await lab.aBound()
    const now = server.runtime.clock.now()
    const takenOn = (days: number) => ({ takenAt: now - days * 86_400_000, issuedAt: now - days * 86_400_000 })
    const glucose = (value: number, loinc: string) => ({ items: [anItem({ loinc, itemCode: loinc, value })] })
    await lab.send(aReport(patient.recordNumber, { ...takenOn(90), content: glucose(5.1, '14771-0') }))
    await lab.send(aReport(patient.recordNumber, { ...takenOn(2), content: glucose(5.9, '1558-6') }))
    await lab.send(aReport(patient.recordNumber, { ...takenOn(2), kind: 'checkup', content: glucose(5.9, '1558-6') }))
    const [row] = (await lab.list(patient)).filter((one: any) => one.kind === 'lab')
    const { list } = await server.call('nethos.report.trend', { reportId: row.reportId, itemIndex: 0 }, patient.session)
    expect(list.map(({ item, gender }: any) => [item.value, gender])).toEqual([
      [5.1, 'F'],
      [5.9, 'F'],
    ])
    expect(list[1].reportId).toBe(row.reportId)
  })
})

test('a report that is withdrawn after it was paid gives the money back, once', async () => {
  const patient = await lab.aBound()
  const report = aReport(patient.recordNumber, { kind: 'imaging', feeCents: 1500 })
  await lab.send(report)
  const [row] = await lab.list(patient)
  const input = { reportId: row.reportId, payChannel: 'ALIPAY' }
  expect(await server.call('nethos.report.pay', input, patient.session)).toMatchObject({ code: '0' })
  const { rows } = await server.pool.query(
    `select pay_no from payment join report_order on order_id::text = biz_id where report_id = $1`,
    [row.reportId],
  )
  await server.sandbox(`payments/${rows[0].pay_no}/succeed`)
  await server.runner.idle()
  await lab.send({ ...report, version: 2, state: 'cancelled' })
  await lab.send({ ...report, version: 3, state: 'cancelled' })
  await server.runner.idle()
  const refunds = await server.pool.query('select amount_cents::int, reason from refund where pay_no = $1', [
    rows[0].pay_no,
  ])
  expect(refunds.rows).toEqual([{ amount_cents: 1500, reason: '医院撤回了这份报告' }])
  expect((await lab.detail(patient, row.reportId)).obj).toMatchObject({ access: 'cancelled', content: null })
})

test('a chargeable report is paid once, and then it opens', async () => {
  const patient = await lab.aBound()
  await lab.send(aReport(patient.recordNumber, { kind: 'imaging', feeCents: 1500 }))
  const [row] = await lab.list(patient)
  expect(row).toMatchObject({ access: 'to_pay', feeCents: 1500 })
  expect((await lab.detail(patient, row.reportId)).obj.content).toBeNull()
  const { code } = await server.call(
    'nethos.report.pay',
    { reportId: row.reportId, payChannel: 'ALIPAY' },
    patient.session,
  )
  expect(code).toBe('0')
  const { orderId } = await server.db
    .selectFrom('reportOrder')
    .select('orderId')
    .where('reportId', '=', row.reportId)
    .executeTakeFirstOrThrow()
  const [payment] = (await (await server.get(`/sandbox/payments?bizId=${orderId}`)).json()) as any[]
  expect(payment).toMatchObject({ amount: 1500, bizType: 'report' })
  await server.sandbox(`payments/${payment.payNo}/succeed`)
  await server.runner.idle()
  const { obj } = await lab.detail(patient, row.reportId)
  expect(obj).toMatchObject({ access: 'open' })
  expect(obj.content.items).toHaveLength(1)
  const again = await server.call(
    'nethos.report.pay',
    { reportId: row.reportId, payChannel: 'ALIPAY' },
    patient.session,
  )
  expect(again.obj).toBe('SUCCESS')
})
