import { randomUUID } from 'node:crypto'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import type { Period } from '@nethos/contract/booking/session.kinds.ts'
import { theSystem, type SystemCaller } from '../../calls/caller.ts'
import { contextOn } from '../../calls/context.ts'
import type { Ctx } from '../../calls/handler.ts'
import { writeOffer } from '../../sandbox/hospital/booking/offer.table.ts'
import { cutLine } from '../../sandbox/hospital/line.table.ts'
import type { ClinicSession } from '../../ports/hospital-booking.ts'
import type { TestServer } from '../../testing/server.ts'
import { saveSessions } from '../clinics/sync/save-sessions.ts'
import { hoursOf } from '../clinics/sync/period-hours.ts'

export interface SessionFacts {
  deptId?: string
  clinicDoctorId?: string | null
  /** Days from today; 0: the same day, in a session that has begun an hour ago. */
  inDays?: number
  period?: Period
  kind?: string
  feeCents?: number
  numbers?: number
  isStopped?: boolean
  releaseAt?: number
  releaseBy?: string
  /** The hospital's own code; any. */
  sessionCode?: string
}

const hosId = 'h1'
const minute = 60_000
const hour = 60 * minute
const beginsAt: Readonly<Record<Period, number>> = { am: 8 * hour, pm: 14 * hour, evening: 17 * hour }
/** The hospital's code of what we call `${hosId}.${code}`. */
const codeOf = (id: string): string => id.slice(id.lastIndexOf('.') + 1)

/** Hospital h1: what it offers in its own books, our copy of it, and what happens there. All that we ask it goes through its port. */
export async function aHospital(server: TestServer) {
  const { db, pool, runtime, jobs } = server
  const now = () => runtime.clock.now()
  await db
    .insertInto('hospital')
    .values({ hosId, hosName: '宁禾大学附属第一医院', address: '宁禾市东湖区长堤路1号' })
    .onConflict(on => on.doNothing())
    .execute()
  await db
    .insertInto('campus')
    .values({ campusId: 'c11', hosId, campusName: '东湖院区', address: '长堤路1号', wayThere: '地铁2号线东湖站C口' })
    .onConflict(on => on.doNothing())
    .execute()

  async function aDepartment(facts: { kind?: string; deptName?: string; partIds?: string[] } = {}): Promise<string> {
    const deptCode = randomUUID().slice(0, 8)
    const deptId = `${hosId}.${deptCode}`
    await db
      .insertInto('clinicDepartment')
      .values({ deptId, hosId, deptCode, deptName: '心血管内科', place: '门诊楼3层', ...facts })
      .execute()
    return deptId
  }

  async function aClinicDoctor(deptId: string, title = '主任医师', doctorName = '陈志远'): Promise<string> {
    const doctorCode = randomUUID().slice(0, 8)
    const clinicDoctorId = `${deptId}.${doctorCode}`
    await db
      .insertInto('clinicDoctor')
      .values({ clinicDoctorId, hosId, deptId, doctorCode, doctorName, title, isExpert: true })
      .execute()
    return clinicDoctorId
  }

  const deptId = await aDepartment()
  const clinicDoctorId = await aClinicDoctor(deptId)

  function offerOf(facts: SessionFacts): { session: ClinicSession; own: number } {
    const { inDays = 3, period = 'am', numbers = 5, sessionCode = randomUUID().slice(0, 8) } = facts
    const doctorId = facts.clinicDoctorId === undefined ? clinicDoctorId : facts.clinicDoctorId
    const day = addDays(dayOf(now()), inDays)
    const isToday = inDays === 0
    const first = isToday ? now() + hour : startOfDay(day) + beginsAt[period]
    const given = Array.from({ length: numbers }, (_, at) => ({ startsAt: first + at * 10 * minute, isFree: true }))
    // Of today's the window had the first, an hour ago.
    const all = isToday ? [...given, { startsAt: now() - hour, isFree: false }] : given
    return {
      own: numbers,
      session: {
        sessionCode,
        deptCode: codeOf(facts.deptId ?? deptId),
        ...(doctorId !== null && { doctorCode: codeOf(doctorId) }),
        day,
        period,
        kind: (facts.kind ?? 'expert') as ClinicSession['kind'],
        feeCents: facts.feeCents ?? 5000,
        campusName: '东湖院区',
        room: '308诊室',
        isStopped: facts.isStopped ?? false,
        releaseAt: facts.releaseAt ?? now() - hour,
        releaseBy: (facts.releaseBy ?? 'first_come') as ClinicSession['releaseBy'],
        version: 1,
        numbers: all.map((one, at) => ({ numberCode: `${sessionCode}-${at + 1}`, no: at + 1, ...one })),
      },
    }
  }

  /** The hospital decides to hold it, and we hear of it as its line tells. */
  async function aSession(facts: SessionFacts = {}): Promise<{ sessionId: string; numberIds: string[] }> {
    const { session, own } = offerOf(facts)
    const { startsAt, endsAt } = hoursOf(session)
    await pool.query(writeSession, [hosId, JSON.stringify(session), new Date(startsAt), new Date(endsAt)])
    const about = { caller: theSystem, now: now(), requestId: 'test', channel: 'job', address: '', deviceId: undefined }
    await db
      .transaction()
      .execute(trx => saveSessions(contextOn(trx, runtime, jobs, about) as Ctx<SystemCaller>, hosId, [session], now()))
    return {
      sessionId: `${hosId}.${session.sessionCode}`,
      numberIds: session.numbers.slice(0, own).map(one => `${hosId}.${one.numberCode}`),
    }
  }

  /** Somebody buys it at the window, and we have not heard of it. */
  const sellUnheard = (numberId: string) =>
    pool.query(`update demo_hospital.number set state = 'window' where hos_id = $1 and number_code = $2`, [
      hosId,
      codeOf(numberId),
    ])
  /** It will not be held, and we have not heard of it. */
  const stopUnheard = (sessionId: string) =>
    pool.query(`update demo_hospital.session set is_stopped = true where hos_id = $1 and session_code = $2`, [
      hosId,
      codeOf(sessionId),
    ])
  /** The hospital has not kept the number: the window has it. */
  const loseHold = (bookingId: string) => pool.query(loseHoldOf, [hosId, bookingId])
  /** What stands in the hospital's own book. */
  const inItsBook = async (bookingId: string): Promise<BookEntry | undefined> =>
    (await pool.query<BookEntry>(entryOf, [bookingId])).rows[0]

  /** The hospital's own list has this doctor, too. */
  async function employ(clinicDoctorId: string, doctorName: string): Promise<void> {
    const [, deptCode = '', doctorCode = ''] = clinicDoctorId.split('.')
    const department = { deptName: '心血管内科', introduction: '', place: '', kind: 'ordinary', partCodes: [] } as const
    const doctor = { doctorName, title: '主任医师', skill: '', isExpert: true, docId: '' }
    await writeOffer(pool, {
      houses: [{ hosId, releaseHour: 7 }],
      departments: [{ hosId, deptCode, ...department, gbDeptCode: '', position: 0 }],
      doctors: [{ hosId, deptCode, doctorCode, ...doctor, position: 0 }],
      plans: [],
    })
  }
  /** While the line to the hospital is cut. */
  async function whileCut<T>(work: () => Promise<T>): Promise<T> {
    await cutLine(pool, true)
    try {
      return await work()
    } finally {
      await cutLine(pool, false)
    }
  }
  /** What happens there, and is pushed to us unless the body says not (docs/product/protocol.md 2). */
  async function happens(event: string, body: object): Promise<void> {
    await server.sandbox(`hospital/${event}`, body)
    await server.runner.idle()
  }
  /** A job comes again, as all jobs may. */
  async function again(job: string, bookingId: string): Promise<void> {
    await db.transaction().execute(trx => jobs.send(trx, job, { bookingId }))
    await server.runner.idle()
  }

  return {
    deptId,
    clinicDoctorId,
    aDepartment,
    aClinicDoctor,
    aSession,
    sellUnheard,
    stopUnheard,
    loseHold,
    inItsBook,
    employ,
    whileCut,
    happens,
    again,
  }
}

