import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fhirBooking } from '../../../adapters/fhir-booking/fhir-booking.ts'
import type { HospitalBooking } from '../../../ports/hospital-booking.ts'
import { openFhirServer } from '../../../testing/fhir/fhir-server.ts'
import { endHolds, giveCodes, ownDoing, recordSystem, seedRegistration } from '../../../testing/fhir/registration.ts'
import { openTestServer } from '../../../testing/server.ts'
import { aBookingWorld, type Booker } from '../../booking/testbed.ts'
import { openClinics } from './testbed.ts'

const server = await openTestServer()
const { db } = server
const now = () => server.house.clock.now()
const demo = server.house.hospital.booking
const world = await aBookingWorld(server)
const fhirServer = await openFhirServer({
  now,
  tokens: ['a token'],
  client: { id: '', secret: '' },
  live: store => endHolds(store, now()),
})
seedRegistration(fhirServer.store, { now: now() })
giveCodes(fhirServer.store)
const push = { endpoint: `${server.origin}/hospital/push/h2`, secret: 'a secret for knocking' }
const access = { hosId: 'h2', base: fhirServer.base, token: 'a token', organizationId: 'org', recordSystem, push }
const fhir = fhirBooking([access], { now })
afterAll(() => fhirServer.close())

/** The demo hospital is h1, the one that speaks FHIR is h2. */
const both = new Proxy(demo, {
  get:
    (_target, name: keyof HospitalBooking) =>
    (hosId: string, ...rest: unknown[]) =>
      ((hosId === 'h2' ? fhir : demo)[name] as (...all: unknown[]) => unknown)(hosId, ...rest),
})
let clinics: Awaited<ReturnType<typeof openClinics>>
beforeAll(async () => {
  Object.assign(server.house.hospital, { booking: both })
  clinics = await openClinics(server)
}, 30_000)

const codeOf = (id: string): string => id.slice(id.indexOf('.') + 1)
const own = ownDoing(fhirServer.store)
const happens = (event: string, body: object) => server.sandbox(`hospital/${event}`, body)

const hospitals = [
  {
    hosId: 'h1',
    name: 'the demo hospital',
    stop: (sessionId: string) => happens('clinic.stop', { sessionId, reason: '医生外出抢救' }),
    sellSilently: (numberId: string) => happens('number.take', { numberId, push: false }),
    endVisit: (bookingId: string) => happens('visit.seen', { bookingId }),
    fileOf: async ({ idCard }: Booker): Promise<string> =>
      (await happens('patient.file', { idCard, name: '王秀英' })).recordNumber,
  },
  {
    hosId: 'h2',
    name: 'a hospital that speaks FHIR',
    stop: (sessionId: string) => own.stop(codeOf(sessionId), '医生外出抢救'),
    sellSilently: (numberId: string) => own.sell(codeOf(numberId)),
    endVisit: (bookingId: string) => own.endVisit(bookingId, 'seen'),
    async fileOf({ personId }: Booker): Promise<string> {
      const value = `B${personId}`
      fhirServer.store.create({ resourceType: 'Patient', identifier: [{ system: recordSystem, value }] })
      return value
    },
  },
] as const

describe.each(hospitals)('with $name behind the port', ({ hosId, stop, sellSilently, endVisit, fileOf }) => {
  const used = new Set<string>()

  async function aSession(): Promise<{ sessionId: string; numberIds: string[] }> {
    const rows = await db
      .selectFrom('clinicSession')
      .innerJoin('clinicNumber', 'clinicNumber.sessionId', 'clinicSession.sessionId')
      .select(['clinicSession.sessionId', 'numberId'])
      .where('hosId', '=', hosId)
      .where('kind', '=', 'expert')
      .where('isStopped', '=', false)
      .where('releaseAt', '<=', new Date(now()))
      .where('clinicSession.startsAt', '>', new Date(now() + 2 * 86_400_000))
      .orderBy('clinicSession.startsAt')
      .orderBy('no')
      .execute()
    const { sessionId } = rows.find(row => !used.has(row.sessionId))!
    used.add(sessionId)
    return { sessionId, numberIds: rows.filter(row => row.sessionId === sessionId).map(row => row.numberId) }
  }

  async function aPatient(): Promise<Booker> {
    const booker = await world.aBooker({ isBound: false })
    const { accountId, personId } = booker
    const recordNumber = await fileOf(booker)
    await db
      .insertInto('hospitalAccount')
      .values({ accountId, personId, hosId, recordNumber, boundAt: new Date(now()) })
      .execute()
    return booker
  }

  const register = (booker: Booker, numberId: string) =>
    world.call('nethos.book.order.register', booker, {
      bookHosId: hosId,
      bookNumId: numberId,
      compatId: booker.personId,
    })
  async function taken(booker: Booker, numberId: string): Promise<string> {
    const { code, msg, obj } = await register(booker, numberId)
    if (code !== '0') throw new Error(`register: ${code} ${msg}`)
    return obj.orderId
  }
  const heard = async () => {
    await fhirServer.settled()
    await server.runner.idle(10_000)
  }

  test('a number is held, paid for, registered, and the visit is heard of', async () => {
    const [booker, { numberIds }] = [await aPatient(), await aSession()]
    const orderId = await taken(booker, numberIds[0]!)
    await world.settle()
    expect(await world.detail(booker, orderId)).toMatchObject({ statusLabel: '待支付', numNo: 1 })
    expect(await both.order(hosId, orderId)).toMatchObject({ state: 'held' })
    await world.pay(booker, orderId)
    const { pickUpCode } = (await both.order(hosId, orderId))!
    expect(pickUpCode).toMatch(/^\d{8}$/)
    expect(await world.detail(booker, orderId)).toMatchObject({ statusLabel: '已预约', qhmm: pickUpCode })
    await clinics.ask()
    expect(await world.numberState(numberIds[0]!)).toBe('taken')
    await endVisit(orderId)
    await heard()
    await clinics.ask()
    expect(await world.detail(booker, orderId)).toMatchObject({ statusLabel: '已就诊' })
  })

  test('a stopped clinic reaches who has booked there, with its reason', async () => {
    const [booker, { sessionId, numberIds }] = [await aPatient(), await aSession()]
    const orderId = await taken(booker, numberIds[0]!)
    await world.settle()
    await world.pay(booker, orderId)
    await stop(sessionId)
    await heard()
    await clinics.ask()
    expect(await world.detail(booker, orderId)).toMatchObject({ statusLabel: '已停诊', reason: '医生外出抢救' })
  })

  test('who gives back frees the number there; who was slower than the window hears it', async () => {
    const [booker, { numberIds }] = [await aPatient(), await aSession()]
    const orderId = await taken(booker, numberIds[0]!)
    await world.settle()
    await world.pay(booker, orderId)
    expect(await world.call('nethos.book.order.withdrawal', booker, { orderId })).toMatchObject({ code: '0' })
    await world.settle()
    expect(await both.order(hosId, orderId)).toMatchObject({ state: 'released' })
    expect(['cooling', 'open']).toContain(await world.numberState(numberIds[0]!))

    await sellSilently(numberIds[1]!)
    const slow = await aPatient()
    const late = await register(slow, numberIds[1]!)
    await world.settle()
    if (late.code === '0') expect(await world.detail(slow, late.obj.orderId)).toMatchObject({ statusLabel: '预约失败' })
    else expect(late.msg).toContain('手慢了')
    expect(await world.numberState(numberIds[1]!)).toBe('elsewhere')
  })
})
