import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { anIdCard, aPerson } from '../people/people.samples.ts'
import { saveRuleFor } from './rule.samples.ts'
import { aBookingWorld, type Booker } from './testbed.ts'
import { visitWas } from './public.ts'
import { contextOn } from '../../calls/context.ts'
import { byDay } from './waitlist/testbed.ts'
import type { Ctx } from '../../calls/handler.ts'
import { theSystem, type SystemCaller } from '../../calls/caller.ts'

const server = await openTestServer()
await byDay(server)
const world = await aBookingWorld(server)
const { aSession, aBooker, held, booked, register, call, settle } = world
const withdraw = (booker: Booker, orderId: string) => call('nethos.book.order.withdrawal', booker, { orderId })
const bans = async (booker: Booker) => (await call('nethos.book.ban.list', booker)).list
const boxOf = async ({ accountId }: Booker) =>
  (await server.db.selectFrom('message').select('title').where('accountId', '=', accountId).execute()).map(
    one => one.title,
  )

/** Another of an account's people, with a file at the hospital. */
async function aRelative(booker: Booker): Promise<Booker> {
  const idCard = anIdCard()
  const personId = await aPerson(server, booker.accountId, { idCard })
  await world.bind({ accountId: booker.accountId, personId, idCard })
  return { ...booker, personId, idCard }
}

describe('taking and giving back without paying', () => {
  test('a person has one try at a session a day, in however many accounts', async () => {
    const booker = await aBooker()
    const same = await aBooker({ idCard: booker.idCard })
    const { sessionId } = await aSession()
    await withdraw(booker, await held(booker, { bookSchemeId: sessionId }))
    for (const one of [booker, same])
      expect(await register(one, { bookSchemeId: sessionId })).toMatchObject({
        code: '02170025',
        msg: '今天已放弃过这一节门诊的号，请选择其他门诊，或明天再约',
      })
    await server.advance(24 * 3600)
    expect(await register(booker, { bookSchemeId: sessionId })).toMatchObject({ code: '0' })
  })

  test('nobody empties a clinic for nothing: the number is back on sale within three minutes, and the line is not open yet', async () => {
    const { sessionId, numberIds } = await aSession({ numbers: 3, releaseAt: server.runtime.clock.now() })
    const bookers = await Promise.all([1, 2, 3].map(() => aBooker()))
    const orders = await Promise.all(bookers.map(one => held(one, { bookSchemeId: sessionId })))
    const accomplice = await aBooker()
    const join = (one: Booker) =>
      call('nethos.book.waitlist.apply', one, { compatId: one.personId, bookSchemeIds: [sessionId] })
    expect(await join(accomplice)).toMatchObject({
      code: '02180011',
      msg: expect.stringMatching(/^刚刚放号，候补\d\d:\d\d开放$/),
    })
    for (const [nth, one] of bookers.entries()) await withdraw(one, orders[nth]!)
    await server.advance(3 * 60)
    for (const numberId of numberIds) expect(await world.numberState(numberId)).toBe('open')
    const honest = await aBooker()
    expect(await register(honest, { bookSchemeId: sessionId })).toMatchObject({ code: '0' })
  })

  test('the last but one warns; with the third on one day he does not book for three days, and may appeal', async () => {
    const booker = await aBooker()
    const events: string[] = []
    for (let nth = 0; nth < 3; nth++) {
      const orderId = await held(booker, { bookSchemeId: (await aSession({ inDays: 2 + nth })).sessionId })
      events.push((await world.detail(booker, orderId)).countedSentence)
      expect((await boxOf(booker)).includes('预约提醒')).toBe(nth === 2)
      if (nth === 1) await server.advance(15 * 60 + 1)
      else await withdraw(booker, orderId)
    }
    expect(events[2]).toBe('这将是今天第3次取号未支付，取消后将暂停这位就诊人的预约3天')
    expect(await boxOf(booker)).toContain('预约功能已暂停')
    const [ban] = await bans(booker)
    expect(ban).toMatchObject({ reason: '一天内取号未支付3次' })
    const { sessionId } = await aSession()
    expect(await register(booker, { bookSchemeId: sessionId })).toMatchObject({
      code: '02170003',
      msg: expect.stringMatching(/^因多次取号未支付，这位就诊人的预约已暂停至/),
    })
    expect((await call('nethos.book.strike.list', booker)).list.map((one: any) => one.strikeKind)).toEqual([
      'let_go',
      'run_out',
      'let_go',
    ])
    const appeal = { banId: ban.banId, content: '手机没电了' }
    expect(await call('nethos.book.ban.appeal', booker, appeal)).toMatchObject({ code: '0' })
    await server.advance(3 * 24 * 3600)
    const later = await aBooker({ idCard: booker.idCard })
    expect(await register(later, { bookSchemeId: (await aSession()).sessionId })).toMatchObject({ code: '0' })
  })

  test('an account holds two unpaid numbers at a time, even by two taps at once', async () => {
    const booker = await aBooker()
    const relatives = [await aRelative(booker), await aRelative(booker)]
    const sessions = await Promise.all([2, 3, 4].map(inDays => aSession({ inDays })))
    const answers = await Promise.all(
      [booker, ...relatives].map((one, nth) => register(one, { bookSchemeId: sessions[nth]!.sessionId })),
    )
    expect(answers.map(one => one.code).sort()).toEqual(['0', '0', '02170026'])
    expect(answers.find(one => one.code !== '0')!.msg).toBe('您有2个待支付的号，请先支付或取消，再约其他号')
    await settle()
    const first = answers.find(one => one.code === '0')!
    await world.pay(booker, first.obj.orderId)
    const left = answers.findIndex(one => one.code !== '0')
    const who = [booker, ...relatives][left]!
    expect(await register(who, { bookSchemeId: sessions[left]!.sessionId })).toMatchObject({ code: '0' })
  })
})

