import { randomUUID } from 'node:crypto'
import { afterAll } from 'vitest'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { theSystem } from '../../calls/caller.ts'
import { contextOn } from '../../calls/context.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Session } from '../../testing/client.ts'
import { openBoss, queueOn } from '../../jobs/queue.ts'
import { anAccount } from '../../testing/people.ts'
import type { TestServer } from '../../testing/server.ts'
import type { HospitalBooking } from '../../ports/hospital-booking.ts'
import { HoldOverError, NumberTakenError, SessionStoppedError } from '../../ports/hospital-booking.ts'
import { HospitalUnreachableError } from '../../ports/hospital.ts'
import { anIdCard, aPerson } from '../people/people.samples.ts'
import type { PersonFacts } from '../people/person.facts.ts'

export interface Booker {
  accountId: string
  personId: string
  idCard: string
  session: Session
}

/** How the hospital behaves: set before the call, looked at after it. */
export interface TestHospital {
  holds: 'given' | 'taken' | 'stopped' | 'silent'
  confirms: 'given' | 'over' | 'stopped' | 'silent'
  says: 'registered' | 'seen' | 'missed' | 'stopped' | 'released'
  /** What it was asked, in order: 'hold 3 …'. */
  readonly asked: string[]
  /** Happens there while it is asked to register. */
  meanwhile?: (() => Promise<void>) | undefined
  readonly kept: Map<string, Record<string, string>>
}

/** A registration system that does as it is told by the test; only what bookings ask of it. */
function registration(hospital: TestHospital): HospitalBooking {
  const silent = (): never => {
    throw new HospitalUnreachableError('the line is down')
  }
  const nothing = async (): Promise<never[]> => []
  return {
    speaksFor: () => true,
    departments: nothing,
    doctors: nothing,
    sessions: nothing,
    async hold(_hosId, { ourNo }) {
      hospital.asked.push(`hold ${ourNo}`)
      if (hospital.holds === 'taken') throw new NumberTakenError('taken')
      if (hospital.holds === 'stopped') throw new SessionStoppedError('stopped')
      if (hospital.holds === 'silent') silent()
      return { hospitalNo: `H${ourNo.slice(-6)}` }
    },
    async confirm(_hosId, ourNo, { payAt, amountCents }) {
      hospital.asked.push(`confirm ${ourNo} ${payAt} ${amountCents}`)
      await hospital.meanwhile?.()
      if (hospital.confirms === 'over') throw new HoldOverError('over')
      if (hospital.confirms === 'stopped') throw new SessionStoppedError('stopped')
      if (hospital.confirms === 'silent') silent()
      return { hospitalNo: `H${ourNo.slice(-6)}`, pickUpCode: '836204', no: 7 }
    },
    async release(_hosId, ourNo) {
      hospital.asked.push(`release ${ourNo}`)
    },
    async order(_hosId, ourNo) {
      hospital.asked.push(`order ${ourNo}`)
      return { hospitalNo: `H${ourNo.slice(-6)}`, state: hospital.says, pickUpCode: '836204' }
    },
    async keepIllness(_hosId, ourNo, illness) {
      hospital.kept.set(ourNo, { ...illness })
    },
    happenings: async () => ({ happenings: [], cursor: '' }),
    readPush: nothing,
  }
}

