import { describe, expect, test } from 'vitest'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import {
  ForgedPushError,
  HoldOverError,
  NumberTakenError,
  OrderUnknownError,
  SessionStoppedError,
  type ClinicNumber,
  type ClinicSession,
  type Happening,
  type HospitalBooking,
} from '../../ports/hospital-booking.ts'
import { FileUnknownError, HospitalUnreachableError } from '../../ports/hospital.ts'

export interface BookingCase {
  booking: HospitalBooking
  /** Two hospitals that the adapter speaks for; the first has at least 20 free numbers that are given out already. */
  hosId: string
  otherHosId: string
  /** A hospital that it does not know. */
  strangeHosId?: string
  /** Epoch ms by the clock of both sides, and a way to let time pass. */
  now: () => number
  pass: (ms: number) => void
  /** The record number of a patient of the first hospital. */
  recordNumber: () => Promise<string>
  /** What happens in the hospital without us. */
  own: {
    stop: (sessionCode: string, reason: string) => Promise<unknown>
    changeFee: (sessionCode: string, feeCents: number) => Promise<unknown>
    changeDoctor: (sessionCode: string, doctorCode: string) => Promise<unknown>
    sell: (numberCode: string) => Promise<unknown>
    takeBack: (numberCode: string) => Promise<unknown>
    endVisit: (ourNo: string, outcome: 'seen' | 'missed') => Promise<unknown>
  }
  /** It gives no pick-up codes. */
  givesNoCodes?: boolean
  /** Works while no answer can come. */
  whileAway: <T>(work: () => Promise<T>) => Promise<T>
}

const minute = 60_000
let orders = 0
const anOrderNo = () => `0198f3a0-0000-7000-8000-${String(++orders).padStart(12, '0')}`

