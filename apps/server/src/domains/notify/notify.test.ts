import { randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { usualNotice } from '@nethos/contract/notify/notify.rules.ts'
import { timeOf } from '@nethos/contract/common/days.ts'
import { openTestServer, serverOn } from '../../testing/server.ts'
import { aStaffMember } from '../../testing/people.ts'
import { aConsultWorld, aPatient, aTeam, type ConsultWorld } from '../consult/testbed.ts'

const server = await openTestServer()
const minute = 60
const hour = 60 * minute

const aMobile = () => `137${randomInt(1e7, 1e8)}`
const withSms = async ({ session }: ConsultWorld['doctor'], changes: object = {}): Promise<string> => {
  const mobile = aMobile()
  const setting = { ...usualNotice, quietFrom: '', quietUntil: '', bySms: true, mobile, ...changes }
  expect(await server.staff.call('staff.notice.save', setting, session)).toMatchObject({ code: '0' })
  return mobile
}
async function textsTo(mobile: string): Promise<string[]> {
  await server.runner.idle()
  const response = await server.get(`/sandbox/sms?mobile=${mobile}`)
  return ((await response.json()) as { text: string }[]).map(one => one.text.replace(/^【.*?】/, '')).toReversed()
}
const ask = async (world: ConsultWorld, consultContent = '最近头晕') => {
  const { obj } = await server.call(
    'nethos.consult.info.docpic.issue.v2',
    { docId: world.doctor.docId, consultContent },
    world.patient.session,
  )
  return String(obj.consultId)
}
const write = (world: ConsultWorld, consultId: string, replyContent: string) =>
  server.call('nethos.consult.info.reply', { consultId, replyContent }, world.patient.session)
const read = (world: ConsultWorld, consultId: string) =>
  server.staff.call('staff.consult.read', { consultId }, world.doctor.session)

const somebodyWaits = '您有新的咨询待回复，请登录工作台查看。'

describe('a doctor whose page is closed', () => {
  test('gets one text message of a new consult, after two minutes, that says nothing of the patient', async () => {
    const world = await aConsultWorld(server, { priceCents: 0 })
    const mobile = await withSms(world.doctor)
    await ask(world, '最近头晕')
    await server.advance(minute)
    expect(await textsTo(mobile)).toEqual([])
    await server.advance(minute)
    expect(await textsTo(mobile)).toEqual([somebodyWaits])
  })

  test('a paid consult counts from its payment, not from its order', async () => {
    const world = await aConsultWorld(server)
    const mobile = await withSms(world.doctor)
    await ask(world)
    await server.advance(5 * minute)
    expect(await textsTo(mobile)).toEqual([])
  })

  test('hears once of many messages, and again after the silence that he has set', async () => {
    const world = await aConsultWorld(server)
    const mobile = await withSms(world.doctor, { silentMinutes: 30 })
    const consultId = await world.consult()
    for (const text of ['在吗', '医生', '血压还是有点高']) await write(world, consultId, text)
    await server.advance(2 * minute)
    expect(await textsTo(mobile)).toEqual([somebodyWaits])
    await write(world, consultId, '还在吗')
    await server.advance(20 * minute)
    expect(await textsTo(mobile)).toHaveLength(1)
    await server.advance(10 * minute)
    expect(await textsTo(mobile)).toEqual([somebodyWaits, somebodyWaits])
    await server.advance(5 * hour)
    expect(await textsTo(mobile)).toHaveLength(2)
  })

  test('hears in the morning of what came in the night', async () => {
    const world = await aConsultWorld(server, { priceCents: 0 })
    const now = server.runtime.clock.now()
    const night = { quietFrom: timeOf(now), quietUntil: timeOf(now + 9 * 3_600_000) }
    const mobile = await withSms(world.doctor, night)
    await ask(world)
    await server.advance(hour)
    expect(await textsTo(mobile)).toEqual([])
    await server.advance(9 * hour)
    expect(await textsTo(mobile)).toEqual([somebodyWaits])
  })
})

describe('a promise that is running out', () => {
  const runsOut = '您有咨询即将超过承诺的回复时间，请尽快登录工作台回复。'

  test('is told at half of the time and two hours before the refund, although he was told before', async () => {
    const world = await aConsultWorld(server, { priceCents: 0 })
    const mobile = await withSms(world.doctor, { silentMinutes: 240 })
    await ask(world)
    await server.advance(12 * hour - minute)
    expect(await textsTo(mobile)).toEqual([somebodyWaits])
    await server.advance(minute)
    expect(await textsTo(mobile)).toEqual([somebodyWaits, runsOut])
    await server.advance(10 * hour)
    expect(await textsTo(mobile)).toEqual([somebodyWaits, runsOut, runsOut])
    await server.advance(3 * hour)
    expect(await textsTo(mobile)).toHaveLength(3)
  })

  test('is not told of what was answered or given back', async () => {
    for (const [service, sent] of [
      ['staff.consult.reply', { replyContent: '您好' }],
      ['staff.consult.refuse', { reason: '请到门诊就诊' }],
    ] as const) {
      const world = await aConsultWorld(server, { priceCents: 0 })
      const consultId = await ask(world)
      const mobile = await withSms(world.doctor)
      expect((await server.staff.call(service, { consultId, ...sent }, world.doctor.session)).code).toBe('0')
      await read(world, consultId)
      await server.advance(25 * hour)
      expect(await textsTo(mobile)).toEqual([])
    }
  })
})

test('who reads at the workbench gets no text message', async () => {
  const world = await aConsultWorld(server)
  const mobile = await withSms(world.doctor)
  const consultId = await world.consult()
  await write(world, consultId, '在吗')
  await server.advance(minute)
  expect((await read(world, consultId)).code).toBe('0')
  await server.advance(hour)
  expect(await textsTo(mobile)).toEqual([])
})

test('who has switched text messages off, or says no number, gets none', async () => {
  const world = await aConsultWorld(server, { priceCents: 0 })
  const mobile = await withSms(world.doctor, { bySms: false })
  await ask(world)
  await server.advance(hour)
  expect(await textsTo(mobile)).toEqual([])
})

test('of a team every member hears, until the chief has given the consult to one', async () => {
  const team = await aTeam(server, { priceCents: 0 })
  const mobiles = [await withSms(team.chief), await withSms(team.member)]
  const patient = await aPatient(server)
  const { obj } = await server.call(
    'nethos.consult.info.teampic.issue',
    { teamId: team.teamId, compatId: patient.personId, consultContent: '血压偏高' },
    patient.session,
  )
  await server.advance(2 * minute)
  for (const mobile of mobiles) expect(await textsTo(mobile)).toEqual([somebodyWaits])

  const { consultId } = obj
  const given = { consultId, docId: team.member.docId }
  expect((await server.staff.call('staff.consult.assign', given, team.chief.session)).code).toBe('0')
  await server.staff.call('staff.consult.reply', { consultId, replyContent: '您好' }, team.member.session)
  await server.staff.call('staff.consult.read', { consultId }, team.member.session)
  await server.call('nethos.consult.info.reply', { consultId, replyContent: '谢谢' }, patient.session)
  await server.advance(2 * minute)
  expect(await textsTo(mobiles[0]!)).toHaveLength(1)
  expect(await textsTo(mobiles[1]!)).toHaveLength(2)
})

test('who reads one consult is told of the other that waits besides', async () => {
  const world = await aConsultWorld(server, { priceCents: 0 })
  const mobile = await withSms(world.doctor)
  const first = await ask(world)
  const other = await aPatient(server)
  const sent = { docId: world.doctor.docId, consultContent: '血压偏高' }
  const second = await server.call('nethos.consult.info.docpic.issue.v2', sent, other.session)
  expect(second.code).toBe('0')
  expect((await read(world, first)).code).toBe('0')
  await server.advance(3 * minute)
  expect(await textsTo(mobile)).toEqual([somebodyWaits])
  const notice = server.db.selectFrom('staffNotice').select('link').where('staffId', '=', world.doctor.staffId)
  expect(await notice.executeTakeFirst()).toEqual({ link: `/consults/${second.obj.consultId}` })
  await read(world, second.obj.consultId)
  await write(world, first, '还是头晕')
  await read(world, first)
  await server.advance(3 * 60 * minute)
  expect(await textsTo(mobile)).toHaveLength(1)
})

test('two processes send one message', async () => {
  const other = await serverOn(server.database)
  const world = await aConsultWorld(server, { priceCents: 0 })
  const mobile = await withSms(world.doctor)
  await ask(world)
  await server.advance(2 * minute)
  await Promise.all([server.runner.runTimers(), other.runner.runTimers(), server.runner.runTimers()])
  expect(await textsTo(mobile)).toHaveLength(1)
})

describe('one’s own setting', () => {
  test('is there again, and is nobody else’s', async () => {
    const [own, other] = [await aStaffMember(server, 'nurse'), await aStaffMember(server, 'nurse')]
    const setting = { ...usualNotice, bySms: true, mobile: '13712345678', quietFrom: '', quietUntil: '' }
    await server.staff.call('staff.notice.save', setting, own.session)
    expect((await server.staff.call('staff.notice.get', {}, own.session)).obj).toEqual(setting)
    expect((await server.staff.call('staff.notice.get', {}, other.session)).obj).toEqual(usualNotice)
    const { rows } = await server.pool.query(`select mobile_sealed from staff_notice_setting where staff_id = $1`, [
      own.staffId,
    ])
    expect(rows[0].mobile_sealed.toString('latin1')).not.toContain('13712345678')
  })

  test('is tried at once, or says what is missing', async () => {
    const { session } = await aStaffMember(server, 'doctor')
    expect(await server.staff.call('staff.notice.try', {}, session)).toMatchObject({
      msg: '请先填写手机号或允许这台设备弹出通知，再发送测试',
    })
    const mobile = aMobile()
    await server.staff.call('staff.notice.save', { ...usualNotice, bySms: true, mobile }, session)
    expect((await server.staff.call('staff.notice.try', {}, session)).code).toBe('0')
    expect(await textsTo(mobile)).toHaveLength(1)
  })
})
