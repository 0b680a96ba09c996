import { randomInt } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { usualNotice } from '@nethos/contract/notify/notify.rules.ts'
import type { Session } from '../../../testing/client.ts'
import { aStaffMember } from '../../../testing/people.ts'
import { openTestServer, serverOn } from '../../../testing/server.ts'
import { aConsultWorld, aDoctor, payFor, type ConsultWorld } from '../testbed.ts'

const server = await openTestServer()
const minute = 60
const inDanger = '突然胸痛，出冷汗半小时'
const deskMobile = '13900000120'
const wakeUp = '有患者的情况可能很紧急，请立即登录工作台查看。'

let admin: Session
let operator: Session
/** Of the department in which the doctors of these tests work. */
let onDuty: ConsultWorld['doctor'] & { mobile: string }

const staff = (service: string, sent: object, session: Session) => server.staff.call(service, sent, session)
const aMobile = () => `136${randomInt(1e7, 1e8)}`

async function reachable(session: Session, changes: object = {}): Promise<string> {
  const mobile = aMobile()
  await staff('staff.notice.save', { ...usualNotice, bySms: true, mobile, ...changes }, session)
  return mobile
}
const dutyIs = (...staffIdList: string[]) => staff('staff.duty.save', { gbDeptCode: '03.01', staffIdList }, operator)
const deskIs = async (value: string) => {
  const { list } = await staff('staff.system.param.list', {}, admin)
  const seen = list.find((one: { key: string }) => one.key === 'emergency.desk.mobile').value
  const { code } = await staff('staff.system.param.change', { key: 'emergency.desk.mobile', value, seen }, admin)
  expect(code).toBe('0')
}

beforeAll(async () => {
  admin = (await aStaffMember(server, 'admin')).session
  operator = (await aStaffMember(server, 'operator')).session
  const doctor = await aDoctor(server)
  onDuty = { ...doctor, mobile: await reachable(doctor.session) }
  expect((await dutyIs(onDuty.staffId)).code).toBe('0')
  await deskIs(deskMobile)
})

async function textsTo(mobile: string): Promise<string[]> {
  await server.runner.idle(5_000)
  const response = await server.get(`/sandbox/sms?mobile=${mobile}`)
  return ((await response.json()) as { text: string }[]).map(one => one.text.replace(/^【.*?】/, ''))
}
const ask = async (world: ConsultWorld, consultContent = inDanger): Promise<string> => {
  const { code, obj } = await server.call(
    'nethos.consult.info.docpic.issue.v2',
    { docId: world.doctor.docId, consultContent },
    world.patient.session,
  )
  expect(code).toBe('0')
  return String(obj.consultId)
}
const stepsOf = async (consultId: string) =>
  (
    await server.db
      .selectFrom('consultAlarmMove')
      .select(['event', 'byWhom'])
      .where('consultId', '=', consultId)
      .orderBy('moveId')
      .execute()
  ).map(one => `${one.event} by ${one.byWhom}`)
const logOf = async (consultId: string) =>
  (
    await server.db
      .selectFrom('audit')
      .select('action')
      .where('recordId', '=', consultId)
      .where('action', 'like', 'consult.alarm.%')
      .orderBy('auditId')
      .execute()
  ).map(one => one.action)
/** What the patient reads of it, without the advice itself. */
const readsOf = async (world: ConsultWorld, consultId: string): Promise<string[]> =>
  (await server.call('nethos.consult.info.detail', { consultId }, world.patient.session)).obj.messageList
    .filter((one: { msgLevel: string; replyContent: string }) => one.msgLevel === 'SYS')
    .map((one: { replyContent: string }) => one.replyContent)
    .filter((text: string) => /通知|查看|接手|处理|联系不上/.test(text) && !text.includes('您描述的情况'))
const alarmsOf = async (session: Session): Promise<{ consultId: string; alarmStatus: string; isOwn: boolean }[]> =>
  (await staff('staff.consult.alarm.list', {}, session)).list
const aWorldInReach = async (changes: object = {}) => {
  const world = await aConsultWorld(server, { priceCents: 0 })
  return { ...world, mobile: await reachable(world.doctor.session, changes) }
}
const due = () => server.advance(1)

