import { expect, test } from 'vitest'
import { openTestServer } from '../../../testing/server.ts'
import { aPerson } from '../../people/people.samples.ts'
import { aConsultWorld, type ConsultWorld } from '../testbed.ts'

const server = await openTestServer()
const hour = 3_600_000

const listed = async ({ doctor }: ConsultWorld, fields: object) =>
  (await server.staff.call('staff.consult.list', { pageSize: 10, ...fields }, doctor.session)).list.map(
    row => row.consultId as string,
  )
const another = async (world: ConsultWorld, sample: Parameters<ConsultWorld['consult']>[0]) =>
  world.consult({ personId: await aPerson(server, world.patient.accountId), ...sample })
const flag = (consultId: string, redFlags = ['chest_pain']) =>
  server.db.updateTable('consult').set({ redFlags }).where('consultId', '=', consultId).execute()
const moved = (consultId: string, lastAt: number) =>
  server.db
    .updateTable('consult')
    .set({ lastAt: new Date(lastAt) })
    .where('consultId', '=', consultId)
    .execute()

test('who wrote last what cannot wait stands above those who waited longer for a first answer', async () => {
  const world = await aConsultWorld(server)
  const now = server.runtime.clock.now()
  const ids: string[] = []
  for (const hoursAgo of [9, 5, 1])
    ids.push(await another(world, { isAnswered: false, startedAt: now - hoursAgo * hour, createdAt: now - 10 * hour }))
  const [oldest, middle, flagged] = ids as [string, string, string]
  expect(await listed(world, { tab: 'new' })).toEqual([oldest, middle, flagged])
  await flag(flagged)
  expect(await listed(world, { tab: 'new' })).toEqual([flagged, oldest, middle])
  expect(await listed(world, { tab: 'new', pageSize: 1 })).toEqual([flagged])
})

test('of those who were answered, the one for whom somebody is being called stands first on the first page, however old', async () => {
  const world = await aConsultWorld(server, { priceCents: 0 })
  const now = server.runtime.clock.now()
  const ids: string[] = []
  for (let nth = 0; nth < 4; nth++) ids.push(await another(world, { status: 'going' }))
  const flagged = ids[3]!
  await server.call(
    'nethos.consult.info.reply',
    { consultId: flagged, replyContent: '突然胸痛，出冷汗半小时' },
    world.patient.session,
  )
  for (const [nth, consultId] of ids.entries()) await moved(consultId, now - (nth + 1) * hour)
  const [first, second, third] = ids
  for (const tab of ['going', undefined]) {
    expect(await listed(world, { tab, pageSize: 1 })).toEqual([flagged])
    expect(await listed(world, { tab, pageSize: 1, pageNum: 2 })).toEqual([first])
    expect(await listed(world, { tab })).toEqual([flagged, first, second, third])
  }
  const answer = { consultId: flagged, replyContent: '请马上打120' }
  expect((await server.staff.call('staff.consult.reply', answer, world.doctor.session)).code).toBe('0')
  await moved(flagged, now - 9 * hour)
  expect(await listed(world, { tab: 'going' })).toEqual([first, second, third, flagged])
})
