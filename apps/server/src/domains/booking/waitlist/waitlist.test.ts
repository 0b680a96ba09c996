import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../../testing/server.ts'
import { waitlistRefusals } from '@nethos/contract/booking/waitlist.refusals.ts'
import { aWaitlistWorld, byDay } from './testbed.ts'

const server = await openTestServer()
await byDay(server)
const world = await aWaitlistWorld(server)
const { aBooker, aFullSession, comesBack, joined, waitDetail, accept, decline, join, call } = world
const refusal = (key: keyof typeof waitlistRefusals) => ({
  code: waitlistRefusals[key].code,
  msg: waitlistRefusals[key].sentence,
})
const numberOf = (numberId: string) =>
  server.db.selectFrom('clinicNumber').selectAll().where('numberId', '=', numberId).executeTakeFirstOrThrow()
const cell = (offerId: string) =>
  server.db.selectFrom('waitlistOffer').selectAll().where('offerId', '=', offerId).executeTakeFirstOrThrow()

describe('standing in line', () => {
  test('one asks for several sessions of a department at once, and the place is said as it is', async () => {
    const [first, second] = [await aFullSession(), await aFullSession({ inDays: 4 })]
    const [early, late] = [await aBooker(), await aBooker()]
    await joined(early, first.sessionId)
    const waitId = await joined(late, first.sessionId, second.sessionId)
    const shown = await waitDetail(late, waitId)
    expect(shown).toMatchObject({
      waitState: 0,
      stateLabel: '候补中',
      ahead: 0,
      doctors: ['陈志远'],
      pausedUntil: null,
    })
    expect(shown.wishes.map((wish: any) => [wish.session.bookSchemeId, wish.ahead])).toEqual([
      [first.sessionId, 1],
      [second.sessionId, 0],
    ])
    const { list } = await call('nethos.book.waitlist.list', late)
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({ waitId, compatName: '王秀英', fromDay: expect.any(String) })
  })

  test('what can be waited for is what is full; how many wait is told', async () => {
    const deptId = await world.aDepartment({ deptName: '内分泌科' })
    const clinicDoctorId = await world.aClinicDoctor(deptId)
    const full = await aFullSession({ deptId, clinicDoctorId })
    await world.aSession({ deptId, clinicDoctorId, inDays: 4 })
    await aFullSession({ deptId, clinicDoctorId, inDays: 5, isStopped: true })
    await aFullSession({ deptId, clinicDoctorId, inDays: 6, releaseAt: server.runtime.clock.now() + 60_000 })
    await joined(await aBooker(), full.sessionId)
    for (const fields of [{ bookDeptId: deptId }, { bookSchemeId: full.sessionId }, { bookDocId: clinicDoctorId }]) {
      const { obj } = await server.call('nethos.book.waitlist.choices', fields)
      expect(obj).toMatchObject({ deptName: '内分泌科', isOpen: true, offerMinutes: 30 })
      expect(obj.sessions).toMatchObject([{ bookSchemeId: full.sessionId, waiting: 1, docName: '陈志远' }])
    }
    expect(await server.call('nethos.book.waitlist.choices', { bookDeptId: 'h1.none' })).toMatchObject({
      code: '00010440',
      msg: '记录不存在',
    })
    expect(await server.call('nethos.book.waitlist.choices', {})).toMatchObject({ code: '00010440' })
  })

  test('one person stands in a line once, from however many accounts', async () => {
    const { sessionId } = await aFullSession()
    const [self, daughter] = [await aBooker(), undefined]
    const again = await aBooker({ idCard: self.idCard })
    const waitId = await joined(self, sessionId)
    expect(await join(self, [sessionId])).toMatchObject({ ...refusal('waits_already'), obj: { waitId } })
    expect(await join(again, [sessionId])).toMatchObject({ ...refusal('waits_already'), obj: { waitId: '' } })
    expect(daughter).toBeUndefined()
    const tries = await Promise.all([self, again].map(async one => join(one, [(await aFullSession()).sessionId])))
    expect(tries.map(one => one.code)).toEqual(['0', '0'])
    expect(await join(again, [(await aFullSession()).sessionId])).toMatchObject(refusal('too_many_entries'))
  })

  test('taps at the same moment make one entry', async () => {
    const { sessionId } = await aFullSession()
    const booker = await aBooker()
    const codes = (await Promise.all(Array.from({ length: 6 }, () => join(booker, [sessionId])))).map(one => one.code)
    expect(codes.filter(code => code === '0')).toHaveLength(1)
    expect(new Set(codes)).toEqual(new Set(['0', waitlistRefusals.waits_already.code]))
  })

  test('what has numbers, is stopped, unreleased, of two departments or unknown is refused', async () => {
    const booker = await aBooker()
    const open = await world.aSession()
    expect(await join(booker, [open.sessionId])).toMatchObject(refusal('bookable'))
    const full = await aFullSession()
    // Nobody stands in the line of what is not full yet by waiting for something else besides.
    expect(await join(booker, [full.sessionId, open.sessionId])).toMatchObject({
      ...refusal('bookable'),
      obj: { bookSchemeId: open.sessionId },
    })
    const other = await aFullSession({ deptId: await world.aDepartment(), clinicDoctorId: null })
    for (const sessionIds of [
      [(await aFullSession({ isStopped: true })).sessionId],
      [(await aFullSession({ releaseAt: server.runtime.clock.now() + 60_000 })).sessionId],
      [full.sessionId, other.sessionId],
      [full.sessionId, 'h1.nothing'],
    ])
      expect(await join(booker, sessionIds)).toMatchObject(refusal('cannot_wait'))
    expect(await join(booker, [])).toMatchObject({ code: '00010422', msg: '请选择要候补的门诊' })
    expect(
      await join(
        booker,
        Array.from({ length: 31 }, (_, at) => `h1.${at}`),
      ),
    ).toMatchObject({
      code: '00010422',
      msg: waitlistRefusals.too_many_wishes.sentence,
    })
  })

  test('who has no hospital account, no say, or a ban does not stand in line', async () => {
    const { sessionId } = await aFullSession()
    const unbound = await aBooker({ isBound: false })
    expect(await join(unbound, [sessionId])).toMatchObject({
      msg: '该就诊人没有绑定医院帐号，无法使用该功能。请先绑定医院帐号。',
    })
    const [one, other] = [await aBooker(), await aBooker()]
    expect(await join(one, [sessionId], { compatId: other.personId })).toMatchObject({ code: '00010440' })
    await ban(one.personId)
    expect(await join(one, [sessionId])).toMatchObject({ code: '02170003' })
  })
})

