import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../../testing/server.ts'
import { aConsultWorld, aPatient, payFor } from '../testbed.ts'
import { aVideoOffer, aVideoTime } from './testbed.ts'

const server = await openTestServer()
const issue = 'nethos.consult.info.docvideo.issue'
const hour = 3_600_000

async function aVideoWorld(priceCents = 6000) {
  const world = await aConsultWorld(server, { priceCents: 2000 })
  await aVideoOffer(server, world.doctor.docId, { priceCents })
  return world
}
/** In a session of today: the clock may have gone on. */
const desk = async (service: string, fields: object, { staffId }: { staffId: string }) =>
  server.staff.call(service, fields, await server.sessionOf({ staffId }))
const timesOf = async (docId: string) => (await server.call('nethos.consult.video.schedule.list', { docId })).obj
const book = async (
  { docId, timeId, consultType }: { docId: string; timeId: string; consultType?: string | undefined },
  patient: { accountId: string; personId: string },
) =>
  server.call(
    issue,
    { docId, timeId, consultType, compatId: patient.personId, consultContent: '胸口发闷，想当面问问' },
    await server.sessionOf(patient),
  )

describe('a doctor publishes times', () => {
  test('one after the other, which everybody sees; a free one is taken back', async () => {
    const { doctor, patient } = await aVideoWorld()
    const beginsAt = server.runtime.clock.now() + 2 * hour
    expect(await desk('staff.video.time.publish', { beginsAt, minutes: 15, count: 3 }, doctor)).toMatchObject({
      obj: { count: 3 },
    })
    const shown = await timesOf(doctor.docId)
    expect(shown).toMatchObject({ consultType: 'VIDEO', isOpen: true, consultFee: 6000, consultCanReplyNumber: 10 })
    expect(shown.times.map((one: { beginsAt: number }) => one.beginsAt - beginsAt)).toEqual([0, 900_000, 1_800_000])
    const [first, second] = shown.times
    expect(await desk('staff.video.time.withdraw', { timeId: first.timeId }, doctor)).toMatchObject({ obj: true })
    expect(await desk('staff.video.time.withdraw', { timeId: first.timeId }, doctor)).toMatchObject({
      msg: '记录不存在',
    })
    await book({ docId: doctor.docId, timeId: second.timeId }, patient)
    expect(await desk('staff.video.time.withdraw', { timeId: second.timeId }, doctor)).toMatchObject({
      code: '04012023',
      msg: '该时段已被预约，不能停约',
    })
    const { list } = await desk('staff.video.time.list', {}, doctor)
    expect(
      list.map((one: { consulterName: string; isCertain: boolean }) => [one.consulterName, one.isCertain]),
    ).toEqual([
      ['张秀英', false],
      ['', false],
    ])
    const seen = server.db.selectFrom('audit').select('action').where('actorId', '=', doctor.staffId)
    expect((await seen.execute()).map(line => line.action)).toContain('consult.list')
  })

  test('never two that overlap; all of them or none', async () => {
    const { doctor } = await aVideoWorld()
    const beginsAt = server.runtime.clock.now() + 30 * hour
    const publish = (at: number, count = 1) =>
      desk('staff.video.time.publish', { beginsAt: at, minutes: 30, count }, doctor)
    await publish(beginsAt)
    expect(await publish(beginsAt - hour, 4)).toMatchObject({
      code: '04012021',
      msg: '与已发布的时段重叠，请换一个开始时间',
    })
    expect((await timesOf(doctor.docId)).times).toHaveLength(1)
    expect(await publish(beginsAt + hour / 2)).toMatchObject({ code: '0' })
    const other = await aVideoWorld()
    expect(
      await desk('staff.video.time.publish', { beginsAt, minutes: 30, count: 1 }, other.doctor),
      'another doctor has hours of his own',
    ).toMatchObject({ code: '0' })
  })

  test('only what lies ahead, of a length that is offered, and only who sells video', async () => {
    const { doctor } = await aVideoWorld()
    const now = server.runtime.clock.now()
    const publish = (fields: object) =>
      desk('staff.video.time.publish', { beginsAt: now + hour, minutes: 15, count: 1, ...fields }, doctor)
    expect(await publish({ beginsAt: now - hour })).toMatchObject({
      code: '04012022',
      msg: '只能发布从现在起60天内的时段',
    })
    expect(await publish({ beginsAt: now + 62 * 24 * hour })).toMatchObject({ code: '04012022' })
    expect(await publish({ minutes: 7 })).toMatchObject({ msg: '请选择每个时段的时长' })
    expect(await publish({ count: 25 })).toMatchObject({ msg: '一次最多发布24个时段' })
    const { doctor: without } = await aConsultWorld(server)
    expect(
      await desk('staff.video.time.publish', { beginsAt: now + hour, minutes: 15, count: 1 }, without),
    ).toMatchObject({ code: '04012020', msg: '您还没有开通视频咨询，请联系医院管理员' })
    expect(await timesOf(without.docId)).toMatchObject({ isOpen: false, times: [] })
    expect((await server.call('nethos.consult.video.schedule.list', { docId: 'nobody' })).msg).toBe('记录不存在')
  })

  test('who sells both kinds of video shows both prices, the cheaper one first', async () => {
    const { doctor } = await aVideoWorld()
    await aVideoOffer(server, doctor.docId, { priceCents: 9900, consultType: 'DOCVIDEO' })
    expect(await timesOf(doctor.docId)).toMatchObject({
      consultType: 'VIDEO',
      consultFee: 6000,
      kinds: [
        { consultType: 'VIDEO', consultFee: 6000, consultCanReplyNumber: 10 },
        { consultType: 'DOCVIDEO', consultFee: 9900, consultCanReplyNumber: 10 },
      ],
    })
  })
})

