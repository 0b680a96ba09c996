import { describe, expect, test } from 'vitest'
import { aCaptcha, aLoginCaptcha, aMobile, aRegistered } from '../domains/account/account.samples.ts'
import { aConsultWorld } from '../domains/consult/testbed.ts'
import { aTill } from '../domains/payment/testbed.ts'
import { anIdCard } from '../domains/people/people.samples.ts'
import { anAccount } from '../testing/people.ts'
import { openTestServer } from '../testing/server.ts'

const server = await openTestServer()
const { db, call } = server
const stranger = await anAccount(server)
const soon = (at: Date) => expect(Math.abs(at.getTime() - server.runtime.clock.now())).toBeLessThan(60_000)

/** What a caller might like to say himself, in the wire's words and in ours. */
const wished = {
  patId: stranger.accountId,
  userId: stranger.accountId,
  accountId: stranger.accountId,
  ownerId: stranger.accountId,
  price: 1,
  priceCents: 1,
  fee: 1,
  feeCents: 1,
  payFee: 1,
  totalFee: 1,
  amount: 1,
  amountCents: 1,
  docPicConsultPrice: 1,
  status: 'finished',
  state: 'paid',
  consultStatus: 6,
  payStatus: 'SUCCESS',
  isRealnameAuth: true,
  isRealname: true,
  role: 'admin',
  createTime: 0,
  createdAt: 0,
  startedAt: 0,
  startTime: 0,
  replyLimit: 9_999,
  repliesLeft: 9_999,
  consultCanReplyNumber: 9_999,
}

test('a consult costs what the doctor asks, begins unpaid and now, and is about the related person', async () => {
  const { patient, doctor } = await aConsultWorld(server)
  const identity = {
    consulterName: '别人',
    consulterIdcard: anIdCard(),
    consulterMobile: '13512345678',
    consulterGender: 'M',
    consulterAge: 3,
  }
  const fields = { ...wished, ...identity, docId: doctor.docId, consultContent: '头晕', compatId: patient.personId }
  const { code, obj } = await call('nethos.consult.info.docpic.issue.v2', fields, patient.session)
  expect(code).toBe('0')
  const row = await db
    .selectFrom('consult')
    .selectAll()
    .where('consultId', '=', obj.consultId)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    accountId: patient.accountId,
    personId: patient.personId,
    priceCents: 2000,
    feeCents: 2000,
    status: 'unpaid',
    startedAt: null,
    endedAt: null,
    replyLimit: 10,
    repliesLeft: 10,
    consulterName: '张秀英',
    consulterGender: 'F',
    consulterMobileMasked: '138****0009',
  })
  expect(row.consulterAge).toBeGreaterThan(60)
  soon(row.createdAt)
})

test('the cashier asks for our sum, whatever the client says of it', async () => {
  const till = await aTill(server)
  const order = await till.anOrder({ feeCents: 4_900 })
  expect(await till.pay(order, wished)).toMatchObject({ code: '0' })
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('bizId', '=', order.consultId)
    .executeTakeFirstOrThrow()
  expect(payment).toMatchObject({ amountCents: 4_900, accountId: order.accountId, state: 'open', paidAt: null })
  const [atProvider] = (await (await server.get(`/sandbox/payments?bizId=${order.consultId}`)).json()) as {
    amount: number
  }[]
  expect(atProvider!.amount).toBe(4_900)
  expect(await till.consultStatus(order.consultId)).toBe('unpaid')
})

test('a reply is the patient’s, said now', async () => {
  const { patient, consult } = await aConsultWorld(server)
  const consultId = await consult()
  const voice = {
    replierType: 'DOC',
    replierName: '陈志远',
    replierId: 'd1',
    senderIdentity: '主任医师',
    msgLevel: 'SYS',
    msgType: 'CARD_MESSAGE',
  }
  expect(
    await call('nethos.consult.info.reply', { ...wished, ...voice, consultId, replyContent: '好' }, patient.session),
  ).toMatchObject({ code: '0' })
  const messages = await db
    .selectFrom('consultMessage')
    .selectAll()
    .where('consultId', '=', consultId)
    .executeTakeFirstOrThrow()
  expect(messages).toMatchObject({
    replierType: 'PAT',
    replierId: patient.accountId,
    replierName: '张秀英',
    senderIdentity: '患者',
    msgLevel: 'NORMAL',
    msgType: 'TEXT',
  })
  soon(messages.createdAt)
  const row = await db.selectFrom('consult').selectAll().where('consultId', '=', consultId).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ status: 'going', repliesLeft: 9, accountId: patient.accountId })
})

