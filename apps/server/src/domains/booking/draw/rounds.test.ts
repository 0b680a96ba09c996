import { describe, expect, test } from 'vitest'
import { faultsOf, readDraw } from '../../../../../../scripts/recompute-draw.mjs'
import { openTestServer } from '../../../testing/server.ts'
import { saveRuleFor } from '../rule.samples.ts'
import { aBookingWorld, type Booker } from '../testbed.ts'
import { byDay } from '../waitlist/testbed.ts'

const server = await openTestServer()
await byDay(server)
const world = await aBookingWorld(server)
await saveRuleFor(server, { drawOn: true, drawMinutes: 5, dayMost: 9, weekMost: 30 })
const { aBooker, call } = world
const minute = 60
const hour = 60 * minute

/** A session that takes requests now, drawn in five minutes. */
async function aGathering({ numbers = 3, inDays = 5 } = {}) {
  await byDay(server)
  const { sessionId } = await world.aSession({
    releaseBy: 'draw',
    releaseAt: server.runtime.clock.now() + 2 * minute * 1000,
    numbers,
    inDays,
    clinicDoctorId: null,
    kind: 'ordinary',
  })
  await server.runner.runTimers()
  await server.advance(2 * minute)
  return sessionId
}
const enter = (booker: Booker, sessionId: string, fields: object = {}) =>
  call('nethos.book.draw.enter', booker, { bookSchemeId: sessionId, compatId: booker.personId, ...fields })
async function entered(booker: Booker, sessionId: string): Promise<string> {
  const { code, msg, obj } = await enter(booker, sessionId)
  if (code !== '0') throw new Error(`enter: ${code} ${msg}`)
  return obj.drawEntryId
}
const leave = (booker: Booker, drawEntryId: string) => call('nethos.book.draw.leave', booker, { drawEntryId })
const shown = async (sessionId: string) =>
  (await server.call('nethos.book.draw.detail', { bookSchemeId: sessionId })).obj
const own = async (booker: Booker, sessionId: string) =>
  (await call('nethos.book.draw.my.list', booker, { bookSchemeId: sessionId })).list[0]
const messages = async ({ accountId }: Booker, type: string) =>
  server.db
    .selectFrom('message')
    .select('content')
    .where('accountId', '=', accountId)
    .where('messageType', '=', type)
    .execute()
/** For the number that he has won. */
async function pays(booker: Booker, sessionId: string): Promise<void> {
  await world.settle()
  await world.pay(booker, (await own(booker, sessionId)).orderId)
}
const toDraw = () => server.advance(5 * minute)
const faults = async (sessionId: string) => faultsOf(await readDraw(server.origin, sessionId))
const tap = (booker: Booker, sessionId: string) => world.register(booker, { bookSchemeId: sessionId })

/** Something counts against him lately: he stands a turn later. */
async function aLaterOne(): Promise<Booker> {
  const booker = await aBooker()
  for (let more = 0; more < 3; more++) await aBooker({ idCard: booker.idCard })
  return booker
}

