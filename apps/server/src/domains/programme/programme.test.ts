import { expect, test } from 'vitest'
import { aDoctor, aPatient } from '../consult/testbed.ts'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'
import { builtInProgrammes } from './built-in/index.ts'
import { problemsOf } from '@nethos/contract/programme/programme.problems.ts'

const server = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
const [writer, publisher, nurse] = [
  await aStaffMember(server, 'operator'),
  await aStaffMember(server, 'admin'),
  await aStaffMember(server, 'nurse'),
]
// The clock moves by weeks: who calls has logged in anew.
const desk = async (verb: string, input: object, { staffId } = writer) =>
  server.staff.call(`staff.programme.${verb}`, input, await server.sessionOf({ staffId }))
type Patient = Awaited<ReturnType<typeof aPatient>>
const ask = async (verb: string, input: object, { accountId }: Patient) =>
  server.call(`nethos.programme.${verb}`, input, await server.sessionOf({ accountId }))

const base = builtInProgrammes['kfzx']!
const yesNo = [
  { value: 'yes', label: '是' },
  { value: 'no', label: '否' },
]
const item = { kind: 'text' as const, id: 'illness', text: '病情', required: true, long: true, most: 200 }
const paid = {
  ...base,
  name: '肩颈门诊',
  application: {
    ...base.application!,
    form: { pages: [{ items: [item] }] },
    offers: [{ code: 'month', title: '两天', text: '两天的随访', priceCents: 9900, days: 2 }],
  },
}
const publish = async (code: string, document: object) => {
  const saved = await desk('edition.save', { code, seenAt: null, document, note: '新的一版' })
  expect(saved).toMatchObject({ code: '0' })
  const { writtenAt } = saved.obj
  expect(await desk('edition.submit', { code, seenAt: writtenAt })).toMatchObject({ obj: true })
  return desk('edition.publish', { code, seenAt: writtenAt }, publisher)
}
const applied = async (patient: Patient, code = 'neck', more: object = {}) => {
  const { obj } = await ask('detail', { code }, patient)
  const offerCode = obj.document.application.offers[0].code
  const input = { code, edition: obj.edition, offerCode, personId: patient.personId, isAgreed: true, ...more }
  return ask('apply', { answers: { illness: '脖子疼' }, ...input }, patient)
}
const detail = async (applicationId: string, patient: Patient) =>
  (await ask('application.detail', { applicationId }, patient)).obj
const soon = (seconds = 60) => server.runtime.clock.now() + seconds * 1000
expect(await publish('neck', paid)).toMatchObject({ obj: { edition: 1 } })

test('what the program brings has no problems and is there without a word of the hospital', async () => {
  for (const document of Object.values(builtInProgrammes)) expect(problemsOf(document)).toEqual([])
  const { obj } = await server.call('nethos.programme.detail', { code: 'kfzx' })
  expect(obj).toMatchObject({ edition: 0, document: { name: '康复中心' } })
  expect(await server.call('nethos.programme.detail', { code: 'nowhere' })).toMatchObject({ code: '02070001' })
  expect(await server.call('nethos.programme.expert.list', { code: 'kfzx' })).toMatchObject({ code: '0' })
})

test('a patient applies, is asked for more, accepted, pays, and the service begins and ends by the clock', async () => {
  const patient = await aPatient(server)
  const { applicationId } = (await applied(patient)).obj
  expect(await applied(patient)).toMatchObject({ code: '02070005' })
  expect((await desk('application.list', { tab: 'open' })).list[0]).toMatchObject({ applicationId, status: 'applied' })
  expect(await desk('application.ask', { applicationId, text: '请补充片子' })).toMatchObject({ obj: true })
  expect(await detail(applicationId, patient)).toMatchObject({ status: 'asked', reason: '请补充片子' })
  await ask('application.answer', { applicationId, answers: { illness: '脖子疼，片子在下面' } }, patient)
  expect(await desk('application.accept', { applicationId, startsAt: 1 })).toMatchObject({ code: '07070002' })
  expect(await desk('application.accept', { applicationId, startsAt: soon(3600) })).toMatchObject({ obj: true })
  expect(await detail(applicationId, patient)).toMatchObject({ status: 'to_pay', priceCents: 9900 })
  await pay(applicationId, patient)
  expect(await detail(applicationId, patient)).toMatchObject({ status: 'paid' })
  await server.advance(3700)
  const going = await detail(applicationId, patient)
  expect(going).toMatchObject({ status: 'going', pathwayId: expect.any(String) })
  const { pathwayId } = going
  const plan = await server.call('nethos.pathway.detail', { pathwayId }, await server.sessionOf(patient))
  expect(plan.obj.stages.map((stage: any) => stage.title)).toEqual(['第1周 活动起来', '第2～4周 练出力气'])
  await server.advance(3 * 86_400)
  const done = await detail(applicationId, patient)
  expect(done.steps.map((step: any) => step.status)).toEqual([
    'applied',
    'asked',
    'applied',
    'to_pay',
    'paid',
    'going',
    'done',
  ])
  const titles = await server.db
    .selectFrom('message')
    .select('title')
    .where('accountId', '=', patient.accountId)
    .execute()
  expect(titles.map(row => row.title)).toEqual(expect.arrayContaining(['支付成功', '服务已开始', '服务已完成']))
})

