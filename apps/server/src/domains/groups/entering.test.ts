import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aDoctor, aGroup, aGroupWorld, aMember, anOffice, aPatient, type Somebody } from './testbed.ts'

const server = await openTestServer()
const missing = { code: '00010440' }
const asked = { nickname: '秀秀', reason: '想学习控糖' }
const apply = (groupId: string, who: Somebody, changes: object = {}) =>
  server.call('smarthos.group.apply', { groupId, compatId: who.personId, ...asked, ...changes }, who.session)
const result = async (groupId: string, who: Somebody) =>
  (await server.call('smarthos.group.apply.result', { groupId }, who.session)).obj
const waiting = async (groupId: string, session: object) =>
  (await server.staff.call('staff.group.application.list', { groupId, isWaiting: true }, session as never)).list

describe('an application', () => {
  test('names a person and a reason, and waits at the desk of the group’s doctor', async () => {
    const { groupId, doctor, stranger } = await aGroupWorld(server)
    expect(await apply(groupId, stranger)).toMatchObject({ code: '0' })
    expect(await result(groupId, stranger)).toMatchObject({ status: 'applied', compatName: '张秀英', ...asked })
    expect(await waiting(groupId, doctor.session)).toMatchObject([
      { personName: '张秀英', personGender: 'F', personAge: 71, ...asked, wasRemoved: false },
    ])
    const notice = await server.db
      .selectFrom('staffNotice')
      .select('link')
      .where('staffId', '=', doctor.staffId)
      .executeTakeFirst()
    expect(notice).toEqual({ link: `/groups/${groupId}/applications` })
  })

  test('with words of danger calls the group’s doctor, and its writer reads at once to call 120', async () => {
    const { groupId, doctor, stranger } = await aGroupWorld(server)
    expect((await apply(groupId, stranger, { reason: '我不想活了，想找人说说话' })).code).toBe('0')
    const notice = await server.db
      .selectFrom('staffNotice')
      .select(['kind', 'link'])
      .where('staffId', '=', doctor.staffId)
      .executeTakeFirst()
    expect(notice).toEqual({ kind: 'due', link: `/groups/${groupId}/applications` })
    const advice = await server.db
      .selectFrom('message')
      .select('content')
      .where('accountId', '=', stranger.accountId)
      .where('messageType', '=', 'emergency_advice')
      .executeTakeFirst()
    expect(advice?.content).toMatch(/立即拨打120.*12356/)
  })

  test('waits once, and can be withdrawn', async () => {
    const { groupId, doctor, stranger } = await aGroupWorld(server)
    await apply(groupId, stranger)
    expect(await apply(groupId, stranger)).toMatchObject({ code: '02250004' })
    expect((await server.call('smarthos.group.apply.cancel', { groupId }, stranger.session)).code).toBe('0')
    expect(await server.call('smarthos.group.apply.cancel', { groupId }, stranger.session)).toMatchObject({
      code: '02250007',
    })
    expect(await waiting(groupId, doctor.session)).toEqual([])
    expect((await apply(groupId, stranger)).code).toBe('0')
  })

  test('that nobody answers lapses after thirty days, and its writer is told', async () => {
    const { groupId, stranger } = await aGroupWorld(server)
    await apply(groupId, stranger)
    await server.advance(30 * 86_400)
    const session = await server.sessionOf({ accountId: stranger.accountId })
    expect(await result(groupId, { ...stranger, session })).toMatchObject({ status: 'lapsed' })
    const reply = await server.db
      .selectFrom('message')
      .select('messageType')
      .where('accountId', '=', stranger.accountId)
      .execute()
    expect(reply).toEqual([{ messageType: 'group_lapsed' }])
    expect((await apply(groupId, { ...stranger, session })).code).toBe('0')
  })

  test('that is approved lets in, with everything that was said, and the writer reads so', async () => {
    const { groupId, doctor, a, stranger } = await aGroupWorld(server)
    await server.call('smarthos.group.message.send', { groupId, text: '大家好' }, a.session)
    await apply(groupId, stranger)
    const [{ applicationId }] = await waiting(groupId, doctor.session)
    const approve = () => server.staff.call('staff.group.application.approve', { applicationId }, doctor.session)
    expect((await approve()).code).toBe('0')
    expect(await approve()).toMatchObject({ code: '02250007' })
    const { obj } = await server.call('smarthos.group.message.list', { groupId }, stranger.session)
    expect(obj).toMatchObject({ memberCount: 3, me: { nickname: '秀秀' } })
    expect(obj.talk.messages.map((one: { text: string }) => one.text)).toEqual(['大家好', '秀秀 加入了群聊'])
    const { list } = await server.call('nethos.system.messagebox.moduletype.list', {}, stranger.session)
    expect(JSON.stringify(list)).toContain('入群申请已通过')
    expect(await apply(groupId, stranger)).toMatchObject({ code: '02250003' })
  })

  test('that is declined says why', async () => {
    const { groupId, doctor, stranger } = await aGroupWorld(server)
    await apply(groupId, stranger)
    const [{ applicationId }] = await waiting(groupId, doctor.session)
    const decline = (reason: string) =>
      server.staff.call('staff.group.application.decline', { applicationId, reason }, doctor.session)
    expect(await decline(' ')).toMatchObject({ msg: '原因不能为空' })
    expect((await decline('本群只收糖尿病患者')).code).toBe('0')
    expect(await result(groupId, stranger)).toMatchObject({ status: 'declined', answer: '本群只收糖尿病患者' })
    expect(await server.call('smarthos.group.message.list', { groupId }, stranger.session)).toMatchObject(missing)
  })

  test('is answered by the doctors of the group and by the office, and by nobody else', async () => {
    const { groupId, office, stranger } = await aGroupWorld(server)
    await apply(groupId, stranger)
    const [{ applicationId }] = await waiting(groupId, office.session)
    const other = await aDoctor(server)
    for (const [name, input] of [
      ['staff.group.application.list', { groupId, isWaiting: true }],
      ['staff.group.application.approve', { applicationId }],
      ['staff.group.application.decline', { applicationId, reason: '否' }],
      ['staff.group.detail', { groupId }],
      ['staff.group.message.list', { groupId }],
      ['staff.group.member.list', { groupId }],
      ['staff.group.alert.list', { groupId, isOpen: true }],
      ['staff.group.announce', { groupId, text: '公告' }],
    ] as const)
      expect(await server.staff.call(name, input, other.session), name).toMatchObject(missing)
    expect((await server.staff.call('staff.group.application.approve', { applicationId }, office.session)).code).toBe(
      '0',
    )
  })

  test.each([
    [{ nickname: '张秀英' }, '为保护隐私，请不要用真实姓名作群昵称'],
    [{ nickname: '老周' }, '群里已有人使用这个昵称，请换一个'],
    [{ nickname: '张医生' }, '群昵称不能使用医生、护士、客服等称呼'],
    [{ reason: '' }, '申请理由不能为空'],
    [{ reason: '长'.repeat(201) }, '申请理由不能超过200个字'],
  ])('%j is refused: %s', async (changes, msg) => {
    const { groupId, stranger } = await aGroupWorld(server)
    expect(await apply(groupId, stranger, changes)).toMatchObject({ msg })
  })

  test('is not taken by a closed or a full group, nor for somebody else’s person', async () => {
    const { groupId, a, stranger } = await aGroupWorld(server)
    expect(await apply(groupId, stranger, { compatId: a.personId })).toMatchObject(missing)
    const set = (changes: object) =>
      server.db.updateTable('patientGroup').set(changes).where('groupId', '=', groupId).execute()
    await set({ memberLimit: 2 })
    expect(await apply(groupId, stranger)).toMatchObject({ code: '02250002' })
    await set({ isOpen: false })
    expect(await apply(groupId, stranger)).toMatchObject({ code: '02250001' })
  })

  test('of two for the last place one is let in', async () => {
    const doctor = await aDoctor(server)
    const groupId = await aGroup(server, doctor.docId, { memberLimit: 2 })
    await aMember(server, groupId)
    const [one, other] = [await aPatient(server), await aPatient(server)]
    await apply(groupId, one)
    await apply(groupId, other, { nickname: '另一位' })
    const rows = await waiting(groupId, doctor.session)
    const answers = await Promise.all(
      rows.map(({ applicationId }: { applicationId: string }) =>
        server.staff.call('staff.group.application.approve', { applicationId }, doctor.session),
      ),
    )
    expect(answers.map(one => one.code).toSorted()).toEqual(['0', '02250002'])
  })
})