describe('a later turn waits for the last round', () => {
  test('the draw gives to the first turn alone; each hour to those of it who asked meanwhile; a day on to all; then to taps', async () => {
    const sessionId = await aGathering({ numbers: 4 })
    const [later, first, meanwhile, laterMeanwhile, tapper] = [
      await aLaterOne(),
      await aBooker(),
      await aBooker(),
      await aLaterOne(),
      await aBooker(),
    ]
    for (const one of [later, first]) await entered(one, sessionId)
    await toDraw()
    const draw = await shown(sessionId)
    expect(draw).toMatchObject({ drawState: 2, stateLabel: '余号登记中', left: 3, entries: 2, won: 1 })
    expect(draw.roundAt).toBe(draw.closesAt + 60 * 60_000)
    expect(draw.lastRoundAt).toBe(draw.closesAt + 24 * 60 * 60_000)
    expect(await own(first, sessionId)).toMatchObject({ entryState: 1, rank: 1, isLater: false })
    expect(await own(later, sessionId)).toMatchObject({
      entryState: 0,
      entryLabel: '排到最后一轮',
      rank: null,
      isLater: true,
      closesAt: draw.lastRoundAt,
    })
    expect(await messages(later, 'draw_later')).toEqual([
      { content: expect.stringContaining('仍有号就派给您，不用再登记') },
    ])
    // He stands in the list that was drawn from, and anybody recomputes it at once.
    expect((await readDraw(server.origin, sessionId)).entries).toMatchObject([
      { rank: 1, turn: 0, round: 0, askedRound: 0, entryState: 1 },
      { rank: 0, turn: 1, round: null, askedRound: 0, entryState: 0 },
    ])
    expect(await faults(sessionId)).toEqual([])
    // What is left is not for the first taps yet, nor is there a line.
    expect(await tap(tapper, sessionId)).toMatchObject({ code: '02170011' })
    expect(
      await call('nethos.book.waitlist.apply', tapper, { compatId: tapper.personId, bookSchemeIds: [sessionId] }),
    ).toMatchObject({ code: '02180005' })

    for (const one of [meanwhile, laterMeanwhile]) await entered(one, sessionId)
    expect(await own(meanwhile, sessionId)).toMatchObject({ entryState: 0, isLater: false, closesAt: draw.roundAt })
    await server.advance(hour - 60)
    expect(await own(meanwhile, sessionId)).toMatchObject({ entryState: 0 })
    await server.advance(60)
    expect(await own(meanwhile, sessionId)).toMatchObject({ entryState: 1, rank: 2 })
    for (const one of [later, laterMeanwhile])
      expect(await own(one, sessionId)).toMatchObject({ entryState: 0, isLater: true })
    expect(await shown(sessionId)).toMatchObject({ left: 2, won: 2, roundAt: draw.roundAt + 60 * 60_000 })
    expect(await faults(sessionId)).toEqual([])

    await server.advance(23 * hour)
    const read = await readDraw(server.origin, sessionId)
    expect(read.draw).toMatchObject({ drawState: 3, won: 4, roundAt: null })
    expect(faultsOf(read)).toEqual([])
    for (const one of [later, laterMeanwhile]) {
      expect(await own(one, sessionId)).toMatchObject({ entryState: 1, isLater: false })
      expect(await messages(one, 'draw_won')).toHaveLength(1)
    }
    // The first one was told once that he waits, the other at the next round.
    expect(await messages(laterMeanwhile, 'draw_later')).toHaveLength(1)
  })

  test('after the last round the rest is for the first taps', async () => {
    const sessionId = await aGathering({ numbers: 2 })
    const later = await aLaterOne()
    await entered(later, sessionId)
    await toDraw()
    await server.advance(24 * hour)
    expect(await own(later, sessionId)).toMatchObject({ entryState: 1, rank: 1 })
    expect(await shown(sessionId)).toMatchObject({ drawState: 3, left: 1 })
    expect(await tap(await aBooker(), sessionId)).toMatchObject({ code: '0' })
    expect(await faults(sessionId)).toEqual([])
  })

  test('numbers that are used up end it: who stood behind waits in the line, in the order of turn and lot', async () => {
    const sessionId = await aGathering({ numbers: 2 })
    const later = await aLaterOne()
    const [first, second, third] = [await aBooker(), await aBooker(), await aBooker()]
    await entered(later, sessionId)
    await entered(first, sessionId)
    await toDraw()
    await pays(first, sessionId)
    expect(await own(later, sessionId)).toMatchObject({ isLater: true })
    // In the round after, two ask for the one that is left.
    for (const one of [second, third]) await entered(one, sessionId)
    await server.advance(hour)
    expect(await shown(sessionId)).toMatchObject({ drawState: 3, won: 2, left: 0 })
    expect(await own(later, sessionId)).toMatchObject({ entryState: 2, rank: 4 })
    const loser = (await own(second, sessionId)).entryState === 2 ? second : third
    const aheadOf = async (booker: Booker) =>
      (await call('nethos.book.waitlist.detail', booker, { waitId: (await own(booker, sessionId)).waitId })).obj.ahead
    expect(await aheadOf(loser)).toBe(0)
    expect(await aheadOf(later)).toBe(1)
    expect(await faults(sessionId)).toEqual([])
  })

  test('a number that comes back between two rounds is in the next one', async () => {
    const sessionId = await aGathering({ numbers: 2 })
    const [later, first, meanwhile] = [await aLaterOne(), await aBooker(), await aBooker()]
    await entered(later, sessionId)
    await entered(first, sessionId)
    await toDraw()
    // He does not pay: the number is back within the hour, and nobody taps it.
    await server.advance(16 * minute)
    await server.advance(4 * minute)
    expect(await shown(sessionId)).toMatchObject({ left: 2 })
    await entered(meanwhile, sessionId)
    await server.advance(40 * minute)
    expect(await own(meanwhile, sessionId)).toMatchObject({ entryState: 1 })
    expect(await shown(sessionId)).toMatchObject({ drawState: 2, left: 1 })
    await server.advance(23 * hour)
    expect(await own(later, sessionId)).toMatchObject({ entryState: 1 })
    expect(await faults(sessionId)).toEqual([])
  })

  test('of a session that is near the draw itself is the last round', async () => {
    const sessionId = await aGathering({ numbers: 2, inDays: 1 })
    const [later, first] = [await aLaterOne(), await aBooker()]
    for (const one of [later, first]) await entered(one, sessionId)
    await toDraw()
    expect(await own(first, sessionId)).toMatchObject({ entryState: 1, rank: 1 })
    expect(await own(later, sessionId)).toMatchObject({ entryState: 1, rank: 2 })
    expect(await shown(sessionId)).toMatchObject({ drawState: 3 })
    expect(await messages(later, 'draw_later')).toEqual([])
    expect(await faults(sessionId)).toEqual([])
  })

  test('no round is at night, when nobody pays within a quarter of an hour', async () => {
    const sessionId = await aGathering({ numbers: 2 })
    const { closesAt } = await shown(sessionId)
    await toDraw()
    // The last one of the day is at 20:07, the next at seven.
    await server.advance(11 * hour)
    const { roundAt } = await shown(sessionId)
    expect(roundAt).toBeGreaterThan(closesAt + 20 * hour * 1000)
    const owl = await aBooker()
    await server.advance(2 * hour)
    await entered(owl, sessionId)
    await server.advance(2 * hour)
    expect(await own(owl, sessionId)).toMatchObject({ entryState: 0, closesAt: roundAt })
    await server.advance(Math.ceil((roundAt - server.runtime.clock.now()) / 1000))
    expect(await own(owl, sessionId)).toMatchObject({ entryState: 1 })
  })
})