const pay = async (applicationId: string, patient: Patient) => {
  const { obj } = await ask('application.pay', { applicationId, payChannel: 'WECHAT' }, patient)
  expect(obj).toBeTruthy()
  const { payNo } = await server.db
    .selectFrom('payment')
    .select('payNo')
    .where('bizId', '=', applicationId)
    .executeTakeFirstOrThrow()
  await server.sandbox(`payments/${payNo}/succeed`)
  await server.advance(1)
}

test('what was paid goes back when the patient withdraws, and an unpaid one expires', async () => {
  const [one, other] = [await aPatient(server), await aPatient(server)]
  const first = (await applied(one)).obj.applicationId
  await desk('application.accept', { applicationId: first, startsAt: soon(86_400) })
  await pay(first, one)
  expect(await ask('application.withdraw', { applicationId: first }, one)).toMatchObject({ obj: true })
  expect(await detail(first, one)).toMatchObject({ status: 'refunded' })
  const refund = await server.db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.payNo', 'refund.payNo')
    .select('refund.amountCents')
    .where('bizId', '=', first)
    .executeTakeFirst()
  expect(refund?.amountCents).toBe(9900)
  const second = (await applied(other)).obj.applicationId
  await desk('application.accept', { applicationId: second, startsAt: soon(86_400 * 3) })
  await server.advance(25 * 3600)
  expect(await detail(second, other)).toMatchObject({ status: 'expired' })
})

test('an application keeps the edition that it was made under, and an old form is not taken', async () => {
  const patient = await aPatient(server)
  await publish('keeps', paid)
  const { applicationId } = (await applied(patient, 'keeps')).obj
  await publish('keeps', { ...paid, name: '新的名称' })
  expect(await detail(applicationId, patient)).toMatchObject({ edition: 1, programmeName: '肩颈门诊' })
  expect(await applied(await aPatient(server), 'keeps', { edition: 1 })).toMatchObject({ code: '02070002' })
  expect(await desk('edition.withdraw', { code: 'keeps', edition: 2 }, publisher)).toMatchObject({ obj: true })
  expect(await ask('detail', { code: 'keeps' }, patient)).toMatchObject({ code: '02070001' })
  expect(await detail(applicationId, patient)).toMatchObject({ status: 'applied' })
})

test('a zone of the hospital’s own is found at the desk of the home page, and can be a way there', async () => {
  await publish('way', { ...paid, name: '门口的专区' })
  const office = async (verb: string, input: object) =>
    server.staff.call(`staff.home.${verb}`, input, await server.sessionOf({ staffId: writer.staffId }))
  const offered = async () => (await office('address.list', {})).obj.pages
  expect(await offered()).toContainEqual({ path: '/zone/way', title: '门口的专区' })
  const entry = { page: 'home', section: '', title: '门口', note: '', icon: 'hospital', isShown: true }
  expect(await office('entry.save', { ...entry, url: '/zone/way' })).toMatchObject({ code: '0' })
  const home = await server.call('nethos.system.app.pat.index', {})
  expect(JSON.stringify(home)).toContain('/zone/way')
  expect(await office('entry.save', { ...entry, url: '/zones/way' })).not.toMatchObject({ code: '0' })
  await desk('edition.withdraw', { code: 'way', edition: 1 }, publisher)
  expect(JSON.stringify(await offered())).not.toContain('/zone/way')
})

