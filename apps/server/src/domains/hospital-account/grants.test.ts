import { expect, test } from 'vitest'
import { aGrantWorld, anAskedLink } from '../grants/grants.samples.ts'
import { openTestServer } from '../../testing/server.ts'
import { aClinic } from './testbed.ts'

const server = await openTestServer()
const { call } = server
const { atWindow } = await aClinic(server)
const revoked = { http: 200, code: '01030301', msg: expect.stringContaining('对方已收回授权') }

/** A father who has a file at the hospital, and lets his daughter do this. */
async function aFather(scopes: readonly string[]) {
  const world = await aGrantWorld(server)
  const { compatId, fathersIdCard, fathersMobile, daughter } = world
  await atWindow({ idCard: fathersIdCard, mobile: fathersMobile }, { name: '王德福' })
  const { key } = await anAskedLink(server, world, { scopes })
  await call('nethos.pat.grant.answer', { key, isYes: true })
  const ask = (service: string, fields: object = {}) =>
    call(service, { compatId, bookHosId: 'h1', hosid: 'h1', ...fields }, daughter.session)
  const takeBack = () => call('nethos.pat.grant.revoke', { key })
  return { ...world, ask, takeBack }
}

test('what he has taken back is closed: no binding, no file, no change of it; his name stands nowhere', async () => {
  const { ask, takeBack, fathersIdCard, fathersMobile } = await aFather(['book'])
  expect(await ask('nethos.book.compat.bind')).toMatchObject({ code: '0' })
  const address = '宁禾市东湖区长堤路166号'
  const proof = { cid: 'c', captcha: '1234' }
  const calls: [string, object?][] = [
    ['nethos.book.compat.bind.check'],
    ['nethos.book.compat.bind'],
    ['nethos.book.compat.bind.new', { address, patWorkCode: '90' }],
    ['nethos.system.captcha.hospital.mobile.modify'],
    ['nethos.book.patient.mobile.modify.v3', { ...proof, idCard: fathersIdCard }],
    ['nethos.book.hos.patient', { idcard: fathersIdCard, idCard: fathersIdCard, compatIdcard: fathersIdCard }],
    ['zheer.yygh.ApiPatientService.checkPhoneAndAddress.v2'],
    ['zheer.yygh.ApiJyjcService.menzhenjlQueryAlljzkh'],
    ['zheer.yygh.apiPatientService.getPatientInfo'],
    ['zheer.yygh.apiPatientService.changeHisVitalSigns', { height: 170 }],
    ['zheer.yygh.apiPatientService.changeHisPatientData', { jIATINGZZ: address }],
  ]
  await takeBack()
  for (const [service, fields] of calls) {
    const reply = await ask(service, fields)
    expect({ service, ...reply }).toMatchObject(revoked)
    expect(JSON.stringify({ ...reply, headers: 0 })).not.toMatch(new RegExp(`王德福|${fathersMobile}`))
  }
})

test('ending a binding needs nobody’s word', async () => {
  const { ask, takeBack, compatId, daughter } = await aFather(['reports'])
  await ask('nethos.book.compat.bind')
  const { obj } = await call('nethos.pat.compat.detail', { compatId }, daughter.session)
  await takeBack()
  const { hospitalAccountId } = await server.db
    .selectFrom('hospitalAccount')
    .select('hospitalAccountId')
    .where('personId', '=', obj.compatId)
    .executeTakeFirstOrThrow()
  const unbind = () =>
    call('nethos.pat.compat.medicalrecord.unbind', { compatRecordId: hospitalAccountId }, daughter.session)
  expect(await unbind()).toMatchObject({ code: '0' })
})

test.each(['book', 'pay', 'reports'])(
  'who may do one hospital matter (%s) may bind; who may only consult may not',
  async scope => {
    expect(await (await aFather([scope])).ask('nethos.book.compat.bind')).toMatchObject({ code: '0' })
    const { ask } = await aFather(['consult'])
    expect(await ask('nethos.book.compat.bind.check')).toMatchObject({
      code: '01030301',
      msg: '对方没有授权您办这件事。如需继续代办，请重新申请授权',
    })
  },
)
