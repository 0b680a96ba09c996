import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { drawRefusals } from '@nethos/contract/booking/draw.refusals.ts'
import { faultsOf, readDraw } from '../../../../../../scripts/recompute-draw.mjs'
import { openTestServer } from '../../../testing/server.ts'
import { byDay } from '../waitlist/testbed.ts'
import { aBookingWorld, type Booker } from '../testbed.ts'
import { saveRuleFor } from '../rule.samples.ts'

const server = await openTestServer()
await byDay(server)
const world = await aBookingWorld(server)
await saveRuleFor(server, { drawOn: true, drawMinutes: 5 })
const { aBooker, call } = world
const hour = 3_600_000
const refusal = (key: keyof typeof drawRefusals) => ({ code: drawRefusals[key].code, msg: drawRefusals[key].sentence })
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

/** A session that is drawn in an hour: committed to, and not open yet. */
async function aDraw(numbers = 3) {
  const session = await world.aSession({
    releaseBy: 'draw',
    releaseAt: server.runtime.clock.now() + hour,
    numbers,
    inDays: 5,
  })
  await server.runner.runTimers()
  return session
}
const enter = (booker: Booker, sessionId: string, fields: object = {}) =>
  call('nethos.book.draw.enter', booker, { bookSchemeId: sessionId, compatId: booker.personId, ...fields })
const shown = async (sessionId: string) =>
  (await server.call('nethos.book.draw.detail', { bookSchemeId: sessionId })).obj
const own = async (booker: Booker, sessionId: string) =>
  (await call('nethos.book.draw.my.list', booker, { bookSchemeId: sessionId })).list[0]

