import { describe, expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { openTestServer } from '../../../testing/server.ts'
import { aConsultWorld, aDoctor, aPatient, aTeam, type ConsultWorld } from '../testbed.ts'

const server = await openTestServer()
const day = 24 * 3600
const today = () => dayOf(server.runtime.clock.now())
const set = (world: ConsultWorld, fields: object) =>
  server.staff.call('staff.absence.save', { from: today(), until: today(), ...fields }, world.doctor.session)
const mine = async ({ doctor }: ConsultWorld) => (await server.staff.call('staff.absence.get', {}, doctor.session)).obj
const noticesOf = async (consultId: string, { patient }: ConsultWorld): Promise<string[]> =>
  (await server.call('nethos.consult.info.detail', { consultId }, patient.session)).obj.messageList
    .filter((one: { msgLevel: string }) => one.msgLevel === 'SYS')
    .map((one: { replyContent: string }) => one.replyContent)
const coverOf = async (consultId: string) =>
  (
    await server.db
      .selectFrom('consult')
      .select('coverDocId')
      .where('consultId', '=', consultId)
      .executeTakeFirstOrThrow()
  ).coverDocId
const minute = () => server.advance(60)

async function aCover() {
  const cover = await aDoctor(server)
  await server.db.updateTable('doctor').set({ docName: '林可' }).where('docId', '=', cover.docId).execute()
  return cover
}

describe('a doctor who is away', () => {
  test('leaves whom waits to his cover, who is told; the patient and the log know, once', async () => {
    const [world, cover] = [await aConsultWorld(server), await aCover()]
    const consultId = await world.consult({ isAnswered: false })
    expect((await set(world, { coverDocId: cover.docId })).code).toBe('0')
    await minute()
    expect(await coverOf(consultId)).toBe(cover.docId)
    await minute()
    const sentence = '陈志远医生暂时不能接诊，已请林可医生为您解答，费用不变。'
    expect((await noticesOf(consultId, world)).filter(one => one === sentence)).toHaveLength(1)
    const reply = { consultId, replyContent: '您好，我来看看。' }
    expect((await server.staff.call('staff.consult.reply', reply, cover.session)).code).toBe('0')
    const notice = server.db.selectFrom('staffNotice').select('kind').where('staffId', '=', cover.staffId)
    expect(await notice.executeTakeFirst()).toMatchObject({ kind: 'new' })
    const lines = server.db.selectFrom('audit').select('actorKind').where('recordId', '=', consultId)
    expect(await lines.where('action', '=', 'consult.hand_over').execute()).toEqual([{ actorKind: 'system' }])
  })

  test('keeps what he takes back himself, and who asks meanwhile is handed over too', async () => {
    const [world, cover] = [await aConsultWorld(server), await aCover()]
    const first = await world.consult({ isAnswered: false })
    await set(world, { coverDocId: cover.docId })
    await minute()
    const back = { consultId: first, docId: '' }
    expect((await server.staff.call('staff.consult.hand.over', back, world.doctor.session)).code).toBe('0')
    const other = await aPatient(server)
    const second = await world.consult({
      isAnswered: false,
      accountId: other.accountId,
      personId: other.personId,
    })
    await minute()
    expect([await coverOf(first), await coverOf(second)]).toEqual([null, cover.docId])
  })

  test('without a cover his patients are told until when, and what to do', async () => {
    const world = await aConsultWorld(server)
    const consultId = await world.consult({ isAnswered: false })
    await set(world, { until: addDays(today(), 2) })
    await minute()
    await minute()
    const notices = (await noticesOf(consultId, world)).filter(one => one.includes('休假至'))
    expect(notices).toHaveLength(1)
    expect(notices[0]).toMatch(/^陈志远医生休假至\d{4}年\d\d月\d\d日，期间可能回复得晚。.*拨打120。$/)
    expect(await coverOf(consultId)).toBeNull()
  })

  test('tomorrow is here today, and is back on the day after the last', async () => {
    const [world, cover] = [await aConsultWorld(server), await aCover()]
    const tomorrow = addDays(today(), 1)
    await set(world, { from: tomorrow, until: tomorrow, coverDocId: cover.docId })
    const before = await world.consult({ isAnswered: false })
    await minute()
    expect(await coverOf(before)).toBeNull()
    expect(await mine(world)).toMatchObject({ absence: { from: tomorrow, coverName: '林可', isNow: false } })
    await server.db
      .updateTable('session')
      .set({ expiresAt: new Date(8.64e15) })
      .execute()
    await server.advance(2 * day)
    const after = await world.consult({ isAnswered: false })
    await minute()
    expect(await coverOf(after)).toBeNull()
    expect(await mine(world)).toMatchObject({ absence: null })
  })

  test('comes back early, and new questions are his', async () => {
    const [world, cover] = [await aConsultWorld(server), await aCover()]
    await set(world, { coverDocId: cover.docId })
    const end = () => server.staff.call('staff.absence.end', {}, world.doctor.session)
    expect((await end()).code).toBe('0')
    expect(await end()).toMatchObject({ code: '04012103' })
    const consultId = await world.consult({ isAnswered: false })
    await minute()
    expect(await coverOf(consultId)).toBeNull()
  })

  test('whose cover is away as well finds another when he enters it; later the cover’s own cover answers', async () => {
    const [world, cover, third] = [await aConsultWorld(server), await aCover(), await aCover()]
    const goesAway = (coverDocId: string, until = today()) =>
      server.staff.call('staff.absence.save', { from: today(), until, coverDocId }, cover.session)
    await goesAway(third.docId, addDays(today(), 1))
    expect(await set(world, { coverDocId: cover.docId })).toMatchObject({ code: '04012104' })
    await server.staff.call('staff.absence.end', {}, cover.session)
    expect((await set(world, { coverDocId: cover.docId })).code).toBe('0')
    await goesAway(third.docId)
    const consultId = await world.consult({ isAnswered: false })
    await minute()
    expect(await coverOf(consultId)).toBe(third.docId)
  })

  test('what no colleague can take over stays his, and its patient is told', async () => {
    const [world, cover] = [await aConsultWorld(server), await aCover()]
    const consultId = await world.consult({ isAnswered: false, consultType: 'DRUGPIC' })
    await set(world, { coverDocId: cover.docId })
    await minute()
    expect(await coverOf(consultId)).toBeNull()
    expect((await noticesOf(consultId, world)).filter(one => one.includes('这项服务不能换医生'))).toHaveLength(1)
  })

  test('what a team has given to him is the team’s again', async () => {
    const team = await aTeam(server, { priceCents: 0 })
    const patient = await aPatient(server)
    const { obj } = await server.call(
      'nethos.consult.info.teampic.issue',
      { teamId: team.teamId, compatId: patient.personId, consultContent: '血压偏高' },
      patient.session,
    )
    const { consultId } = obj
    const given = { consultId, docId: team.member.docId }
    expect((await server.staff.call('staff.consult.assign', given, team.chief.session)).code).toBe('0')
    const days = { from: today(), until: today(), coverDocId: '' }
    expect((await server.staff.call('staff.absence.save', days, team.member.session)).code).toBe('0')
    await minute()
    const row = server.db.selectFrom('consult').select('assignedDocId').where('consultId', '=', consultId)
    expect(await row.executeTakeFirst()).toEqual({ assignedDocId: null })
  })

  test('names days that are some, and a colleague of his department who works', async () => {
    const world = await aConsultWorld(server)
    expect(await set(world, { from: '' })).toMatchObject({ msg: '请选择开始日期' })
    expect(await set(world, { until: addDays(today(), -1) })).toMatchObject({ msg: '结束日期不能早于开始日期' })
    expect(await set(world, { until: addDays(today(), 90) })).toMatchObject({ msg: '一次最多填写90天' })
    const yesterday = addDays(today(), -1)
    expect(await set(world, { from: yesterday, until: yesterday })).toMatchObject({ code: '04012101' })
    expect(await set(world, { coverDocId: world.doctor.docId })).toMatchObject({ code: '04012102' })
    const gone = await aCover()
    await server.db.updateTable('staff').set({ isActive: false }).where('staffId', '=', gone.staffId).execute()
    expect(await set(world, { coverDocId: gone.docId })).toMatchObject({ code: '04012102' })
  })
})