describe('between two rounds', () => {
  test('a request can be left and made anew, and stays in the list that was drawn from', async () => {
    const sessionId = await aGathering()
    const [later, meanwhile] = [await aLaterOne(), await aBooker()]
    const entry = await entered(later, sessionId)
    await toDraw()
    expect(await leave(later, entry)).toMatchObject({ code: '0' })
    expect(await leave(later, entry)).toMatchObject({ code: '02190003' })
    expect(await faults(sessionId)).toEqual([])
    const other = await entered(meanwhile, sessionId)
    expect(await leave(meanwhile, other)).toMatchObject({ code: '0' })
    expect(await entered(later, sessionId)).toBe(entry)
    await server.advance(24 * hour)
    expect(await own(later, sessionId)).toMatchObject({ entryState: 1 })
    expect(await own(meanwhile, sessionId)).toMatchObject({ entryState: 4 })
    const { entries } = await readDraw(server.origin, sessionId)
    expect(entries).toHaveLength(1)
    expect(await faults(sessionId)).toEqual([])
    expect(await leave(later, entry)).toMatchObject({ code: '02190003' })
  })

  test('who waits for the last round may ask in another draw; who waits for the next one may not', async () => {
    const sessionId = await aGathering()
    const [later, first] = [await aLaterOne(), await aBooker()]
    await entered(later, sessionId)
    await toDraw()
    await entered(first, sessionId)
    const { sessionId: other } = await world.aSession({
      releaseBy: 'draw',
      releaseAt: server.runtime.clock.now() + 2 * minute * 1000,
      inDays: 7,
      clinicDoctorId: null,
      kind: 'ordinary',
    })
    await server.runner.runTimers()
    await server.advance(2 * minute)
    expect(await enter(first, other)).toMatchObject({ code: '02190004' })
    expect(await enter(later, other)).toMatchObject({ code: '0' })
  })

  test('a session that is stopped calls it off at once, and nobody waits on', async () => {
    const sessionId = await aGathering()
    const [later, meanwhile] = [await aLaterOne(), await aBooker()]
    await entered(later, sessionId)
    await toDraw()
    await entered(meanwhile, sessionId)
    await server.db.updateTable('clinicSession').set({ isStopped: true }).where('sessionId', '=', sessionId).execute()
    await server.advance(1)
    expect(await shown(sessionId)).toMatchObject({ drawState: 4 })
    for (const one of [later, meanwhile]) {
      expect(await own(one, sessionId)).toMatchObject({ entryState: 2, reason: '这节门诊已停诊', isLater: false })
      expect(await messages(one, 'draw_lost')).toHaveLength(1)
    }
  })

  test('who is barred meanwhile, or whose account is closed, is passed over, and the others get the numbers', async () => {
    const sessionId = await aGathering({ numbers: 3 })
    const [barred, gone, fine] = [await aLaterOne(), await aLaterOne(), await aLaterOne()]
    for (const one of [barred, gone, fine]) await entered(one, sessionId)
    await toDraw()
    const { realPerson } = await server.db
      .selectFrom('drawEntry')
      .select('realPerson')
      .where('personId', '=', barred.personId)
      .executeTakeFirstOrThrow()
    const now = server.runtime.clock.now()
    await server.db
      .insertInto('bookingBan')
      .values({
        realPerson,
        personName: '王秀英',
        reason: '一天内3次',
        cause: 'unpaid',
        fromAt: new Date(now),
        untilAt: new Date(now + 3 * 24 * 3_600_000),
      })
      .execute()
    await server.db
      .updateTable('account')
      .set({ closedAt: new Date(now) })
      .where('accountId', '=', gone.accountId)
      .execute()
    await server.db
      .updateTable('person')
      .set({ removedAt: new Date(now) })
      .where('personId', '=', gone.personId)
      .execute()
    await server.advance(24 * hour)
    expect(await own(barred, sessionId)).toMatchObject({ entryState: 3, reason: expect.stringContaining('暂停') })
    const { state } = await server.db
      .selectFrom('drawEntry')
      .select('state')
      .where('personId', '=', gone.personId)
      .executeTakeFirstOrThrow()
    expect(state).toBe('passed')
    expect(await own(fine, sessionId)).toMatchObject({ entryState: 1 })
    expect(await faults(sessionId)).toEqual([])
  })

  test('whose turn it is, is judged in the round: who has had another number since stands behind', async () => {
    const sessionId = await aGathering({ numbers: 1 })
    const [had, still] = [await aLaterOne(), await aLaterOne()]
    for (const one of [had, still]) await entered(one, sessionId)
    await toDraw()
    const expert = await world.aSession({ inDays: 9, kind: 'expert' })
    await world.booked(had, { bookSchemeId: expert.sessionId })
    await server.advance(24 * hour)
    expect(await own(still, sessionId)).toMatchObject({ entryState: 1, rank: 1 })
    expect(await own(had, sessionId)).toMatchObject({ entryState: 2, rank: 2 })
    expect(await faults(sessionId)).toEqual([])
  })
})

