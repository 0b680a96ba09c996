import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { openDatabase, openPool } from '../../../database/connect.ts'
import { noCheckups } from '../../../wiring/no-checkups.ts'
import { noExaminations } from '../../../wiring/no-examinations.ts'
import { noSurgeries } from '../../../wiring/no-surgeries.ts'
import { noStays } from '../../../wiring/no-stays.ts'
import { isLocalOf, withLocal } from '../../../wiring/local-hospitals.ts'
import { fhirBooking } from '../../../adapters/fhir/booking/fhir-booking.ts'
import { fhirPatients } from '../../../adapters/fhir/patients/fhir-patients.ts'
import { noPushes } from '../../../ports/hospital-pushes.ts'
import { noResults } from '../../../ports/hospital-results.ts'
import { hospitalBookingHolds } from '../../../sandbox/hospital/hospital-booking.port-test.ts'
import { hospitalPatientsHold } from '../../../sandbox/hospital/hospital-patients.port-test.ts'
import { movingKey } from '../../../secrets/moving-key.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { anIdCard } from '../../people/people.samples.ts'
import { aLocalOffer } from './local.samples.ts'
import { endVisit } from './order.table.ts'
import { forget } from './offer.table.ts'
import { localBills } from './local-bills.ts'
import { changeDoctor, changeSession, growSessions, stopSession, turnNumber } from './session.table.ts'

const { appUrl } = await testDatabase()
const pool = openPool({ url: appUrl, size: 8, onError: () => undefined })
const db = openDatabase(pool)
let offset = 0
const now = () => Date.now() + offset
const secret = randomBytes(32)
const keys = { secret, sealAlso: [], seal: randomBytes(32), lookup: movingKey([randomBytes(32)]), channelKey: '' }
const clock = { now }
const nobody = {
  booking: fhirBooking([], clock),
  bills: localBills,
  checkups: noCheckups,
  examinations: noExaminations,
  stays: noStays,
  patients: fhirPatients([], clock),
  results: noResults,
  surgeries: noSurgeries,
  pushes: noPushes,
}
const { booking, patients, isLocal } = withLocal(nobody, isLocalOf('h1,h2', []), { pool, clock, keys })

/** The pool's connections break, as when the database goes down. */
async function whileAway<T>(work: () => Promise<T>): Promise<T> {
  const { connect } = pool
  pool.connect = (() => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))) as never
  try {
    return await work()
  } finally {
    pool.connect = connect
  }
}

beforeAll(() => aLocalOffer(db))

describe('a hospital that the desk keeps', () => {
  hospitalBookingHolds({
    booking,
    hosId: 'h1',
    otherHosId: 'h2',
    strangeHosId: 'h3',
    now,
    pass: ms => void (offset += ms),
    recordNumber: async () => {
      const file = { idCard: anIdCard(), name: '王秀英', mobile: '', address: '', workCode: '' }
      return (await patients.create('h1', file)).recordNumber
    },
    own: {
      stop: (sessionCode, reason) => stopSession(db, 'h1', { sessionCode, reason, now: now() }),
      changeFee: (sessionCode, feeCents) => changeSession(db, 'h1', { sessionCode, feeCents, now: now() }),
      changeDoctor: (sessionCode, doctorCode) => changeDoctor(db, 'h1', { sessionCode, doctorCode, now: now() }),
      sell: numberCode => turnNumber(db, 'h1', { numberCode, to: 'window', now: now() }),
      takeBack: numberCode => turnNumber(db, 'h1', { numberCode, to: 'free', now: now() }),
      endVisit: (ourNo, outcome) => endVisit(db, 'h1', { ourNo, outcome, now: now() }),
    },
    whileAway,
  })
})

describe('its patient index', () => {
  hospitalPatientsHold({ patients, hosId: 'h1', otherHosId: 'h2', freshIdCard: anIdCard, whileAway })

  test('lies sealed', async () => {
    const idCard = anIdCard()
    await patients.create('h1', { idCard, name: '王秀英', mobile: '13900000001', address: '长堤路', workCode: '' })
    const { rows } = await pool.query('select file_sealed from kept_patient')
    for (const { file_sealed } of rows as { file_sealed: Buffer }[])
      for (const text of ['王秀英', '13900000001', '长堤路']) expect(file_sealed.includes(text)).toBe(false)
  })
})

