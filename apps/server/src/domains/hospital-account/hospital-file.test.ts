import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { anIdCard } from '../people/people.samples.ts'
import { aClinic, type Patient } from './testbed.ts'

const server = await openTestServer()
const { aPatient, atWindow, ask, aBound, aCaptcha, whileCut } = await aClinic(server)
const notFound = { http: 200, code: '00010440', msg: '记录不存在' }
const notBound = { code: '04010002', msg: '该就诊人没有绑定医院帐号，无法使用该功能。请先绑定医院帐号。' }
const checkFile = (patient: Patient) => ask('zheer.yygh.ApiPatientService.checkPhoneAndAddress', patient)

describe('mobile and address in the file', () => {
  test.each([
    [{}, 0],
    [{ mobile: '' }, 1],
    [{ mobile: '1390000' }, 1],
    [{ address: '' }, 2],
    [{ address: '宁禾市' }, 2],
    [{ mobile: '', address: '' }, 3],
  ])('of somebody bound whose file then says %j: code %i', async (later, code) => {
    const patient = await aBound()
    await atWindow(patient, later)
    expect(await checkFile(patient)).toMatchObject({
      code: '0',
      obj: {
        code,
        bINGANH: patient.recordNumber,
        jIUZHENKH: patient.recordNumber.replace('B', 'K'),
        xINGMING: '王秀英',
      },
    })
  })

  test('want a binding first', async () => {
    const patient = await aPatient()
    await atWindow(patient)
    for (const service of [
      'zheer.yygh.ApiPatientService.checkPhoneAndAddress.v2',
      'zheer.yygh.ApiJyjcService.menzhenjlQueryAlljzkh',
      'zheer.yygh.apiPatientService.getPatientInfo',
      'zheer.yygh.apiPatientService.changeHisVitalSigns',
    ])
      expect(await ask(service, patient)).toMatchObject(notBound)
  })

  test('are not told by a hospital that does not answer', async () => {
    const patient = await aBound()
    expect(await whileCut(() => checkFile(patient))).toMatchObject({
      http: 503,
      msg: '暂时连接不上医院，您填写的内容还在，请稍后再试',
    })
  })

  test('the address is corrected by card; name and mobile are not', async () => {
    const patient = await aBound({ address: '' })
    const change = (fields: object) => ask('zheer.yygh.apiPatientService.changeHisPatientData', patient, fields)
    const address = { jIATINGZZ: '宁禾市西山区松风路9号3幢', jIUZHENKH: patient.recordNumber.replace('B', 'K') }
    expect(await change({ ...address, lIANXIDH: '13700000009' })).toMatchObject({
      code: '04010011',
      msg: '修改院内预留手机号，需要先验证短信验证码',
    })
    expect(await change({ ...address, jIUZHENKH: 'K0' })).toMatchObject(notFound)
    expect(await change({ jIATINGZZ: '' })).toMatchObject({ code: '00010422', msg: '现住址不能为空' })
    expect(await change({ ...address, xINGMING: '别人' })).toMatchObject({ code: '0', obj: true })
    expect((await checkFile(patient)).obj).toMatchObject({ code: 0, xINGMING: '王秀英', jIATINGZZ: address.jIATINGZZ })
  })
})

test('visit cards come oldest first with their insurance', async () => {
  const patient = await aBound({ cards: 2, insurance: '市医保' })
  const { obj } = await ask('zheer.yygh.ApiJyjcService.menzhenjlQueryAlljzkh', patient, { orgid: 'x' })
  const first = patient.recordNumber.replace('B', 'K')
  expect(obj).toEqual({
    cardIds: [
      { jzkh: first, ybklx: '市医保' },
      { jzkh: `${first}-2`, ybklx: '市医保' },
    ],
  })
})

test('vital signs are written as far as they are given', async () => {
  const patient = await aBound()
  const save = (fields: object) => ask('zheer.yygh.apiPatientService.changeHisVitalSigns', patient, fields)
  expect(await save({ patHeight: 160, systolicPressure: 128, diastolicPressure: 80 })).toMatchObject({ obj: true })
  expect(await save({ patWeight: '51.26' })).toMatchObject({ obj: true })
  expect((await ask('zheer.yygh.apiPatientService.getPatientInfo', patient)).obj).toMatchObject({
    patHeight: 160,
    patWeight: 51.3,
  })
  const advice = server.db
    .selectFrom('message')
    .select('content')
    .where('messageType', '=', 'emergency_advice')
    .where('accountId', '=', patient.accountId)
  expect(await advice.execute()).toEqual([])
  expect(await save({ systolicPressure: 225, diastolicPressure: 130 })).toMatchObject({ obj: true })
  expect((await advice.executeTakeFirst())?.content).toContain('立即拨打120')
  expect(await save({ systolicPressure: 400 })).toMatchObject({
    code: '00010422',
    msg: '收缩压须在40至300毫米汞柱之间',
  })
})

