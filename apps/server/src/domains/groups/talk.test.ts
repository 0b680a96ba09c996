import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import pg from 'pg'
import { usualNotice } from '@nethos/contract/notify/notify.rules.ts'
import { describe, expect, test } from 'vitest'
import { eventChannel } from '../../events/hub.ts'
import { openTestServer } from '../../testing/server.ts'
import { aDoctor, aGroup, aGroupWorld, aMember, anUpload, type Somebody } from './testbed.ts'

const server = await openTestServer()
const missing = { code: '00010440' }
const say = (groupId: string, who: Somebody, text: string, more: object = {}) =>
  server.call('smarthos.group.message.send', { groupId, text, ...more }, who.session)
const open = async (groupId: string, who: Somebody, more: object = {}) =>
  (await server.call('smarthos.group.message.list', { groupId, ...more }, who.session)).obj
const texts = (talk: { messages: { text: string }[] }) => talk.messages.map(one => one.text)

describe('what a member says', () => {
  test('is seen by the others under his nickname', async () => {
    const { groupId, a, b } = await aGroupWorld(server)
    const { obj } = await say(groupId, a, ' 大家好 ', { sendId: 's1' })
    expect(obj).toMatchObject({ text: '大家好', speaker: 'member', speakerName: '老周', isMine: true, sendId: 's1' })
    const { talk } = await open(groupId, b)
    expect(talk).toMatchObject({ hasOlder: false, isWhole: true, messages: [{ isMine: false, sendId: null }] })
  })

  test('sent again with the same sendId is taken once, also at the same moment', async () => {
    const { groupId, a, b } = await aGroupWorld(server)
    const send = () => say(groupId, a, '在吗', { sendId: 's1' })
    const [one, other] = await Promise.all([send(), send()])
    expect(one.obj.messageId).toBe(other.obj.messageId)
    expect((await send()).obj.messageId).toBe(one.obj.messageId)
    expect(texts((await open(groupId, b)).talk)).toEqual(['在吗'])
  })

  test('by all at once is all taken, each in a place of its own', async () => {
    const { groupId, a, b } = await aGroupWorld(server)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, nth) =>
        say(groupId, nth % 2 ? a : b, `第${nth}句`, { mentionIds: [nth % 2 ? b.memberId : a.memberId] }),
      ),
    )
    expect(answers.map(one => one.code)).toEqual(Array(12).fill('0'))
    const { talk } = await open(groupId, a)
    expect(new Set(talk.messages.map((one: { seq: number }) => one.seq)).size).toBe(12)
    expect(talk.version).toBe(12)
  })

  test('is heard by the members of now and by the desk, and by nobody else', async () => {
    const { groupId, a, b, doctor } = await aGroupWorld(server)
    const listener = new pg.Client(server.database.appUrl)
    await listener.connect()
    const answer: { to: object; type: string; id: string }[] = []
    listener.on('notification', ({ payload }) => answer.push(JSON.parse(payload ?? '{}')))
    await listener.query(`listen ${eventChannel}`)
    const first = once(listener, 'notification')
    await server.call('smarthos.group.leave', { groupId }, b.session)
    await say(groupId, a, '在吗')
    await first
    await expect
      .poll(() => answer.filter(one => one.type === 'group').map(one => one.to))
      .toEqual(expect.arrayContaining([{ accountIds: [a.accountId] }, { docId: doctor.docId }, 'operators']))
    await listener.end()
    const afterLeaving = answer.filter(one => one.type === 'group').slice(1)
    expect(JSON.stringify(afterLeaving)).not.toContain(b.accountId)
  })

  test('may be pictures, which members see and nobody else', async () => {
    const { groupId, a, b, stranger } = await aGroupWorld(server)
    const picture = await anUpload(server, a)
    await server.runtime.files.put(
      (
        await server.db
          .selectFrom('attachment')
          .select('storageKey')
          .where('attaId', '=', picture)
          .executeTakeFirstOrThrow()
      ).storageKey,
      Buffer.from('picture'),
    )
    const { obj } = await say(groupId, a, '', { attaIdList: [picture] })
    expect(obj).toMatchObject({ msgType: 'IMAGE', attaList: [{ attaId: picture }] })
    const { talk } = await open(groupId, b)
    const { url } = talk.messages[0].attaList[0]
    const status = async () => (await server.get(url)).status
    expect(await status()).toBe(200)
    const other = await anUpload(server, stranger)
    expect(await say(groupId, a, '', { attaIdList: [other] })).toMatchObject(missing)
    await server.call('smarthos.group.leave', { groupId }, b.session)
    expect(await status()).toBe(404)
  })

  test('calls members and doctors of the same group with @, and others by no name', async () => {
    const { groupId, a, b, doctor } = await aGroupWorld(server)
    const elsewhere = await aMember(server, await aGroup(server, doctor.docId))
    const { obj } = await say(groupId, a, '@小林 @陈志远 好', {
      mentionIds: [b.memberId, doctor.docId, elsewhere.memberId, a.memberId],
    })
    expect(obj.mentions).toEqual(['小林', '陈志远'])
    expect((await open(groupId, b)).talk.messages[0]).toMatchObject({ mentionsMe: true })
    const boxes = await server.db
      .selectFrom('message')
      .select(['accountId', 'messageType'])
      .where('recordId', '=', groupId)
      .execute()
    expect(boxes).toEqual([{ accountId: b.accountId, messageType: 'group_mentioned' }])
  })

  test('puts nothing into the box of who wants it quiet', async () => {
    const { groupId, a, b } = await aGroupWorld(server)
    await server.call('smarthos.group.set', { groupId, isQuiet: true }, b.session)
    await say(groupId, a, '@小林 好', { mentionIds: [b.memberId] })
    const boxes = await server.db.selectFrom('message').select('messageId').where('recordId', '=', groupId).execute()
    expect(boxes).toEqual([])
  })

  test.each([
    [{ text: '长'.repeat(501) }, '消息内容不能超过500个字'],
    [{ text: ' ' }, '请输入消息内容'],
    [{ attaIdList: Array.from({ length: 10 }, (_, at) => `a${at}`) }, '最多选择9张'],
  ])('%j breaks a rule: %s', async (sent, msg) => {
    const { groupId, a } = await aGroupWorld(server)
    expect(await say(groupId, a, '', sent)).toMatchObject({ msg })
  })
})