describe('whom one sees in a group', () => {
  test('names that were chosen, and nothing of who is behind them', async () => {
    const { groupId, a, b, doctor } = await aGroupWorld(server)
    await server.call('smarthos.group.message.send', { groupId, text: '我的电话13800000009' }, b.session)
    const replies = await Promise.all(
      ['smarthos.group.member.list', 'smarthos.group.message.list', 'smarthos.group.info'].map(name =>
        server.call(name, { groupId }, a.session),
      ),
    )
    const text = JSON.stringify(replies)
    expect(text).toContain('小林')
    expect(text).toContain('138****0009')
    for (const hidden of ['张秀英', '13800000009', b.accountId, b.personId]) expect(text).not.toContain(hidden)
    const desk = await server.staff.call('staff.group.member.list', { groupId }, doctor.session)
    expect(desk.list).toMatchObject([
      { nickname: '老周', personName: '张秀英' },
      { nickname: '小林', personName: '张秀英' },
    ])
    expect(JSON.stringify(desk)).not.toContain('13800000009')
  })

  test('a new nickname stands on what was said before, and is nobody else’s', async () => {
    const { groupId, a, b } = await aGroupWorld(server)
    await server.call('smarthos.group.message.send', { groupId, text: '早' }, b.session)
    const set = (changes: object) => server.call('smarthos.group.set', { groupId, ...changes }, b.session)
    expect(await set({ nickname: '老周' })).toMatchObject({ code: '02250005' })
    expect(await set({ nickname: '张秀英' })).toMatchObject({ code: '02250006' })
    expect((await set({ nickname: '小林子' })).code).toBe('0')
    const { obj } = await server.call('smarthos.group.message.list', { groupId }, a.session)
    expect(obj.talk.messages[0]).toMatchObject({ speakerName: '小林子' })
  })

  test('the doctors as patients find them, and the questions by a word', async () => {
    const { groupId, a, doctor } = await aGroupWorld(server)
    const doctors = await server.call('smarthos.group.doctor.list', { groupId }, a.session)
    expect(doctors.list).toMatchObject([{ docId: doctor.docId, docName: '陈志远', docTitle: '主任医师' }])
    for (const [question, answer] of [
      ['何时复查', '三个月一次'],
      ['低血糖怎么办', '先吃糖'],
      ['能吃糖吗', '少量'],
    ])
      await server.staff.call('staff.group.faq.save', { groupId, question, answer }, doctor.session)
    const found = async (word: string) =>
      (await server.call('smarthos.group.faq.list', { groupId, word }, a.session)).list.map(
        (one: { question: string }) => one.question,
      )
    expect(await found('')).toEqual(['何时复查', '低血糖怎么办', '能吃糖吗'])
    expect(await found('吃糖')).toEqual(['能吃糖吗', '低血糖怎么办'])
    expect(await found('手术')).toEqual([])
  })
})

