import { expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aConsultWorld } from '../consult/testbed.ts'
import { aTill } from '../payment/testbed.ts'

const server = await openTestServer()
const till = await aTill(server)
type Session = Awaited<ReturnType<typeof server.sessionOf>>

const box = async (session: Session) =>
  (await server.call('nethos.system.messagebox.moduletype.list', {}, session)).list.map(
    row => `${row.isRead ? '' : '● '}${row.messageType} ${row.title} → ${row.url}`,
  )
const issue = async (world: Awaited<ReturnType<typeof aConsultWorld>>) => {
  const fields = { docId: world.doctor.docId, compatId: world.patient.personId, consultContent: '早晨头晕' }
  return (await server.call('nethos.consult.info.docpic.issue.v2', fields, world.patient.session)).obj.consultId
}

test('who owes a payment is told so until he has paid, or too late', async () => {
  const world = await aConsultWorld(server)
  const consultId = await issue(world)
  expect(await box(world.patient.session)).toEqual([
    `● consult_to_pay 图文咨询待支付 → /videoPay?consultId=${consultId}`,
  ])
  await server.advance(15 * 60)
  // A session of the day before yesterday would be over; fifteen minutes are not.
  expect(await box(world.patient.session)).toEqual([
    `● consult_expired 图文咨询超时取消 → /team/consult/${consultId}`,
    `consult_to_pay 图文咨询待支付 → /videoPay?consultId=${consultId}`,
  ])
})

test('who has paid is not asked to any more', async () => {
  const world = await aConsultWorld(server)
  const consultId = await issue(world)
  const order = { consultId, patient: world.patient.session, accountId: world.patient.accountId, mobile: '' }
  await till.atCashier(await till.open(order), 'succeed')
  await expect.poll(() => till.consultStatus(consultId)).toBe('going')
  expect(await box(world.patient.session)).toEqual([`consult_to_pay 图文咨询待支付 → /videoPay?consultId=${consultId}`])
})

test('who calls his consult off himself is told nothing', async () => {
  const world = await aConsultWorld(server)
  const consultId = await issue(world)
  await server.call('nethos.consult.info.cancel', { consultId }, world.patient.session)
  expect(await box(world.patient.session)).toEqual([`consult_to_pay 图文咨询待支付 → /videoPay?consultId=${consultId}`])
})

test("the doctor's answers are one message until the patient reads the consult", async () => {
  const world = await aConsultWorld(server)
  const consultId = await world.consult({ isAnswered: false, feeCents: 0 })
  const answer = () =>
    server.staff.call('staff.consult.reply', { consultId, replyContent: '多喝水' }, world.doctor.session)
  expect(await answer()).toMatchObject({ code: '0' })
  expect(await answer()).toMatchObject({ code: '0' })
  await server.staff.call('staff.consult.supplement.ask', { consultId, content: '请拍化验单' }, world.doctor.session)
  expect((await box(world.patient.session)).toSorted()).toEqual([
    `● consult_replied 陈志远医生回复了您 → /team/consult/${consultId}`,
    `● consult_supplement_asked 陈志远医生希望您补充资料 → /team/consult/${consultId}`,
  ])
  expect((await server.lastSms(world.patient.mobile)).text).toContain('医生')
  await server.call('nethos.consult.message.read', { consultId }, world.patient.session)
  expect((await server.call('nethos.system.messagebox.module.count', {}, world.patient.session)).obj).toBe(0)
  await server.staff.call('staff.consult.finish', { consultId }, world.doctor.session)
  expect((await box(world.patient.session))[0]).toBe(`● consult_ended 图文咨询已结束 → /team/consult/${consultId}`)
})

test('who has silenced consults gets no text message of an answer either', async () => {
  const world = await aConsultWorld(server)
  const consultId = await world.consult({ isAnswered: false, feeCents: 0 })
  const silence = { moduleType: 'consult', pushStatus: false }
  await server.call('smarthos.system.push.serve.settings', silence, world.patient.session)
  await server.staff.call('staff.consult.reply', { consultId, replyContent: '多喝水' }, world.doctor.session)
  expect(await box(world.patient.session)).toEqual([`consult_replied 陈志远医生回复了您 → /team/consult/${consultId}`])
  await expect(server.lastSms(world.patient.mobile)).rejects.toThrow('no text message')
})

test('money that goes back is told of when it is on its way, and when it is there', async () => {
  const order = await till.paid('WECHAT', { feeCents: 3_000 })
  await till.decline(order)
  await till.returned(order.payNo)
  await expect
    .poll(async () => (await box(order.patient)).toSorted())
    .toEqual(
      [
        '● refund_done 退款完成 → /my/pay',
        `● consult_cancelled 图文咨询未能解答 → /team/consult/${order.consultId}`,
        'refund_requested 退款已受理 → /my/pay',
      ].toSorted(),
    )
  const done = (await server.call('nethos.system.messagebox.moduletype.list', { moduleType: 'payment' }, order.patient))
    .list
  expect(done[0].content).toBe('图文咨询的 ¥30.00 已退回原支付账户，请留意账户变动。')
})

test('an admin may write the words; a placeholder that nothing fills is refused', async () => {
  const { staffId } = await server.db
    .insertInto('staff')
    .values({
      login: 'a-writer',
      passwordHash: '',
      name: '林',
      role: 'admin',
      createdAt: new Date(server.runtime.clock.now()),
    })
    .returning('staffId')
    .executeTakeFirstOrThrow()
  const admin = await server.sessionOf({ staffId })
  const world = await aConsultWorld(server)
  const change = (title: string, content: string) =>
    server.staff.call('staff.message.template.change', { messageType: 'consult_to_pay', title, content }, admin)
  expect(await change('请支付', '{患者}请支付')).toMatchObject({ code: '06010201', msg: '占位词{患者}不能用在这里' })
  expect(await change('请支付', '{项目请支付')).toMatchObject({ msg: '花括号需成对使用' })
  expect(await change('', '请支付')).toMatchObject({ msg: '标题不能为空' })
  expect(await change('{项目}还差一步', '请为{就诊人}支付{项目}')).toMatchObject({ code: '0', obj: true })
  const row = async () =>
    (await server.staff.call('staff.message.template.list', {}, admin)).list.find(
      one => one.messageType === 'consult_to_pay',
    )
  expect(await row()).toMatchObject({ title: '{项目}还差一步', changedAt: expect.any(Number) })
  await issue(world)
  expect((await box(world.patient.session))[0]).toContain('图文咨询还差一步')
  expect(
    await server.staff.call('staff.message.template.reset', { messageType: 'consult_to_pay' }, admin),
  ).toMatchObject({ code: '0' })
  expect(await row()).toMatchObject({ title: '{项目}待支付', changedAt: null })
  const lines = await server.db
    .selectFrom('audit')
    .select('action')
    .where('actorId', '=', staffId)
    .orderBy('auditId')
    .execute()
  expect(lines.map(line => line.action)).toEqual(['message.template.change', 'message.template.reset'])
  expect(await till.desk('staff.message.template.list')).toMatchObject({ code: '00010441' })
})