test('the notice must be agreed to and required answers given', async () => {
  const patient = await aPatient(server)
  expect(await applied(patient, 'neck', { isAgreed: false })).toMatchObject({ msg: '请先阅读用户协议' })
  expect(await applied(patient, 'neck', { answers: {} })).toMatchObject({ code: '02070004', msg: '病情：请填写' })
})

test('both sides write to each other while it goes on; a stranger finds nothing', async () => {
  const [patient, stranger] = [await aPatient(server), await aPatient(server)]
  const { applicationId } = (await applied(patient)).obj
  const line = { applicationId, text: '练完有点疼', sendId: 's1' }
  const first = await ask('talk.say', line, patient)
  expect(await ask('talk.say', line, patient)).toMatchObject({ obj: { messageId: first.obj.messageId } })
  await desk('talk.say', { applicationId, text: '先减半', sendId: 's1' }, nurse)
  const { list } = await ask('talk.list', { applicationId }, patient)
  expect(list.map((one: any) => one.text)).toEqual(['练完有点疼', '先减半'])
  expect(await ask('talk.list', { applicationId }, stranger)).toMatchObject({ msg: '记录不存在' })
  expect(await ask('application.withdraw', { applicationId }, stranger)).toMatchObject({ msg: '记录不存在' })
  await desk('application.note', { applicationId, text: '电话联系过' }, nurse)
  await desk('application.decline', { applicationId, reason: '请先到院检查' }, nurse)
  const shown = await desk('application.detail', { applicationId }, nurse)
  expect(shown.obj).toMatchObject({ status: 'declined', reason: '请先到院检查', notes: [{ text: '电话联系过' }] })
  expect(await ask('talk.say', { ...line, sendId: 's2' }, patient)).toMatchObject({ code: '02070007' })
})

const risky = {
  ...paid,
  application: {
    ...paid.application,
    isAcceptedAtOnce: true,
    answeredBy: ['doctor'],
    offers: [{ code: 'free', title: '评估', text: '一次评估', priceCents: 0 }],
    form: {
      pages: [{ items: [{ kind: 'single', id: 'breath', text: '休息时气短吗', required: true, options: yesNo }] }],
      promise: '我承诺以上填写的内容真实、完整。',
      redFlags: [
        {
          id: 'breath',
          when: { behaviour: 'any', conditions: [{ question: 'breath', operator: '=', answer: 'yes' }] },
          title: '请马上就医',
          advice: '请立即拨打120。',
          flagged: true,
        },
      ],
    },
  },
}
const sent = { answers: { breath: 'yes' }, isPromised: true }

test('what was not promised is not taken, neither at first nor when more was asked for', async () => {
  await publish('promises', { ...risky, application: { ...risky.application, isAcceptedAtOnce: false } })
  const patient = await aPatient(server)
  expect(await applied(patient, 'promises', { ...sent, isPromised: false })).toMatchObject({ msg: '请先勾选承诺' })
  const { applicationId } = (await applied(patient, 'promises', sent)).obj
  await desk('application.ask', { applicationId, text: '请再写一次' })
  const again = { applicationId, answers: { breath: 'no' } }
  expect(await ask('application.answer', again, patient)).toMatchObject({ msg: '请先勾选承诺' })
  expect(await ask('application.answer', { ...again, isPromised: true }, patient)).toMatchObject({ obj: true })
})

test('a red flag is told to the nurses and stands on top of the desk, whatever its state, until one has looked', async () => {
  await publish('risky', risky)
  const [danger, calm] = [await aPatient(server), await aPatient(server)]
  // One notice stands for all that comes until it is sent: an earlier one would take this one's place.
  await server.db.deleteFrom('staffNotice').execute()
  const { applicationId } = (await applied(danger, 'risky', sent)).obj
  await applied(calm, 'risky', { ...sent, answers: { breath: 'no' } })
  const flags = [{ id: 'breath', title: '请马上就医', advice: '请立即拨打120。' }]
  expect(await detail(applicationId, danger)).toMatchObject({ flags })
  const { list } = await desk('application.list', { tab: 'open' }, nurse)
  expect(list[0]).toMatchObject({ applicationId, isFlagged: true, status: 'going' })
  const notices = await server.db.selectFrom('staffNotice').select(['staffId', 'link']).execute()
  expect(notices).toContainEqual({ staffId: nurse.staffId, link: `/applications/${applicationId}` })
  const seen = (note: string, who = nurse) => desk('application.flag.seen', { applicationId, note }, who)
  expect(await seen('')).not.toMatchObject({ code: '0' })
  expect(await seen('已打电话，家属正送急诊')).toMatchObject({ obj: true })
  expect(await seen('重复处理', writer)).toMatchObject({ obj: true })
  const shown = await desk('application.detail', { applicationId }, nurse)
  expect(shown.obj).toMatchObject({ isFlagged: false, flags, flagSeen: { note: '已打电话，家属正送急诊' } })
  const after = await desk('application.list', { tab: 'open', code: 'risky' }, nurse)
  expect(after.list).toEqual([])
})