describe('to be paid at the window', () => {
  const atWindow = (one: Booker, orderId: string) => call('nethos.book.order.pay.window', one, { orderId })

  test('an account has as many as it may hold unpaid, even by two taps at once; the next is paid here', async () => {
    const booker = await aBooker()
    const people = [booker, await aRelative(booker), await aRelative(booker)]
    const orders: string[] = []
    for (const [nth, one] of people.entries()) {
      const { sessionId } = await aSession({ inDays: 2 + nth })
      orders.push(await held(one, { bookSchemeId: sessionId }))
      if (nth === 0) expect(await atWindow(one, orders[0]!)).toMatchObject({ code: '0' })
      await settle()
    }
    const [, second, third] = orders as [string, string, string]
    const answers = await Promise.all([atWindow(booker, second), atWindow(booker, third)])
    expect(answers.map(one => one.code).sort()).toEqual(['0', '02170029'])
    expect(answers.find(one => one.code !== '0')!.msg).toBe('您有2个到院支付、还没就诊的号，这个号请在线支付')
    await settle()
    await world.pay(booker, answers[0]!.code === '0' ? third : second)
    for (const orderId of orders) expect(await world.detail(booker, orderId)).toMatchObject({ bookStatus: 1 })
  })

  test('giving it back is giving back unpaid: a person has one try at a session a day, an account two', async () => {
    const { sessionId } = await aSession({ numbers: 6 })
    const booker = await aBooker()
    const [wife, child] = [await aRelative(booker), await aRelative(booker)]
    for (const one of [booker, wife]) {
      const orderId = await held(one, { bookSchemeId: sessionId })
      expect(await atWindow(one, orderId)).toMatchObject({ code: '0' })
      await settle()
      expect((await world.detail(one, orderId)).countedSentence).toMatch(/；还没有支付，今天不能再约这一节门诊$/)
      expect(await withdraw(one, orderId)).toMatchObject({ code: '0' })
    }
    const elsewhere = await aBooker({ idCard: booker.idCard })
    for (const one of [booker, elsewhere, child])
      expect(await register(one, { bookSchemeId: sessionId })).toMatchObject({ code: '02170025' })
  })
})

