import { describe, expect, test, vi } from 'vitest'
import { RecordNumberPendingError } from '../../ports/hospital.ts'
import { openTestServer } from '../../testing/server.ts'
import { anIdCard, aPerson } from '../people/people.samples.ts'
import { aClinic, type Patient } from './testbed.ts'

const server = await openTestServer()
const { aPatient, atWindow, ask, aBound, whileCut } = await aClinic(server)
const check = (patient: Patient, fields?: object) => ask('nethos.book.compat.bind.check', patient, fields)
const bind = (patient: Patient, fields?: object) => ask('nethos.book.compat.bind', patient, fields)
const create = (patient: Patient, fields: object = {}) =>
  ask('nethos.book.compat.bind.new', patient, { address: '宁禾市东湖区长堤路166号', patWorkCode: '90', ...fields })
const personOf = async ({ personId, session }: Patient) =>
  (await server.call('nethos.pat.compat.detail', { compatId: personId }, session)).obj
const notFound = { http: 200, code: '00010440', msg: '记录不存在' }
const tooOften = { code: '04010004', msg: '操作频繁，请1分钟后再试' }
const unreachable = { http: 503, msg: '暂时连接不上医院，您填写的内容还在，请稍后再试' }

test('the campuses of the hospitals that are shown, each with its hospital', async () => {
  const { list } = await server.call('nethos.book.hos.area.list')
  expect(list.map(one => [one.bookHosId, one.platHosId, one.hosName, one.campusName])).toEqual([
    ['c11', 'h1', '宁禾大学附属第一医院', '东湖院区'],
    ['c12', 'h1', '宁禾大学附属第一医院', '滨江院区'],
    ['c21', 'h2', '宁禾市妇女儿童医院', '本部'],
  ])
})

describe('the check before a hospital function', () => {
  test('says create, then bind, then OK, at the hospital and at each of its campuses', async () => {
    const patient = await aPatient()
    expect(await check(patient)).toMatchObject({ code: '0', obj: 'needCreate' })
    await atWindow(patient)
    expect(await check(patient)).toMatchObject({ code: '0', obj: 'needBind' })
    expect(await bind(patient, { bookHosId: 'c12' })).toMatchObject({ code: '0' })
    for (const bookHosId of ['h1', 'c11', 'c12'])
      expect(await check(patient, { bookHosId })).toMatchObject({ code: '0', obj: 'OK' })
    expect(await check(patient, { bookHosId: 'c21' })).toMatchObject({ code: '0', obj: 'needCreate' })
  })

  test('wants an ID number, and knows no other hospital', async () => {
    const patient = await aPatient()
    await server.pool.query('update person set id_card_sealed = null, id_card_hash = null where person_id = $1', [
      patient.personId,
    ])
    expect(await check(patient)).toMatchObject({ code: '04010007', msg: '就诊人证件号不能为空，是否去完善信息？' })
    expect(await check(patient, { bookHosId: 'h9' })).toMatchObject(notFound)
    expect(await check(patient, { bookHosId: 7 })).toMatchObject({ http: 400, msg: 'bookHosId格式不正确' })
  })
})

