import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aConsultWorld, aPatient, payFor, type ConsultWorld } from '../consult/testbed.ts'

const server = await openTestServer()
const { db, runtime } = server
const { staffId } = await db
  .insertInto('staff')
  .values({
    login: 'office',
    passwordHash: '',
    name: '周敏',
    role: 'operator',
    createdAt: new Date(runtime.clock.now()),
  })
  .returning('staffId')
  .executeTakeFirstOrThrow()
const office = await server.sessionOf({ staffId })

const mine = ({ doctor }: ConsultWorld, service: string, fields: object = {}) =>
  server.staff.call(`staff.practice.${service}`, fields, doctor.session)
const nothing = { hours: [], dailyQuota: null, autoReply: '' }
const shown = async ({ doctor }: ConsultWorld) => (await server.call('nethos.doc.detail', { docId: doctor.docId })).obj
const ask = ({ doctor }: ConsultWorld, { personId, session }: ConsultWorld['patient']) =>
  server.call(
    'nethos.consult.info.docpic.issue.v2',
    { docId: doctor.docId, personId, illnessName: '高血压', consultContent: '最近血压有点高，药需要调整吗？' },
    session,
  )
const sentencesOf = async (consultId: string, { session }: ConsultWorld['patient']): Promise<string[]> =>
  (await server.call('nethos.consult.info.detail', { consultId }, session)).obj.messageList.map(
    (one: { replyContent: string }) => one.replyContent,
  )

describe('his own practice', () => {
  test('begins with what the office has set, and is saved and shown to patients at once', async () => {
    const world = await aConsultWorld(server)
    expect((await mine(world, 'get')).obj).toMatchObject({ ...nothing, askedToday: 0, docName: '陈志远' })
    const hours = [1, 2, 3].map(weekday => ({ weekday, from: '09:00', until: '12:00' }))
    expect(await mine(world, 'save', { hours, dailyQuota: 5, autoReply: '' })).toMatchObject({ code: '0' })
    expect(await shown(world)).toMatchObject({ serviceHours: ['周一至周三 09:00–12:00'], leftToday: 5 })
    expect(await mine(world, 'notice.save', { content: '本周停诊', endsAt: null })).toMatchObject({ code: '0' })
    expect((await shown(world)).notice).toMatchObject({ content: '本周停诊' })
    expect((await mine(world, 'get')).obj).toMatchObject({ hours, dailyQuota: 5, notice: { content: '本周停诊' } })
    const lines = await db
      .selectFrom('audit')
      .select(['action', 'actorId'])
      .where('recordId', '=', world.doctor.docId)
      .orderBy('auditId')
      .execute()
    expect(lines).toEqual([
      { action: 'doctor.practice.change', actorId: world.doctor.staffId },
      { action: 'doctor.notice.change', actorId: world.doctor.staffId },
    ])
  })

  test('is refused with hours that overlap, a quota of nobody, and a notice that is over', async () => {
    const world = await aConsultWorld(server)
    const slot = { weekday: 1, from: '09:00', until: '12:00' }
    const save = (fields: object) => mine(world, 'save', { ...nothing, ...fields })
    expect(await save({ hours: [slot, { ...slot, from: '10:00' }] })).toMatchObject({ msg: '同一天的时间段不能重叠' })
    expect(await save({ dailyQuota: 0 })).toMatchObject({ msg: '每日接诊上限应在1到500之间，不限请留空' })
    expect(await mine(world, 'notice.save', { content: '停诊', endsAt: 1 })).toMatchObject({ code: '02060002' })
  })

  test('is nobody’s without a doctor’s card, and not the office’s', async () => {
    const { staffId: nurse } = await db
      .insertInto('staff')
      .values({ login: 'n', passwordHash: '', name: '李芳', role: 'nurse', createdAt: new Date(runtime.clock.now()) })
      .returning('staffId')
      .executeTakeFirstOrThrow()
    const session = await server.sessionOf({ staffId: nurse })
    for (const [service, fields] of [
      ['get', {}],
      ['save', nothing],
      ['notice.save', { content: '', endsAt: null }],
      ['offer.save', { consultType: 'DOCPIC', isOpen: true, priceCents: 1, replyLimit: 1 }],
    ] as const)
      expect(await server.staff.call(`staff.practice.${service}`, fields, session)).toMatchObject({ code: '02060009' })
    expect(await server.staff.call('staff.practice.get', {}, office)).toMatchObject({ code: '00010441' })
  })
})