describe('a patient in danger', () => {
  test('wakes the doctor at once, the duty list after five minutes, the emergency desk after ten; each step once', async () => {
    const other = await serverOn(server.database)
    const world = await aWorldInReach()
    const [dutyBefore, deskBefore] = [(await textsTo(onDuty.mobile)).length, (await textsTo(deskMobile)).length]
    const consultId = await ask(world)
    const everybody = () =>
      Promise.all([server.runner.runTimers(), other.runner.runTimers(), server.runner.runTimers()])
    await due()
    await everybody()
    expect(await textsTo(world.mobile)).toEqual([wakeUp])
    expect(await alarmsOf(onDuty.session)).toEqual([])

    await server.advance(5 * minute - 10)
    expect(await textsTo(onDuty.mobile)).toHaveLength(dutyBefore)
    await server.advance(10)
    await everybody()
    expect(await textsTo(onDuty.mobile)).toHaveLength(dutyBefore + 1)
    expect(await alarmsOf(onDuty.session)).toMatchObject([{ consultId, alarmStatus: 'duty', isOwn: false }])

    await server.advance(5 * minute)
    await everybody()
    expect((await textsTo(deskMobile)).slice(deskBefore)).toEqual([wakeUp])
    await server.advance(60 * minute)
    expect(await stepsOf(consultId)).toEqual([
      'raise by patient',
      'call_doctor by clock',
      'call_duty by clock',
      'call_desk by clock',
    ])
    expect(await logOf(consultId)).toEqual(
      expect.arrayContaining(['consult.alarm.doctor', 'consult.alarm.duty', 'consult.alarm.desk']),
    )
    expect(await readsOf(world, consultId)).toEqual([
      '我们已通知医生尽快查看。请不要等待回复：情况紧急时，请先拨打120。',
      '医生还没有查看，我们已通知值班医生；请先拨打120。',
      '医生还没有查看，我们已通知医院急诊值班；请先拨打120。',
    ])
    await staff('staff.consult.alarm.handle', { consultId }, operator)
  })

  test('is told at the doctor’s phone in his quiet hours too, and when he wants no other text messages', async () => {
    const world = await aWorldInReach({ bySms: false, quietFrom: '00:00', quietUntil: '23:59' })
    const consultId = await ask(world)
    await due()
    expect(await textsTo(world.mobile)).toEqual([wakeUp])
    await staff('staff.consult.read', { consultId }, world.doctor.session)
  })

  test('who has not paid yet wakes nobody; once it is paid, the doctor is woken', async () => {
    const world = await aConsultWorld(server)
    const mobile = await reachable(world.doctor.session)
    const consultId = await ask(world)
    await server.advance(minute)
    expect(await textsTo(mobile)).toEqual([])
    await payFor(server, consultId, world.patient.session)
    await due()
    expect(await textsTo(mobile)).toContain(wakeUp)
    await staff('staff.consult.read', { consultId }, world.doctor.session)
  })
})

test('the clock waits for no doctor who is answering, and calls him the next time', async () => {
  const world = await aWorldInReach()
  const consultId = await ask(world)
  await server.db.transaction().execute(async trx => {
    // As an answer does: the consult first, its alarm last.
    await trx.selectFrom('consult').select('consultId').where('consultId', '=', consultId).forUpdate().execute()
    await due()
    const alarm = trx
      .selectFrom('consultAlarm')
      .select('status')
      .where('consultId', '=', consultId)
      .forUpdate()
      .noWait()
    expect(await alarm.executeTakeFirst()).toEqual({ status: 'raised' })
  })
  await due()
  expect(await stepsOf(consultId)).toEqual(['raise by patient', 'call_doctor by clock'])
  await staff('staff.consult.read', { consultId }, world.doctor.session)
})

describe('nobody else is called', () => {
  test('once the doctor has opened the consult, and the patient reads that', async () => {
    const world = await aWorldInReach()
    const dutyBefore = (await textsTo(onDuty.mobile)).length
    const consultId = await ask(world)
    await due()
    await staff('staff.consult.read', { consultId }, world.doctor.session)
    await server.advance(20 * minute)
    expect(await textsTo(onDuty.mobile)).toHaveLength(dutyBefore)
    expect(await stepsOf(consultId)).toEqual(['raise by patient', 'call_doctor by clock', 'answer by doctor'])
    expect((await readsOf(world, consultId)).at(-1)).toBe('医生已查看您的情况。如症状没有缓解或加重，请立即拨打120。')
    expect(await logOf(consultId)).toContain('consult.alarm.seen')
  })

  test('once he has answered it without opening it, or ended it', async () => {
    for (const [service, sent] of [
      ['staff.consult.reply', { replyContent: '请马上打120' }],
      ['staff.consult.refuse', { reason: '请立即去急诊' }],
    ] as const) {
      const world = await aWorldInReach()
      const consultId = await ask(world)
      await due()
      expect((await staff(service, { consultId, ...sent }, world.doctor.session)).code).toBe('0')
      await server.advance(20 * minute)
      expect((await stepsOf(consultId)).slice(1, 2)).toEqual(['call_doctor by clock'])
      expect(await stepsOf(consultId)).toHaveLength(3)
    }
  })

  test('but another danger after that begins anew, and the same one said again does not', async () => {
    const world = await aWorldInReach()
    const consultId = await ask(world)
    await due()
    await staff('staff.consult.reply', { consultId, replyContent: '请马上打120' }, world.doctor.session)
    const write = (replyContent: string) =>
      server.call('nethos.consult.info.reply', { consultId, replyContent }, world.patient.session)
    await write('还在胸痛')
    await due()
    expect(await textsTo(world.mobile)).toHaveLength(1)
    await write('现在喘不上气')
    await due()
    expect((await textsTo(world.mobile)).filter(text => text === wakeUp)).toHaveLength(2)
    await staff('staff.consult.read', { consultId }, world.doctor.session)
  })
})