/** A hospital with clinics, people who may book there, and calls in the wire's words. */
export async function aBookingWorld(server: TestServer) {
  const { db, house } = server
  const boss = openBoss({ url: server.database.appUrl, onError: () => undefined })
  await boss.start()
  afterAll(() => boss.stop({ graceful: false }))
  const hospital: TestHospital = { holds: 'given', confirms: 'given', says: 'registered', asked: [], kept: new Map() }
  Object.assign(house.hospital, { booking: registration(hospital) })
  await db
    .insertInto('hospital')
    .values({ hosId: 'h1', hosName: '宁禾大学附属第一医院', address: '宁禾市东湖区长堤路1号' })
    .onConflict(on => on.doNothing())
    .execute()
  await db
    .insertInto('campus')
    .values({
      campusId: 'c11',
      hosId: 'h1',
      campusName: '东湖院区',
      address: '长堤路1号',
      wayThere: '地铁2号线东湖站C口',
    })
    .onConflict(on => on.doNothing())
    .execute()

  async function aDepartment(facts: { kind?: string; deptName?: string; partIds?: string[] } = {}): Promise<string> {
    const deptId = `h1.${randomUUID().slice(0, 8)}`
    await db
      .insertInto('clinicDepartment')
      .values({ deptId, hosId: 'h1', deptCode: deptId, deptName: '心血管内科', place: '门诊楼3层', ...facts })
      .execute()
    return deptId
  }
  async function aClinicDoctor(deptId: string, title = '主任医师', doctorName = '陈志远'): Promise<string> {
    const clinicDoctorId = `h1.${randomUUID().slice(0, 8)}`
    await db
      .insertInto('clinicDoctor')
      .values({ clinicDoctorId, hosId: 'h1', deptId, doctorCode: clinicDoctorId, doctorName, title, isExpert: true })
      .execute()
    return clinicDoctorId
  }
  const deptId = await aDepartment()
  const clinicDoctorId = await aClinicDoctor(deptId)

  interface SessionFacts {
    deptId?: string
    clinicDoctorId?: string | null
    /** Days from today; 0: the same day, in a session that has begun an hour ago and ends in three. */
    inDays?: number
    period?: 'am' | 'pm'
    kind?: string
    feeCents?: number
    numbers?: number
    isStopped?: boolean
    releaseAt?: number
    releaseBy?: string
  }
  async function aSession(facts: SessionFacts = {}): Promise<{ sessionId: string; numberIds: string[] }> {
    const { inDays = 3, period = 'am', numbers = 5 } = facts
    const now = house.clock.now()
    const onDay = addDays(dayOf(now), inDays)
    const hour = 3_600_000
    const startsAt = inDays === 0 ? now - hour : startOfDay(onDay) + (period === 'am' ? 8 : 14) * hour
    const sessionId = `h1.s.${randomUUID().slice(0, 8)}`
    await db
      .insertInto('clinicSession')
      .values({
        sessionId,
        hosId: 'h1',
        sessionCode: sessionId,
        deptId: facts.deptId ?? deptId,
        clinicDoctorId: facts.clinicDoctorId === undefined ? clinicDoctorId : facts.clinicDoctorId,
        onDay,
        period,
        kind: facts.kind ?? 'expert',
        feeCents: facts.feeCents ?? 5000,
        campusName: '东湖院区',
        room: '308诊室',
        isStopped: facts.isStopped ?? false,
        releaseAt: new Date(facts.releaseAt ?? now - hour),
        releaseBy: facts.releaseBy ?? 'first_come',
        startsAt: new Date(startsAt),
        endsAt: new Date(startsAt + 4 * hour),
      })
      .execute()
    const numberIds = Array.from({ length: numbers }, (_, at) => `${sessionId}.${at + 1}`)
    if (numbers > 0)
      await db
        .insertInto('clinicNumber')
        .values(
          numberIds.map((numberId, at) => ({
            numberId,
            sessionId,
            numberCode: numberId,
            no: at + 1,
            startsAt: new Date(startsAt + (inDays === 0 ? 2 * hour : 0) + at * 10 * 60_000),
            state: 'open',
          })),
        )
        .execute()
    return { sessionId, numberIds }
  }

  async function bind(accountId: string, personId: string): Promise<void> {
    await db
      .insertInto('hospitalAccount')
      .values({ accountId, personId, hosId: 'h1', recordNumber: `B${personId.slice(-8)}`, boundAt: new Date() })
      .execute()
  }

  /** Somebody with an account and a hospital account; `isBound` false: without the latter. */
  async function aBooker({ isBound = true, ...facts }: PersonFacts & { isBound?: boolean } = {}): Promise<Booker> {
    const { accountId, session } = await anAccount(server)
    const idCard = facts.idCard ?? anIdCard()
    const personId = await aPerson(server, accountId, { idCard, ...facts })
    if (isBound) await bind(accountId, personId)
    return { accountId, personId, idCard, session }
  }

  const call = (service: string, booker: Pick<Booker, 'session'>, fields: object = {}) =>
    server.call(service, fields, booker.session)
  const register = (booker: Booker, fields: object) =>
    call('nethos.book.z2order.halo.register', booker, { compatId: booker.personId, bookHosId: 'h1', ...fields })
  const detail = async (booker: Booker, orderId: string) => {
    const { obj } = await call('nethos.book.order.detail', booker, { orderId })
    return obj
  }
  const settle = () => server.runner.idle(10_000)

  /** A booking that the hospital keeps: to be paid, or booked at once when it is free. */
  async function held(booker: Booker, fields: object): Promise<string> {
    const { code, msg, obj } = await register(booker, fields)
    if (code !== '0') throw new Error(`register: ${code} ${msg}`)
    await settle()
    return obj.orderId
  }

  /** Pays at the sandbox's cashier. */
  async function pay(booker: Booker, orderId: string): Promise<string> {
    const { code, msg } = await call('nethos.book.order.pay.v3', booker, { orderId, payChannel: 'WECHAT' })
    if (code !== '0') throw new Error(`the cashier does not open: ${code} ${msg}`)
    const { payNo } = await db
      .selectFrom('payment')
      .select('payNo')
      .where('bizId', '=', orderId)
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    await server.sandbox(`payments/${payNo}/succeed`, { notice: 'normal' })
    await settle()
    return payNo
  }

  async function booked(booker: Booker, fields: object): Promise<string> {
    const orderId = await held(booker, fields)
    const { bookFee } = await detail(booker, orderId)
    if (bookFee > 0) await pay(booker, orderId)
    return orderId
  }

  /** What the sync hands on, in a transaction of the system's. */
  const hear = (what: (ctx: Ctx) => Promise<void>): Promise<void> =>
    db.transaction().execute(trx =>
      what(
        contextOn(trx, house, queueOn(boss), {
          caller: theSystem,
          now: house.clock.now(),
          requestId: 'test',
          channel: 'job',
          address: '',
          deviceId: undefined,
        }),
      ),
    )

  /** A member of staff, and the desk's calls. */
  async function aDesk(role: 'operator' | 'admin' = 'operator') {
    const { staffId } = await db
      .insertInto('staff')
      .values({ login: randomUUID(), passwordHash: '', name: '周敏', role, createdAt: new Date(house.clock.now()) })
      .returning('staffId')
      .executeTakeFirstOrThrow()
    const session = await server.sessionOf({ staffId })
    return { staffId, ask: (service: string, fields: object = {}) => server.staff.call(service, fields, session) }
  }

  const numberState = async (numberId: string) =>
    (await db.selectFrom('clinicNumber').select('state').where('numberId', '=', numberId).executeTakeFirstOrThrow())
      .state

  return {
    hospital,
    deptId,
    clinicDoctorId,
    aDepartment,
    aClinicDoctor,
    aSession,
    aBooker,
    bind,
    call,
    register,
    detail,
    settle,
    held,
    pay,
    booked,
    aDesk,
    hear,
    numberState,
  }
}