interface BookEntry {
  state: string
  payAt: string
  amountCents: number
  pickUpCode: string
  no: number
  cardNumber: string
  illness: Record<string, string>
}

const entryOf = `
  select appointment.state, pay_at as "payAt", amount_cents as "amountCents", pick_up_code as "pickUpCode", no, illness,
    card_number as "cardNumber"
  from demo_hospital.appointment join demo_hospital.number using (hos_id, number_code) where appointment.our_no = $1`

const loseHoldOf = `
  with lost as (
    update demo_hospital.appointment set state = 'lapsed' where hos_id = $1 and our_no = $2 returning number_code)
  update demo_hospital.number set state = 'window', our_no = null, held_until = null
  from lost where number.hos_id = $1 and number.number_code = lost.number_code`

const writeSession = `
  with given as (select $2::jsonb as one),
  made as (
    insert into demo_hospital.session (hos_id, session_code, dept_code, doctor_code, day, period, kind, fee_cents, campus_name, room,
      is_stopped, release_at, release_by, starts_at, ends_at)
    select $1, one->>'sessionCode', one->>'deptCode', one->>'doctorCode', (one->>'day')::date, one->>'period', one->>'kind',
      (one->>'feeCents')::bigint, one->>'campusName', one->>'room', (one->>'isStopped')::boolean,
      to_timestamp((one->>'releaseAt')::float8 / 1000), one->>'releaseBy', $3, $4
    from given)
  insert into demo_hospital.number (hos_id, number_code, session_code, no, starts_at, state)
  select $1, number->>'numberCode', one->>'sessionCode', (number->>'no')::int,
    to_timestamp((number->>'startsAt')::float8 / 1000), case when (number->>'isFree')::boolean then 'free' else 'window' end
  from given, jsonb_array_elements(one->'numbers') as number`