describe('where nobody can be called', () => {
  test('the next step follows at once, and the patient is told no more than is so', async () => {
    const world = await aConsultWorld(server, { priceCents: 0 })
    await dutyIs()
    await deskIs('')
    const consultId = await ask(world)
    await due()
    expect(await readsOf(world, consultId)).toEqual([
      '暂时联系不上医生，我们正在通知值班医生。请不要等待回复：情况紧急时，请先拨打120。',
      '医生还没有查看，我们正在通知医院急诊值班；请先拨打120。',
      '目前还没有医生查看您的情况，请立即拨打120，或请身边的人送您到最近的急诊。',
    ])
    expect(await logOf(consultId)).toEqual(Array(3).fill('consult.alarm.nobody'))
    await staff('staff.consult.alarm.handle', { consultId }, operator)
    await dutyIs(onDuty.staffId)
    await deskIs(deskMobile)
  })
})

describe('the duty doctor', () => {
  test('takes the consult over: answers in his own name, hears what comes, and the patient reads who he is', async () => {
    const world = await aWorldInReach()
    const consultId = await ask(world)
    const open = () => staff('staff.consult.detail', { consultId }, onDuty.session)
    expect((await open()).msg).toBe('记录不存在')
    expect((await staff('staff.consult.alarm.take', { consultId }, onDuty.session)).msg).toBe('记录不存在')
    await due()
    await server.advance(5 * minute)
    expect((await staff('staff.consult.alarm.take', { consultId }, onDuty.session)).code).toBe('0')
    expect((await staff('staff.consult.alarm.take', { consultId }, onDuty.session)).code).not.toBe('0')
    expect((await readsOf(world, consultId)).at(-1)).toContain('已接手')
    expect((await open()).obj.events).toContain('reply')
    const answer = await staff('staff.consult.reply', { consultId, replyContent: '请马上打120' }, onDuty.session)
    expect(answer.obj.replierId).toBe(onDuty.docId)
    await server.advance(20 * minute)
    expect(await stepsOf(consultId)).toHaveLength(4)
    expect(await logOf(consultId)).toContain('consult.alarm.take')
    // Who was asked still sees it.
    expect((await staff('staff.consult.detail', { consultId }, world.doctor.session)).code).toBe('0')
  })

  test('of another department sees nothing of it', async () => {
    const stranger = await aDoctor(server)
    const world = await aWorldInReach()
    const consultId = await ask(world)
    await server.advance(6 * minute)
    expect(await alarmsOf(stranger.session)).toEqual([])
    expect((await staff('staff.consult.alarm.take', { consultId }, stranger.session)).msg).toBe('记录不存在')
    await staff('staff.consult.alarm.handle', { consultId }, operator)
  })
})

test('the emergency desk is told the number to call, once; the patient keeps his phone free', async () => {
  const world = await aWorldInReach()
  const consultId = await ask(world)
  await server.advance(11 * minute)
  expect(await alarmsOf(operator)).toMatchObject([{ consultId, alarmStatus: 'desk' }])
  expect((await staff('staff.consult.alarm.handle', { consultId }, operator)).obj).toEqual({
    mobile: world.patient.mobile,
  })
  expect(await staff('staff.consult.alarm.handle', { consultId }, operator)).toMatchObject({
    msg: '该患者已有人处理，或咨询已结束',
  })
  expect(await alarmsOf(operator)).toEqual([])
  expect((await readsOf(world, consultId)).at(-1)).toContain('请保持手机畅通')
})