describe('a patient books a time', () => {
  test('holds it for 15 minutes, pays, and finds out what comes next', async () => {
    const { doctor, patient } = await aVideoWorld()
    const timeId = await aVideoTime(server, doctor.docId)
    const { obj } = await book({ docId: doctor.docId, timeId }, patient)
    expect(obj).toMatchObject({ payWaitSeconds: 900, consult: { consultType: 'VIDEO', consultFee: 6000 } })
    expect((await timesOf(doctor.docId)).times).toEqual([])
    await payFor(server, obj.consultId, patient.session)
    const { consult, messageList } = (
      await server.call('nethos.consult.info.detail', { consultId: obj.consultId }, patient.session)
    ).obj
    expect(consult).toMatchObject({
      consultStatus: 2,
      consultStatusDescription: '预约成功，请在预约时间前15分钟进入候诊',
    })
    expect(consult.answerDueAt - consult.servedUntil).toBe(30 * 60_000)
    expect(messageList[0].replyContent).toBe(
      '支付成功，视频已预约。请在预约时间前15分钟内进入候诊，医生到诊后开始；医生未到诊自动退款；医生到诊等候而您未进入，退回一半费用。视频过程按国家规定录音录像，由医院保存3年。',
    )
  })

  test.each([
    ['VIDEO', 6000],
    ['DOCVIDEO', 9900],
    [undefined, 6000],
  ] as const)('pays what the kind of video costs that was offered: %s', async (consultType, cents) => {
    const { doctor, patient } = await aVideoWorld()
    await aVideoOffer(server, doctor.docId, { priceCents: 9900, consultType: 'DOCVIDEO' })
    const timeId = await aVideoTime(server, doctor.docId)
    const { obj } = await book({ docId: doctor.docId, timeId, consultType }, patient)
    expect(obj.consult).toMatchObject({ consultType: consultType ?? 'VIDEO', consultFee: cents })
    await payFor(server, obj.consultId, patient.session)
    const paid = server.db.selectFrom('payment').select('amountCents').where('bizId', '=', obj.consultId)
    expect((await paid.execute()).map(row => row.amountCents)).toEqual([cents])
  })

  test('a kind that the doctor does not sell is refused, not sold as another', async () => {
    const { doctor, patient } = await aVideoWorld()
    const timeId = await aVideoTime(server, doctor.docId)
    expect(await book({ docId: doctor.docId, timeId, consultType: 'DOCVIDEO' }, patient)).toMatchObject({
      msg: '这位医生还没有开通这项咨询',
    })
    expect((await timesOf(doctor.docId)).times).toHaveLength(1)
  })

  test('of many who want it at once exactly one gets it', async () => {
    const { doctor } = await aVideoWorld(0)
    const timeId = await aVideoTime(server, doctor.docId)
    const patients = [await aPatient(server), await aPatient(server), await aPatient(server), await aPatient(server)]
    const answers = await Promise.all(patients.map(one => book({ docId: doctor.docId, timeId }, one)))
    expect(answers.map(one => one.code).sort()).toEqual(['0', '02010040', '02010040', '02010040'])
    expect(answers.find(one => one.code !== '0')!.msg).toBe('这个时段已约出或已停约，请选择其他时段')
    const held = await server.db.selectFrom('consult').select('consultId').where('docId', '=', doctor.docId).execute()
    expect(held, 'who was refused has no consult').toHaveLength(1)
  })

  test('an unpaid one is free again when it expires, or when it is cancelled', async () => {
    const { doctor, patient } = await aVideoWorld()
    const timeId = await aVideoTime(server, doctor.docId, server.runtime.clock.now() + 100 * hour)
    const first = await book({ docId: doctor.docId, timeId }, patient)
    await server.advance(15 * 60 + 1)
    expect((await timesOf(doctor.docId)).times).toHaveLength(1)
    const again = await book({ docId: doctor.docId, timeId }, patient)
    expect(again.obj.consultId).not.toBe(first.obj.consultId)
    const cancelled = await server.call(
      'nethos.consult.info.cancel',
      { consultId: again.obj.consultId },
      patient.session,
    )
    expect(cancelled.obj).toBe(true)
    expect((await timesOf(doctor.docId)).times).toHaveLength(1)
  })

  test('a paid one can be cancelled until the two have met: all money goes back, the time is free', async () => {
    const { doctor, patient } = await aVideoWorld()
    const timeId = await aVideoTime(server, doctor.docId)
    const { obj } = await book({ docId: doctor.docId, timeId }, patient)
    const payNo = await payFor(server, obj.consultId, patient.session)
    expect((await server.call('nethos.consult.info.cancel', { consultId: obj.consultId }, patient.session)).obj).toBe(
      true,
    )
    const refunds = server.db.selectFrom('refund').select(['amountCents', 'reason']).where('payNo', '=', payNo)
    expect(await refunds.execute()).toEqual([{ amountCents: 6000, reason: '取消预约，全额退款' }])
    expect((await timesOf(doctor.docId)).times.map((one: { timeId: string }) => one.timeId)).toEqual([timeId])
  })

  test('when the doctor declines or does not come all money goes back, and nobody else is given that time', async () => {
    for (const how of ['decline', 'give_up'] as const) {
      const { doctor, patient } = await aVideoWorld()
      const timeId = await aVideoTime(server, doctor.docId, server.runtime.clock.now() + hour)
      const { obj } = await book({ docId: doctor.docId, timeId }, patient)
      const payNo = await payFor(server, obj.consultId, patient.session)
      if (how === 'decline')
        await desk('staff.consult.refuse', { consultId: obj.consultId, reason: '临时手术' }, doctor)
      else await server.advance(3600 + 45 * 60 + 1)
      const refunds = server.db.selectFrom('refund').select('amountCents').where('payNo', '=', payNo)
      expect(await refunds.execute()).toEqual([{ amountCents: 6000 }])
      expect((await timesOf(doctor.docId)).times).toEqual([])
    }
  })

  test('not one that begins before it could be paid, of another doctor, or for somebody else’s person', async () => {
    const { doctor, patient } = await aVideoWorld()
    const soon = await aVideoTime(server, doctor.docId, server.runtime.clock.now() + 10 * 60_000)
    const later = await aVideoTime(server, doctor.docId)
    expect((await timesOf(doctor.docId)).times.map((one: { timeId: string }) => one.timeId)).toEqual([later])
    expect(await book({ docId: doctor.docId, timeId: soon }, patient)).toMatchObject({ code: '02010040' })
    const other = await aVideoWorld()
    expect(await book({ docId: other.doctor.docId, timeId: later }, patient)).toMatchObject({ code: '02010040' })
    const stranger = await aPatient(server)
    expect(
      await book({ docId: doctor.docId, timeId: later }, { ...patient, personId: stranger.personId }),
    ).toMatchObject({ msg: '记录不存在' })
    const { doctor: without } = await aConsultWorld(server)
    expect(await book({ docId: without.docId, timeId: later }, patient)).toMatchObject({ code: '02010001' })
  })
})