test('whoever gave a later turn its place too soon, or left somebody without one, is found out', async () => {
  const sessionId = await aGathering({ numbers: 4 })
  const [later, first, meanwhile] = [await aLaterOne(), await aBooker(), await aBooker()]
  for (const one of [later, first]) await entered(one, sessionId)
  await toDraw()
  await entered(meanwhile, sessionId)
  await server.advance(24 * hour)
  const { draw, entries } = await readDraw(server.origin, sessionId)
  expect(faultsOf({ draw, entries })).toEqual([])
  const changed = (rank: number, changes: object) =>
    faultsOf({ draw, entries: entries.map(one => (one.rank === rank ? { ...one, ...changes } : one)) })
  expect(changed(3, { round: 0 })).toContain('a later turn did not wait for the last round')
  expect(changed(2, { round: 0 })).toContain('somebody has a place in a round before he asked')
  expect(changed(2, { askedRound: 0 })).toContain('the list is not the one that was drawn from')
  expect(changed(3, { rank: 0, round: null, entryState: 2 })).toContain('somebody who asked never got a place')
})

test('a draw that still gives out what was left counts where it is judged how scarce the next session is', async () => {
  const clinicDoctorId = await world.aClinicDoctor(world.deptId)
  await byDay(server)
  const like = { clinicDoctorId, kind: 'ordinary' as const, numbers: 2 }
  const releaseAt = server.runtime.clock.now() + 2 * minute * 1000
  const { sessionId } = await world.aSession({ ...like, inDays: 8, releaseBy: 'draw', releaseAt })
  await server.runner.runTimers()
  await server.advance(2 * minute)
  for (const one of [await aLaterOne(), await aLaterOne()]) await entered(one, sessionId)
  await toDraw()
  await server.advance(hour)
  expect(await shown(sessionId)).toMatchObject({ drawState: 2, left: 2 })
  const next = await world.aSession({ ...like, inDays: 9, releaseAt: server.runtime.clock.now() + 24 * hour * 1000 })
  await server.advance(1)
  expect(await shown(next.sessionId)).toMatchObject({ drawState: 0 })
})

