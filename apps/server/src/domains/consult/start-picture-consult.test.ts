import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aConsultWorld, aDoctor, anUpload, aPatient, aPerson } from './testbed.ts'

const server = await openTestServer()
const name = 'nethos.consult.info.docpic.issue.v2'
const written = {
  consultContent: '早晨头晕',
  illnessName: '高血压',
  illnessTime: '一周',
  expectedHelpContent: '要不要换药',
}

const detailOf = async (consultId: string, session: { token: string; signKey: string }) =>
  (await server.call('nethos.consult.info.detail', { consultId }, session)).obj

test('who has taken back her consent to the notice starts none until she gives it again; who never gave it may', async () => {
  const { patient, doctor } = await aConsultWorld(server, { priceCents: 0 })
  const agree = (verb: 'save' | 'withdraw') =>
    server.call(`smarthos.privacy.protocol.records.${verb}`, { moduleType: '咨询须知' }, patient.session)
  const start = () => server.call(name, { docId: doctor.docId, ...written }, patient.session)
  await agree('save')
  await agree('withdraw')
  expect(await start()).toMatchObject({
    http: 200,
    code: '02010014',
    msg: '您已撤回对《咨询须知》的同意，重新阅读并同意后才能发起咨询',
  })
  await agree('save')
  expect(await start()).toMatchObject({ code: '0' })
})

describe('a text-and-picture consult', () => {
  test('with a price waits 15 minutes for the payment', async () => {
    const { patient, doctor } = await aConsultWorld(server, { priceCents: 2000 })
    const attaId = await anUpload(server, patient)
    const { code, obj } = await server.call(
      name,
      { docId: doctor.docId, compatId: patient.personId, ...written, attaIdList: [attaId] },
      patient.session,
    )
    expect(code).toBe('0')
    expect(obj).toMatchObject({
      payWaitSeconds: 900,
      consult: { consultId: obj.consultId, consultStatus: 0, consultFee: 2000, consultType: 'DOCPIC' },
    })
    const { consult, attaList } = await detailOf(obj.consultId, patient.session)
    expect(consult).toMatchObject({
      consultStatusDescription: '待支付',
      consulterName: '张秀英',
      consulterGender: 'F',
      consulterMobile: '138****0009',
      compatId: patient.personId,
      patId: patient.accountId,
      consultContent: '早晨头晕',
      illnessTime: '一周',
      expectedHelpContent: '要不要换药',
      docName: '陈志远',
      docHosName: '南山云医院',
      attaIdList: [attaId],
    })
    expect(consult.consulterIdcard).toMatch(/^110105\*{8}\d{3}[\dX]$/)
    expect(attaList).toEqual([
      { attaId, type: 'picture', attaFileName: '舌苔.jpg', url: expect.stringContaining(`/files/${attaId}?t=`) },
    ])
  })

  test('without a price is going at once, and the doctor hears of it', async () => {
    const { patient, doctor } = await aConsultWorld(server, { priceCents: 0 })
    const { obj } = await server.call(
      'nethos.consult.info.docpic.issue',
      { docId: doctor.docId, ...written },
      patient.session,
    )
    expect(obj).toMatchObject({
      payWaitSeconds: 0,
      consult: { consultStatus: 2, consultStatusDescription: '请耐心等待医生回复' },
    })
    const { consult, messageList } = await detailOf(obj.consultId, patient.session)
    expect(consult.answerDueAt).toBe(consult.startedAt + 24 * 3_600_000)
    expect(messageList).toMatchObject([
      { msgLevel: 'SYS', replyContent: expect.stringContaining('医生将在24小时内回复') },
    ])
    const { list } = await server.staff.call('staff.consult.list', { tab: 'new' }, doctor.session)
    expect(list.map(row => row.consultId)).toEqual([obj.consultId])
  })

  test('takes price, person, state and owner from the house, whatever the client says', async () => {
    const { patient, doctor } = await aConsultWorld(server, { priceCents: 5000 })
    const forged = {
      price: 0,
      consultFee: 0,
      consultStatus: 2,
      patId: 'someone',
      consulterName: '李四',
      consulterIdcard: '1',
      consulterMobile: '2',
      patReplyRemainNumber: 99,
    }
    const { obj } = await server.call(
      name,
      { docId: doctor.docId, compatId: patient.personId, ...written, ...forged },
      patient.session,
    )
    const { consult } = await detailOf(obj.consultId, patient.session)
    expect(consult).toMatchObject({
      consultFee: 5000,
      consultStatus: 0,
      patId: patient.accountId,
      consulterName: '张秀英',
      patReplyRemainNumber: 10,
    })
  })

  test('is one at a time with the same doctor for the same person; the refusal leads to it', async () => {
    const { patient, doctor } = await aConsultWorld(server)
    const ask = (compatId: string) => server.call(name, { docId: doctor.docId, compatId, ...written }, patient.session)
    const answers = await Promise.all([ask(patient.personId), ask(patient.personId), ask(patient.personId)])
    const taken = answers.filter(one => one.code === '0')
    const refused = answers.filter(one => one.code !== '0')
    expect(taken).toHaveLength(1)
    for (const one of refused)
      expect(one).toMatchObject({
        code: '02010002',
        msg: '您有一个咨询还没有结束，结束后才能再问',
        obj: { consultId: taken[0]!.obj.consultId },
      })
    expect((await ask(await aPerson(server, patient.accountId))).code).toBe('0')
  })

  test('is free to begin again once the old one is past its 15 minutes, even before the clock has moved its row', async () => {
    const world = await aConsultWorld(server)
    const stale = await world.consult({ status: 'unpaid', createdAt: server.runtime.clock.now() - 900_000 })
    const { code } = await server.call(
      name,
      { docId: world.doctor.docId, compatId: world.patient.personId, ...written },
      world.patient.session,
    )
    expect(code).toBe('0')
    expect((await detailOf(stale, world.patient.session)).consult.consultStatus).toBe(-2)
  })
})

