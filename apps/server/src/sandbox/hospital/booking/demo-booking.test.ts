import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { openPool } from '../../../database/connect.ts'
import { anIdCard } from '../../../domains/people/people.samples.ts'
import { ForgedPushError } from '../../../ports/hospital-booking.ts'
import { strangeHosId, throughGateway } from '../../../testing/gateway/through-gateway.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { demoHospital } from '../demo-hospital.ts'
import { hospitalBookingHolds, type BookingCase } from '../hospital-booking.port-test.ts'
import { cutLine } from '../line.table.ts'
import { writeFileAtWindow } from '../window.table.ts'
import { growOffer } from './grow.ts'
import { writeOffer } from './offer.table.ts'
import { changeDoctor, changeSession, endVisit, returnNumbers, sellNumbers, stopSession } from './own-doing.ts'
import { pushHeader, signPush } from './push.ts'
import { smallOffer } from './small-offer.ts'

const { appUrl } = await testDatabase()
const pool = openPool({ url: appUrl, size: 8, onError: () => undefined })
let offset = 0
const clock = { now: () => Date.now() + offset }
const key = Buffer.alloc(32, 7)
const { booking } = demoHospital(pool, clock, key)
const where = () => ({ pool, hosId: 'h1', at: new Date(clock.now()) })

beforeAll(() => writeOffer(pool, smallOffer))
afterAll(() => pool.end())

const given: BookingCase = {
  booking,
  hosId: 'h1',
  otherHosId: 'h2',
  now: clock.now,
  pass: ms => void (offset += ms),
  recordNumber: () => writeFileAtWindow(pool, { hosId: 'h1', idCard: anIdCard(), name: '王秀英' }, clock.now()),
  own: {
    stop: (sessionCode, reason) => stopSession(where(), sessionCode, reason),
    changeFee: (sessionCode, feeCents) => changeSession(where(), sessionCode, { feeCents }),
    changeDoctor: (sessionCode, doctorCode) => changeDoctor(where(), sessionCode, doctorCode),
    sell: numberCode => sellNumbers(where(), { numberCode, count: 1 }),
    takeBack: numberCode => returnNumbers(where(), { numberCode, count: 1 }),
    endVisit: (ourNo, outcome) => endVisit({ pool, at: new Date(clock.now()) }, ourNo, outcome),
  },
  async whileAway(work) {
    await cutLine(pool, true)
    try {
      return await work()
    } finally {
      await cutLine(pool, false)
    }
  },
}
const ofGateway = await throughGateway({ booking })

describe('the demo hospital', () => hospitalBookingHolds(given))
describe('the same through our own gateway', () =>
  hospitalBookingHolds({ ...given, booking: ofGateway.booking, strangeHosId }))

describe('by the clock', () => {
  const daysOffered = async () => {
    const today = dayOf(clock.now())
    const sessions = await booking.sessions('h1', today, addDays(today, 14))
    return new Set(sessions.map(one => one.day)).size
  }

  test('there are always sessions for today and two weeks, made once', async () => {
    expect(await daysOffered()).toBe(15)
    offset += 3 * 86_400_000
    expect(await daysOffered()).toBe(15)
    await Promise.all([1, 2, 3].map(() => growOffer(pool, 'h1', clock.now() + 86_400_000)))
    const { rows } = await pool.query(
      'select day, count(*) from demo_hospital.session where hos_id = $1 group by day having count(*) <> 14',
      ['h1'],
    )
    expect(rows).toEqual([])
  })

  test('numbers are given out at the release hour, not before', async () => {
    const sessions = await booking.sessions('h1', dayOf(clock.now()), addDays(dayOf(clock.now()), 14))
    for (const { day, doctorCode, releaseAt } of sessions) {
      const before = addDays(day, doctorCode === 'D0003' ? -7 : -14)
      expect(new Date(releaseAt).toISOString()).toBe(`${addDays(before, -1)}T23:00:00.000Z`)
    }
  })

  test('the window sells some numbers itself, and registered visits are over when the session is', async () => {
    const tomorrow = addDays(dayOf(clock.now()), 1)
    const [session] = (await booking.sessions('h1', tomorrow, tomorrow)).filter(one => !one.isStopped)
    const [sold, ours] = session!.numbers.filter(one => one.isFree).map(one => one.numberCode)
    await pool.query('update demo_hospital.number set window_at = $2 where hos_id = $3 and number_code = $1', [
      sold,
      new Date(clock.now() + 3_600_000),
      'h1',
    ])
    const recordNumber = await writeFileAtWindow(pool, { hosId: 'h1', idCard: anIdCard() }, clock.now())
    const order = { ourNo: 'by the clock', numberCode: ours!, recordNumber, until: clock.now() + 900_000 }
    await booking.hold('h1', order)
    await booking.confirm('h1', order.ourNo, { payAt: 'us', amountCents: 1200 })
    offset += 2 * 86_400_000
    expect((await booking.order('h1', order.ourNo))!.state).toMatch(/^(seen|missed)$/)
    const events = []
    for (let cursor = '', count = 1; count > 0;) {
      const { happenings, cursor: next } = await booking.happenings('h1', cursor)
      events.push(...happenings)
      count = happenings.length
      cursor = next
    }
    expect(events).toContainEqual(expect.objectContaining({ numberCode: sold, isFree: false }))
    expect(events).toContainEqual(expect.objectContaining({ kind: 'visit', ourNo: order.ourNo }))
  })

  test('visits are over when the session is: most were seen, the same ones each time', async () => {
    const { rows } = await pool.query<{ missed: number }>(
      `select count(*) filter (where demo_hospital.luck(n || ' visit') < 0.083) as missed from generate_series(1, 1000) as n`,
    )
    expect(rows[0]!.missed).toBeGreaterThan(40)
    expect(rows[0]!.missed).toBeLessThan(130)
  })

  test('a push is believed when it is signed over its bytes, for five minutes', async () => {
    const { happenings } = await booking.happenings('h1', '')
    const body = JSON.stringify({ happenings: happenings.slice(0, 3) })
    const headers = { [pushHeader]: signPush(key, 'h1', clock.now(), body) }
    expect(await booking.readPush('h1', headers, Buffer.from(body))).toEqual(happenings.slice(0, 3))
    for (const [hosId, given, bytes] of [
      ['h2', headers, body],
      ['h1', headers, `${body} `],
      ['h1', { [pushHeader]: signPush(key, 'h1', clock.now() - 400_000, body) }, body],
      ['h1', { [pushHeader]: signPush(Buffer.alloc(32), 'h1', clock.now(), body) }, body],
      ['h1', { [pushHeader]: signPush(key, 'h1', clock.now(), '{"happenings":[{}]}') }, '{"happenings":[{}]}'],
      ['h1', { [pushHeader]: signPush(key, 'h1', clock.now(), 'no') }, 'no'],
    ] as const)
      await expect(booking.readPush(hosId, given, Buffer.from(bytes))).rejects.toBeInstanceOf(ForgedPushError)
  })
})
