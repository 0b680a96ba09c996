import { describe, expect, test } from 'vitest'
import { allergyClassKeys } from '@nethos/contract/record/allergy.kinds.ts'
import { openTestServer } from '../../testing/server.ts'
import { aConsultWorld, anUpload, aPatient, aPerson } from '../consult/testbed.ts'

const server = await openTestServer()
const { call } = server
const notFound = { http: 200, code: '00010440', msg: '记录不存在' }
const today = () => Math.floor(server.runtime.clock.now() / 1000)

describe('the health file', () => {
  test('of somebody of whom nothing was told is empty, and says who he is', async () => {
    const { accountId, personId, session } = await aPatient(server)
    expect(await call('nethos.pat.medicalinfo.details', { patId: accountId }, session)).toMatchObject({
      code: '0',
      obj: {
        compatId: personId,
        compatName: '张秀英',
        compatGender: 'F',
        selfCompat: true,
        presentingComplaint: '',
        pastHistory: '',
        familyHistory: '',
        allergyHistory: '',
        allergyClasses: [],
      },
    })
  })

  test('keeps one text at a time and leaves the others', async () => {
    const { session } = await aPatient(server)
    const save = (fields: object) => call('nethos.pat.medicalinfo.modify', fields, session)
    expect(await save({ allergyHistory: ' 青霉素过敏，皮疹 ', allergyClasses: ['penicillins'] })).toMatchObject({
      code: '0',
      obj: true,
    })
    await save({ pastHistory: '高血压十年' })
    await save({ presentingComplaint: '头晕' })
    expect((await call('nethos.pat.medicalinfo.details', {}, session)).obj).toMatchObject({
      allergyHistory: '青霉素过敏，皮疹',
      allergyClasses: ['penicillins'],
      pastHistory: '高血压十年',
      presentingComplaint: '头晕',
    })
    await save({ allergyHistory: '', allergyClasses: [] })
    expect((await call('nethos.pat.medicalinfo.details', {}, session)).obj).toMatchObject({
      allergyHistory: '',
      allergyClasses: [],
      pastHistory: '高血压十年',
    })
  })

  test('keeps every class of allergy that can be chosen', async () => {
    const { session } = await aPatient(server)
    const saved = await call('nethos.pat.medicalinfo.modify', { allergyClasses: allergyClassKeys }, session)
    expect(saved.code).toBe('0')
    expect((await call('nethos.pat.medicalinfo.details', {}, session)).obj.allergyClasses).toEqual(allergyClassKeys)
  })

  test('what cannot wait in it, and in a visit of these days, is answered at once in the writer’s messages', async () => {
    const { accountId, session } = await aPatient(server)
    const advice = async () =>
      (
        await server.db
          .selectFrom('message')
          .select(['recordType', 'content'])
          .where('accountId', '=', accountId)
          .where('messageType', '=', 'emergency_advice')
          .orderBy('recordType')
          .execute()
      ).map(one => `${one.recordType} ${one.content.includes('立即拨打120')}`)
    const inDanger = '突然胸痛，出冷汗半小时'
    const visit = (medicalTime: number) =>
      call('nethos.pat.medicalhistroy.add', { patId: accountId, medicalContent: inDanger, medicalTime }, session)
    await call('nethos.pat.medicalinfo.modify', { presentingComplaint: '血压偏高' }, session)
    expect((await visit(today() - 86_400 * 30)).code).toBe('0')
    expect(await advice()).toEqual([])
    await call('nethos.pat.medicalinfo.modify', { presentingComplaint: inDanger }, session)
    expect((await visit(today())).code).toBe('0')
    expect(await advice()).toEqual(['health_file true', 'treatment true'])
  })

  test('is the same that the summary for the hospital shows', async () => {
    const { accountId, session } = await aPatient(server)
    const compatId = await aPerson(server, accountId)
    const facts = {
      surgeryHistory: '阑尾切除',
      traumaHistory: '无',
      menstrualHistory: '已绝经',
      familyHistory: '糖尿病',
    }
    expect(await call('nethos.pat.illness.modify', { compatId, ...facts }, session)).toMatchObject({ code: '0' })
    expect((await call('nethos.pat.illness.details', { compatId }, session)).obj).toMatchObject(facts)
    expect((await call('nethos.pat.medicalinfo.details', { compatId }, session)).obj.familyHistory).toBe('糖尿病')
    expect((await call('nethos.pat.medicalinfo.details', {}, session)).obj.familyHistory).toBe('')
  })

  test.each([
    [{}, '00010422', '请填写要保存的内容'],
    [{ pastHistory: '病'.repeat(1001) }, '00010422', '既往史不能超过1000个字'],
    [{ pastHistory: 7 }, '00010400', 'pastHistory格式不正确'],
    [{ allergyClasses: ['pollen'] }, '00010400', 'allergyClasses.0格式不正确'],
  ])('takes no %j', async (fields, code, msg) => {
    const { session } = await aPatient(server)
    expect(await call('nethos.pat.medicalinfo.modify', fields, session)).toMatchObject({ code, msg })
  })
})