describe('a message with words of danger', () => {
  test('is taken, waits at the desk, and its writer alone reads what to do at once', async () => {
    const { groupId, a, b, doctor } = await aGroupWorld(server)
    expect((await say(groupId, a, '我突然胸痛，喘不上气')).code).toBe('0')
    const mine = (await open(groupId, a)).talk.messages
    expect(mine[1]).toMatchObject({ msgType: 'NOTICE', speaker: 'system', isPrivate: true })
    expect(mine[1].text).toContain('立即拨打120')
    expect(texts((await open(groupId, b)).talk)).toEqual(['我突然胸痛，喘不上气'])
    const { list } = await server.staff.call('staff.group.alert.list', { groupId, isOpen: true }, doctor.session)
    expect(list).toMatchObject([
      { kind: 'danger', memberId: a.memberId, personName: '张秀英', message: { text: '我突然胸痛，喘不上气' } },
    ])
    expect(list[0].why).toContain('胸痛')
    const [{ alertId, alarms }] = list
    const { flag } = alarms[0]
    expect(alarms).toContainEqual({ flag: 'chest_pain', verdict: null })
    const judge = (judgement: object, session = doctor.session) =>
      server.staff.call('staff.group.alert.judge', { alertId, flag, ...judgement }, session)
    expect((await judge({ verdict: 'wrong' })).code).toBe('0')
    expect((await judge({ verdict: 'right', flag: 'stroke' })).code).toBe('00010440')
    expect((await judge({ verdict: 'right' }, (await aDoctor(server)).session)).code).toBe('00010440')
    const after = await server.staff.call('staff.group.alert.list', { groupId, isOpen: true }, doctor.session)
    expect(after.list[0].alarms[0]).toEqual({ flag, verdict: 'wrong' })
    const notice = await server.db
      .selectFrom('staffNotice')
      .select(['kind', 'link'])
      .where('staffId', '=', doctor.staffId)
      .executeTakeFirst()
    expect(notice).toEqual({ kind: 'due', link: `/groups/${groupId}/alerts` })
    const settle = () =>
      server.staff.call(
        'staff.group.alert.settle',
        { alertId: list[0].alertId, outcome: '已电话联系，家属陪同去急诊' },
        doctor.session,
      )
    expect((await settle()).code).toBe('0')
    expect(await settle()).toMatchObject(missing)
    const open1 = await server.staff.call('staff.group.alert.list', { groupId, isOpen: true }, doctor.session)
    expect(open1.list).toEqual([])
  })

  test('calls the doctors once an hour for the same, at once for another danger, after a settled one, and for who wants to die', async () => {
    const { groupId, a, doctor } = await aGroupWorld(server)
    const mobile = `136${randomInt(1e7, 1e8)}`
    await server.staff.call('staff.notice.save', { ...usualNotice, bySms: true, mobile }, doctor.session)
    const calls = async () => {
      await server.runner.idle()
      const texts = (await (await server.get(`/sandbox/sms?mobile=${mobile}`)).json()) as { text: string }[]
      return texts.filter(one => one.text.includes('很紧急')).length
    }
    await say(groupId, a, '我突然胸痛，出冷汗')
    await say(groupId, a, '还是胸痛')
    expect(await calls()).toBe(1)
    const { list } = await server.staff.call('staff.group.alert.list', { groupId, isOpen: true }, doctor.session)
    for (const { alertId } of list)
      await server.staff.call('staff.group.alert.settle', { alertId, outcome: '误报' }, doctor.session)
    await say(groupId, a, '又胸痛起来了')
    expect(await calls()).toBe(2)
    await say(groupId, a, '我喘不上气')
    expect(await calls()).toBe(3)
    await say(groupId, a, '我不想活了')
    await say(groupId, a, '我要跳下去')
    expect(await calls()).toBe(5)
  })

  test('is told of while anybody’s is open: settling one of two keeps the notice, and neither clears that of a consult', async () => {
    const { groupId, a, b, doctor } = await aGroupWorld(server)
    const desk = (service: string, input: object) => server.staff.call(service, input, doctor.session)
    const notice = () =>
      server.db
        .selectFrom('staffNotice')
        .select(['kind', 'link', 'dueAt'])
        .where('staffId', '=', doctor.staffId)
        .executeTakeFirstOrThrow()
    await say(groupId, a, '我突然胸痛，出冷汗')
    await say(groupId, b, '我不想活了')
    const link = `/groups/${groupId}/alerts`
    // Not yet due: what is due is sent meanwhile.
    const later = new Date(server.runtime.clock.now() + 3_600_000)
    await server.db.updateTable('staffNotice').set({ dueAt: later }).where('link', '=', link).execute()
    const open = await desk('staff.group.alert.list', { groupId, isOpen: true })
    const [first, second] = open.list.map((one: { alertId: string }) => one.alertId)
    await desk('staff.group.alert.settle', { alertId: first, outcome: '已联系' })
    expect(await notice()).toMatchObject({ kind: 'due', link, dueAt: expect.any(Date) })
    await desk('staff.group.say', { groupId, text: '我在，正在联系您', attaIdList: [], mentionIds: [], sendId: 's1' })
    expect(await notice()).toMatchObject({ link, dueAt: expect.any(Date) })
    await desk('staff.group.alert.settle', { alertId: second, outcome: '已联系' })
    expect(await notice()).toMatchObject({ link, dueAt: null })

    await server.db
      .updateTable('staffNotice')
      .set({ dueAt: later, link: '/consults/c1' })
      .where('staffId', '=', doctor.staffId)
      .execute()
    await desk('staff.group.say', { groupId, text: '好些了吗', attaIdList: [], mentionIds: [], sendId: 's2' })
    expect(await notice()).toMatchObject({ link: '/consults/c1', dueAt: expect.any(Date) })
  })

  test('is no more unread to the others for the advice that only its writer sees', async () => {
    const { groupId, a, b } = await aGroupWorld(server)
    await say(groupId, a, '我突然胸痛，喘不上气')
    const { obj } = await server.call('smarthos.group.list', {}, b.session)
    expect(obj.joined).toMatchObject([{ unreadCount: 1, lastText: '老周：我突然胸痛，喘不上气' }])
  })
})