describe('binding', () => {
  test('takes the file with the ID number and the mobile, and verifies whoever has the same name there', async () => {
    const patient = await aPatient()
    const recordNumber = await atWindow(patient)
    expect(await bind(patient)).toMatchObject({
      code: '0',
      obj: { compatMedicalRecord: recordNumber, compatName: '王秀英', isRenamed: false },
    })
    expect(await personOf(patient)).toMatchObject({
      isRealnameAuth: true,
      compatMedicalRecord: recordNumber,
      platHosId: 'h1',
      records: [{ hosName: '宁禾大学附属第一医院', compatMedicalRecord: recordNumber, platHosId: 'h1' }],
    })
  })

  test('makes the name one with the hospital’s, and then does not count him as verified by it', async () => {
    const patient = await aPatient({ personName: '王秀莹' })
    await atWindow(patient)
    expect(await bind(patient)).toMatchObject({ code: '0', obj: { compatName: '王秀英', isRenamed: true } })
    expect(await personOf(patient)).toMatchObject({ compatName: '王秀英', isRealnameAuth: false })
  })

  test('does not stumble over the kinds of middle dot', async () => {
    const patient = await aPatient({ personName: '阿卜杜勒·热合曼' })
    await atWindow(patient, { name: '阿卜杜勒•热合曼' })
    expect(await bind(patient)).toMatchObject({ obj: { compatName: '阿卜杜勒·热合曼', isRenamed: false } })
  })

  test('stops at another mobile, and tells of the reserved one only its end', async () => {
    const patient = await aPatient()
    await atWindow(patient, { mobile: '13712345678' })
    expect(await bind(patient)).toMatchObject({
      http: 200,
      code: '04010001',
      msg: '现在所使用的手机号和院内预留手机号不一致，是否验证？',
      obj: { reservedTail: '78', code: 0 },
    })
    expect(await check(patient)).toMatchObject({ obj: 'needBind' })
  })

  test.each([
    [{ mobile: '' }, 1, '您在医院预留的手机号缺失或不完整，请重新填写'],
    [{ mobile: '139', address: '宁禾' }, 3, '您在医院预留的手机号、现住址缺失或不完整，请重新填写'],
  ])('says what is missing where there is no mobile to compare: %j', async (file, code, msg) => {
    const patient = await aPatient()
    await atWindow(patient, file)
    expect(await bind(patient)).toMatchObject({ code: '04010001', msg, obj: { reservedTail: '', code } })
  })

  test('finds nobody whom the hospital does not know', async () => {
    const patient = await aPatient()
    expect(await bind(patient)).toMatchObject({
      code: '04010003',
      msg: '该就诊人没有在医院建过档，需要实名认证并新建病案号',
    })
  })

  test('is tried once a minute for each person, and two at once are one', async () => {
    const patient = await aPatient()
    await atWindow(patient)
    const replies = await Promise.all([bind(patient), bind(patient)])
    expect(replies.map(reply => reply.code).toSorted()).toEqual(['0', tooOften.code])
    expect(await bind(patient)).toMatchObject(tooOften)
    await server.advance(60)
    expect(await bind(patient)).toMatchObject({ code: '0' })
  })

  test('of a child under six waits for a guardian; a person without mobile for a mobile', async () => {
    const child = await aPatient({ idCard: anIdCard({ bornOn: '2024-02-03' }) })
    expect(await bind(child)).toMatchObject({ code: '01030101' })
    const { accountId, session } = child
    const personId = await aPerson(server, accountId)
    await server.pool.query('update person set mobile_sealed = null where person_id = $1', [personId])
    expect(await bind({ ...child, session, personId })).toMatchObject({
      code: '04010008',
      msg: '就诊人还没有手机号，请先填写手机号',
    })
  })

  test('of somebody who is bound checks afresh: what no longer fits ends it', async () => {
    const patient = await aBound()
    await atWindow(patient, { mobile: '13712345678' })
    await server.advance(60)
    expect(await bind(patient)).toMatchObject({ code: '04010001' })
    expect(await check(patient)).toMatchObject({ obj: 'needBind' })
    expect(await personOf(patient)).toMatchObject({ records: [] })

    const other = await aBound()
    await server.sandbox('hospital/patient.remove', { idCard: other.idCard })
    await server.advance(60)
    expect(await bind(other)).toMatchObject({ code: '04010003' })
    expect(await check(other)).toMatchObject({ obj: 'needCreate' })
  })

  test('binds nobody to the file of an ID number that he had until a moment ago', async () => {
    const patient = await aPatient()
    await atWindow(patient)
    const { patients } = server.runtime.hospital
    const find = patients.find
    patients.find = async (hosId, idCard) => {
      const file = await find(hosId, idCard)
      const changed = { compatId: patient.personId, compatIdcard: anIdCard() }
      expect(await server.call('nethos.pat.compat.modify.v2', changed, patient.session)).toMatchObject({ code: '0' })
      return file
    }
    try {
      expect(await bind(patient)).toMatchObject(tooOften)
    } finally {
      patients.find = find
    }
    expect(await check(patient)).toMatchObject({ obj: 'needCreate' })
  })

  test('says so when the hospital does not answer, and loses nothing', async () => {
    const patient = await aBound()
    await server.advance(60)
    expect(await whileCut(() => bind(patient))).toMatchObject(unreachable)
    expect(await check(patient)).toMatchObject({ obj: 'OK' })
    expect(await whileCut(() => check(patient, { bookHosId: 'h2' }))).toMatchObject(unreachable)
  })
})

