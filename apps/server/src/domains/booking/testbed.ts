import { randomUUID } from 'node:crypto'
import { writeFileAtWindow } from '../../sandbox/hospital/window.table.ts'
import type { Session } from '../../testing/client.ts'
import { anAccount } from '../../testing/people.ts'
import type { TestServer } from '../../testing/server.ts'
import type { PersonFacts } from '../people/person.facts.ts'
import { anIdCard, aPerson } from '../people/people.samples.ts'
import { aHospital } from './hospital.samples.ts'

export interface Booker {
  accountId: string
  personId: string
  idCard: string
  session: Session
}

/** A hospital with clinics, people who may book there, and calls in the wire's words. */
export async function aBookingWorld(server: TestServer) {
  const { db, pool, runtime } = server
  const hospital = await aHospital(server)

  /** He has a file at the hospital, and says so here. */
  async function bind({ accountId, personId, idCard }: Omit<Booker, 'session'>): Promise<void> {
    const now = runtime.clock.now()
    const recordNumber = await writeFileAtWindow(pool, { hosId: 'h1', idCard, name: '王秀英' }, now)
    await db
      .insertInto('hospitalAccount')
      .values({ accountId, personId, hosId: 'h1', recordNumber, boundAt: new Date(now) })
      .execute()
  }

  /** Somebody with an account and a hospital account; `isBound` false: without the latter. */
  async function aBooker({ isBound = true, ...facts }: PersonFacts & { isBound?: boolean } = {}): Promise<Booker> {
    const { accountId, session } = await anAccount(server)
    const idCard = facts.idCard ?? anIdCard()
    const personId = await aPerson(server, accountId, { idCard, ...facts })
    if (isBound) await bind({ accountId, personId, idCard })
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
  const settle = () => server.runner.idle()

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

  /** A member of staff, and the desk's calls. */
  async function aDesk(role: 'operator' | 'admin' = 'operator') {
    const { staffId } = await db
      .insertInto('staff')
      .values({ login: randomUUID(), passwordHash: '', name: '周敏', role, createdAt: new Date(runtime.clock.now()) })
      .returning('staffId')
      .executeTakeFirstOrThrow()
    const session = await server.sessionOf({ staffId })
    return { staffId, ask: (service: string, fields: object = {}) => server.staff.call(service, fields, session) }
  }

  const numberState = async (numberId: string) =>
    (await db.selectFrom('clinicNumber').select('state').where('numberId', '=', numberId).executeTakeFirstOrThrow())
      .state

  return { ...hospital, bind, aBooker, call, register, detail, settle, held, pay, booked, aDesk, numberState }
}
