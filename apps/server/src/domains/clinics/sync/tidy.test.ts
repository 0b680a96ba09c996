import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { dayOf } from '@nethos/contract/common/days.ts'
import { anAccount } from '../../../testing/people.ts'
import { openTestServer } from '../../../testing/server.ts'
import { aBooking, aClinicSession } from '../../booking/booking.samples.ts'
import { aDraw, aWait } from '../../booking/fair.samples.ts'
import { aHospital } from '../../doctors/doctors.samples.ts'
import { aPerson } from '../../people/people.samples.ts'
import { retentionDays, tidySessions } from './tidy.ts'

const server = await openTestServer()
const { db, runtime } = server
const dayMs = 86_400_000

const asker = { accountId: '', personId: '', personName: '王秀英', realPerson: randomBytes(32) }
const sessions = { unused: '', booked: '', waited: '', drawn: '' }
let booked = { numberId: '', bookingId: '' }

async function aSession(): Promise<{ sessionId: string; numberIds: string[] }> {
  const startsAt = runtime.clock.now() + 3_600_000
  return aClinicSession(db, { hosId: await aHospital(db), onDay: dayOf(startsAt), startsAt })
}

beforeAll(async () => {
  const { accountId } = await anAccount(server)
  asker.accountId = accountId
  asker.personId = await aPerson(server, accountId)
  const now = runtime.clock.now()
  sessions.unused = (await aSession()).sessionId
  const taken = await aSession()
  sessions.booked = taken.sessionId
  const numberId = taken.numberIds[1]!
  const sample = { ...asker, recordNumber: 'B1', sessionId: taken.sessionId, numberId, now }
  booked = { numberId, bookingId: await aBooking(db, { ...sample, status: 'seen' }) }
  sessions.waited = (await aSession()).sessionId
  await aWait(db, { ...asker, sessionId: sessions.waited, now, isOffered: true })
  sessions.drawn = (await aSession()).sessionId
  await aDraw(server, { sessionId: sessions.drawn, opensAt: now })
})

const left = async (): Promise<Record<string, string[]>> => {
  const rows = await db
    .selectFrom('clinicSession')
    .leftJoin('clinicNumber', 'clinicNumber.sessionId', 'clinicSession.sessionId')
    .select(['clinicSession.sessionId', 'numberId'])
    .where('clinicSession.sessionId', 'in', Object.values(sessions))
    .orderBy('numberId')
    .execute()
  return Object.fromEntries(
    Object.entries(sessions)
      .map(([name, id]) => [name, rows.filter(row => row.sessionId === id)] as const)
      .filter(([, of]) => of.length > 0)
      .map(([name, of]) => [name, of.map(row => row.numberId ?? '').filter(Boolean)]),
  )
}

describe('sessions that are over', () => {
  test('stay whole for 30 days', async () => {
    await server.advance((retentionDays - 1) * 86_400)
    expect(Object.values(await left()).map(numbers => numbers.length)).toEqual([3, 3, 3, 3])
  })

  test('then go with their numbers, but for what was booked, waited for or drawn', async () => {
    await server.advance(2 * 86_400)
    expect(await left()).toEqual({
      booked: [booked.numberId],
      waited: [`${sessions.waited}.1`],
      drawn: [],
    })
  })

  test('and whoever was there still reads of it', async () => {
    const session = await server.sessionOf({ accountId: asker.accountId })
    expect(await server.call('nethos.book.order.detail', { orderId: booked.bookingId }, session)).toMatchObject({
      code: '0',
      obj: { orderId: booked.bookingId },
    })
  })

  test('each is looked at once, some at a time, by one process', async () => {
    const now = runtime.clock.now() + (retentionDays + 9) * dayMs
    for (let at = 0; at < 55; at++) await aSession()
    const tidy = () => db.transaction().execute(trx => tidySessions(trx, { before: now, now }))
    const counts = await Promise.all([tidy(), tidy()])
    expect(counts.toSorted((one, other) => other - one)).toEqual([50, 5])
    expect(await tidy()).toBe(0)
    expect(Object.keys(await left())).toEqual(['booked', 'waited', 'drawn'])
  })

  test('are found by an index', async () => {
    const { rows } = await server.pool.query(
      `explain (format json, costs off) select session_id from clinic_session where tidied_at is null and ends_at < now() order by ends_at limit 50`,
    )
    expect(JSON.stringify(rows)).toContain('clinic_session_over')
  })
})
