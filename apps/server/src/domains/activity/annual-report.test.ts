import { describe, expect, test } from 'vitest'
import { aConsult } from '../consult/consult.samples.ts'
import { aDoctor, aPatient } from '../consult/testbed.ts'
import { aTill } from '../payment/testbed.ts'
import { aLoginCaptcha, aMobile } from '../account/account.samples.ts'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'
import type { Session } from '../../testing/client.ts'

const server = await openTestServer()
const { db, call } = server
const year = new Date(server.runtime.clock.now()).getFullYear()

async function aReportDoctor() {
  const { docId } = await aDoctor(server)
  const { session } = await aStaffMember(server, 'operator')
  const mobile = aMobile()
  const save = (fields: object) => server.staff.call('staff.annual_report.mobile.save', fields, session)
  expect(await save({ docId, mobile })).toMatchObject({ code: '0' })
  return { docId, mobile, save, operator: session }
}

async function captchaFor(mobile: string) {
  const { obj } = await call('nethos.system.doc.report.captcha', { mobile })
  return { mobile, cid: obj.cid as string, captcha: (await server.lastSms(mobile, obj.cid)).code }
}
const open = async (mobile: string): Promise<Session> => {
  const { obj } = await call('nethos.doc.captcha.report.login', await captchaFor(mobile))
  return { token: obj.token, signKey: obj.signKey }
}
const report = (session: Session | undefined, fields: object = { year }) =>
  call('nethos.doc.annual.report', fields, session)

describe('the login', () => {
  test('is for the doctor whose mobile it is, with a code that the reply does not tell', async () => {
    const { docId, mobile } = await aReportDoctor()
    const { obj } = await call('nethos.system.doc.report.captcha', { mobile })
    expect(Object.keys(obj)).toEqual(['cid'])
    const { code: captcha } = await server.lastSms(mobile, obj.cid)
    const reply = await call('nethos.doc.captcha.report.login', { mobile, cid: obj.cid, captcha })
    expect(reply).toMatchObject({ code: '0', obj: { docId, token: expect.any(String) } })
    expect(await report(reply.obj)).toMatchObject({ code: '0', obj: { docId, year } })
    expect(await call('nethos.doc.captcha.report.login', { mobile, cid: obj.cid, captcha })).toMatchObject({
      code: '01020101',
    })
  })

  test.each([
    ['', '手机号不能为空'],
    ['123', '手机号格式错误'],
  ])('says what is wrong with the mobile %j', async (mobile, msg) => {
    expect(await call('nethos.system.doc.report.captcha', { mobile })).toMatchObject({ msg })
  })

  test('answers a mobile that is no doctor’s as a wrong code, and uses the code up', async () => {
    const stranger = aMobile()
    const proof = await captchaFor(stranger)
    const wrong = { code: '01020101', msg: '验证码不正确' }
    expect(await call('nethos.doc.captcha.report.login', proof)).toMatchObject(wrong)
    const { docId, save } = await aReportDoctor()
    await save({ docId, mobile: stranger })
    expect(await call('nethos.doc.captcha.report.login', proof)).toMatchObject(wrong)
  })

  test('takes no code that was sent for something else, nor one of another mobile, and five wrong ones end it', async () => {
    const { mobile } = await aReportDoctor()
    const forLogin = await aLoginCaptcha(server, mobile)
    expect((await call('nethos.doc.captcha.report.login', forLogin)).code).toBe('01020101')
    await server.advance(61)
    const proof = await captchaFor(mobile)
    expect((await call('nethos.pat.captcha.login', proof)).code).toBe('01020101')
    const other = await aReportDoctor()
    expect((await call('nethos.doc.captcha.report.login', { ...proof, mobile: other.mobile })).code).toBe('01020101')
    const wrong = proof.captcha === '0000' ? '0001' : '0000'
    for (let at = 0; at < 5; at++) await call('nethos.doc.captcha.report.login', { ...proof, captcha: wrong })
    expect((await call('nethos.doc.captcha.report.login', proof)).code).toBe('01020101')
  })
})