async function ban(personId: string, days = 30) {
  const { idCardHash, name } = await server.db
    .selectFrom('person')
    .select(['idCardHash', 'name'])
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow()
  const now = server.runtime.clock.now()
  await server.db
    .insertInto('bookingBan')
    .values({
      realPerson: idCardHash!,
      personName: name,
      reason: '频繁退号',
      fromAt: new Date(now),
      untilAt: new Date(now + days * 86_400_000),
    })
    .execute()
}

describe('an offer', () => {
  test('goes to the first in line, is declined to the second, runs out on him, and the third takes it', async () => {
    const { sessionId, numberIds } = await aFullSession()
    const [first, second, third] = [await aBooker(), await aBooker(), await aBooker()]
    const waits = [await joined(first, sessionId), await joined(second, sessionId), await joined(third, sessionId)]
    await comesBack(numberIds[0]!)
    const offered = await waitDetail(first, waits[0]!)
    expect(offered).toMatchObject({ waitState: 1, stateLabel: '有号待确认', offer: { numNo: 1 } })
    expect(offered.offer.endsAt - server.runtime.clock.now()).toBeGreaterThan(29 * 60_000)
    const { list } = await call('nethos.system.messagebox.moduletype.list', first, { moduleType: 'booking' })
    expect(list[0].content).toContain('有号了')
    expect((await waitDetail(second, waits[1]!)).offer).toBeNull()
    expect((await numberOf(numberIds[0]!)).state).toBe('offered')

    expect(await decline(first, offered.offer.offerId)).toMatchObject({ code: '0', obj: true })
    await server.runner.runTimers()
    const next = (await waitDetail(second, waits[1]!)).offer
    expect(next).toMatchObject({ numNo: 1 })
    await server.advance(30 * 60)
    expect(await waitDetail(second, waits[1]!)).toMatchObject({ waitState: 0, offer: null, misses: 1 })

    const last = (await waitDetail(third, waits[2]!)).offer
    const { code, obj } = await accept(third, last.offerId)
    expect(code).toBe('0')
    await world.settle()
    expect(await world.detail(third, obj.orderId)).toMatchObject({ bookStatus: 0 })
    await world.pay(third, obj.orderId)
    expect(await world.detail(third, obj.orderId)).toMatchObject({ bookStatus: 1 })
    expect(await waitDetail(third, waits[2]!)).toMatchObject({ waitState: 2, orderId: obj.orderId })
    expect(await numberOf(numberIds[0]!)).toMatchObject({ state: 'taken', bookingId: obj.orderId })
    // Who declined keeps his place; who let it run out stands behind him.
    expect((await waitDetail(first, waits[0]!)).ahead).toBe(0)
    expect((await waitDetail(second, waits[1]!)).ahead).toBe(1)
  })

  test('nobody else can take what is kept, and nobody else can answer', async () => {
    const { sessionId, numberIds } = await aFullSession()
    const [waiting, stranger] = [await aBooker(), await aBooker()]
    const waitId = await joined(waiting, sessionId)
    await comesBack(numberIds[0]!)
    const { offer } = await waitDetail(waiting, waitId)
    expect(await world.register(stranger, { bookSchemeId: sessionId, bookNumId: numberIds[0] })).toMatchObject({
      code: '02170005',
    })
    for (const answer of [accept, decline])
      expect(await answer(stranger, offer.offerId)).toMatchObject({ code: '00010440' })
    expect(await call('nethos.book.waitlist.detail', stranger, { waitId })).toMatchObject({ code: '00010440' })
    expect(await call('nethos.book.waitlist.cancel', stranger, { waitId })).toMatchObject({ code: '00010440' })
    expect((await call('nethos.book.waitlist.list', stranger)).list).toEqual([])
  })

  test('is answered once; what has run out is none any more, even before the clock has come by', async () => {
    const { sessionId, numberIds } = await aFullSession()
    const waiting = await aBooker()
    const waitId = await joined(waiting, sessionId)
    await comesBack(numberIds[0]!)
    const { offer } = await waitDetail(waiting, waitId)
    await server.db
      .updateTable('waitlistOffer')
      .set({ endsAt: new Date(server.runtime.clock.now()) })
      .where('offerId', '=', offer.offerId)
      .execute()
    expect(await waitDetail(waiting, waitId)).toMatchObject({ waitState: 0, offer: null })
    for (const answer of [accept, decline])
      expect(await answer(waiting, offer.offerId)).toMatchObject(refusal('offer_over'))
    await server.runner.runTimers()
    expect(await cell(offer.offerId)).toMatchObject({ state: 'lapsed' })
  })

  test('two taps at the same moment make one booking', async () => {
    const { sessionId, numberIds } = await aFullSession()
    const waiting = await aBooker()
    const waitId = await joined(waiting, sessionId)
    await comesBack(numberIds[0]!)
    const { offer } = await waitDetail(waiting, waitId)
    const replies = await Promise.all([1, 2, 3].map(() => accept(waiting, offer.offerId)))
    expect(replies.map(one => one.code).sort()).toEqual(['0', '02180007', '02180007'])
  })

  test('the second one that runs out ends the entry, as does the fourth that is declined', async () => {
    const { sessionId, numberIds } = await aFullSession()
    const [sleeper, chooser] = [await aBooker(), await aBooker()]
    const sleeps = await joined(sleeper, sessionId)
    for (const nth of [0, 1]) {
      await comesBack(numberIds[nth]!)
      await server.advance(30 * 60)
    }
    expect(await waitDetail(sleeper, sleeps)).toMatchObject({ waitState: 6, misses: 2 })
    const other = await aFullSession()
    const chooses = await joined(chooser, other.sessionId)
    for (const numberId of other.numberIds.slice(0, 4)) {
      await comesBack(numberId)
      expect((await decline(chooser, (await waitDetail(chooser, chooses)).offer.offerId)).code).toBe('0')
    }
    expect(await waitDetail(chooser, chooses)).toMatchObject({ waitState: 6, declines: 4 })
  })

  test('what the window takes, and what is stopped, is no fault of the patient’s', async () => {
    const { sessionId, numberIds } = await aFullSession()
    const [one, other] = [await aBooker(), await aBooker()]
    const waits = [await joined(one, sessionId), await joined(other, sessionId)]
    await comesBack(numberIds[0]!)
    await server.db
      .updateTable('clinicNumber')
      .set({ state: 'elsewhere', offerId: null })
      .where('numberId', '=', numberIds[0]!)
      .execute()
    await server.runner.runTimers()
    expect(await waitDetail(one, waits[0]!)).toMatchObject({ waitState: 0, ahead: 0, misses: 0, offer: null })
    await comesBack(numberIds[1]!)
    const { offer } = await waitDetail(one, waits[0]!)
    await server.db.updateTable('clinicSession').set({ isStopped: true }).where('sessionId', '=', sessionId).execute()
    expect(await accept(one, offer.offerId)).toMatchObject(refusal('offer_over'))
    await server.runner.runTimers()
    expect(await waitDetail(one, waits[0]!)).toMatchObject({
      waitState: 0,
      offer: null,
      wishes: [{ isOver: true, ahead: null }],
    })
    expect((await waitDetail(other, waits[1]!)).offer).toBeNull()
  })

  test('passes over who is barred for a while, and keeps his place', async () => {
    const { sessionId, numberIds } = await aFullSession()
    const [barred, next] = [await aBooker(), await aBooker()]
    const waits = [await joined(barred, sessionId), await joined(next, sessionId)]
    await ban(barred.personId)
    await comesBack(numberIds[0]!)
    expect(await waitDetail(barred, waits[0]!)).toMatchObject({
      waitState: 0,
      ahead: 0,
      pausedUntil: expect.any(Number),
    })
    expect((await waitDetail(next, waits[1]!)).offer).not.toBeNull()
  })

  test('withdrawing gives a kept number to the next, and ends the entry for good', async () => {
    const { sessionId, numberIds } = await aFullSession()
    const [one, other] = [await aBooker(), await aBooker()]
    const waits = [await joined(one, sessionId), await joined(other, sessionId)]
    await comesBack(numberIds[0]!)
    expect(await call('nethos.book.waitlist.cancel', one, { waitId: waits[0] })).toMatchObject({ code: '0', obj: true })
    await server.runner.runTimers()
    expect(await waitDetail(one, waits[0]!)).toMatchObject({ waitState: 4 })
    expect((await waitDetail(other, waits[1]!)).offer).not.toBeNull()
    expect(await call('nethos.book.waitlist.cancel', one, { waitId: waits[0] })).toMatchObject(
      refusal('cannot_withdraw'),
    )
  })

  test('withdrawing after the time of an offer, and before the clock has come by, leaves no offer open', async () => {
    const { sessionId, numberIds } = await aFullSession()
    const [one, other] = [await aBooker(), await aBooker()]
    const waits = [await joined(one, sessionId), await joined(other, sessionId)]
    await comesBack(numberIds[0]!)
    const { offer } = await waitDetail(one, waits[0]!)
    await server.db
      .updateTable('waitlistOffer')
      .set({ endsAt: new Date(server.runtime.clock.now()) })
      .where('offerId', '=', offer.offerId)
      .execute()
    expect(await call('nethos.book.waitlist.cancel', one, { waitId: waits[0] })).toMatchObject({ code: '0', obj: true })
    expect(await cell(offer.offerId)).toMatchObject({ state: 'lapsed' })
    expect(await numberOf(numberIds[0]!)).toMatchObject({ state: 'cooling', offerId: null })
    await server.runner.runTimers()
    expect(await waitDetail(one, waits[0]!)).toMatchObject({ waitState: 4, misses: 0 })
    expect((await waitDetail(other, waits[1]!)).offer).toMatchObject({ numNo: 1 })
  })

  test('an entry ends when the person has got a number of the same another way, from whatever account', async () => {
    const { sessionId, numberIds } = await aFullSession()
    const waiting = await aBooker()
    const elsewhere = await aBooker({ idCard: waiting.idCard })
    const waitId = await joined(waiting, sessionId)
    await server.db.updateTable('clinicNumber').set({ state: 'open' }).where('numberId', '=', numberIds[2]!).execute()
    const orderId = await world.booked(elsewhere, { bookSchemeId: sessionId, bookNumId: numberIds[2] })
    expect(await waitDetail(waiting, waitId)).toMatchObject({ waitState: 3 })
    expect(orderId).toBeTruthy()
    expect(await join(elsewhere, [sessionId])).toMatchObject(refusal('has_number'))
  })
})

