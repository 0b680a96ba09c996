import { randomInt } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openAlarms } from '@nethos/contract/consult/alarm.status.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { usualNotice } from '@nethos/contract/notify/notify.rules.ts'
import type { Session } from '../../../testing/client.ts'
import { aStaffMember } from '../../../testing/people.ts'
import { browsersOf } from '../../../testing/push-browser.ts'
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
/** Somebody sits at the page and does something there. */
const acts = (consultId: string, session: Session) =>
  staff('staff.consult.read', { consultId, seenUntil: server.runtime.clock.now() }, session)
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

/** What one test leaves behind calls nobody in the next. */
afterEach(() =>
  server.db
    .updateTable('consultAlarm')
    .set({ status: 'closed', dueAt: null })
    .where('status', 'in', openAlarms)
    .execute(),
)

async function textsTo(mobile: string): Promise<string[]> {
  await server.runner.idle()
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

    await server.advance(4 * minute)
    expect(await textsTo(onDuty.mobile)).toHaveLength(dutyBefore)
    await server.advance(minute)
    await everybody()
    expect(await textsTo(onDuty.mobile)).toHaveLength(dutyBefore + 1)
    expect(await alarmsOf(onDuty.session)).toMatchObject([{ consultId, alarmStatus: 'duty', isOwn: false }])

    await server.advance(5 * minute)
    await everybody()
    expect((await textsTo(deskMobile)).slice(deskBefore)).toEqual([wakeUp])
    await server.advance(9 * minute)
    await everybody()
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
    await acts(consultId, world.doctor.session)
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
    await acts(consultId, world.doctor.session)
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
  await acts(consultId, world.doctor.session)
})