describe('missed visits', () => {
  const ended = (bookingId: string, outcome: 'seen' | 'missed') =>
    server.db.transaction().execute(trx => {
      const about = {
        caller: theSystem,
        now: server.runtime.clock.now(),
        requestId: 't',
        channel: 'job',
        address: '',
        deviceId: undefined,
      }
      const jobs = { send: async () => undefined }
      return visitWas(contextOn(trx, server.runtime, jobs as never, about) as Ctx<SystemCaller>, bookingId, outcome)
    })

  test('three in 90 days, also of those to be paid at the hospital, and the person does not book; a correction takes one back', async () => {
    const booker = await aBooker()
    const missed: string[] = []
    for (let nth = 0; nth < 3; nth++) {
      const orderId = await held(booker, { bookSchemeId: (await aSession({ inDays: 2 + nth })).sessionId })
      await call('nethos.book.order.pay.window', booker, { orderId })
      await settle()
      await ended(orderId, 'missed')
      await ended(orderId, 'missed')
      missed.push(orderId)
      if (nth === 1) {
        expect(await boxOf(booker)).toContain('预约提醒')
        await ended(missed[0]!, 'seen')
      }
    }
    expect(await bans(booker)).toEqual([])
    const again = await held(booker, { bookSchemeId: (await aSession({ inDays: 6 })).sessionId })
    await world.pay(booker, again)
    await ended(again, 'missed')
    expect(await bans(booker)).toMatchObject([{ reason: '90天内爽约3次' }])
    expect(await register(booker, { bookSchemeId: (await aSession()).sessionId })).toMatchObject({
      msg: expect.stringMatching(/^因多次爽约/),
    })
  })
})

