import { randomInt } from 'node:crypto'
import { usualNotice } from '@nethos/contract/notify/notify.rules.ts'
import { expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aDoctor, aFollowWorld, aPatient, type FollowWorld } from './testbed.ts'

const server = await openTestServer()
const inDanger = '医生，我突然胸痛，出冷汗'

async function aWorldInReach() {
  const world = await aFollowWorld(server)
  const mobile = `136${randomInt(1e7, 1e8)}`
  // Around the clock is the doctor's quiet time: what cannot wait does not ask for it.
  const quiet = { ...usualNotice, bySms: true, mobile, quietFrom: '00:00', quietUntil: '23:59' }
  expect((await server.staff.call('staff.notice.save', quiet, world.doctor.session)).code).toBe('0')
  return { ...world, mobile }
}
const say = ({ patient, followId }: FollowWorld, msgText: string) =>
  server.call('nethos.follow.message.send', { followId, msgText }, patient.session)
const staff = (service: string, sent: object, { doctor }: Pick<FollowWorld, 'doctor'>) =>
  server.staff.call(service, sent, doctor.session)
const listed = async (world: FollowWorld, tab = 'talks') => (await staff('staff.follow.list', { tab }, world)).list
async function callsTo(mobile: string): Promise<string[]> {
  await server.runner.idle()
  const texts = (await (await server.get(`/sandbox/sms?mobile=${mobile}`)).json()) as { text: string }[]
  return texts.map(one => one.text)
}

test('words of danger in a talk call the doctor in his quiet hours too, once an hour until he has read them', async () => {
  const world = await aWorldInReach()
  await say(world, '您好，复查要空腹吗？')
  expect(await callsTo(world.mobile)).toEqual([])
  await say(world, inDanger)
  await say(world, '胸痛得厉害')
  expect(await callsTo(world.mobile)).toHaveLength(1)
  expect((await callsTo(world.mobile))[0]).not.toMatch(/胸痛|张秀英/)
  await server.advance(3_601)
  await say(world, '还是胸痛')
  expect(await callsTo(world.mobile)).toHaveLength(2)
  await staff('staff.follow.message.read', { followId: world.followId }, world)
  await say(world, '胸口又痛起来了，喘不上气')
  expect(await callsTo(world.mobile)).toHaveLength(3)
})

test('it stands first in the list and in the figures of the first page until it is read', async () => {
  const world = await aWorldInReach()
  await say(world, inDanger)
  expect(await listed(world)).toMatchObject([{ followId: world.followId, redFlags: ['chest_pain'], isUrgent: true }])
  const figures = async () =>
    (await staff('staff.today', {}, world)).obj.figures.find(
      (one: { figure: string }) => one.figure === 'flagged_talks',
    ).count
  expect(await figures()).toBe(1)
  await staff('staff.follow.message.read', { followId: world.followId }, world)
  expect(await listed(world)).toMatchObject([{ redFlags: ['chest_pain'], isUrgent: false }])
  expect(await figures()).toBe(0)
})

test('the doctor says whether it was right: it is counted by rule and taken off; nobody else can', async () => {
  const world = await aWorldInReach()
  await say(world, inDanger)
  const { followId } = world
  const verdict = { followId, flag: 'chest_pain', verdict: 'wrong' }
  const other = { doctor: await aDoctor(server) }
  expect((await staff('staff.follow.flag.judge', verdict, other)).code).toBe('00010440')
  expect((await staff('staff.follow.flag.judge', { ...verdict, flag: 'stroke' }, world)).code).toBe('00010440')
  expect((await staff('staff.follow.flag.judge', verdict, world)).code).toBe('0')
  expect(await listed(world)).toMatchObject([{ redFlags: [] }])
  const judged = await server.db
    .selectFrom('triageAlarm')
    .select(['flag', 'verdict'])
    .where('recordId', '=', followId)
    .execute()
  expect(judged).toEqual([{ flag: 'chest_pain', verdict: 'wrong' }])
})

test('to read one talk leaves the notice of a consult, and of another talk that waits', async () => {
  const world = await aWorldInReach()
  const { doctor, followId } = world
  const notice = () =>
    server.db
      .selectFrom('staffNotice')
      .select(['link', 'dueAt'])
      .where('staffId', '=', doctor.staffId)
      .executeTakeFirst()
  const waits = async (link: string) => {
    const now = new Date(server.runtime.clock.now())
    await server.db
      .insertInto('staffNotice')
      .values({ staffId: doctor.staffId, kind: 'new', link, step: 'push', dueAt: now })
      .onConflict(on => on.column('staffId').doUpdateSet({ link, dueAt: now }))
      .execute()
  }
  const read = () => staff('staff.follow.message.read', { followId }, world)
  await say(world, '您好，复查要空腹吗？')
  await waits('/consults/c1')
  await read()
  expect(await notice()).toMatchObject({ link: '/consults/c1', dueAt: expect.any(Date) })
  const other = await aPatient(server)
  const { obj } = await server.call('nethos.follow.dp.add', { docId: doctor.docId }, other.session)
  await server.call('nethos.follow.message.send', { followId: obj.followId, msgText: '药吃完了' }, other.session)
  await waits(`/follows/${followId}`)
  await read()
  expect(await notice()).toMatchObject({ link: `/follows/${obj.followId}`, dueAt: expect.any(Date) })
})