describe('a treatment record', () => {
  test('is kept with its pictures, shown newest visit first, changed, deleted and fetched back', async () => {
    const { accountId, session } = await aPatient(server)
    const [one, two] = [await anUpload(server, { accountId }), await anUpload(server, { accountId })]
    const add = (fields: object) =>
      call('nethos.pat.medicalhistroy.add', { patId: accountId, medicalContent: '门诊复查', ...fields }, session)
    const old = await add({ medicalTime: today() - 86_400 * 30, attaIdList: [two, one] })
    expect(old).toMatchObject({ code: '0', obj: { medId: expect.any(String) } })
    const recent = await add({ medicalTime: today() })
    const list = async () => (await call('nethos.pat.medicalhistroy.list', { patId: accountId }, session)).list
    const removed = async () => (await call('nethos.pat.medicalhistroy.removed.list', {}, session)).list
    const medicalId = old.obj.medId
    expect((await list()).map(row => row.medId)).toEqual([recent.obj.medId, medicalId])
    expect((await list())[1]).toMatchObject({
      medContent: '门诊复查',
      createName: '张秀英',
      attaIdList: [two, one],
      sysAttachmentList: [{ attaId: two, url: expect.stringContaining(`/files/${two}`) }, { attaId: one }],
    })

    const changed = { medicalId, medicalContent: '住院三天', medicalTime: today() - 86_400, attaIdList: [one] }
    expect(await call('nethos.pat.medicalhistroy.modify', changed, session)).toMatchObject({ code: '0', obj: true })
    expect((await call('nethos.pat.medicalhistroy.detail', { medId: medicalId }, session)).obj).toMatchObject({
      medContent: '住院三天',
      attaIdList: [one],
    })

    expect(await call('nethos.pat.medicalhistroy.delete', { medicalId }, session)).toMatchObject({ code: '0' })
    expect(await list()).toHaveLength(1)
    expect(await call('nethos.pat.medicalhistroy.detail', { medId: medicalId }, session)).toMatchObject(notFound)
    expect(await call('nethos.pat.medicalhistroy.delete', { medicalId }, session)).toMatchObject(notFound)
    const restorable = await removed()
    expect(restorable.map(row => row.medId)).toEqual([medicalId])
    expect(restorable[0].restorableUntil - server.runtime.clock.now()).toBeLessThanOrEqual(24 * 3_600_000)
    expect(restorable[0].restorableUntil - server.runtime.clock.now()).toBeGreaterThan(23 * 3_600_000)
    expect(await call('nethos.pat.medicalhistroy.restore', { medicalId }, session)).toMatchObject({ code: '0' })
    expect(await list()).toHaveLength(2)
    expect(await removed()).toEqual([])
    await call('nethos.pat.medicalhistroy.delete', { medicalId }, session)
    await server.db
      .updateTable('treatment')
      .set({ removedAt: new Date(server.runtime.clock.now() - 25 * 3_600_000) })
      .where('treatmentId', '=', medicalId)
      .execute()
    expect(await call('nethos.pat.medicalhistroy.restore', { medicalId }, session)).toMatchObject({
      code: '01130002',
      msg: '已超过可恢复的时间，请重新添加',
    })
    expect(await removed()).toEqual([])
  })

  test('that was deleted goes for good after a day, with what hung on it, and the timer goes on', async () => {
    const { accountId, session } = await aPatient(server)
    const file = await anUpload(server, { accountId })
    const note = { patId: accountId, medicalContent: '门诊复查', medicalTime: today(), attaIdList: [file] }
    const { medId: medicalId } = (await call('nethos.pat.medicalhistroy.add', note, session)).obj
    await call('nethos.pat.medicalhistroy.delete', { medicalId }, session)
    await server.advance(26 * 3600)
    const left = await server.db
      .selectFrom('treatment')
      .select('removedAt')
      .where('removedAt', 'is not', null)
      .execute()
    expect(left).toEqual([])
    const hung = server.db.selectFrom('attachmentUse').select('attaId').where('attaId', '=', file)
    expect(await hung.execute()).toEqual([])
  })

  test.each([
    [{ medicalContent: ' ' }, '00010422', '就诊详情不能为空'],
    [{ medicalContent: '字'.repeat(1001) }, '00010422', '就诊详情不能超过1000个字'],
    [{ medicalTime: undefined }, '00010422', '请选择就诊日期'],
    [{ medicalTime: 'today' }, '00010400', 'medicalTime格式不正确'],
    [{ medicalTime: 4_000_000_000 }, '01130001', '就诊日期不能晚于今天'],
    [{ medicalTime: 9e15 }, '00010422', '就诊日期不能晚于今天'],
    [{ medicalTime: -9e15 }, '00010422', '就诊日期不能早于1900年'],
    [{ medicalTime: -62_167_219_201 }, '00010422', '就诊日期不能早于1900年'],
    [{ medicalContent: '\u200b\u2060' }, '00010422', '就诊详情不能为空'],
    [{ attaIdList: Array.from({ length: 10 }, (_, at) => `a${at}`) }, '00010422', '最多可以上传9张图片'],
  ])('with %j answers %s %s', async (fields, code, msg) => {
    const { session } = await aPatient(server)
    const whole = { medicalContent: '门诊', medicalTime: today(), ...fields }
    expect(await call('nethos.pat.medicalhistroy.add', whole, session)).toMatchObject({ code, msg })
  })

  test("takes no picture that is another's", async () => {
    const [owner, stranger] = [await aPatient(server), await aPatient(server)]
    const attaIdList = [await anUpload(server, { accountId: stranger.accountId })]
    const fields = { medicalContent: '门诊', medicalTime: today(), attaIdList }
    expect(await call('nethos.pat.medicalhistroy.add', fields, owner.session)).toMatchObject(notFound)
  })
})