describe('the token', () => {
  test('opens the report of its own doctor for two hours, and nothing of another one', async () => {
    const [own, other] = [await aReportDoctor(), await aReportDoctor()]
    const session = await open(own.mobile)
    expect(await report(session, { year, docId: own.docId })).toMatchObject({ code: '0' })
    expect(await report(session, { year, docId: other.docId })).toMatchObject({ code: '00010440' })
    expect(await report(undefined)).toMatchObject({ http: 401 })
    expect(await report((await aPatient(server)).session)).toMatchObject({ http: 401 })
    expect(await report((await aStaffMember(server, 'admin')).session)).toMatchObject({ http: 401 })
    expect(await call('nethos.system.event.ticket', {}, session)).toMatchObject({ http: 401 })
    expect(await call('nethos.doc.rank.list', {}, session)).toMatchObject({ http: 401 })
    await server.advance(2 * 3600 + 1)
    expect(await report(session)).toMatchObject({ http: 401 })
  })

  test('ends when the office enters another mobile; one mobile is one doctor’s', async () => {
    const [own, other] = [await aReportDoctor(), await aReportDoctor()]
    const session = await open(own.mobile)
    expect(await other.save({ docId: other.docId, mobile: own.mobile })).toMatchObject({ code: '04290010' })
    expect(await own.save({ docId: own.docId, mobile: '' })).toMatchObject({ code: '0' })
    expect(await report(session)).toMatchObject({ http: 401 })
    await server.advance(61)
    expect((await call('nethos.doc.captcha.report.login', await captchaFor(own.mobile))).code).toBe('01020101')
    const { list } = await server.staff.call('staff.annual_report.mobile.list', { pageSize: 100 }, other.operator)
    expect(list.find(row => row.docId === own.docId)).toMatchObject({ mobileMasked: '' })
    expect(list.find(row => row.docId === other.docId).mobileMasked).toMatch(/^\d{3}\*{4}\d{4}$/)
  })
})

describe('the figures', () => {
  test('are those of the consults, the reviews and the ledger', async () => {
    const till = await aTill(server)
    const mobile = aMobile()
    const { docId, operator } = { ...(await aReportDoctor()), docId: till.doctor.docId }
    await server.staff.call('staff.annual_report.mobile.save', { docId, mobile }, operator)
    const now = server.runtime.clock.now()
    const orders = await Promise.all(Array.from({ length: 6 }, () => till.paid('WECHAT', { feeCents: 3_000 })))
    for (const order of orders) {
      const text = { consultId: order.consultId, replyContent: '请按时服药' }
      expect(await server.staff.call('staff.consult.reply', text, till.doctor.session)).toMatchObject({ code: '0' })
      expect(
        await server.staff.call('staff.consult.finish', { consultId: order.consultId }, till.doctor.session),
      ).toMatchObject({ code: '0' })
    }
    // Nobody's business: another doctor's, and one of another year.
    const patient = await aPatient(server)
    await aConsult(db, { ...patient, docId: (await aDoctor(server)).docId, now, status: 'finished' })
    await aConsult(db, { ...patient, docId, now, status: 'finished', firstReplyAt: now - 400 * 86_400_000 })
    const session = await open(mobile)
    const { obj } = await report(session)
    expect(obj).toMatchObject({ consultCount: 6, patCount: 6, replyCount: 6, wordCount: 30, reviewCount: 0 })
    expect(obj.goodRate).toBeNull()
    expect(obj.earnedCents).toBe(18_000)
    expect((await report(session, { year: year - 1 })).obj).toMatchObject({ consultCount: null, earnedCents: null })
    expect((await report(session, { year: 2019 })).http).toBe(400)
  })

  test('of one to four people are not told, and a person with two accounts is one', async () => {
    const { docId, mobile } = await aReportDoctor()
    const now = server.runtime.clock.now()
    const people = await Promise.all(Array.from({ length: 5 }, () => aPatient(server)))
    for (const one of people) await aConsult(db, { ...one, docId, now, status: 'finished', firstReplyAt: now - 1000 })
    await db
      .updateTable('person')
      .set({ idCardHash: Buffer.from(`same person ${docId}`) })
      .where('personId', 'in', [people[0]!.personId])
      .execute()
    const session = await open(mobile)
    expect((await report(session)).obj).toMatchObject({
      consultCount: 5,
      patCount: 5,
      busiestMonth: expect.any(Number),
    })
    await db
      .updateTable('person')
      .set({ idCardHash: Buffer.from(`same person ${docId}`), isSelf: false, relationship: 'others' })
      .where('personId', '=', people[1]!.personId)
      .execute()
    expect((await report(session)).obj).toMatchObject({
      consultCount: 5,
      patCount: null,
      busiestMonth: null,
      firstReplyMinutes: null,
      earnedCents: null,
    })
    const written = JSON.stringify((await report(session)).obj)
    for (const one of people) expect(written).not.toContain(one.personId)
  })
})
