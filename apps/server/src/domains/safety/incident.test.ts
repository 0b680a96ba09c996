import { beforeAll, describe, expect, test } from 'vitest'
import { dayOf } from '@nethos/contract/common/days.ts'
import { aStaffMember, anAccount } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'
import { aConsultWorld } from '../consult/testbed.ts'
import { aQuestionnaire } from '../questionnaire/questionnaire.samples.ts'
import { aRenewalWorld } from '../renewal/testbed.ts'

const server = await openTestServer()
const today = () => dayOf(server.runtime.clock.now())
let operator: Awaited<ReturnType<typeof aStaffMember>>
const ask = (service: string, fields: object, session = operator.session) =>
  server.staff.call(`staff.incident.affected.${service}`, { from: today(), until: today(), ...fields }, session)

beforeAll(async () => {
  operator = await aStaffMember(server, 'operator')
})

describe('who was given a wrong dose', async () => {
  const world = await aRenewalWorld(server)
  const consultId = await world.billed()
  const find = async (fields: object) => (await ask('list', { kind: 'prescription', ...fields })).list

  test('is found by medicine and dose, and nobody who was given another', async () => {
    expect(await find({ text: '氨氯地平', dose: '5mg' })).toMatchObject([
      {
        recordId: consultId,
        personId: world.patient.personId,
        excerpt: expect.stringContaining('每次5mg 每日1次 28天'),
      },
    ])
    expect(await find({ text: '氨氯地平', dose: '0.005g' })).toHaveLength(1)
    expect(await find({ text: '氨氯地平', dose: '50mg' })).toEqual([])
    expect(await find({ text: '左旋氨氯地平' })).toEqual([])
    expect((await ask('count', { kind: 'prescription', text: '氨氯地平' })).obj).toEqual({ records: 1, persons: 1 })
  })

  test('is nobody whose prescription was never approved', async () => {
    const other = await aRenewalWorld(server)
    await other.prescribe(await other.applied())
    expect(await find({ text: '氨氯地平' })).toHaveLength(1)
  })

  test('stands in the log of each patient who is shown', async () => {
    const lines = await server.db
      .selectFrom('audit')
      .select('actorId')
      .where('action', '=', 'incident.search')
      .where('personId', '=', world.patient.personId)
      .execute()
    expect(lines).toEqual([{ actorId: operator.staffId }])
  })
})