describe('my groups', () => {
  test('those that I have joined with what is unread, applications that wait, and others that are open', async () => {
    const { groupId, a, b, stranger } = await aGroupWorld(server)
    const mine = async (who: Somebody) => (await server.call('smarthos.group.list', {}, who.session)).obj
    const say = (text: string, more: object = {}) =>
      server.call('smarthos.group.message.send', { groupId, text, ...more }, b.session)
    await say('早')
    await say('@老周 您的血糖怎么样', { mentionIds: [a.memberId] })
    expect((await mine(a)).joined).toMatchObject([
      { groupId, unreadCount: 2, isMentioned: true, lastText: '小林：@老周 您的血糖怎么样', doctorNames: ['陈志远'] },
    ])
    expect((await mine(b)).joined).toMatchObject([{ unreadCount: 0, isMentioned: false }])
    await server.call('smarthos.group.message.read', { groupId }, a.session)
    expect((await mine(a)).joined).toMatchObject([{ unreadCount: 0, isMentioned: false }])
    expect((await mine(stranger)).open.map((one: { groupId: string }) => one.groupId)).toContain(groupId)
    await apply(groupId, stranger)
    const after = await mine(stranger)
    expect(after.applications).toMatchObject([{ groupId, status: 'applied' }])
    expect(after.open.map((one: { groupId: string }) => one.groupId)).not.toContain(groupId)
    expect(after.joined).toEqual([])
  })

  test('the office makes a group, with its doctors', async () => {
    const office = await anOffice(server)
    const doctor = await aDoctor(server)
    const saved = { groupName: '新的群', intro: '介绍', memberLimit: 100, isOpen: true, isAllMuted: false }
    const save = (changes: object = {}, session: object = office.session) =>
      server.staff.call('staff.group.save', { ...saved, ...changes }, session as never)
    expect((await save({}, doctor.session)).code).toBe('00010441')
    const { obj } = await save()
    expect(await save()).toMatchObject({ code: '02250013' })
    const { groupId } = obj
    const set = (docIds: string[]) => server.staff.call('staff.group.doctor.set', { groupId, docIds }, office.session)
    expect(await set([])).toMatchObject({ code: '02250014' })
    expect((await set([doctor.docId])).code).toBe('0')
    const rows = async () => (await server.staff.call('staff.group.list', {}, doctor.session)).list
    expect(await rows()).toMatchObject([{ groupId, doctorNames: ['陈志远'] }])
    const next = await aDoctor(server)
    await set([next.docId])
    expect(await rows()).toEqual([])
    expect((await save({ groupId, groupName: '改名' })).code).toBe('0')
  })
})