test("another account's file and records are answered as ones that do not exist", async () => {
  const [owner, stranger] = [await aPatient(server), await aPatient(server)]
  const fields = { medicalContent: '门诊', medicalTime: today() }
  const { medId } = (await call('nethos.pat.medicalhistroy.add', fields, owner.session)).obj
  const calls: [string, object][] = [
    ['nethos.pat.medicalinfo.details', { compatId: owner.personId }],
    ['nethos.pat.medicalinfo.details', { patId: owner.accountId }],
    ['nethos.pat.medicalinfo.modify', { compatId: owner.personId, pastHistory: '…' }],
    ['nethos.pat.illness.details', { compatId: owner.personId }],
    ['nethos.pat.illness.modify', { compatId: owner.personId, pastHistory: '…' }],
    ['nethos.pat.medicalhistroy.list', { compatId: owner.personId }],
    ['nethos.pat.medicalhistroy.list', { patId: owner.accountId }],
    ['nethos.pat.medicalhistroy.removed.list', { compatId: owner.personId }],
    ['nethos.pat.medicalhistroy.add', { compatId: owner.personId, ...fields }],
    ['nethos.pat.medicalhistroy.detail', { medId }],
    ['nethos.pat.medicalhistroy.modify', { medicalId: medId, ...fields }],
    ['nethos.pat.medicalhistroy.delete', { medicalId: medId }],
    ['nethos.pat.medicalhistroy.restore', { medicalId: medId }],
  ]
  for (const [service, sent] of calls) expect(await call(service, sent, stranger.session)).toMatchObject(notFound)
  expect((await call('nethos.pat.medicalhistroy.list', {}, owner.session)).list).toHaveLength(1)
})

test('the doctor whom the person has asked sees the same file, its pictures, and leaves a line of the audit log', async () => {
  const { patient, doctor, consult } = await aConsultWorld(server)
  const picture = await anUpload(server, { accountId: patient.accountId })
  await call(
    'nethos.pat.medicalinfo.modify',
    { allergyHistory: '头孢', allergyClasses: ['cephalosporins'] },
    patient.session,
  )
  const facts = { medicalContent: '门诊', medicalTime: today(), attaIdList: [picture] }
  const { medId } = (await call('nethos.pat.medicalhistroy.add', facts, patient.session)).obj
  const consultId = await consult({ status: 'going' })
  const { obj } = await call('staff.consult.detail', { consultId }, doctor.session)
  expect(obj.healthFile.record).toMatchObject({
    allergyHistory: '头孢',
    allergyClasses: ['cephalosporins'],
    treatments: [{ treatmentId: medId, attaList: [{ attaId: picture }] }],
  })
  const lines = await server.db
    .selectFrom('audit')
    .select(['action', 'actorId', 'accountId'])
    .where('recordId', '=', consultId)
    .execute()
  expect(lines).toEqual([{ action: 'consult.read', actorId: doctor.staffId, accountId: patient.accountId }])
})