describe('beside the version before', () => {
  test('what it has drawn ends with the draw, and nobody in it is lost', async () => {
    const sessionId = await aGathering({ numbers: 3 })
    const [later, first] = [await aLaterOne(), await aBooker()]
    for (const one of [later, first]) await entered(one, sessionId)
    await toDraw()
    // As it would have left it: all have a place, and there are no rounds.
    await server.db
      .updateTable('drawEntry')
      .set({ rank: 2, round: null, askedRound: null })
      .where('personId', '=', later.personId)
      .execute()
    await server.db
      .updateTable('draw')
      .set({ roundAt: null, lastRoundAt: null, dueAt: new Date(server.runtime.clock.now()) })
      .where('sessionId', '=', sessionId)
      .execute()
    await server.advance(1)
    expect(await own(later, sessionId)).toMatchObject({ entryState: 1 })
    expect(await shown(sessionId)).toMatchObject({ drawState: 3, left: 1 })
    expect(await faults(sessionId)).toEqual([])
  })

  test('between two rounds it finds nothing to do', async () => {
    const sessionId = await aGathering()
    await entered(await aLaterOne(), sessionId)
    await toDraw()
    const { dueAt, state } = await server.db
      .selectFrom('draw')
      .select(['dueAt', 'state'])
      .where('sessionId', '=', sessionId)
      .executeTakeFirstOrThrow()
    expect({ dueAt, state }).toEqual({ dueAt: null, state: 'drawn' })
  })
})