describe('at night', () => {
  test('nobody is offered anything; in the morning the first is, and nobody else has got it meanwhile', async () => {
    await byDay(server, 22)
    const { sessionId, numberIds } = await aFullSession({ inDays: 5 })
    const waiting = await aBooker()
    const waitId = await joined(waiting, sessionId)
    await comesBack(numberIds[0]!)
    expect((await waitDetail(waiting, waitId)).offer).toBeNull()
    await server.advance(3 * 3600)
    expect(await numberOf(numberIds[0]!)).toMatchObject({ state: 'cooling' })
    await byDay(server, 7)
    const { offer } = await waitDetail(waiting, waitId)
    expect(offer.endsAt - server.runtime.clock.now()).toBeGreaterThan(29 * 60_000)
  })

  test('an offer of the evening runs on in the morning', async () => {
    await byDay(server, 20)
    await server.advance(45 * 60)
    const { sessionId, numberIds } = await aFullSession({ inDays: 5 })
    const waiting = await aBooker()
    const waitId = await joined(waiting, sessionId)
    await comesBack(numberIds[0]!)
    await server.advance(9 * 3600)
    expect((await waitDetail(waiting, waitId)).offer).not.toBeNull()
    await server.advance(90 * 60)
    expect((await waitDetail(waiting, waitId)).offer).toBeNull()
    await byDay(server)
  })
})