describe('nobody else is called', () => {
  test('once the doctor has opened the consult, and the patient reads that', async () => {
    const world = await aWorldInReach()
    const dutyBefore = (await textsTo(onDuty.mobile)).length
    const consultId = await ask(world)
    await due()
    await acts(consultId, world.doctor.session)
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

  test('but another danger after that begins anew at once, and the same one said again after an hour', async () => {
    const world = await aWorldInReach()
    const consultId = await ask(world)
    await due()
    await staff('staff.consult.reply', { consultId, replyContent: '请马上打120' }, world.doctor.session)
    const write = (replyContent: string) =>
      server.call('nethos.consult.info.reply', { consultId, replyContent }, world.patient.session)
    const calls = async () => (await textsTo(world.mobile)).filter(text => text === wakeUp).length
    await write('还在胸痛')
    await due()
    expect(await calls()).toBe(1)
    await write('现在喘不上气')
    await due()
    expect(await calls()).toBe(2)
    await acts(consultId, world.doctor.session)
    await server.advance(61 * minute)
    await write('还在胸痛')
    await due()
    expect(await calls()).toBe(3)
    await acts(consultId, world.doctor.session)
  })
})

describe('a danger that was said before', () => {
  const write = (world: ConsultWorld, consultId: string, replyContent: string) =>
    server.call('nethos.consult.info.reply', { consultId, replyContent }, world.patient.session)

  test('is called for anew where all were called and nobody has looked', async () => {
    const world = await aWorldInReach()
    const consultId = await ask(world)
    await staff('staff.consult.reply', { consultId, replyContent: '请马上打120' }, world.doctor.session)
    await write(world, consultId, '我不想活了')
    await server.advance(11 * minute)
    expect((await stepsOf(consultId)).at(-1)).toBe('call_desk by clock')
    await write(world, consultId, '我要跳下去')
    await due()
    expect((await stepsOf(consultId)).at(-1)).toBe('call_desk by clock')
    await server.advance(60 * minute)
    await write(world, consultId, '我要跳下去')
    await due()
    expect((await stepsOf(consultId)).slice(-2)).toEqual(['raise by patient', 'call_doctor by clock'])
    await acts(consultId, world.doctor.session)
  })

  test('and was judged false is a fresh one: it calls, and it is read, at once', async () => {
    const world = await aWorldInReach()
    const consultId = await ask(world)
    await due()
    await staff('staff.consult.reply', { consultId, replyContent: '知道了' }, world.doctor.session)
    const flagsOf = async () =>
      (await server.call('nethos.consult.info.detail', { consultId }, world.patient.session)).obj.consult.redFlags
    expect(await flagsOf()).toEqual(['chest_pain'])
    const verdict = { consultId, flag: 'chest_pain', verdict: 'wrong' }
    expect((await staff('staff.consult.flag.judge', verdict, world.doctor.session)).code).toBe('0')
    expect(await flagsOf()).toEqual([])
    await write(world, consultId, inDanger)
    await due()
    expect((await stepsOf(consultId)).slice(-2)).toEqual(['raise by patient', 'call_doctor by clock'])
    expect(await flagsOf()).toEqual(['chest_pain'])
    await acts(consultId, world.doctor.session)
  })
})

describe('a page that stands open and nobody sits there', () => {
  test('ends no alarm: the duty list is called; what somebody does there, after he has seen it, does', async () => {
    const world = await aWorldInReach()
    const dutyBefore = (await textsTo(onDuty.mobile)).length
    const consultId = await ask(world, '最近失眠')
    const read = (seenUntil?: number) =>
      staff('staff.consult.read', { consultId, ...(seenUntil && { seenUntil }) }, world.doctor.session)
    await staff('staff.consult.reply', { consultId, replyContent: '多久了' }, world.doctor.session)
    const lastSeen = server.runtime.clock.now()
    await server.advance(minute)
    await server.call('nethos.consult.info.reply', { consultId, replyContent: inDanger }, world.patient.session)
    await due()
    // The page shows the message, nobody has touched it since; a key pressed before it came is no answer to it.
    expect((await read()).code).toBe('0')
    expect((await read(lastSeen)).code).toBe('0')
    await server.advance(5 * minute)
    expect(await textsTo(onDuty.mobile)).toHaveLength(dutyBefore + 1)
    expect(await alarmsOf(onDuty.session)).toMatchObject([{ consultId, alarmStatus: 'duty' }])
    await acts(consultId, world.doctor.session)
    expect(await alarmsOf(onDuty.session)).toEqual([])
  })
})

describe('the emergency desk', () => {
  test('is called again every ten minutes until somebody has it in hand, and not for ever', async () => {
    const world = await aWorldInReach()
    const browser = browsersOf(server)()
    expect((await staff('staff.push.subscribe', browser.subscription, operator)).code).toBe('0')
    const consultId = await ask(world)
    const before = (await textsTo(deskMobile)).length
    const calls = async () => (await textsTo(deskMobile)).length - before
    await server.advance(11 * minute)
    expect(await calls()).toBe(1)
    expect((await browser.taken()).map(one => browser.opened(one))).toEqual([{ link: '/alarms', isUrgent: true }])
    for (let nth = 2; nth <= 13; nth++) {
      await server.advance(10 * minute)
      expect(await calls()).toBe(nth)
    }
    await server.advance(60 * minute)
    expect(await calls()).toBe(13)
    expect((await logOf(consultId)).filter(one => one === 'consult.alarm.desk')).toHaveLength(13)
    expect((await readsOf(world, consultId)).filter(text => text.includes('急诊值班'))).toHaveLength(1)
    await staff('staff.push.unsubscribe', { endpoint: browser.endpoint }, operator)
    await staff('staff.consult.alarm.handle', { consultId }, operator)
  })
})

describe('a call that does not arrive', () => {
  test('is none: when the only browser of the doctor is gone, the duty list is called at once', async () => {
    const world = await aConsultWorld(server, { priceCents: 0 })
    await staff('staff.notice.save', { ...usualNotice, byPush: false }, world.doctor.session)
    const gone = browsersOf(server)(`gone-${randomInt(1e9)}`)
    expect((await staff('staff.push.subscribe', gone.subscription, world.doctor.session)).code).toBe('0')
    const dutyBefore = (await textsTo(onDuty.mobile)).length
    const consultId = await ask(world)
    await due()
    await server.runner.idle()
    await due()
    expect(await textsTo(onDuty.mobile)).toHaveLength(dutyBefore + 1)
    expect(await logOf(consultId)).toEqual(['consult.alarm.doctor', 'consult.alarm.failed', 'consult.alarm.duty'])
    await staff('staff.consult.alarm.handle', { consultId }, operator)
  })

  test('is waited for as long as another one may arrive', async () => {
    const world = await aWorldInReach()
    const gone = browsersOf(server)(`gone-${randomInt(1e9)}`)
    expect((await staff('staff.push.subscribe', gone.subscription, world.doctor.session)).code).toBe('0')
    const dutyBefore = (await textsTo(onDuty.mobile)).length
    const consultId = await ask(world)
    await due()
    await server.runner.idle()
    await due()
    expect(await textsTo(onDuty.mobile)).toHaveLength(dutyBefore)
    await acts(consultId, world.doctor.session)
  })
})

describe('a doctor who is away', () => {
  const today = () => dayOf(server.runtime.clock.now())
  const goesAway = async (session: Session, coverDocId = '') => {
    const days = { from: today(), until: today(), coverDocId }
    expect((await staff('staff.absence.save', days, session)).code).toBe('0')
  }
  const aCover = async () => {
    const cover = await aDoctor(server)
    return { ...cover, mobile: await reachable(cover.session) }
  }

  test('is left in peace: his cover is woken, once', async () => {
    const [world, cover] = [await aWorldInReach(), await aCover()]
    await goesAway(world.doctor.session, cover.docId)
    const consultId = await ask(world)
    await due()
    await due()
    expect(await textsTo(world.mobile)).toEqual([])
    expect((await textsTo(cover.mobile)).filter(text => text === wakeUp)).toHaveLength(1)
    expect(await alarmsOf(cover.session)).toMatchObject([{ consultId, isOwn: true }])
    await acts(consultId, cover.session)
  })

  test('without a cover: the next step follows at once, and who is on duty but away is not asked either', async () => {
    const [world, second] = [await aWorldInReach(), await aCover()]
    await dutyIs(onDuty.staffId, second.staffId)
    await goesAway(world.doctor.session)
    await goesAway(onDuty.session)
    const onDutyBefore = (await textsTo(onDuty.mobile)).length
    const consultId = await ask(world)
    await due()
    expect(await textsTo(world.mobile)).toEqual([])
    expect(await textsTo(second.mobile)).toEqual([wakeUp])
    expect(await textsTo(onDuty.mobile)).toHaveLength(onDutyBefore)
    await dutyIs(onDuty.staffId)
    await staff('staff.consult.alarm.handle', { consultId }, operator)
    const other = await ask(await aWorldInReach({}))
    await server.advance(6 * minute)
    expect((await textsTo(onDuty.mobile)).length).toBeGreaterThan(onDutyBefore)
    await staff('staff.consult.alarm.handle', { consultId: other }, operator)
    await staff('staff.absence.end', {}, onDuty.session)
  })

  test('who is given the consult while an alarm is open is woken', async () => {
    const [world, colleague] = [await aWorldInReach(), await aCover()]
    const consultId = await ask(world)
    await due()
    expect(await textsTo(colleague.mobile)).toEqual([])
    const to = { consultId, docId: colleague.docId }
    expect((await staff('staff.consult.hand.over', to, world.doctor.session)).code).toBe('0')
    expect(await textsTo(colleague.mobile)).toContain(wakeUp)
    await acts(consultId, colleague.session)
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