describe('his own prices', () => {
  const offer = { consultType: 'DOCPIC', isOpen: true, priceCents: 3000, replyLimit: 6 }
  const bind = (fields: object) => server.staff.call('staff.offer.bound.save', fields, office)

  test('stay within the hospital’s bounds; what was agreed outside of them may stay', async () => {
    const world = await aConsultWorld(server, { priceCents: 9000 })
    expect(await bind({ consultType: 'DOCPIC', minCents: 1000, maxCents: 5000 })).toMatchObject({ code: '0' })
    const { list } = await server.staff.call('staff.offer.bound.list', {}, office)
    expect(list).toContainEqual({ consultType: 'DOCPIC', minCents: 1000, maxCents: 5000, outside: expect.any(Number) })
    const save = (fields: object) => mine(world, 'offer.save', { ...offer, ...fields })
    expect(await save({ priceCents: 999 })).toMatchObject({
      code: '02060010',
      obj: { minCents: 1000, maxCents: 5000 },
    })
    expect(await save({ priceCents: 5001 })).toMatchObject({ code: '02060010' })
    expect(await save({ priceCents: 9000, replyLimit: 3 })).toMatchObject({ code: '0' })
    expect(await save({ priceCents: 5000 })).toMatchObject({ code: '0' })
    expect((await shown(world)).offers).toMatchObject([{ priceCents: 5000, isOpen: true, consultCanReplyNumber: 6 }])
    await bind({ consultType: 'DOCPIC', minCents: 0, maxCents: 1_000_000 })
  })

  test('close an offer for new patients, and what was ordered goes on', async () => {
    const world = await aConsultWorld(server)
    const running = await world.consult({ isAnswered: true })
    await mine(world, 'offer.save', { ...offer, isOpen: false })
    expect(await ask(world, await aPatient(server))).toMatchObject({ code: '02010001' })
    const reply = { consultId: running, replyContent: '好的，谢谢。' }
    const answer = await server.call('nethos.consult.info.reply', reply, world.patient.session)
    expect(answer).toMatchObject({ code: '0' })
  })

  test('are not his for what the hospital arranges or what is not sold by him', async () => {
    const world = await aConsultWorld(server)
    expect(await mine(world, 'offer.save', { ...offer, consultType: 'VIDEO' })).toMatchObject({ code: '02060011' })
    expect(await mine(world, 'offer.save', { ...offer, consultType: 'PERSONAL_TIME_PIC' })).toMatchObject({
      code: '02060012',
    })
    expect(await mine(world, 'offer.save', { ...offer, consultType: 'DRUGPIC' })).toMatchObject({ code: '02060005' })
    expect(await mine(world, 'offer.save', { ...offer, replyLimit: 0 })).toMatchObject({ code: '02060003' })
  })

  test('have bounds that do not cross and are of a kind that doctors price', async () => {
    expect(await bind({ consultType: 'DOCPIC', minCents: 2, maxCents: 1 })).toMatchObject({ code: '02060013' })
    expect(await bind({ consultType: 'VIDEO', minCents: 1, maxCents: 2 })).toMatchObject({ code: '02060011' })
  })
})

describe('so many a day', () => {
  test('the last place goes to one of two who ask at once, and tomorrow there are places again', async () => {
    const world = await aConsultWorld(server)
    await mine(world, 'save', { ...nothing, dailyQuota: 2 })
    expect(await ask(world, world.patient)).toMatchObject({ code: '0' })
    const others = [await aPatient(server), await aPatient(server)]
    const codes = (await Promise.all(others.map(other => ask(world, other)))).map(({ code }) => code)
    expect(codes.toSorted()).toEqual(['0', '02010019'])
    expect(await shown(world)).toMatchObject({ leftToday: 0 })
    expect((await mine(world, 'get')).obj.askedToday).toBe(2)
    await server.advance(24 * 3600)
    const next = await aPatient(server)
    expect(await ask(world, next)).toMatchObject({ code: '0' })
  })
})

describe('what patients read at once', () => {
  test('comes when the consult begins, is no answer, and is not sent when there is none', async () => {
    const world = await aConsultWorld(server)
    await mine(world, 'save', { ...nothing, autoReply: '我晚上集中回复。' })
    const { consultId } = (await ask(world, world.patient)).obj
    expect(await sentencesOf(consultId, world.patient)).not.toContainEqual(expect.stringContaining('自动回复'))
    await payFor(server, consultId, world.patient.session)
    const sentence = '陈志远医生的自动回复：我晚上集中回复。（自动发送，医生看过您的问题后会另行回复）'
    expect(await sentencesOf(consultId, world.patient)).toContain(sentence)
    const row = await db
      .selectFrom('consult')
      .select('firstReplyAt')
      .where('consultId', '=', consultId)
      .executeTakeFirstOrThrow()
    expect(row.firstReplyAt).toBeNull()
    const silent = await aConsultWorld(server, { priceCents: 0 })
    const free = (await ask(silent, silent.patient)).obj.consultId
    expect(await sentencesOf(free, silent.patient)).not.toContainEqual(expect.stringContaining('自动回复'))
  })
})