test('a review is of the consult’s doctor, by its patient, with the name masked', async () => {
  const { patient, doctor, consult } = await aConsultWorld(server)
  const consultId = await consult({ status: 'unreviewed' })
  const fields = { ...wished, consultId, score: 8, content: '好', docId: 'other', patName: '李四', patientName: '李四' }
  expect(await call('nethos.consult.info.comment', fields, patient.session)).toMatchObject({ code: '0' })
  const review = await db.selectFrom('review').selectAll().where('consultId', '=', consultId).executeTakeFirstOrThrow()
  expect(review).toMatchObject({
    docId: doctor.docId,
    accountId: patient.accountId,
    score: 8,
    patientNameMasked: '张*英',
  })
  soon(review.createdAt)
})

describe('an account', () => {
  test('is registered with the mobile of the captcha, unverified, whatever is sent along', async () => {
    const { cid, captcha, mobile } = await aLoginCaptcha(server, aMobile())
    const fields = {
      ...wished,
      cid,
      captcha,
      patName: '李梅',
      patIdcard: anIdCard(),
      mobile: '13511112222',
      patMobile: '13511112222',
    }
    const { code, obj } = await call('nethos.pat.register.v3', fields)
    expect(code).toBe('0')
    expect(obj.pat).toMatchObject({ patMobile: `${mobile.slice(0, 3)}****${mobile.slice(7)}`, isRealnameAuth: false })
    expect(obj.pat.patId).not.toBe(stranger.accountId)
  })

  test.each(['nethos.pat.info.modify', 'nethos.pat.info.modify.v2'])(
    'changes by %s what it may, and only its own',
    async service => {
      const { session, accountId } = await aRegistered(server)
      const fields = {
        ...wished,
        maritalStatus: 1,
        patMobile: '13511112222',
        loginMobile: '13511112222',
        hasPassword: true,
      }
      const { obj } = await call(service, fields, session)
      expect(obj).toMatchObject({ patId: accountId, isRealnameAuth: false, hasPassword: false })
      expect(obj.patMobile).not.toContain('2222')
      expect((await call('nethos.pat.info.get', {}, session)).obj).toMatchObject({
        patId: accountId,
        isRealnameAuth: false,
      })
    },
  )
})

test('a person is the token’s, unverified, and what his ID number says, when added and when changed', async () => {
  const { session, accountId } = await aRegistered(server)
  await server.advance(61)
  const { cid, captcha, mobile } = await aCaptcha(
    server,
    'nethos.system.captcha.commpat.add.v2',
    { mobile: aMobile() },
    session,
  )
  const says = {
    compatGender: 'M',
    gender: 'M',
    compatAge: 3,
    age: 3,
    birthOn: '2024-01-01',
    compatId: stranger.accountId,
    personId: 'x',
  }
  const idCard = anIdCard({ bornOn: '1980-05-20', gender: 'F' })
  const added = await call(
    'nethos.pat.compat.add.v2',
    { ...wished, ...says, compatName: '王芳', compatIdcard: idCard, compatMobile: mobile, cid, captcha },
    session,
  )
  expect(added.code).toBe('0')
  const rowOf = () =>
    db.selectFrom('person').selectAll().where('personId', '=', added.obj.compatId).executeTakeFirstOrThrow()
  const right = { accountId, gender: 'F', birthOn: '1980-05-20', isRealname: false, isSelf: false }
  expect(await rowOf()).toMatchObject(right)
  soon((await rowOf()).createdAt)

  const changed = await call(
    'nethos.pat.compat.modify.v2',
    { ...wished, ...says, compatId: added.obj.compatId, areaCode: '330000', areaName: '月球' },
    session,
  )
  expect(changed.code).toBe('0')
  expect(await rowOf()).toMatchObject({ ...right, areaCode: '330000', areaName: '浙江省' })
})

test('a doctor answers in his own name', async () => {
  const { doctor, consult } = await aConsultWorld(server)
  const consultId = await consult()
  const fields = {
    ...wished,
    consultId,
    replyContent: '多喝水',
    replierName: '别人',
    replierId: 'x',
    docId: 'x',
    replierType: 'SYS',
  }
  expect(await server.staff.call('staff.consult.reply', fields, doctor.session)).toMatchObject({ code: '0' })
  const messages = await db
    .selectFrom('consultMessage')
    .selectAll()
    .where('consultId', '=', consultId)
    .executeTakeFirstOrThrow()
  expect(messages).toMatchObject({ replierType: 'DOC', replierId: doctor.docId, replierName: '陈志远' })
  soon(messages.createdAt)
})