describe('the line', () => {
  const join = (one: Booker, ...sessionIds: string[]) =>
    call('nethos.book.waitlist.apply', one, { compatId: one.personId, bookSchemeIds: sessionIds })
  const ahead = async (one: Booker, waitId: string) =>
    (await call('nethos.book.waitlist.detail', one, { waitId })).obj.ahead

  test('whoever gave a number of the session back does not stand in its line, nor does anybody of his account', async () => {
    const { sessionId } = await aSession({ numbers: 1, inDays: 5 })
    const booker = await aBooker()
    const relative = await aRelative(booker)
    await withdraw(booker, await booked(booker, { bookSchemeId: sessionId }))
    await server.db
      .updateTable('clinicNumber')
      .set({ state: 'elsewhere', reopensAt: null })
      .where('sessionId', '=', sessionId)
      .execute()
    const same = await aBooker({ idCard: booker.idCard })
    for (const one of [booker, relative, same]) expect(await join(one, sessionId)).toMatchObject({ code: '02180010' })
    expect(await join(await aBooker(), sessionId)).toMatchObject({ code: '0' })
  })

  test('in its first minutes places are by lot, nobody is offered anything, and coming again gives no other lot', async () => {
    const opensAt = server.runtime.clock.now()
    const { sessionId, numberIds } = await aSession({ numbers: 1, inDays: 6, releaseAt: opensAt })
    const holder = await aBooker()
    const orderId = await booked(holder, { bookSchemeId: sessionId })
    await server.advance(10 * 60)
    const waiting = await Promise.all(Array.from({ length: 8 }, () => aBooker()))
    const waits: string[] = []
    for (const one of waiting) waits.push((await join(one, sessionId)).obj.waitId)
    const places = await Promise.all(waiting.map((one, nth) => ahead(one, waits[nth]!)))
    expect([...places].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    await call('nethos.book.waitlist.cancel', waiting[0]!, { waitId: waits[0] })
    waits[0] = (await join(waiting[0]!, sessionId)).obj.waitId
    expect(await ahead(waiting[0]!, waits[0]!)).toBe(places[0])

    await withdraw(holder, orderId)
    await server.advance(60)
    expect(await world.numberState(numberIds[0]!)).toBe('cooling')
    await server.advance(4 * 60)
    expect(await world.numberState(numberIds[0]!)).toBe('offered')
    const first = places.indexOf(0)
    expect(
      (await call('nethos.book.waitlist.detail', waiting[first]!, { waitId: waits[first] })).obj.offer,
    ).not.toBeNull()
    const late = await aBooker()
    expect(await ahead(late, (await join(late, sessionId)).obj.waitId)).toBe(8)
  })

  test('who has had a number of a draw or a line lately, or gave one back, stands behind who has not', async () => {
    const { sessionId } = await aSession({ numbers: 1, inDays: 7 })
    await server.db.updateTable('clinicNumber').set({ state: 'elsewhere' }).where('sessionId', '=', sessionId).execute()
    const [before, honest] = [await aBooker(), await aBooker()]
    const wait = (await join(before, sessionId)).obj.waitId
    await join(honest, sessionId)
    expect(await ahead(before, wait)).toBe(0)
    await withdraw(before, await held(before, { bookSchemeId: (await aSession({ inDays: 3 })).sessionId }))
    expect(await ahead(before, wait)).toBe(1)
  })
})

describe('releases', () => {
  test('sessions whose like were gone within the minutes are drawn, and the hospital’s word does not undo it', async () => {
    await saveRuleFor(server, {})
    const clinicDoctorId = await world.aClinicDoctor(world.deptId)
    const now = server.runtime.clock.now()
    const first = await aSession({ clinicDoctorId, numbers: 2, inDays: 8, releaseAt: now })
    const quiet = await world.aClinicDoctor(world.deptId)
    await aSession({ clinicDoctorId: quiet, numbers: 2, inDays: 8, releaseAt: now })
    for (const one of [await aBooker(), await aBooker()]) {
      const orderId = await held(one, { bookSchemeId: first.sessionId })
      await withdraw(one, orderId)
    }
    await server.advance(3600)
    const releaseAt = server.runtime.clock.now() + 20 * 3_600_000
    const [next, other] = [
      await aSession({ clinicDoctorId, numbers: 2, inDays: 9, releaseAt }),
      await aSession({ clinicDoctorId: quiet, numbers: 2, inDays: 9, releaseAt }),
    ]
    await server.runner.runTimers()
    const drawOf = async (bookSchemeId: string) => (await server.call('nethos.book.draw.detail', { bookSchemeId })).code
    expect(await drawOf(next.sessionId)).toBe('0')
    expect(await drawOf(other.sessionId)).not.toBe('0')
    await server.advance(20 * 3600)
    expect(await register(await aBooker(), { bookSchemeId: next.sessionId })).toMatchObject({ code: '02170011' })
    expect(await register(await aBooker(), { bookSchemeId: other.sessionId })).toMatchObject({ code: '0' })
  })

  test('a person asks for a number of one draw at a time, and of another once he has left it or it is drawn', async () => {
    const hour = 3_600_000
    const releaseAt = server.runtime.clock.now() + 2 * hour
    const drawnAt = (at: number, inDays: number) =>
      aSession({ inDays, releaseBy: 'draw', releaseAt: at, clinicDoctorId: null, kind: 'ordinary' })
    const [first, second] = [await drawnAt(releaseAt, 10), await drawnAt(releaseAt, 11)]
    const later = await drawnAt(releaseAt + 2 * hour, 12)
    await server.runner.runTimers()
    await server.advance(2 * 3600)
    const booker = await aBooker()
    const enter = ({ sessionId }: { sessionId: string }) =>
      call('nethos.book.draw.enter', booker, { bookSchemeId: sessionId, compatId: booker.personId })
    const { obj } = await enter(first)
    expect(await enter(second)).toMatchObject({ code: '02190004', msg: expect.stringContaining('只能登记1场摇号') })
    await call('nethos.book.draw.leave', booker, { drawEntryId: obj.drawEntryId })
    expect(await enter(second)).toMatchObject({ code: '0' })
    await server.advance(2 * 3600)
    expect(await enter(later)).toMatchObject({ code: '0' })
  })
})