describe('what has changed', () => {
  test('comes alone: new messages, recalled and removed ones', async () => {
    const { groupId, a, b, doctor } = await aGroupWorld(server)
    await say(groupId, a, '一')
    const second = await say(groupId, a, '二')
    const { talk } = await open(groupId, b)
    const since = async (afterVersion: number) => (await open(groupId, b, { afterVersion })).talk
    expect(await since(talk.version)).toEqual({ messages: [], hasOlder: false, version: talk.version, isWhole: false })
    await say(groupId, b, '三')
    await server.call('smarthos.group.message.recall', { messageId: second.obj.messageId }, a.session)
    const [first] = talk.messages
    await server.staff.call(
      'staff.group.message.remove',
      { messageId: first.messageId, reason: '广告' },
      doctor.session,
    )
    const changed = await since(talk.version)
    expect(changed.messages).toMatchObject([
      { seq: 1, text: '', isRemoved: true },
      { seq: 2, text: '', isRecalled: true },
      { seq: 3, text: '三' },
    ])
    expect(await since(changed.version)).toMatchObject({ messages: [] })
  })

  test('in more than a hundred places is the end of the talk anew', async () => {
    const { groupId, a } = await aGroupWorld(server)
    await many(groupId, a.memberId, 120)
    expect((await open(groupId, a, { afterVersion: 0 })).talk).toMatchObject({ isWhole: true, hasOlder: true })
    expect((await open(groupId, a, { afterVersion: 999_999 })).talk).toMatchObject({ isWhole: true })
  })
})