describe('by the clock', () => {
  const days = async () => {
    const today = dayOf(now())
    return new Set((await booking.sessions('h1', today, addDays(today, 14))).map(one => one.day)).size
  }

  test('sessions are made from the templates for two weeks ahead, once, also by two at a time', async () => {
    expect(await days()).toBeGreaterThanOrEqual(14)
    offset += 3 * 86_400_000
    await Promise.all([1, 2, 3].map(() => growSessions(db, 'h1', now())))
    expect(await days()).toBeGreaterThanOrEqual(14)
    const { rows } = await pool.query(
      `select plan_code, on_day from kept_session where plan_code is not null group by 1, 2 having count(*) > 1`,
    )
    expect(rows).toEqual([])
  })

  test('a visit that nobody marks counts as seen a day later, and may still be corrected', async () => {
    const tomorrow = addDays(dayOf(now()), 1)
    const [session] = (await booking.sessions('h1', tomorrow, tomorrow)).filter(one => !one.isStopped)
    const numberCode = session!.numbers.find(one => one.isFree)!.numberCode
    const file = { idCard: anIdCard(), name: '王秀英', mobile: '', address: '', workCode: '' }
    const { recordNumber } = await patients.create('h1', file)
    await booking.hold('h1', { ourNo: 'unmarked', numberCode, recordNumber, until: now() + 60_000 })
    await booking.confirm('h1', 'unmarked', { payAt: 'window', amountCents: 0 })
    offset += 86_400_000
    expect(await booking.order('h1', 'unmarked')).toMatchObject({ state: 'registered' })
    offset += 2 * 86_400_000
    await booking.happenings('h1', '')
    expect(await booking.order('h1', 'unmarked')).toMatchObject({ state: 'seen' })
    expect(await endVisit(db, 'h1', { ourNo: 'unmarked', outcome: 'missed', now: now() })).toBe(true)
    expect(await booking.order('h1', 'unmarked')).toMatchObject({ state: 'missed' })
  })

  test('a hold that ran out is told, and a month later all of it is forgotten', async () => {
    const tomorrow = addDays(dayOf(now()), 1)
    const [session] = (await booking.sessions('h1', tomorrow, tomorrow)).filter(one => !one.isStopped)
    const numberCode = session!.numbers.find(one => one.isFree)!.numberCode
    const file = { idCard: anIdCard(), name: '王秀英', mobile: '', address: '', workCode: '' }
    const { recordNumber } = await patients.create('h1', file)
    await booking.hold('h1', { ourNo: 'late', numberCode, recordNumber, until: now() + 60_000 })
    offset += 120_000
    const events = []
    for (let cursor = '', count = 1; count > 0;) {
      const { happenings, cursor: next } = await booking.happenings('h1', cursor)
      events.push(...happenings)
      count = happenings.length
      cursor = next
    }
    expect(events).toContainEqual(expect.objectContaining({ kind: 'number_changed', numberCode, isFree: true }))
    offset += 50 * 86_400_000
    for (let times = 0; times < 8; times++) await forget(db, 'h1', now())
    for (const table of ['kept_session', 'kept_number', 'kept_order', 'kept_happening']) {
      const { rows } = await pool.query(`select 1 from ${table} where hos_id = 'h1'`)
      expect(`${table} ${rows.length}`).toBe(`${table} 0`)
    }
    expect(await days()).toBeGreaterThanOrEqual(14)
  })
})

test('who keeps which hospital is a setting', async () => {
  expect([isLocal('h1'), isLocal('h3')]).toEqual([true, false])
  expect(['h1', 'h2'].map(isLocalOf('all', ['h2']))).toEqual([true, false])
  expect(['h1', 'h2'].map(isLocalOf('none', []))).toEqual([false, false])
  expect(booking.speaksFor('h3')).toBe(false)
  await expect(patients.get('h3', 'B1')).rejects.toThrow('No patient index is connected')
})