describe('a new file', () => {
  test('is made for whoever is verified, with a card, and bound', async () => {
    const patient = await aPatient({ isRealname: true })
    const { code, obj } = await create(patient, { patHeight: '162.5', patWeight: 55 })
    expect(code).toBe('0')
    expect(obj.compatMedicalRecord).toMatch(/^B\d+$/)
    expect(await check(patient)).toMatchObject({ obj: 'OK' })
    expect((await ask('zheer.yygh.apiPatientService.getPatientInfo', patient)).obj).toMatchObject({
      xINGMING: '王秀英',
      bINGANH: obj.compatMedicalRecord,
      jIUZHENKH: expect.stringMatching(/^K\d+$/),
      lIANXIDH: `${patient.mobile.slice(0, 3)}****${patient.mobile.slice(7)}`,
      jIATINGZZ: '宁禾市东湖区长堤路166号',
      patHeight: 162.5,
      patWeight: 55,
      patWorkCode: '90',
    })
  })

  test('is for nobody who is not verified, nor for whom has one', async () => {
    expect(await create(await aPatient())).toMatchObject({
      code: '04010006',
      msg: '当前就诊人未实名认证，是否去实名认证?',
    })
    const patient = await aPatient({ isRealname: true })
    await atWindow(patient)
    expect(await create(patient)).toMatchObject({ code: '04010005', msg: '这位就诊人已在医院建过档，请直接绑定' })
  })

  test.each([
    [{ address: ' ' }, '现住址不能为空'],
    [{ address: '\u200b\u200b' }, '现住址不能为空'],
    [{ patHeight: '0x64' }, '身高须在30至250厘米之间'],
    [{ patWeight: '1e2' }, '体重须在1至300公斤之间'],
    [{ patHeight: 20 }, '身高须在30至250厘米之间'],
    [{ patHeight: '高' }, '身高须在30至250厘米之间'],
    [{ patWeight: '500' }, '体重须在1至300公斤之间'],
    [{ patWorkCode: '99' }, '请选择职业'],
  ])('is refused with the sentence of its field: %j', async (fields, msg) => {
    const patient = await aPatient({ isRealname: true })
    expect(await create(patient, fields)).toMatchObject({ http: 200, code: '00010422', msg })
  })

  test('is made once, however often it is wanted, and lost by no broken line', async () => {
    const patient = await aPatient({ isRealname: true })
    expect(await whileCut(() => create(patient))).toMatchObject(unreachable)
    await server.advance(60)
    expect(await create(patient)).toMatchObject({ code: '0' })
    await server.advance(60)
    expect(await create(patient)).toMatchObject({ code: '04010005' })
  })
})

describe('a hospital that gives record numbers later', () => {
  const later = { code: '04010014', msg: '医院已建档，病案号生成中，请过几分钟再来绑定' }

  test('has made the file, says so, and binds it when its number is there', async () => {
    const patient = await aPatient({ isRealname: true })
    const { patients } = server.runtime.hospital
    const pending = () => Promise.reject(new RecordNumberPendingError('A file has no record number yet'))
    const creating = vi.spyOn(patients, 'create').mockImplementation(pending)
    const finding = vi.spyOn(patients, 'find').mockImplementation(pending)
    try {
      expect(await create(patient)).toMatchObject(later)
      expect(await check(patient)).toMatchObject(later)
      await server.advance(61)
      expect(await bind(patient)).toMatchObject(later)
    } finally {
      creating.mockRestore()
      finding.mockRestore()
    }
    const recordNumber = await atWindow(patient)
    await server.advance(61)
    expect(await bind(patient)).toMatchObject({ code: '0', obj: { compatMedicalRecord: recordNumber } })
  })
})

describe('unbinding', () => {
  test('ends a binding once, and leaves the file where it is', async () => {
    const patient = await aBound()
    const [record] = (await personOf(patient)).records
    const unbind = () =>
      server.call('nethos.pat.compat.medicalrecord.unbind', { compatRecordId: record.compatRecordId }, patient.session)
    expect(await unbind()).toMatchObject({ code: '0', obj: true })
    expect(await unbind()).toMatchObject(notFound)
    expect(await check(patient)).toMatchObject({ obj: 'needBind' })
  })
})

test("another account's person is one that does not exist", async () => {
  const patient = await aBound()
  const { session } = await aPatient()
  for (const service of [
    'nethos.book.compat.bind.check',
    'nethos.book.compat.bind',
    'nethos.system.captcha.hospital.mobile.modify',
    'zheer.yygh.ApiPatientService.checkPhoneAndAddress',
    'zheer.yygh.ApiJyjcService.menzhenjlQueryAlljzkh',
    'zheer.yygh.apiPatientService.getPatientInfo',
    'zheer.yygh.apiPatientService.changeHisVitalSigns',
  ])
    expect(await ask(service, { ...patient, session })).toMatchObject(notFound)
})