describe('numbers that come back', () => {
  test('and for which nobody waits reopen between five and 45 minutes on, and no earlier number tells a later one', async () => {
    const { unpredictably } = await import('../cooling.ts')
    const minutes = Array.from({ length: 4_000 }, () => unpredictably(0).getTime() / 60_000)
    expect(Math.min(...minutes)).toBeGreaterThanOrEqual(5)
    expect(Math.max(...minutes)).toBeLessThan(45)
    // Evenly over the forty minutes: each eighth has its share, within five standard deviations.
    const eighths = Array.from({ length: 8 }, (_, at) => minutes.filter(one => Math.floor((one - 5) / 5) === at).length)
    for (const share of eighths) expect(Math.abs(share - 500)).toBeLessThan(5 * Math.sqrt(500))
    // The one before says nothing of the next.
    const mean = minutes.reduce((sum, one) => sum + one, 0) / minutes.length
    const pairs = minutes.slice(1).map((one, at) => (one - mean) * (minutes[at]! - mean))
    const spread = minutes.map(one => (one - mean) ** 2)
    const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
    expect(Math.abs(sum(pairs) / sum(spread))).toBeLessThan(5 / Math.sqrt(minutes.length))
    // Given back at the same instant, they reopen at different ones.
    expect(new Set(minutes).size).toBeGreaterThan(3_900)
  })

  test('an entry whose dates have passed is over', async () => {
    const { sessionId } = await aFullSession({ inDays: 1 })
    const waiting = await aBooker()
    const waitId = await joined(waiting, sessionId)
    await server.db
      .updateTable('session')
      .set({ expiresAt: new Date(8.64e15) })
      .execute()
    await server.advance(2 * 86_400)
    expect(await waitDetail(waiting, waitId)).toMatchObject({ waitState: 5, ahead: null })
  })
})
