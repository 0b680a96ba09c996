import { expect, test } from 'vitest'
import { applicationStatuses, type ApplicationStatus } from '@nethos/contract/programme/programme.status.ts'
import { aDoctor, aPatient } from '../consult/testbed.ts'
import { aTeam } from '../doctors/doctors.samples.ts'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'
import { builtInProgrammes } from './built-in/index.ts'

const server = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
const [writer, publisher, nurse] = [
  await aStaffMember(server, 'operator'),
  await aStaffMember(server, 'admin'),
  await aStaffMember(server, 'nurse'),
]
type Patient = Awaited<ReturnType<typeof aPatient>>
const hour = 3_600
const day = 24 * hour
const desk = async (verb: string, input: object, { staffId }: { staffId: string } = writer) =>
  server.staff.call(`staff.programme.${verb}`, input, await server.sessionOf({ staffId }))
const ask = async (verb: string, input: object, { accountId }: Patient) =>
  server.call(`nethos.programme.${verb}`, input, await server.sessionOf({ accountId }))

const base = builtInProgrammes['kfzx']!
const item = { kind: 'text' as const, id: 'illness', text: '病情', required: true, long: true, most: 200 }
const document = {
  ...base,
  name: '肩颈门诊',
  application: {
    ...base.application!,
    form: { pages: [{ items: [item] }] },
    offers: [
      { code: 'paid', title: '两天', text: '两天的随访', priceCents: 9900, days: 2 },
      { code: 'free', title: '评估', text: '一次评估', priceCents: 0 },
    ],
  },
}
const saved = await desk('edition.save', { code: 'told', seenAt: null, document, note: '第一版' })
await desk('edition.submit', { code: 'told', seenAt: saved.obj.writtenAt })
expect(await desk('edition.publish', { code: 'told', seenAt: saved.obj.writtenAt }, publisher)).toMatchObject({
  obj: { edition: 1 },
})

const startsIn = (seconds: number) => server.runtime.clock.now() + seconds * 1000
interface Applied {
  patient: Patient
  applicationId: string
}
async function applied(offerCode: 'paid' | 'free'): Promise<Applied> {
  const patient = await aPatient(server)
  const input = { code: 'told', edition: 1, offerCode, personId: patient.personId, isAgreed: true }
  const { obj } = await ask('apply', { ...input, answers: { illness: '脖子疼' } }, patient)
  return { patient, applicationId: obj.applicationId }
}
const at = async ({ patient, applicationId }: Applied): Promise<ApplicationStatus> =>
  (await ask('application.detail', { applicationId }, patient)).obj.status

/** What stands in the patient's box about it, the oldest first, with where it leads. */
async function notices({ patient }: Applied): Promise<string[]> {
  const session = await server.sessionOf(patient)
  const { list } = await server.call('nethos.system.messagebox.moduletype.list', { pageSize: 50 }, session)
  const mine = list.filter((one: { content: string }) => one.content.includes('肩颈门诊')).reverse()
  for (const { content } of mine) expect(content).toContain('张秀英')
  return mine.map((one: { title: string }) => one.title)
}

async function pays({ patient, applicationId }: Applied): Promise<void> {
  await ask('application.pay', { applicationId, payChannel: 'WECHAT' }, patient)
  const { payNo } = await server.db
    .selectFrom('payment')
    .select('payNo')
    .where('bizId', '=', applicationId)
    .executeTakeFirstOrThrow()
  await server.sandbox(`payments/${payNo}/succeed`)
  await server.advance(1)
}

const seen = new Set<ApplicationStatus>()
/** It stands there now, and the last message in the box says so. */
async function expectMessage(one: Applied, status: ApplicationStatus, title: string): Promise<void> {
  expect(await at(one)).toBe(status)
  expect((await notices(one)).at(-1)).toBe(title)
  seen.add(status)
}

test('the patient is told of each step that another hand takes, by name, with the way to the application', async () => {
  const paid = await applied('paid')
  expect(await notices(paid)).toEqual([])
  await desk('application.ask', { applicationId: paid.applicationId, text: '请补充片子' })
  await expectMessage(paid, 'asked', '申请需要补充资料')
  await ask('application.answer', { applicationId: paid.applicationId, answers: { illness: '见片子' } }, paid.patient)
  await desk('application.accept', { applicationId: paid.applicationId, startsAt: startsIn(hour) })
  await expectMessage(paid, 'to_pay', '申请已通过，请支付')
  await pays(paid)
  await expectMessage(paid, 'paid', '支付成功')
  await server.advance(hour + 60)
  await expectMessage(paid, 'going', '服务已开始')
  await server.advance(3 * day)
  await expectMessage(paid, 'done', '服务已完成')
  const links = await server.db
    .selectFrom('message')
    .select('link')
    .where('accountId', '=', paid.patient.accountId)
    .where('recordType', '=', 'application')
    .execute()
  expect(new Set(links.map(row => row.link))).toEqual(new Set([`/zone/told/application?id=${paid.applicationId}`]))
})