describe('taking back', () => {
  test('a message of one’s own within two minutes, pictures with it', async () => {
    const { groupId, a, b } = await aGroupWorld(server)
    const { obj } = await say(groupId, a, '说错了')
    const recall = (who: Somebody) =>
      server.call('smarthos.group.message.recall', { messageId: obj.messageId }, who.session)
    expect(await recall(b)).toMatchObject(missing)
    await server.advance(90)
    expect((await recall(a)).code).toBe('0')
    expect(await recall(a)).toMatchObject({ code: '02250011' })
    expect(texts((await open(groupId, b)).talk)).toEqual([''])
    const { obj: list } = await server.call('smarthos.group.list', {}, b.session)
    expect(list.joined[0].lastText).toBe('一条消息已撤回')
    const saved = await server.db
      .selectFrom('groupMessage')
      .select('content')
      .where('messageId', '=', obj.messageId)
      .executeTakeFirst()
    expect(saved).toEqual({ content: '说错了' })
  })

  test('is refused after two minutes', async () => {
    const { groupId, a } = await aGroupWorld(server)
    const { obj } = await say(groupId, a, '说错了')
    await server.advance(121)
    expect(await server.call('smarthos.group.message.recall', { messageId: obj.messageId }, a.session)).toMatchObject({
      code: '02250010',
      msg: '发送超过2分钟，不能撤回',
    })
  })
})

describe('a report', () => {
  test('waits at the desk, once by each member; removing the message settles it', async () => {
    const { groupId, a, b, doctor } = await aGroupWorld(server)
    const { messageId } = (await say(groupId, b, '祖传秘方，一针断根')).obj
    const report = (who: Somebody, kind = 'rumour') =>
      server.call('smarthos.group.message.report', { messageId, kind, note: '骗人的' }, who.session)
    expect(await report(b)).toMatchObject(missing)
    expect((await report(a)).code).toBe('0')
    expect(await report(a)).toMatchObject({ code: '02250012' })
    expect(await report(a, 'unknown')).toMatchObject({ msg: '请选择举报原因' })
    const alerts = async (isOpen: boolean) =>
      (await server.staff.call('staff.group.alert.list', { groupId, isOpen }, doctor.session)).list
    expect(await alerts(true)).toMatchObject([{ kind: 'report', why: '虚假的医疗信息', note: '骗人的' }])
    expect((await server.staff.call('staff.group.list', {}, doctor.session)).list[0].alertCount).toBe(1)
    await server.staff.call('staff.group.message.remove', { messageId, reason: '虚假信息' }, doctor.session)
    expect(await alerts(true)).toEqual([])
    expect(await alerts(false)).toMatchObject([{ outcome: '已移除消息：虚假信息' }])
    expect(texts((await open(groupId, a)).talk)).toEqual([''])
    expect(await report(a)).toMatchObject({ code: '02250011' })
  })
})

