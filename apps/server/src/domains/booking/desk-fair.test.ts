import { expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { saveRuleFor } from './rule.samples.ts'
import { aWaitlistWorld, byDay } from './waitlist/testbed.ts'

const server = await openTestServer()
await byDay(server)
const world = await aWaitlistWorld(server)
const operator = await world.aDesk('operator')
const detail = async (sessionId: string) => (await operator.ask('staff.booking.fair.detail', { sessionId })).obj

test('the desk sees a line in its order, masked, what was offered and what became of it; each look is written down', async () => {
  const { sessionId, numberIds } = await world.aFullSession()
  const [first, second] = [await world.aBooker(), await world.aBooker({ personName: '欧阳建国' })]
  const waitId = await world.joined(first, sessionId)
  await world.joined(second, sessionId)
  await world.comesBack(numberIds[0]!)
  const { offer } = await world.waitDetail(first, waitId)
  await world.decline(first, offer.offerId)
  await server.runner.runTimers()

  const { list } = await operator.ask('staff.booking.fair.list')
  expect(list.find((one: any) => one.sessionId === sessionId)).toMatchObject({
    waiting: 2,
    offered: 1,
    accepted: 0,
    drawState: null,
  })
  const shown = await detail(sessionId)
  expect(shown.waits).toMatchObject([
    { place: 1, personName: '王*英', waitState: 'waiting', declines: 1 },
    { place: 2, personName: '欧*国', waitState: 'offered' },
  ])
  expect(shown.offers).toMatchObject([
    { no: 1, personName: '欧*国', offerState: 'open', answeredAt: null },
    { no: 1, personName: '王*英', offerState: 'declined' },
  ])
  expect(shown.draw).toBeNull()
  const lines = await server.db
    .selectFrom('audit')
    .select(['action', 'personId'])
    .where('actorId', '=', operator.staffId)
    .execute()
  expect(new Set(lines.map(one => one.personId))).toEqual(new Set([first.personId, second.personId]))
  expect(new Set(lines.map(one => one.action))).toEqual(new Set(['booking.line.read']))
})

test('and a draw: its promise, and the seed not before everybody', async () => {
  await saveRuleFor(server, { drawOn: true, drawMinutes: 5 })
  const hour = 3_600_000
  const { sessionId } = await world.aSession({
    releaseBy: 'draw',
    releaseAt: server.runtime.clock.now() + hour,
    numbers: 1,
    inDays: 5,
  })
  await server.runner.runTimers()
  const before = (await detail(sessionId)).draw
  expect(before).toMatchObject({ drawState: 'announced', seed: '', numbers: 1, entries: 0 })
  await server.advance(hour / 1000)
  for (const booker of [await world.aBooker(), await world.aBooker()])
    await world.call('nethos.book.draw.enter', booker, { bookSchemeId: sessionId, compatId: booker.personId })
  expect((await detail(sessionId)).draw).toMatchObject({ drawState: 'gathering', seed: '', entries: 2 })
  await server.advance(5 * 60)
  expect(await detail(sessionId)).toMatchObject({
    draw: {
      drawState: 'settled',
      commitment: before.commitment,
      seed: expect.stringMatching(/^[0-9a-f]{64}$/),
      won: 1,
    },
    waits: [{ isFromDraw: true, place: 1 }],
  })
  const { list } = await operator.ask('staff.booking.fair.list', { hosId: 'h1' })
  const row = list.find((one: any) => one.sessionId === sessionId)
  expect(row).toMatchObject({ drawState: 'settled', entries: 2, won: 1, waiting: 1 })
  expect((await operator.ask('staff.booking.fair.list', { onDay: row.onDay })).list).toContainEqual(row)
  expect((await operator.ask('staff.booking.fair.list', { onDay: '2020-01-01' })).list).toEqual([])
  expect(await operator.ask('staff.booking.fair.list', { onDay: '2026-13-01' })).toMatchObject({
    msg: '日期格式不正确',
  })
  expect(await operator.ask('staff.booking.fair.detail', { sessionId: 'none' })).toMatchObject({ msg: '记录不存在' })
})
