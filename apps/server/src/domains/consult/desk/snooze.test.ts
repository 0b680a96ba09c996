import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../../testing/server.ts'
import { aConsultWorld, aDoctor, aPatient, aTeam, type ConsultWorld } from '../testbed.ts'

const server = await openTestServer()
const { db, runtime } = server
const hour = 3_600_000
const inHours = (hours: number) => runtime.clock.now() + hours * hour

const call = ({ doctor }: ConsultWorld, service: string, fields: object) =>
  server.staff.call(`staff.consult.${service}`, fields, doctor.session)
const snooze = (world: ConsultWorld, consultId: string, fields: object = {}) =>
  call(world, 'snooze', { consultId, until: inHours(2), reason: '等检查结果', ...fields })
const idsOf = async (world: ConsultWorld, fields: object): Promise<string[]> =>
  (await call(world, 'list', fields)).list.map(row => row.consultId as string)
const counts = async (world: ConsultWorld) => (await call(world, 'counts', {})).obj

describe('a consult that is put aside', () => {
  test('leaves the queue with its reason, is found by name, and comes back by itself', async () => {
    const world = await aConsultWorld(server)
    const consultId = await world.consult({ isAnswered: false })
    const until = inHours(2)
    expect(await snooze(world, consultId, { until })).toMatchObject({ code: '0' })
    expect(await idsOf(world, { tab: 'new' })).toEqual([])
    expect(await counts(world)).toMatchObject({ new: 0, snoozed: 1 })
    const { list } = await call(world, 'list', { tab: 'new', only: 'snoozed' })
    expect(list).toMatchObject([{ consultId, snooze: { until, reason: '等检查结果' } }])
    const name = list[0]!['consulterName'] as string
    expect(await idsOf(world, { tab: 'new', search: name })).toEqual([consultId])
    expect((await call(world, 'detail', { consultId })).obj.snooze).toEqual({ until, reason: '等检查结果' })
    await server.advance(2 * 3600 + 1)
    expect(await idsOf(world, { tab: 'new' })).toEqual([consultId])
    expect(await counts(world)).toMatchObject({ new: 1, snoozed: 0 })
    expect((await call(world, 'detail', { consultId })).obj.snooze).toBeNull()
  })

  test('is back at once when the patient writes, or when he is taken up again', async () => {
    const world = await aConsultWorld(server)
    const consultId = await world.consult({ isAnswered: true })
    await snooze(world, consultId)
    expect(await idsOf(world, { tab: 'going' })).toEqual([])
    await server.advance(60)
    const reply = { consultId, replyContent: '结果出来了。' }
    expect(await server.call('nethos.consult.info.reply', reply, world.patient.session)).toMatchObject({ code: '0' })
    expect(await idsOf(world, { tab: 'going' })).toEqual([consultId])
    await snooze(world, consultId)
    expect(await idsOf(world, { tab: 'going' })).toEqual([])
    expect(await call(world, 'snooze.end', { consultId })).toMatchObject({ code: '0' })
    expect(await idsOf(world, { tab: 'going' })).toEqual([consultId])
    const lines = await db
      .selectFrom('audit')
      .select('action')
      .where('recordId', '=', consultId)
      .where('action', 'like', 'consult.snooze%')
      .execute()
    expect(lines.map(line => line.action).toSorted()).toEqual([
      'consult.snooze',
      'consult.snooze',
      'consult.snooze.end',
    ])
  })

  test('stays in the queue of the others of a team', async () => {
    const world = await aConsultWorld(server)
    const team = await aTeam(server)
    const consultId = await world.consult({ teamId: team.teamId, isAnswered: false })
    const [chief, member] = [
      { ...world, doctor: team.chief },
      { ...world, doctor: team.member },
    ]
    expect(await snooze(chief, consultId)).toMatchObject({ code: '0' })
    expect(await idsOf(chief, { tab: 'new' })).toEqual([])
    expect(await idsOf(member, { tab: 'new' })).toEqual([consultId])
  })
})

/** A second consult, answered, of another patient. */
async function another(world: ConsultWorld): Promise<string> {
  const { accountId, personId } = await aPatient(server)
  return world.consult({ isAnswered: true, accountId, personId })
}

describe('what is not put aside', () => {
  test('is what cannot wait, whether it was flagged before or since', async () => {
    const world = await aConsultWorld(server)
    const [before, since] = [await world.consult({ isAnswered: false }), await another(world)]
    const flag = (consultId: string) =>
      db
        .updateTable('consult')
        .set({ redFlags: ['chest_pain'] })
        .where('consultId', '=', consultId)
        .execute()
    await flag(before)
    expect(await snooze(world, before)).toMatchObject({ code: '04012028' })
    expect((await call(world, 'detail', { consultId: before })).obj.events).not.toContain('snooze')
    expect((await call(world, 'detail', { consultId: since })).obj.events).toContain('snooze')
    await snooze(world, since)
    await flag(since)
    expect(await idsOf(world, { tab: 'going' })).toEqual([since])
  })

  test('is a first answer until later than an hour before it is due, or anything for more than three days', async () => {
    const world = await aConsultWorld(server)
    const [due, answered] = [await world.consult({ isAnswered: false }), await another(world)]
    expect(await snooze(world, due, { until: inHours(24) })).toMatchObject({ code: '04012029' })
    expect(await snooze(world, due, { until: inHours(-1) })).toMatchObject({ code: '04012029' })
    expect(await snooze(world, answered, { until: inHours(73) })).toMatchObject({ code: '04012029' })
    expect(await snooze(world, due, { reason: ' ' })).toMatchObject({ msg: '原因不能为空' })
  })

  test('is what has ended, and what is another doctor’s', async () => {
    const world = await aConsultWorld(server)
    const consultId = await world.consult({ isAnswered: true })
    const other = { ...world, doctor: await aDoctor(server) }
    expect(await snooze(other, consultId)).toMatchObject({ code: '00010440' })
    expect(await call(other, 'snooze.end', { consultId })).toMatchObject({ code: '00010440' })
    await call(world, 'finish', { consultId })
    expect(await snooze(world, consultId)).toMatchObject({ code: '04012027' })
  })
})