describe('before the release', () => {
  test('the seed is committed to and nobody learns it; requests are not taken yet, and no number either', async () => {
    const { sessionId } = await aDraw()
    const draw = await shown(sessionId)
    expect(draw).toMatchObject({ drawState: 0, stateLabel: '即将开始', seed: '', numbers: 3, entries: 0, won: 0 })
    expect(draw.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(draw.committedAt).toBeLessThan(draw.opensAt)
    const row = await server.db
      .selectFrom('draw')
      .selectAll()
      .where('sessionId', '=', sessionId)
      .executeTakeFirstOrThrow()
    expect(row.seed).toBeNull()
    expect(sha256(row.seedSealed)).not.toBe(draw.commitment)
    const booker = await aBooker()
    expect(await enter(booker, sessionId)).toMatchObject(refusal('not_gathering'))
    expect((await world.register(booker, { bookSchemeId: sessionId })).code).toBe('02170010')
  })

  test('of a hospital without draws, or a session that was released before we knew of it, the first taps decide', async () => {
    const { sessionId } = await world.aSession({
      releaseBy: 'draw',
      releaseAt: server.runtime.clock.now() - 3 * hour,
      inDays: 4,
    })
    await server.runner.runTimers()
    expect(await server.call('nethos.book.draw.detail', { bookSchemeId: sessionId })).toMatchObject({
      code: '00010440',
    })
    expect((await world.register(await aBooker(), { bookSchemeId: sessionId })).code).toBe('0')
    const { list } = await server.call('nethos.book.doc.scheme.list', { bookDocId: world.clinicDoctorId })
    expect(list.find((one: any) => one.bookSchemeId === sessionId)).toMatchObject({
      slotState: 'bookable',
      releaseBy: 'first_come',
      hasDraw: false,
    })
  })

  test('not even the house chooses the number of a request: the database keeps it to the person’s', async () => {
    const { sessionId } = await aDraw()
    await server.advance(hour / 1000)
    await enter(await aBooker(), sessionId)
    const chosen = server.db.updateTable('drawEntry').where('sessionId', '=', sessionId)
    await expect(
      chosen.set({ drawEntryId: sha256('lucky'), digest: sha256(sha256('lucky')) }).execute(),
    ).rejects.toThrow('draw_entry_is_the_persons')
    await expect(chosen.set({ digest: sha256('lucky') }).execute()).rejects.toThrow('draw_entry_digest_is_its')
  })
})

describe('a draw', () => {
  test('has one entry a person, does not count who came first, and anybody recomputes it', async () => {
    const { sessionId } = await aDraw(3)
    await server.advance(hour / 1000)
    expect((await shown(sessionId)).drawState).toBe(1)
    const bookers = await Promise.all(Array.from({ length: 12 }, () => aBooker()))
    const entered = await Promise.all(bookers.map(one => enter(one, sessionId)))
    for (const { code, obj } of entered) {
      expect(code).toBe('0')
      expect(obj.digest).toBe(sha256(obj.drawEntryId))
    }
    const twin = await aBooker({ idCard: bookers[0]!.idCard })
    for (const one of [twin, bookers[0]!]) expect(await enter(one, sessionId)).toMatchObject(refusal('entered_already'))
    // While requests are taken no number goes the quick way, and every list says why.
    const { list: sessions } = await server.call('nethos.book.doc.scheme.list', { bookDocId: world.clinicDoctorId })
    expect(sessions.find((one: any) => one.bookSchemeId === sessionId)).toMatchObject({
      slotState: 'drawing',
      releaseBy: 'draw',
      hasDraw: true,
    })
    expect((await world.register(await aBooker(), { bookSchemeId: sessionId })).code).toBe('02170011')
    const { list: early } = await server.call('nethos.book.draw.entry.list', { bookSchemeId: sessionId })
    expect(early).toEqual([])

    await server.advance(5 * 60)
    const read = await readDraw(server.origin, sessionId)
    expect(read.draw).toMatchObject({ drawState: 3, entries: 12, won: 3 })
    expect(faultsOf(read)).toEqual([])
    const order = entered
      .map(({ obj }) => sha256(Buffer.concat([Buffer.from(read.draw.seed, 'hex'), Buffer.from(obj.digest, 'hex')])))
      .sort()
    expect(read.entries.map(one => one.lot)).toEqual(order)
    expect(JSON.stringify(read)).not.toMatch(/王秀英|drawEntryId|compatId/)

    // The first three of the order have the first three numbers, 15 minutes to pay; the others wait in the drawn order.
    await world.settle()
    const mine = await Promise.all(bookers.map(async one => ({ one, entry: await own(one, sessionId) })))
    for (const { one, entry } of mine) {
      if (entry.rank <= 3) {
        expect(entry).toMatchObject({ entryState: 1, entryLabel: '中签' })
        expect(await world.detail(one, entry.orderId)).toMatchObject({ bookStatus: 0 })
      } else {
        expect(entry).toMatchObject({ entryState: 2, orderId: '' })
        const { obj } = await call('nethos.book.waitlist.detail', one, { waitId: entry.waitId })
        expect(obj).toMatchObject({ waitState: 0, ahead: entry.rank - 4, isFromDraw: true })
      }
    }
    // Who does not pay in time loses to the next of the order.
    await server.advance(16 * 60)
    const fourth = mine.find(({ entry }) => entry.rank === 4)!
    const { obj } = await call('nethos.book.waitlist.detail', fourth.one, { waitId: fourth.entry.waitId })
    expect(obj.offer).not.toBeNull()
  })

  test('whoever has changed the seed, the list, a place or a winner is found out', async () => {
    const { sessionId } = await aDraw(1)
    await server.advance(hour / 1000)
    for (const one of await Promise.all([1, 2, 3, 4].map(() => aBooker()))) await enter(one, sessionId)
    await server.advance(5 * 60)
    const read = await readDraw(server.origin, sessionId)
    const { draw, entries } = read
    const [first, second, ...others] = entries as [(typeof entries)[0], (typeof entries)[0], ...typeof entries]
    expect(faultsOf(read)).toEqual([])
    expect(faultsOf({ draw: { ...draw, seed: sha256('another') }, entries })).toContain(
      'the seed is not the one that was committed to',
    )
    expect(faultsOf({ draw, entries: entries.slice(0, -1) })).toContain('the list is not the one that was drawn from')
    expect(
      faultsOf({ draw, entries: [{ ...second, rank: 1 }, { ...first, rank: 2 }, ...others] }).length,
    ).toBeGreaterThan(0)
    expect(
      faultsOf({ draw, entries: [{ ...first, entryState: 2 }, { ...second, entryState: 1 }, ...others] }),
    ).toContain('somebody who was drawn later got a number before somebody who lost')
    expect(faultsOf({ draw: { ...draw, seed: '' }, entries })).toEqual(['the seed is not published yet'])
  })

  test('whose turn it is and who may not book is passed over, and told why; what is left is for all', async () => {
    const { sessionId } = await aDraw(3)
    await server.advance(hour / 1000)
    const [barred, fine] = [await aBooker(), await aBooker()]
    for (const one of [barred, fine]) expect((await enter(one, sessionId, { wantsWait: false })).code).toBe('0')
    await server.db.deleteFrom('hospitalAccount').where('personId', '=', barred.personId).execute()
    await server.advance(5 * 60)
    expect(await own(barred, sessionId)).toMatchObject({
      entryState: 3,
      reason: expect.stringContaining('没有绑定医院帐号'),
    })
    expect(await own(fine, sessionId)).toMatchObject({ entryState: 1 })
    await server.advance((24 * hour) / 1000)
    expect((await world.register(await aBooker(), { bookSchemeId: sessionId })).code).toBe('0')
  })

  test('can be left until it closes, and entered again; not afterwards, and by nobody else', async () => {
    const { sessionId } = await aDraw(1)
    await server.advance(hour / 1000)
    const [booker, stranger] = [await aBooker(), await aBooker()]
    const { drawEntryId } = (await enter(booker, sessionId)).obj
    expect(await call('nethos.book.draw.leave', stranger, { drawEntryId })).toMatchObject({ code: '00010440' })
    expect((await call('nethos.book.draw.my.list', stranger, { bookSchemeId: sessionId })).list).toEqual([])
    expect(await call('nethos.book.draw.leave', booker, { drawEntryId })).toMatchObject({ code: '0' })
    expect(await call('nethos.book.draw.leave', booker, { drawEntryId })).toMatchObject(refusal('cannot_leave'))
    const again = (await enter(booker, sessionId)).obj.drawEntryId
    // The number is the person's: by leaving and asking anew, or by another account, nobody gets another lot.
    expect(again).toBe(drawEntryId)
    await call('nethos.book.draw.leave', booker, { drawEntryId })
    const twin = await aBooker({ idCard: booker.idCard })
    expect((await enter(twin, sessionId)).obj.drawEntryId).toBe(drawEntryId)
    expect(await call('nethos.book.draw.leave', booker, { drawEntryId })).toMatchObject({ code: '00010440' })
    await call('nethos.book.draw.leave', twin, { drawEntryId })
    await enter(booker, sessionId)
    await server.advance(5 * 60)
    expect(await call('nethos.book.draw.leave', booker, { drawEntryId: again })).toMatchObject(refusal('cannot_leave'))
    expect(await enter(stranger, sessionId)).toMatchObject(refusal('not_gathering'))
    expect((await shown(sessionId)).entries).toBe(1)
  })

  test('of a session that was stopped does not take place', async () => {
    const { sessionId } = await aDraw(1)
    await server.advance(hour / 1000)
    const booker = await aBooker()
    await enter(booker, sessionId)
    await server.db.updateTable('clinicSession').set({ isStopped: true }).where('sessionId', '=', sessionId).execute()
    await server.advance(5 * 60)
    expect(await shown(sessionId)).toMatchObject({ drawState: 4, seed: '' })
    expect(await own(booker, sessionId)).toMatchObject({ entryState: 2, reason: '这节门诊已停诊' })
  })

  test('of which there is none, and wrong fields', async () => {
    const booker = await aBooker()
    expect(await enter(booker, 'h1.none')).toMatchObject({ code: '00010440' })
    expect(await server.call('nethos.book.draw.entry.list', { bookSchemeId: 'h1.none' })).toMatchObject({
      code: '0',
      list: [],
    })
    expect(await server.call('nethos.book.draw.detail', { bookSchemeId: 'h1.none' })).toMatchObject({
      code: '00010440',
    })
    expect(await call('nethos.book.draw.enter', booker, { bookSchemeId: 7 })).toMatchObject({ code: '00010400' })
  })
})

describe('whose turn it is', () => {
  test('who is booked for through more than three accounts stands behind everybody else, and a family of three does not', async () => {
    const { sessionId } = await aDraw(2)
    await server.advance(hour / 1000)
    const [many, family, alone] = [await aBooker(), await aBooker(), await aBooker()]
    for (let more = 0; more < 3; more++) await aBooker({ idCard: many.idCard })
    for (let more = 0; more < 2; more++) await aBooker({ idCard: family.idCard })
    for (const one of [many, family, alone]) expect((await enter(one, sessionId)).code).toBe('0')
    await server.advance(5 * 60)
    expect(await own(family, sessionId)).toMatchObject({ entryState: 1 })
    expect(await own(alone, sessionId)).toMatchObject({ entryState: 1 })
    expect(await own(many, sessionId)).toMatchObject({ entryState: 2 })
    const { draw, entries } = await readDraw(server.origin, sessionId)
    expect(entries.map((one: { turn?: number }) => one.turn ?? 0).sort()).toEqual([0, 0, 1])
    expect(faultsOf({ draw, entries })).toEqual([])
  })
})