test('words of danger in the form are answered as a red flag of its own, and told to the nurses', async () => {
  const patient = await aPatient(server)
  await server.db.deleteFrom('staffNotice').execute()
  const { applicationId } = (await applied(patient, 'neck', { answers: { illness: '胸口闷痛，出冷汗，喘不上气' } })).obj
  const shown = await detail(applicationId, patient)
  expect(shown).toMatchObject({ isFlagged: true, flags: [{ id: 'own_words' }] })
  expect(shown.flags[0].title).toMatch(/^自己写下的：/)
  expect(shown.flags[0].advice).toContain('立即拨打120')
  const told = await server.db.selectFrom('staffNotice').select('link').where('staffId', '=', nurse.staffId).execute()
  expect(told).toEqual([{ link: `/applications/${applicationId}` }])
  expect(await desk('application.flag.seen', { applicationId, note: '已打电话' }, nurse)).toMatchObject({ obj: true })
  const judgement = { applicationId, flag: 'chest_pain', verdict: 'right' }
  expect(await desk('application.flag.judge', judgement, nurse)).toMatchObject({ code: '0' })
  expect(await desk('application.flag.judge', { ...judgement, flag: 'stroke' }, nurse)).toMatchObject({
    code: '00010440',
  })
  expect((await desk('application.detail', { applicationId }, nurse)).obj.alarms).toContainEqual({
    flag: 'chest_pain',
    verdict: 'right',
  })
})

test('words of danger in a talk are answered at once, and told to the nurses and the doctor until one has looked', async () => {
  await publish('talks', { ...risky, hasTalk: true })
  const patient = await aPatient(server)
  const doctor = await aDoctor(server)
  const { applicationId } = (await applied(patient, 'talks', { ...sent, answers: { breath: 'no' } })).obj
  expect(await desk('application.hand', { applicationId, docId: doctor.docId })).toMatchObject({ obj: true })
  await server.advance(60)
  const say = (text: string, sendId: string) => ask('talk.say', { applicationId, text, sendId }, patient)
  await say('昨晚睡得还行', 'one')
  expect(await detail(applicationId, patient)).toMatchObject({ flags: [], isFlagged: false })
  await server.db.deleteFrom('staffNotice').execute()
  expect(await say('我胸口痛得厉害，喘不上气，冒冷汗', 'two')).toMatchObject({ code: '0' })
  const { list } = await ask('talk.list', { applicationId }, patient)
  expect(list.at(-1)).toMatchObject({ talker: 'SYS', text: expect.stringContaining('120') })
  const [first] = (await desk('application.list', { tab: 'open' }, nurse)).list
  expect(first).toMatchObject({ applicationId, isFlagged: true })
  const reply = await server.db.selectFrom('staffNotice').select('staffId').execute()
  expect(reply).toEqual(expect.arrayContaining([{ staffId: nurse.staffId }, { staffId: doctor.staffId }]))
  await desk('application.flag.seen', { applicationId, note: '已打电话' }, nurse)
  await say('现在又胸口痛得厉害，喘不上气', 'three')
  expect(await detail(applicationId, patient)).toMatchObject({ isFlagged: true, flags: [{ id: 'talk' }] })
})

test('what was missing may come by telephone: the staff accept without waiting for the form again', async () => {
  const patient = await aPatient(server)
  const { applicationId } = (await applied(patient)).obj
  await desk('application.ask', { applicationId, text: '请补充片子' })
  expect(await desk('application.accept', { applicationId, startsAt: soon(3600) })).toMatchObject({ obj: true })
  expect(await detail(applicationId, patient)).toMatchObject({ status: 'to_pay' })
})