describe('who read a wrong text', () => {
  test('from a doctor or the system, and not what patients wrote themselves', async () => {
    const world = await aConsultWorld(server)
    const consultId = await world.consult({ isAnswered: false })
    const wrong = '阿莫西林每天吃三十片'
    await server.staff.call('staff.consult.reply', { consultId, replyContent: wrong }, world.doctor.session)
    await server.call('nethos.consult.info.reply', { consultId, replyContent: `真的${wrong}？` }, world.patient.session)
    const { list } = await ask('list', { kind: 'talk', text: '每天吃三十片' })
    const { accountId } = world.patient
    expect(list).toMatchObject([{ place: 'consult', recordId: consultId, accountId, excerpt: `陈志远：${wrong}` }])
    const free = await aConsultWorld(server, { priceCents: 0 })
    const asked = { docId: free.doctor.docId, consultContent: '最近有点咳嗽' }
    const { obj } = await server.call('nethos.consult.info.docpic.issue.v2', asked, free.patient.session)
    expect((await ask('list', { kind: 'talk', text: '24小时内回复' })).list).toContainEqual(
      expect.objectContaining({ recordId: obj.consultId }),
    )
  })

  test('in a message, and whether it was opened', async () => {
    const world = await aRenewalWorld(server)
    await world.billed()
    const { list } = await ask('list', { kind: 'message', text: '处方已审核通过' })
    const mine = list.filter((one: { personId: string }) => one.personId === world.patient.personId)
    expect(mine).toMatchObject([{ excerpt: expect.stringContaining('（未读）') }])
  })

  test('in a message to an account that was closed since, or that has no person yet', async () => {
    const { patient } = await aConsultWorld(server)
    const nobody = await anAccount(server)
    const at = new Date(server.runtime.clock.now())
    const message = {
      moduleType: 'system',
      messageType: 'notice',
      title: '停药通知',
      content: '请立即停用甲批号',
      createdAt: at,
    }
    for (const { accountId } of [patient, nobody])
      await server.db
        .insertInto('message')
        .values({ ...message, accountId })
        .execute()
    await server.db
      .updateTable('person')
      .set({ isSelf: false, relationship: 'others', removedAt: at })
      .where('personId', '=', patient.personId)
      .execute()
    const wanted = { kind: 'message', text: '甲批号' }
    const { list } = await ask('list', wanted)
    expect(list.map((one: { personId: string }) => one.personId).toSorted()).toEqual(['', patient.personId])
    expect((await ask('count', wanted)).obj).toEqual({ records: 2, persons: 2 })
  })

  test('in talk beside consults: to followers, in a group by each member, in an application', async () => {
    const { patient, doctor } = await aConsultWorld(server)
    const other = await aConsultWorld(server)
    const at = new Date(server.runtime.clock.now())
    const { obj: follow } = await server.call('nethos.follow.dp.add', { docId: doctor.docId }, patient.session)
    const wrong = { msgType: 'TEXT', content: '复方制剂一次吃九片', createdAt: at }
    await server.db
      .insertInto('followMessage')
      .values({ ...wrong, followId: follow.followId, talker: 'DOC', talkerId: doctor.docId, talkerName: '陈志远' })
      .execute()
    const { groupId } = await server.db
      .insertInto('patientGroup')
      .values({ groupName: '病友', intro: '病友', memberLimit: 100, createdAt: at })
      .returning('groupId')
      .executeTakeFirstOrThrow()
    const [speaker] = await server.db
      .insertInto('groupMember')
      .values(
        [patient, other.patient].map(({ accountId, personId }, nth) => ({
          groupId,
          accountId,
          personId,
          nickname: `张${nth}`,
          status: 'joined',
          joinedAt: at,
        })),
      )
      .returning('memberId')
      .execute()
    await server.db
      .insertInto('groupMessage')
      .values({
        ...wrong,
        groupId,
        seq: 1,
        version: 1,
        speaker: 'member',
        speakerId: speaker!.memberId,
        speakerName: '张',
      })
      .execute()
    const { list } = await ask('list', { kind: 'talk', text: '一次吃九片' })
    expect(
      list.map(({ recordId, personId }: { recordId: string; personId: string }) => [recordId, personId]).toSorted(),
    ).toEqual(
      [
        [follow.followId, patient.personId],
        [groupId, other.patient.personId],
      ].toSorted(),
    )
  })

  test('in the result of a questionnaire, and in a report that was opened', async () => {
    const { patient } = await aConsultWorld(server)
    const at = new Date(server.runtime.clock.now())
    const { accountId, personId } = patient
    const { hosId } = await server.db.selectFrom('hospital').select('hosId').limit(1).executeTakeFirstOrThrow()
    const { reportId } = await server.db
      .insertInto('hospitalReport')
      .values({
        hosId,
        reportCode: 'R77',
        recordNumber: 'N77',
        version: 1,
        kind: 'lab',
        reportName: '电解质',
        state: 'final',
        datedAt: at,
        arrivedAt: at,
      })
      .returning('reportId')
      .executeTakeFirstOrThrow()
    const version = { reportId, version: 1, recordNumber: 'N77', reportName: '电解质', state: 'final', arrivedAt: at }
    await server.db
      .insertInto('reportVersion')
      .values({
        ...version,
        departmentName: '',
        orderedBy: '',
        reportedBy: '',
        checkedBy: '',
        content: JSON.stringify({ items: [{ name: '血钾' }] }),
      })
      .execute()
    await server.db
      .insertInto('hospitalAccount')
      .values({ accountId, personId, hosId, recordNumber: 'N77', boundAt: at })
      .execute()
    const find = async () => (await ask('list', { kind: 'result', text: '血钾' })).list
    expect(await find()).toEqual([])
    await server.db
      .insertInto('reportRead')
      .values({ reportId, readerKind: 'account', readerId: accountId, version: 1, readAt: at })
      .execute()
    expect(await find()).toMatchObject([{ recordId: reportId, personId, excerpt: '电解质，第1版' }])
  })

  test('in what a questionnaire answered at once to what cannot wait', async () => {
    const { patient } = await aConsultWorld(server)
    const { personId, session } = patient
    const assignmentId = await aQuestionnaire(server, patient)
    const answers = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`q${at + 1}`, at === 8 ? '1' : '0']))
    const { code } = await server.call('smarthos.questionnaire.submit', { assignmentId, answers }, session)
    expect(code).toBe('0')
    const advice = '您现在很难受'
    const { list } = await ask('list', { kind: 'result', text: advice })
    expect(list).toMatchObject([{ place: 'questionnaire', recordId: assignmentId, personId }])
    expect(list[0].excerpt).toContain(advice)
  })

  test('in what an application answered at once to what cannot wait', async () => {
    const { patient } = await aConsultWorld(server)
    const { accountId, personId } = patient
    const flags = [{ id: 'breath', title: '请马上就医', advice: '舌下含服两片' }]
    const at = new Date(server.runtime.clock.now())
    const { applicationId } = await server.db
      .insertInto('programmeApplication')
      .values({
        code: 'sleep',
        edition: 1,
        document: '{}',
        accountId,
        personId,
        personName: '张秀英',
        offerCode: '',
        offerTitle: '',
        priceCents: 0,
        answers: '{}',
        flags: JSON.stringify(flags),
        status: 'applied',
        decideBy: at,
        createdAt: at,
      })
      .returning('applicationId')
      .executeTakeFirstOrThrow()
    const { list } = await ask('list', { kind: 'result', text: '含服两片' })
    expect(list).toMatchObject([{ place: 'application', recordId: applicationId, personId, excerpt: '请马上就医' }])
  })

  test('is asked by the office, in a span of days that is one', async () => {
    const doctor = await aConsultWorld(server)
    const wanted = { kind: 'talk', text: '咨询' }
    expect((await ask('list', wanted, doctor.doctor.session)).code).toBe('00010441')
    expect((await ask('list', { ...wanted, text: '咨' })).msg).toBe('请至少输入2个字')
    expect((await ask('list', { ...wanted, from: '2026-01-02', until: '2026-01-01' })).msg).toBe(
      '结束日期不能早于开始日期',
    )
    expect((await ask('list', { ...wanted, from: '2024-01-01' })).msg).toBe('一次最多查找一年')
  })
})
