import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aDoctor, aPatient, aPerson, payFor } from './testbed.ts'

const server = await openTestServer()
const day = 86_400
type Patient = Awaited<ReturnType<typeof aPatient>>

/** A doctor who sells weeks and months of his time. */
async function aPrivateDoctor(isOpen = true) {
  const doctor = await aDoctor(server)
  const { docId } = doctor
  await server.db
    .insertInto('doctorOffer')
    .values({ docId, consultType: 'PERSONAL_TIME_PIC', priceCents: 9900, replyLimit: 2, isOpen })
    .execute()
  const [month, week] = await server.db
    .insertInto('doctorService')
    .values(
      [
        { docId, serveName: '私人医生·月', priceCents: 29900, lengthOfTime: 1, lengthUnit: 'MONTH', position: 2 },
        { docId, serveName: '私人医生·周', priceCents: 9900, lengthOfTime: 1, lengthUnit: 'WEEK', position: 1 },
      ].map(one => ({ ...one, dailyReplyLimit: 2 })),
    )
    .returning('serviceId')
    .execute()
  return { ...doctor, month: month!.serviceId, week: week!.serviceId }
}
type Private = Awaited<ReturnType<typeof aPrivateDoctor>>

/** In a session of today: the clock may have gone on. */
const as = async (patient: Patient, service: string, fields: object) =>
  server.call(service, fields, await server.sessionOf(patient))
const desk = async (doctor: Private, service: string, fields: object) =>
  server.staff.call(service, fields, await server.sessionOf(doctor))
const buy = (patient: Patient, doctor: Private, personalServeId: string, fields: object = {}) =>
  as(patient, 'nethos.consult.info.personal.issue', {
    docId: doctor.docId,
    personalServeId,
    compatId: patient.personId,
    consultContent: '想请您看一个月血压',
    ...fields,
  })
const pay = async (patient: Patient, consultId: string) => payFor(server, consultId, await server.sessionOf(patient))
const bought = async (patient: Patient, consultId: string) =>
  (await as(patient, 'nethos.personal.serve.info.details', { consultId })).obj
const check = async (patient: Patient, doctor: Private) =>
  (await as(patient, 'nethos.consult.info.check.personal.serve', { docId: doctor.docId, compatId: patient.personId }))
    .obj
const say = async (patient: Patient, consultId: string) => {
  const { code, msg, obj } = await as(patient, 'nethos.consult.info.reply', { consultId, replyContent: '今天 128/80' })
  return code === '0' ? obj.patReplyRemainNumber : msg
}