/** What every hospital's registration must do, whatever system is behind it. */
export function hospitalBookingHolds(given: BookingCase): void {
  const { booking, hosId, otherHosId, now, own } = given
  const used = new Set<string>()
  const offer = () => booking.sessions(hosId, addDays(dayOf(now()), 1), addDays(dayOf(now()), 13))
  const find = async (numberCode: string): Promise<ClinicNumber | undefined> =>
    (await offer()).flatMap(one => one.numbers).find(one => one.numberCode === numberCode)

  /** Free numbers of one session that no other test has touched. */
  async function fresh(
    count = 1,
    fits: (one: ClinicSession) => boolean = () => true,
  ): Promise<{ session: ClinicSession; codes: string[] }> {
    for (const session of await offer()) {
      const free = session.numbers.filter(one => one.isFree)
      if (session.isStopped || session.releaseAt > now() || used.has(session.sessionCode) || free.length < count)
        continue
      if (!fits(session)) continue
      used.add(session.sessionCode)
      return { session, codes: free.slice(0, count).map(one => one.numberCode) }
    }
    throw new Error('The hospital has no session left for this test')
  }

  const hold = async (numberCode: string, ourNo = anOrderNo(), until = now() + 15 * minute) => {
    const held = await booking.hold(hosId, { ourNo, numberCode, recordNumber: await given.recordNumber(), until })
    return { ourNo, ...held }
  }
  const paid = { payAt: 'us', amountCents: 1200 } as const

  async function happeningsSince<T>(work: () => Promise<T>): Promise<{ happenings: Happening[]; done: T }> {
    const cursor = await toTheEnd()
    const done = await work()
    return { happenings: (await booking.happenings(hosId, cursor)).happenings, done }
  }
  async function toTheEnd(): Promise<string> {
    for (let cursor = ''; ;) {
      const answer = await booking.happenings(hosId, cursor)
      if (answer.happenings.length === 0) return answer.cursor
      cursor = answer.cursor
    }
  }

  describe('the offer', () => {
    test('departments stand after their parents, each code once', async () => {
      const departments = await booking.departments(hosId)
      const codes = departments.map(one => one.deptCode)
      expect(codes.length).toBeGreaterThan(0)
      expect(new Set(codes).size).toBe(codes.length)
      departments.forEach((one, at) => {
        expect(one.deptCode).toMatch(/^.{1,64}$/)
        if (one.parentCode !== undefined) expect(codes.slice(0, at)).toContain(one.parentCode)
        for (const part of one.partCodes) expect(codes).toContain(part)
        expect(one.kind === 'mdt' || one.partCodes.length === 0).toBe(true)
      })
      expect(new Set(departments.map(one => one.kind))).toContain('ordinary')
    })

    test('doctors hold clinics in departments that there are', async () => {
      const codes = new Set((await booking.departments(hosId)).map(one => one.deptCode))
      const doctors = await booking.doctors(hosId)
      expect(doctors.length).toBeGreaterThan(0)
      expect(new Set(doctors.map(one => `${one.deptCode} ${one.doctorCode}`)).size).toBe(doctors.length)
      for (const one of doctors) {
        expect(codes).toContain(one.deptCode)
        expect(one.doctorName).not.toBe('')
      }
    })

    test('sessions lie in the days that were asked for, with numbers from 1 up', async () => {
      const [from, to] = [dayOf(now()), addDays(dayOf(now()), 14)]
      const [departments, doctors, sessions] = await Promise.all([
        booking.departments(hosId),
        booking.doctors(hosId),
        booking.sessions(hosId, from, to),
      ])
      const held = new Set(doctors.map(one => `${one.deptCode} ${one.doctorCode}`))
      const codes = sessions.flatMap(one => one.numbers.map(number => number.numberCode))
      expect(sessions.length).toBeGreaterThan(0)
      expect(new Set(sessions.map(one => one.sessionCode)).size).toBe(sessions.length)
      expect(new Set(codes).size).toBe(codes.length)
      for (const session of sessions) {
        expect(session.day >= from && session.day <= to).toBe(true)
        expect(departments.some(one => one.deptCode === session.deptCode)).toBe(true)
        if (session.doctorCode !== undefined) expect(held).toContain(`${session.deptCode} ${session.doctorCode}`)
        expect(session.numbers.map(one => one.no)).toEqual(session.numbers.map((_, at) => at + 1))
        for (const { startsAt } of session.numbers) expect(dayOf(startsAt)).toBe(session.day)
        expect(session.feeCents).toBeGreaterThanOrEqual(0)
        expect(session.releaseAt).toBeLessThan(startOfDay(session.day) + 86_400_000)
      }
      const oneDay = await booking.sessions(hosId, sessions[0]!.day, sessions[0]!.day)
      expect(oneDay.map(one => one.sessionCode).toSorted()).toEqual(
        sessions
          .filter(one => one.day === sessions[0]!.day)
          .map(one => one.sessionCode)
          .toSorted(),
      )
    })

    test('each hospital has its own', async () => {
      expect(booking.speaksFor(hosId)).toBe(true)
      expect(booking.speaksFor(otherHosId)).toBe(true)
      if (given.strangeHosId !== undefined) expect(booking.speaksFor(given.strangeHosId)).toBe(false)
      const { codes } = await fresh()
      const { ourNo } = await hold(codes[0]!)
      expect(await booking.order(otherHosId, ourNo)).toBeUndefined()
    })
  })

  describe('holding', () => {
    test('a number that is held is not free; held again by the same order it is the same hold', async () => {
      const { codes } = await fresh()
      const { ourNo, hospitalNo } = await hold(codes[0]!)
      expect(hospitalNo).toMatch(/./)
      expect(await hold(codes[0]!, ourNo)).toEqual({ ourNo, hospitalNo })
      expect(await find(codes[0]!)).toMatchObject({ isFree: false })
      expect(await booking.order(hosId, ourNo)).toEqual({ hospitalNo, state: 'held', pickUpCode: '' })
      await expect(hold(codes[0]!)).rejects.toBeInstanceOf(NumberTakenError)
    })

    test('of many who want one number at once, one gets it', async () => {
      const { codes } = await fresh()
      const asked = await Promise.allSettled(Array.from({ length: 6 }, () => hold(codes[0]!)))
      expect(asked.filter(one => one.status === 'fulfilled')).toHaveLength(1)
      for (const one of asked) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(NumberTakenError)
    })

    test('one order that asks twice at once has one hold', async () => {
      const { codes } = await fresh()
      const ourNo = anOrderNo()
      const [one, other] = await Promise.all([hold(codes[0]!, ourNo), hold(codes[0]!, ourNo)])
      expect(one).toEqual(other)
    })

    test('what the window sold, what does not exist and who has no file: each has its answer', async () => {
      const { codes } = await fresh(2)
      await own.sell(codes[0]!)
      await expect(hold(codes[0]!)).rejects.toBeInstanceOf(NumberTakenError)
      await expect(hold('no-such-number')).rejects.toBeInstanceOf(NumberTakenError)
      const stranger = { ourNo: anOrderNo(), numberCode: codes[1]!, recordNumber: 'X0', until: now() + minute }
      await expect(booking.hold(hosId, stranger)).rejects.toBeInstanceOf(FileUnknownError)
      expect(await find(codes[1]!)).toMatchObject({ isFree: true })
    })

    test('a hold that ran out is over: another may have the number, and then it cannot be confirmed', async () => {
      const { codes } = await fresh(2)
      const late = await hold(codes[0]!, anOrderNo(), now() + minute)
      const lucky = await hold(codes[1]!, anOrderNo(), now() + minute)
      given.pass(2 * minute)
      const other = await hold(codes[0]!)
      await expect(booking.confirm(hosId, late.ourNo, paid)).rejects.toBeInstanceOf(HoldOverError)
      expect(await booking.confirm(hosId, other.ourNo, paid)).toMatchObject({ hospitalNo: other.hospitalNo })
      expect(await booking.confirm(hosId, lucky.ourNo, paid)).toMatchObject({ hospitalNo: lucky.hospitalNo })
      expect(await booking.order(hosId, late.ourNo)).toMatchObject({ state: 'released' })
    })
  })

  describe('registering', () => {
    test('confirmed, it has a pick-up code and its place; confirmed again, the same', async () => {
      const { session, codes } = await fresh()
      const { ourNo, hospitalNo } = await hold(codes[0]!)
      const registered = await booking.confirm(hosId, ourNo, paid)
      const { no } = session.numbers.find(one => one.numberCode === codes[0])!
      expect(registered).toEqual({
        hospitalNo,
        no,
        pickUpCode: expect.stringMatching(given.givesNoCodes ? /^$/ : /^\S{4,32}$/),
      })
      expect(await booking.confirm(hosId, ourNo, paid)).toEqual(registered)
      expect(await booking.order(hosId, ourNo)).toEqual({
        hospitalNo,
        state: 'registered',
        pickUpCode: registered.pickUpCode,
      })
      given.pass(20 * minute)
      await expect(hold(codes[0]!)).rejects.toBeInstanceOf(NumberTakenError)
    })

    test('given back, the number is free; twice does nothing more, and nothing for what is unknown', async () => {
      const { codes } = await fresh()
      const { ourNo } = await hold(codes[0]!)
      await booking.confirm(hosId, ourNo, { payAt: 'window', amountCents: 0 })
      await booking.release(hosId, ourNo)
      expect(await find(codes[0]!)).toMatchObject({ isFree: true })
      const next = await hold(codes[0]!)
      await booking.release(hosId, ourNo)
      expect(await booking.order(hosId, next.ourNo)).toMatchObject({ state: 'held' })
      expect(await booking.order(hosId, ourNo)).toMatchObject({ state: 'released' })
      await expect(booking.confirm(hosId, ourNo, paid)).rejects.toBeInstanceOf(HoldOverError)
      await booking.release(hosId, anOrderNo())
    })

    test('what was never held can be neither confirmed nor written on', async () => {
      const unknown = anOrderNo()
      expect(await booking.order(hosId, unknown)).toBeUndefined()
      await expect(booking.confirm(hosId, unknown, paid)).rejects.toBeInstanceOf(OrderUnknownError)
      await expect(booking.keepIllness(hosId, unknown, {})).rejects.toBeInstanceOf(OrderUnknownError)
    })

    test('the illness is kept, and may be written anew', async () => {
      const { codes } = await fresh()
      const { ourNo } = await hold(codes[0]!)
      await booking.confirm(hosId, ourNo, paid)
      await booking.keepIllness(hosId, ourNo, { 主诉: '胸闷三天', 过敏史: '青霉素' })
      await booking.keepIllness(hosId, ourNo, { 主诉: '胸闷四天' })
      expect(await booking.order(hosId, ourNo)).toMatchObject({ state: 'registered' })
    })
  })

  describe('what the hospital does on its own', () => {
    test('a stopped clinic: nobody can hold or confirm there, and we hear why', async () => {
      const { session, codes } = await fresh(2)
      const { ourNo } = await hold(codes[0]!)
      const { happenings } = await happeningsSince(() => own.stop(session.sessionCode, '医生临时外出抢救'))
      expect(happenings).toContainEqual({
        happeningId: expect.stringMatching(/^.{1,64}$/),
        at: expect.any(Number),
        kind: 'session_stopped',
        sessionCode: session.sessionCode,
        version: expect.any(Number),
        reason: '医生临时外出抢救',
      })
      const stop = happenings.find(one => one.kind === 'session_stopped')!
      expect(stop.kind === 'session_stopped' && stop.version).toBeGreaterThan(session.version)
      expect((await offer()).find(one => one.sessionCode === session.sessionCode)).toMatchObject({ isStopped: true })
      await expect(hold(codes[1]!)).rejects.toBeInstanceOf(SessionStoppedError)
      await expect(booking.confirm(hosId, ourNo, paid)).rejects.toBeInstanceOf(SessionStoppedError)
      expect(await booking.order(hosId, ourNo)).toMatchObject({ state: 'stopped' })
    })

    test('the window sells and takes back', async () => {
      const { session, codes } = await fresh()
      const { happenings } = await happeningsSince(async () => {
        await own.sell(codes[0]!)
      })
      const word = { kind: 'number_changed', numberCode: codes[0], sessionCode: session.sessionCode }
      expect(happenings).toContainEqual(expect.objectContaining({ ...word, isFree: false }))
      const after = await happeningsSince(() => own.takeBack(codes[0]!))
      expect(after.happenings).toContainEqual(expect.objectContaining({ ...word, isFree: true }))
      expect(await find(codes[0]!)).toMatchObject({ isFree: true })
    })

    test('another fee, another doctor: with a greater version', async () => {
      const doctors = await booking.doctors(hosId)
      const colleagueOf = (one: ClinicSession) =>
        doctors.find(doctor => doctor.deptCode === one.deptCode && doctor.doctorCode !== one.doctorCode)
      const { session } = await fresh(1, one => one.doctorCode !== undefined && colleagueOf(one) !== undefined)
      const { doctorCode } = colleagueOf(session)!
      const { happenings } = await happeningsSince(() =>
        own.changeFee(session.sessionCode, (session.feeCents ?? 0) + 100),
      )
      const changed = happenings.flatMap(one => (one.kind === 'session_changed' ? [one.session] : []))
      const newer = changed.find(one => one.sessionCode === session.sessionCode)!
      expect(newer).toMatchObject({
        feeCents: (session.feeCents ?? 0) + 100,
        day: session.day,
        deptCode: session.deptCode,
      })
      expect(newer.version).toBeGreaterThan(session.version)
      expect(newer.numbers).toHaveLength(session.numbers.length)
      const then = await happeningsSince(() => own.changeDoctor(session.sessionCode, doctorCode))
      const word = then.happenings.find(
        one =>
          (one.kind === 'doctor_changed' && one.sessionCode === session.sessionCode && one.doctorCode === doctorCode) ||
          (one.kind === 'session_changed' && one.session.doctorCode === doctorCode),
      )
      expect(word).toBeDefined()
      expect((await offer()).find(one => one.sessionCode === session.sessionCode)).toMatchObject({ doctorCode })
    })

    test.each(['seen', 'missed'] as const)('a visit was %s', async outcome => {
      const { codes } = await fresh()
      const { ourNo } = await hold(codes[0]!)
      await booking.confirm(hosId, ourNo, paid)
      const { happenings } = await happeningsSince(() => own.endVisit(ourNo, outcome))
      expect(happenings).toContainEqual(expect.objectContaining({ kind: 'visit', ourNo, outcome }))
      expect(await booking.order(hosId, ourNo)).toMatchObject({ state: outcome })
    })

    test('who asks again from the same cursor hears the same again, oldest first, each once', async () => {
      const { codes } = await fresh(3)
      const cursor = await toTheEnd()
      for (const code of codes) {
        given.pass(1000)
        await own.sell(code)
      }
      const first = await booking.happenings(hosId, cursor)
      expect(await booking.happenings(hosId, cursor)).toEqual(first)
      const sold = first.happenings.flatMap(one => (one.kind === 'number_changed' ? [one.numberCode] : []))
      expect(sold.filter(code => codes.includes(code))).toEqual(codes)
      expect(new Set(first.happenings.map(one => one.happeningId)).size).toBe(first.happenings.length)
      expect((await booking.happenings(hosId, first.cursor)).happenings).toEqual([])
    })

    test('what nobody signed is not believed', async () => {
      const body = Buffer.from(JSON.stringify({ happenings: [] }))
      await expect(booking.readPush(hosId, {}, body)).rejects.toBeInstanceOf(ForgedPushError)
    })
  })

  test('no answer is an answer of its own, and afterwards everything is as it was', async () => {
    const { codes } = await fresh()
    const recordNumber = await given.recordNumber()
    const ourNo = anOrderNo()
    await given.whileAway(async () => {
      for (const question of [
        () => booking.departments(hosId),
        () => booking.doctors(hosId),
        () => booking.sessions(hosId, dayOf(now()), dayOf(now())),
        () => booking.hold(hosId, { ourNo, numberCode: codes[0]!, recordNumber, until: now() + minute }),
        () => booking.confirm(hosId, ourNo, paid),
        () => booking.release(hosId, ourNo),
        () => booking.order(hosId, ourNo),
        () => booking.keepIllness(hosId, ourNo, {}),
        () => booking.happenings(hosId, ''),
      ])
        await expect(question()).rejects.toBeInstanceOf(HospitalUnreachableError)
    })
    expect(await booking.order(hosId, ourNo)).toBeUndefined()
    expect(await find(codes[0]!)).toMatchObject({ isFree: true })
  })
}