test('the pages of a zone read from one call what was applied for and how far its plan has come', async () => {
  const [patient, stranger] = [await aPatient(server), await aPatient(server)]
  await publish('stands', { ...risky, application: { ...risky.application, form: { pages: [{ items: [item] }] } } })
  const { applicationId } = (await applied(patient, 'stands')).obj
  await server.advance(60)
  const { list } = await ask('standing.list', { code: 'stands', personId: patient.personId }, patient)
  expect(list).toMatchObject([{ application: { applicationId, status: 'going' }, pathway: { pathwayStatus: 'going' } }])
  expect(list[0].pathway.tasks.length).toBeGreaterThan(0)
  expect((await ask('standing.list', { code: 'neck' }, patient)).list).toEqual([])
  expect((await ask('standing.list', { code: 'stands' }, stranger)).list).toEqual([])
  expect(await ask('standing.list', { code: 'stands', personId: patient.personId }, stranger)).toMatchObject({
    msg: '记录不存在',
  })
})

test('a programme is made from nothing at the desk, and a patient goes through it to its end: no file is touched', async () => {
  const paper = {
    title: '肩颈评分',
    purpose: 'followUp',
    pages: [{ items: [{ kind: 'single', id: 'pain', text: '疼吗', required: true, options: scored }] }],
    scores: [
      {
        id: 'total',
        title: '疼痛',
        groups: [{ id: 'all', title: '疼痛', terms: [{ question: 'pain' }] }],
        bands: [
          { from: 0, to: 1, level: 'mild', title: '轻', advice: '继续练', tone: 'good' },
          { from: 2, to: 3, level: 'bad', title: '重', advice: '请减半', tone: 'warn' },
        ],
      },
    ],
    source: '本院编写',
    licence: '本院自用',
    author: '康复科',
    reviewedOn: '2026-11-20',
  }
  await publishPaper('neck-score', paper)
  const task = { key: 'score', title: '肩颈评分', work: { kind: 'questionnaire', code: 'neck-score' } }
  const due = { from: { anchor: 'accepted' }, days: 1 }
  const plan = {
    code: 'neck-plan',
    title: '两天随访',
    stages: [{ key: 'days', title: '两天', tasks: [{ ...task, due }] }],
  }
  await publish('from-nothing', { ...paid, plan })

  const patient = await aPatient(server)
  const { applicationId } = (await applied(patient, 'from-nothing')).obj
  await desk('application.accept', { applicationId, startsAt: soon(60) })
  await pay(applicationId, patient)
  await server.advance(30 * 3600)
  const { list } = await ask('standing.list', { code: 'from-nothing' }, patient)
  const [{ assignmentId, taskStatus }] = list[0].pathway.tasks
  expect(taskStatus).toBe('open')
  const session = await server.sessionOf(patient)
  const sent = { assignmentId, answers: { pain: 'much' } }
  expect(await server.call('smarthos.questionnaire.submit', sent, session)).toMatchObject({ code: '0' })
  const result = await server.call('smarthos.questionnaire.result', { assignmentId }, session)
  expect(result.obj.scores[0]).toMatchObject({ value: 3, band: { title: '重', advice: '请减半' } })
  const after = (await ask('standing.list', { code: 'from-nothing' }, patient)).list[0]
  expect(after.pathway).toMatchObject({ doneCount: 1, taskCount: 1 })
  await server.advance(1)
  const { messages } = (await desk('application.detail', { applicationId })).obj
  expect(messages.map((line: { text: string }) => line.text)).toContain('随访计划已全部完成。')
  await server.advance(2 * 86_400)
  expect(await detail(applicationId, patient)).toMatchObject({ status: 'done' })
})

const scored = [
  { value: 'none', label: '不疼', score: 0 },
  { value: 'much', label: '很疼', score: 3 },
]
async function publishPaper(code: string, document: object) {
  const paper = async (verb: string, input: object, { staffId } = writer) =>
    server.staff.call(`staff.questionnaire.edition.${verb}`, input, await server.sessionOf({ staffId }))
  const saved = await paper('save', { code, seenAt: null, document, note: '新的一份' })
  expect(saved).toMatchObject({ code: '0' })
  const { writtenAt } = saved.obj
  await paper('submit', { code, seenAt: writtenAt })
  expect(await paper('publish', { code, seenAt: writtenAt }, publisher)).toMatchObject({ obj: { edition: 1 } })
}