describe('a text-and-picture consult is refused', async () => {
  const { patient, doctor } = await aConsultWorld(server)
  const ask = async (fields: object) => {
    const { http, code, msg } = await server.call(
      name,
      { docId: doctor.docId, compatId: patient.personId, ...written, ...fields },
      patient.session,
    )
    return `${http} ${code} ${msg}`
  }

  test('when the doctor does not offer it', async () => {
    const closed = await aDoctor(server, { isOpen: false })
    expect(await ask({ docId: closed.docId })).toBe('200 02010001 这位医生还没有开通这项咨询')
  })

  test("for a doctor or a person who does not exist, or is another account's", async () => {
    const stranger = await aPatient(server)
    for (const fields of [{ docId: 'nobody' }, { compatId: 'nobody' }, { compatId: stranger.personId }])
      expect(await ask(fields)).toBe('200 00010440 记录不存在')
  })

  test("with another account's picture", async () => {
    const attaId = await anUpload(server, await aPatient(server))
    expect(await ask({ attaIdList: [attaId] })).toBe('200 00010440 记录不存在')
  })

  test('for a person without an ID number', async () => {
    const compatId = await aPerson(server, patient.accountId, { birthOn: null })
    expect(await ask({ compatId })).toBe('200 02010003 咨询人证件号 不能为空')
  })

  test('for a child under six without a guardian', async () => {
    const compatId = await aPerson(server, patient.accountId, { birthOn: '2023-05-05' })
    expect(await ask({ compatId })).toBe('200 02010004 就诊人未满6岁，为保障就诊人权益，请添加监护人信息。')
  })

  test("where a rule is broken, in the rule's words", async () => {
    expect(await ask({ consultContent: '痛'.repeat(501) })).toBe('200 00010422 咨询内容不能超过500个字')
    expect(await ask({ illnessName: '痛'.repeat(21) })).toBe('200 00010422 疾病名称不能超过20个字')
    expect(await ask({ attaIdList: Array.from({ length: 10 }, (_, at) => `a${at}`) })).toBe(
      '200 00010422 最多可以上传9张图片',
    )
    expect(await ask({ consultContent: '' })).toBe('200 00010422 咨询内容不能为空')
  })

  test('with wrong types, and without a session', async () => {
    expect(await ask({ attaIdList: 'a,b' })).toBe('400 00010400 attaIdList格式不正确')
    expect(await ask({ compatId: 7 })).toBe('400 00010400 compatId格式不正确')
    expect(await server.call(name, { docId: doctor.docId, ...written })).toMatchObject({ http: 401, code: '00010401' })
    expect(await server.staff.call(name, { docId: doctor.docId, ...written }, doctor.session)).toMatchObject({
      http: 401,
    })
  })

  test('without any person', async () => {
    const { accountId } = await server.db
      .insertInto('account')
      .values({ mobileSealed: Buffer.from('x'), mobileHash: Buffer.from('without any person'), createdAt: new Date() })
      .returning('accountId')
      .executeTakeFirstOrThrow()
    const { code, msg } = await server.call(
      name,
      { docId: doctor.docId, ...written },
      await server.sessionOf({ accountId }),
    )
    expect({ code, msg }).toEqual({ code: '02010005', msg: '您还没有就诊人信息，请先添加就诊人' })
  })
})