describe('the desk', () => {
  test('mutes a member for a while, and all of them', async () => {
    const { groupId, a, b, doctor, office } = await aGroupWorld(server)
    const mute = (hours: number) =>
      server.staff.call('staff.group.member.mute', { memberId: a.memberId, hours }, doctor.session)
    expect((await mute(2)).msg).toBe('请选择禁言时长')
    await mute(1)
    expect(await say(groupId, a, '我')).toMatchObject({ code: '02250008' })
    expect((await say(groupId, b, '我')).code).toBe('0')
    await server.advance(3601)
    expect((await say(groupId, a, '我')).code).toBe('0')
    const { obj } = await server.staff.call('staff.group.detail', { groupId }, office.session)
    const saved = { groupId, groupName: obj.groupName, intro: obj.intro, memberLimit: 500, isOpen: true }
    await server.staff.call('staff.group.save', { ...saved, isAllMuted: true }, office.session)
    expect(await say(groupId, b, '我')).toMatchObject({ code: '02250009' })
  })

  test('speaks in the doctor’s name; the office does not', async () => {
    const { groupId, a, doctor, office } = await aGroupWorld(server)
    const send = (session: object) =>
      server.staff.call('staff.group.message.send', { groupId, text: '饭后两小时测', sendId: 'd1' }, session as never)
    expect((await send(doctor.session)).obj).toMatchObject({ speaker: 'doctor', speakerName: '陈志远', isMine: true })
    await send(doctor.session)
    expect(await send(office.session)).toMatchObject({ code: '02250017' })
    expect((await open(groupId, a)).talk.messages).toMatchObject([
      { speakerName: '陈志远', speakerAvatar: 'portrait-1', isMine: false },
    ])
    const card = await server.staff.call(
      'staff.group.card.send',
      { groupId, cardKind: 'doctor', cardId: doctor.docId },
      doctor.session,
    )
    expect(card.obj).toMatchObject({ msgType: 'CARD', card: { title: '陈志远 主任医师' } })
    expect(
      await server.staff.call(
        'staff.group.card.send',
        { groupId, cardKind: 'article', cardId: 'none' },
        doctor.session,
      ),
    ).toMatchObject({ code: '02250016' })
  })

  test('announces: above the talk, in it, and in the boxes of who does not want it quiet', async () => {
    const { groupId, a, b, doctor } = await aGroupWorld(server)
    await server.call('smarthos.group.set', { groupId, isQuiet: true }, b.session)
    const announce = (text: string) => server.staff.call('staff.group.announce', { groupId, text }, doctor.session)
    await announce('周四晚7点讲课')
    const seen = await open(groupId, a)
    expect(seen).toMatchObject({
      announcement: { text: '周四晚7点讲课' },
      talk: { messages: [{ msgType: 'ANNOUNCE', speakerName: '陈志远' }] },
    })
    await expect
      .poll(() => server.db.selectFrom('message').select('accountId').where('recordId', '=', groupId).execute())
      .toEqual([{ accountId: a.accountId }])
    await announce('')
    expect((await open(groupId, a)).announcement).toBeNull()
  })

  test('takes a member out: he sees nothing more from then on, and reads why', async () => {
    const { groupId, a, b, doctor } = await aGroupWorld(server)
    const { obj } = await say(groupId, b, '大家好')
    const remove = () =>
      server.staff.call('staff.group.member.remove', { memberId: b.memberId, reason: '多次发广告' }, doctor.session)
    expect((await remove()).code).toBe('0')
    expect(await remove()).toMatchObject(missing)
    for (const [name, input] of [
      ['smarthos.group.message.list', { groupId }],
      ['smarthos.group.message.send', { groupId, text: '我' }],
      ['smarthos.group.message.recall', { messageId: obj.messageId }],
      ['smarthos.group.message.read', { groupId }],
      ['smarthos.group.member.list', { groupId }],
      ['smarthos.group.doctor.list', { groupId }],
      ['smarthos.group.faq.list', { groupId }],
      ['smarthos.group.set', { groupId, isQuiet: true }],
      ['smarthos.group.leave', { groupId }],
    ] as const)
      expect(await server.call(name, input, b.session), name).toMatchObject(missing)
    expect((await server.call('smarthos.group.info', { groupId }, b.session)).obj).toMatchObject({
      membership: null,
      announcement: null,
    })
    const answer = await server.db
      .selectFrom('message')
      .select('content')
      .where('accountId', '=', b.accountId)
      .executeTakeFirstOrThrow()
    expect(answer.content).toContain('多次发广告')
    expect((await open(groupId, a)).memberCount).toBe(1)
    await server.call(
      'smarthos.group.apply',
      { groupId, compatId: b.personId, nickname: '小林', reason: '不会了' },
      b.session,
    )
    const { list } = await server.staff.call(
      'staff.group.application.list',
      { groupId, isWaiting: true },
      doctor.session,
    )
    expect(list).toMatchObject([{ wasRemoved: true }])
  })

  test('whose words it has read is written down, once a day', async () => {
    const { groupId, a, b, doctor } = await aGroupWorld(server)
    await say(groupId, a, '一')
    await say(groupId, b, '二')
    for (let nth = 0; nth < 3; nth++) await server.staff.call('staff.group.message.list', { groupId }, doctor.session)
    const lines = await server.db
      .selectFrom('audit')
      .select(['action', 'accountId'])
      .where('actorId', '=', doctor.staffId)
      .orderBy('accountId')
      .execute()
    expect(lines).toEqual([a.accountId, b.accountId].toSorted().map(accountId => ({ action: 'group.read', accountId })))
  })
})