test('the file by ID number is told of one’s own people who are bound, and of nobody else', async () => {
  const patient = await aBound()
  const other = await aBound()
  const find = (idCard: string, opType?: string) =>
    server.call('nethos.book.hos.patient', { idCard, opType }, patient.session)
  expect(await find(patient.idCard)).toMatchObject({ code: '0', obj: { bINGANH: patient.recordNumber } })
  expect(await find(other.idCard)).toMatchObject(notFound)
  expect(await find(anIdCard())).toMatchObject(notFound)
  expect(await find('1')).toMatchObject({ code: '00010422', msg: '身份证格式错误' })
})

test('an ID number proves that one means this person', async () => {
  const patient = await aBound()
  const prove = (idCard: string) =>
    server.call('nethos.book.patient.idcard.check', { compatId: patient.personId, idCard }, patient.session)
  expect(await prove(patient.idCard.toLowerCase())).toMatchObject({ code: '0', obj: true })
  expect(await prove(anIdCard())).toMatchObject({ code: '04010010', msg: '身份证号与就诊人不一致，请核对后重新填写' })
})

describe('the mobile that the hospital has reserved', () => {
  const versions = [
    'nethos.book.patient.mobile.modify',
    'nethos.book.patient.mobile.modify.v2',
    'nethos.book.patient.mobile.modify.v3',
  ]
  const bind = (patient: Patient) => ask('nethos.book.compat.bind', patient)

  test.each(versions)('is replaced by whoever holds it, who may then bind at once (%s)', async service => {
    const patient = await aPatient()
    const old = `137${patient.mobile.slice(3)}`
    await atWindow(patient, { mobile: old })
    expect(await bind(patient)).toMatchObject({ code: '04010001' })
    const proof = await aCaptcha(patient, old)
    expect(await ask(service, patient, { bookHosId: '', ...proof })).toMatchObject({ code: '0', obj: true })
    expect(await bind(patient)).toMatchObject({ code: '0' })
    expect(await ask(service, patient, proof)).toMatchObject({ code: '01020101', msg: '验证码不正确' })
  })

  test.each(versions)('is not replaced by somebody who holds another one, ID number or not (%s)', async service => {
    const patient = await aPatient()
    await atWindow(patient, { mobile: '13712345678' })
    const proof = await aCaptcha(patient)
    for (const idCard of [undefined, patient.idCard])
      expect(await ask(service, patient, { ...proof, idCard })).toMatchObject({
        code: '04010009',
        msg: '就诊人手机号与医院预留不一致。您可以点击修改院内预留手机号，或前往医院窗口处理',
      })
    expect(await ask(service, patient, { ...proof, idCard: anIdCard() })).toMatchObject({ code: '04010010' })
  })

  test.each(versions)('is filled in where it was missing, with one’s own mobile and ID number (%s)', async service => {
    const patient = await aPatient()
    await atWindow(patient, { mobile: '' })
    const proof = await aCaptcha(patient)
    expect(await ask(service, patient, proof)).toMatchObject({ code: '04010009' })
    expect(await ask(service, patient, { ...proof, idCard: patient.idCard })).toMatchObject({ code: '0' })
    expect(await bind(patient)).toMatchObject({ code: '0' })
  })

  test('wants a right captcha; five wrong ones end it', async () => {
    const patient = await aPatient()
    await atWindow(patient, { mobile: '' })
    const { cid, captcha } = await aCaptcha(patient)
    const wrong = captcha === '0000' ? '0001' : '0000'
    const change = (code: string) => ask(versions[2]!, patient, { cid, captcha: code, idCard: patient.idCard })
    for (let tries = 0; tries < 5; tries++) expect(await change(wrong)).toMatchObject({ code: '01020101' })
    expect(await change(captcha)).toMatchObject({ code: '01020101' })
    expect(await ask(versions[2]!, patient, { cid })).toMatchObject({ code: '00010422', msg: '验证码不能为空' })
  })

  test('of a file that the hospital takes away meanwhile is not there', async () => {
    const patient = await aPatient()
    await atWindow(patient, { mobile: '' })
    const proof = { ...(await aCaptcha(patient)), idCard: patient.idCard }
    const { patients } = server.runtime.hospital
    const changeMobile = patients.changeMobile
    patients.changeMobile = async (...all) => {
      await server.sandbox('hospital/patient.remove', { idCard: patient.idCard })
      return changeMobile(...all)
    }
    try {
      expect(await ask(versions[2]!, patient, proof)).toMatchObject({ http: 200, code: '04010003' })
    } finally {
      patients.changeMobile = changeMobile
    }
  })

  test('stays as it is when the hospital does not answer, and the captcha stays good', async () => {
    const patient = await aPatient()
    await atWindow(patient, { mobile: '' })
    const proof = { ...(await aCaptcha(patient)), idCard: patient.idCard }
    expect(await whileCut(() => ask(versions[2]!, patient, proof))).toMatchObject({ http: 503 })
    expect(await ask(versions[2]!, patient, proof)).toMatchObject({ code: '0' })
  })
})