describe('a private doctor', () => {
  test('says what he sells, the shortest first; nothing when he has closed it', async () => {
    const doctor = await aPrivateDoctor()
    const { list } = await server.call('nethos.personal.serve.list', { docId: doctor.docId })
    expect(
      list.map(one => [one.id, one.serveName, one.servePrice, one.serveLengthOfTime, one.serveLengthOfTimeUnit]),
    ).toEqual([
      [doctor.week, '私人医生·周', 9900, 1, 'WEEK'],
      [doctor.month, '私人医生·月', 29900, 1, 'MONTH'],
    ])
    const closed = await aPrivateDoctor(false)
    expect((await server.call('nethos.personal.serve.list', { docId: closed.docId })).list).toEqual([])
    expect(await check(await aPatient(server), closed)).toEqual({ canApply: false, isRenewal: false, consultId: null })
  })

  test('is paid for a month, answers within 24 hours, and takes so many questions a day', async () => {
    const [patient, doctor] = [await aPatient(server), await aPrivateDoctor()]
    const { obj } = await buy(patient, doctor, doctor.month)
    expect(obj).toMatchObject({
      payWaitSeconds: 900,
      consult: { consultType: 'PERSONAL_TIME_PIC', consultStatus: 0, consultFee: 29900 },
    })
    const { consultId } = obj
    expect(await check(patient, doctor)).toEqual({ canApply: false, isRenewal: false, consultId })
    expect(await bought(patient, consultId)).toMatchObject({ servedFrom: null, endTime: null, mayRenew: false })
    await pay(patient, consultId)
    const { messageList } = (await as(patient, 'nethos.consult.info.detail', { consultId })).obj
    expect(messageList[0].replyContent).toMatch(
      /^支付成功，咨询已开始。医生将在24小时内回复，超时未回复自动退款；服务至 .* 止，首次回复后每天可回复2条。$/,
    )
    expect(await say(patient, consultId)).toBe('医生还没有回复。要补充病情，请点“补充资料”')
    await desk(doctor, 'staff.consult.reply', { consultId, replyContent: '您好' })
    expect([await say(patient, consultId), await say(patient, consultId), await say(patient, consultId)]).toEqual([
      1,
      0,
      '您今天的回复条数已用完，请明天再来',
    ])
    await server.advance(day)
    expect(await say(patient, consultId)).toBe(1)
    const info = await bought(patient, consultId)
    expect(info).toMatchObject({
      personalServeId: doctor.month,
      serveName: '私人医生·月',
      servePrice: 29900,
      dailyReplyLimit: 2,
      patReplyRemainNumber: 1,
      docName: '陈志远',
      mayRenew: false,
      mayEnd: true,
    })
    expect(info.endTime - info.servedFrom).toBeGreaterThanOrEqual(28 * day * 1000)
    expect((await desk(doctor, 'staff.consult.finish', { consultId })).code).toBe('04012003')
    await server.advance(31 * day)
    expect((await as(patient, 'nethos.consult.info.detail', { consultId })).obj.consult).toMatchObject({
      consultStatus: 4,
      patReplyRemainNumber: 0,
    })
  })

  test('who does not answer within 24 hours gives all money back', async () => {
    const [patient, doctor] = [await aPatient(server), await aPrivateDoctor()]
    const { consultId } = (await buy(patient, doctor, doctor.week)).obj
    const payNo = await pay(patient, consultId)
    await server.advance(day)
    const refunds = await server.db.selectFrom('refund').select('amountCents').where('payNo', '=', payNo).execute()
    expect(refunds).toEqual([{ amountCents: 9900 }])
    expect((await bought(patient, consultId)).consult.consultStatus).toBe(-1)
  })

  test('is renewed in the last seven days: the new time begins when the old one ends, and only once', async () => {
    const [patient, doctor] = [await aPatient(server), await aPrivateDoctor()]
    const first = (await buy(patient, doctor, doctor.month)).obj.consultId
    await pay(patient, first)
    await desk(doctor, 'staff.consult.reply', { consultId: first, replyContent: '您好' })
    await server.advance(20 * day)
    expect((await buy(patient, doctor, doctor.week)).code).toBe('02010002')
    await server.advance(6 * day)
    expect((await bought(patient, first)).mayRenew).toBe(true)
    expect(await check(patient, doctor)).toEqual({ canApply: true, isRenewal: true, consultId: first })
    const both = await Promise.all([buy(patient, doctor, doctor.week), buy(patient, doctor, doctor.week)])
    expect(both.map(one => one.code).toSorted()).toEqual(['0', '02010002'])
    const second = both.find(one => one.code === '0')!.obj.consultId
    await pay(patient, second)
    const [before, after] = [await bought(patient, first), await bought(patient, second)]
    expect(after.servedFrom).toBe(before.endTime)
    expect(after.endTime - after.servedFrom).toBe(7 * day * 1000)
    expect((await buy(patient, doctor, doctor.week)).code).toBe('02010002')
    await desk(doctor, 'staff.consult.reply', { consultId: second, replyContent: '我们继续' })
    await server.advance(10 * day)
    expect((await bought(patient, first)).consult.consultStatus).toBe(4)
    expect((await bought(patient, second)).consult.consultStatus).toBe(2)
  })

  test('is not paid after all: cancelled by the patient, nobody else, and not once it runs', async () => {
    const [patient, doctor] = [await aPatient(server), await aPrivateDoctor()]
    const { consultId } = (await buy(patient, doctor, doctor.week)).obj
    const cancel = async (who: Patient) => {
      const { code, msg } = await as(who, 'nethos.consult.info.personal.cancel', { consultId })
      return code === '0' ? 'done' : msg
    }
    expect(await cancel(await aPatient(server))).toBe('记录不存在')
    expect(await cancel(patient)).toBe('done')
    expect(await cancel(patient)).toBe('这次咨询已经不能取消')
  })

  test('refuses, each in its own words', async () => {
    const [patient, doctor, closed] = [await aPatient(server), await aPrivateDoctor(), await aPrivateDoctor(false)]
    const refusalOf = async (...asked: Parameters<typeof buy>) => {
      const { code, msg } = await buy(...asked)
      return code === '0' ? 'done' : msg
    }
    expect(await refusalOf(patient, closed, closed.week)).toBe('这位医生还没有开通这项咨询')
    expect(await refusalOf(patient, doctor, closed.week)).toBe('记录不存在')
    expect(await refusalOf(patient, doctor, doctor.week, { compatId: '' })).toBe('请选择就诊人')
    expect(await refusalOf(patient, doctor, doctor.week, { compatId: (await aPatient(server)).personId })).toBe(
      '记录不存在',
    )
    expect(await refusalOf(patient, doctor, doctor.week, { consultContent: '' })).toBe('咨询内容不能为空')
    const child = await aPerson(server, patient.accountId, { birthOn: '2023-01-01' })
    expect(await refusalOf(patient, doctor, doctor.week, { compatId: child })).toBe(
      '就诊人未满6岁，为保障就诊人权益，请添加监护人信息。',
    )
    const { consultId } = (await buy(patient, doctor, doctor.week)).obj
    const stranger = await as(await aPatient(server), 'nethos.personal.serve.info.details', { consultId })
    expect(stranger.msg).toBe('记录不存在')
  })
})