test('a doctor is in several groups, and sees no other’s', async () => {
  const doctor = await aDoctor(server)
  const ids = [await aGroup(server, doctor.docId), await aGroup(server, doctor.docId)]
  await aGroupWorld(server)
  const { list } = await server.staff.call('staff.group.list', {}, doctor.session)
  expect(list.map((one: { groupId: string }) => one.groupId).toSorted()).toEqual(ids.toSorted())
})

describe('a group of 500 with 20,000 messages', () => {
  test('opens at its end and goes back from anywhere in milliseconds, without reading what lies between', async () => {
    const { groupId, a } = await aGroupWorld(server)
    await server.pool.query(
      `with accounts as (
         insert into account (mobile_hash, mobile_sealed, created_at)
         select decode(md5(random()::text), 'hex'), ''::bytea, now() from generate_series(1, 498) returning account_id)
       insert into group_member (group_id, account_id, person_id, nickname, status, joined_at)
       select $1, account_id, '', 'n' || row_number() over (), 'joined', now() from accounts`,
      [groupId],
    )
    await many(groupId, a.memberId, 20_000)
    await server.pool.query('analyze group_message')
    const took = async (more: object) => {
      const from = performance.now()
      const { talk } = await open(groupId, a, more)
      return { talk, ms: performance.now() - from }
    }
    await took({})
    const end = await took({})
    expect(end.talk.messages).toHaveLength(30)
    expect(end.talk.hasOlder).toBe(true)
    const { rows } = await server.pool.query('select message_id from group_message where group_id = $1 and seq = 500', [
      groupId,
    ])
    const far = await took({ beforeId: rows[0].message_id })
    expect(far.talk.messages.at(-1).seq).toBe(499)
    // Far back costs what the end costs: neither reads what lies between.
    expect(far.ms).toBeLessThan(Math.max(end.ms * 5, 100))
    const explained = await server.pool.query(
      `explain (analyze, format json) select * from group_message
       where group_id = $1 and (only_for is null or only_for = 'x') and seq < 500 order by seq desc limit 31`,
      [groupId],
    )
    const plan = JSON.stringify(explained.rows[0]['QUERY PLAN'])
    expect(plan).toContain('group_message_stream')
    expect(explained.rows[0]['QUERY PLAN'][0].Plan['Actual Rows']).toBe(31)
    expect(plan).not.toContain('Seq Scan')
  })
})

/** Messages as if they had been said, each in its place. */
const many = (groupId: string, memberId: string, count: number) =>
  server.pool.query(
    `with held as (update patient_group set version = version + $3, last_seq = last_seq + $3 where group_id = $1
       returning version - $3 as version, last_seq - $3 as seq)
     insert into group_message (group_id, seq, version, msg_type, content, speaker, speaker_id, speaker_name, created_at)
     select $1, held.seq + nth, held.version + nth, 'TEXT', '第' || nth || '句', 'member', $2, '老周', now()
     from held, generate_series(1, $3::int) as nth`,
    [groupId, memberId, count],
  )