test('handed to a doctor it is his, handed to a team each member’s; they hear of it, and others see it no more', async () => {
  const { patient, applicationId } = await applied('free')
  const [chief, member, stranger] = [await aDoctor(server), await aDoctor(server), await aDoctor(server)]
  const teamId = await aTeam(server.db, {
    members: [chief.docId, member.docId],
    teamName: '肩颈团队',
    hosId: 'h1',
    gbDeptCode: '03.01',
  })
  const sees = async (who: Parameters<typeof desk>[2]) =>
    (await desk('application.detail', { applicationId }, who)).code === '0'
  const hand = (to: object) => desk('application.hand', { applicationId, ...to })
  const noticed = async () =>
    (
      await server.db
        .selectFrom('staffNotice')
        .select('staffId')
        .where('link', '=', `/applications/${applicationId}`)
        .execute()
    ).map(row => row.staffId)
  expect(await sees(stranger)).toBe(true)
  expect(await hand({ docId: member.docId })).toMatchObject({ obj: true })
  expect(await Promise.all([chief, member, stranger, nurse, writer].map(sees))).toEqual([
    false,
    true,
    false,
    false,
    true,
  ])
  expect(await noticed()).toEqual([member.staffId])
  expect(await hand({ teamId })).toMatchObject({ obj: true })
  expect(await Promise.all([chief, member, stranger, nurse, writer].map(sees))).toEqual([
    true,
    true,
    false,
    false,
    true,
  ])
  expect((await noticed()).sort()).toEqual([chief.staffId, member.staffId].sort())
  const shown = await ask('application.detail', { applicationId }, patient)
  expect(shown.obj.answererName).toBe('肩颈团队')
  const listed = await desk('application.list', { tab: 'open' }, chief)
  expect(listed.list.map((one: { applicationId: string }) => one.applicationId)).toContain(applicationId)
  await desk('application.decline', { applicationId, reason: '请先到院检查' }, chief)
  expect(await at({ patient, applicationId })).toBe('declined')
  for (const wrong of [{}, { docId: member.docId, teamId }])
    expect(await hand(wrong)).toMatchObject({ msg: '请选择医生或团队' })
  expect(await hand({ teamId: 'none' })).toMatchObject({ msg: '没有这位医生或这个团队，请重新选择' })
})

test('a free one is accepted with a date and ends by the hospital’s hand', async () => {
  const free = await applied('free')
  const { applicationId } = free
  const startsAt = startsIn(2 * hour)
  await desk('application.accept', { applicationId, startsAt })
  await expectMessage(free, 'accepted', '申请已通过')
  expect((await ask('application.detail', { applicationId }, free.patient)).obj).toMatchObject({ startsAt })
  await server.advance(2 * hour + 60)
  await expectMessage(free, 'going', '服务已开始')
  expect(await desk('application.finish', { applicationId }, nurse)).toMatchObject({ obj: true })
  await expectMessage(free, 'done', '服务已完成')
})

test('what is declined says why, and what nobody decides, answers or pays in time lapses with a word', async () => {
  const declined = await applied('free')
  await desk('application.decline', { applicationId: declined.applicationId, reason: '请先到院检查' })
  await expectMessage(declined, 'declined', '申请未通过')
  expect(
    (await ask('application.detail', { applicationId: declined.applicationId }, declined.patient)).obj.reason,
  ).toBe('请先到院检查')

  const [waiting, asked, unpaid] = [await applied('free'), await applied('paid'), await applied('paid')]
  await desk('application.ask', { applicationId: asked.applicationId, text: '请补充片子' })
  await desk('application.accept', { applicationId: unpaid.applicationId, startsAt: startsIn(20 * day) })
  await server.advance(15 * day)
  for (const one of [waiting, asked, unpaid]) await expectMessage(one, 'expired', '申请已过期')
})

test('what the hospital calls off after it was paid goes back, with a word', async () => {
  const one = await applied('paid')
  await desk('application.accept', { applicationId: one.applicationId, startsAt: startsIn(10 * day) })
  await pays(one)
  const called = await desk('application.call_off', { applicationId: one.applicationId, reason: '医生停诊' })
  expect(called).toMatchObject({ code: '0' })
  await expectMessage(one, 'refunded', '服务已取消，款项退回')
})

test('what the patient does himself is not told to him; nothing of all states is left out', async () => {
  const one = await applied('free')
  await ask('application.withdraw', { applicationId: one.applicationId }, one.patient)
  expect(await at(one)).toBe('withdrawn')
  expect(await notices(one)).toEqual([])
  expect([...seen, 'applied', 'withdrawn'].sort()).toEqual([...applicationStatuses].sort())
})
