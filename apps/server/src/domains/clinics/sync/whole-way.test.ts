import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { extensions } from '../../../adapters/fhir/names.ts'
import { fhirBooking } from '../../../adapters/fhir/booking/fhir-booking.ts'
import { fhirPatients } from '../../../adapters/fhir/patients/fhir-patients.ts'
import { openFhirServer } from '../../../testing/fhir/fhir-server.ts'
import { cardSystem, fileAtWindow, giveRecordNumbers, insure } from '../../../testing/fhir/patient-index.ts'
import { endHolds, giveCodes, ownDoing, recordSystem, seedRegistration } from '../../../testing/fhir/registration.ts'
import { openTestServer } from '../../../testing/server.ts'
import { aBookingWorld, type Booker } from '../../booking/testbed.ts'
import { openClinics } from './testbed.ts'

const server = await openTestServer()
const { db } = server
const now = () => server.runtime.clock.now()
const demo = { ...server.runtime.hospital }
const world = await aBookingWorld(server)
const fhirServer = await openFhirServer({
  now,
  tokens: ['a token'],
  client: { id: '', secret: '' },
  live: store => endHolds(store, now()),
  rule: one => (one.address?.[0]?.text.startsWith('火星') ? 'too far' : undefined),
})
seedRegistration(fhirServer.store, { now: now() })
giveCodes(fhirServer.store)
giveRecordNumbers(fhirServer.store)
const push = { endpoint: `${server.origin}/hospital/push/h2`, secret: 'a secret for knocking' }
const access = {
  hosId: 'h2',
  base: fhirServer.base,
  token: 'a token',
  organizationId: 'org',
  recordSystem,
  cardSystem,
  push,
}
const fhir = { booking: fhirBooking([access], { now }), patients: fhirPatients([access], { now }) }
afterAll(() => fhirServer.close())

/** The demo hospital is h1, the one that speaks FHIR is h2. */
const both = <Port extends object>(atHome: Port, overFhir: Port): Port =>
  new Proxy(atHome, {
    get:
      (_target, name) =>
      (hosId: string, ...rest: unknown[]) =>
        ((hosId === 'h2' ? overFhir : atHome)[name as keyof Port] as (...all: unknown[]) => unknown)(hosId, ...rest),
  })
const booking = both(demo.booking, fhir.booking)
let clinics: Awaited<ReturnType<typeof openClinics>>
beforeAll(async () => {
  Object.assign(server.runtime.hospital, { booking, patients: both(demo.patients, fhir.patients) })
  clinics = await openClinics(server)
}, 30_000)

const codeOf = (id: string): string => id.slice(id.indexOf('.') + 1)
const own = ownDoing(fhirServer.store)
const mobile = '13700000000'
interface File {
  idCard: string
  name: string
  mobile: string
}
const atHospital = (service: string, booker: Booker, bookHosId: string, fields: object = {}) =>
  world.call(service, booker, { compatId: booker.personId, bookHosId, hosid: bookHosId, ...fields })
const happens = (event: string, body: object) => server.sandbox(`hospital/${event}`, body)

const used = new Set<string>()

async function aSession(hosId: string): Promise<{ sessionId: string; numberIds: string[] }> {
  const open = () =>
    db
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
  // What the hospital lists arrives by a job.
  await expect.poll(async () => (await open()).some(row => !used.has(row.sessionId)), { timeout: 10_000 }).toBe(true)
  const rows = await open()
  const { sessionId } = rows.find(row => !used.has(row.sessionId))!
  used.add(sessionId)
  return { sessionId, numberIds: rows.filter(row => row.sessionId === sessionId).map(row => row.numberId) }
}

const register = (booker: Booker, hosId: string, numberId: string) =>
  world.call('nethos.book.order.register', booker, {
    bookHosId: hosId,
    bookNumId: numberId,
    compatId: booker.personId,
  })
async function taken(booker: Booker, hosId: string, numberId: string): Promise<string> {
  const { code, msg, obj } = await register(booker, hosId, numberId)
  if (code !== '0') throw new Error(`register: ${code} ${msg}`)
  return obj.orderId
}
const outcome = async () => {
  await fhirServer.settled()
  await server.runner.idle()
}

const hospitals = [
  {
    hosId: 'h1',
    name: 'the demo hospital',
    stop: (sessionId: string) => happens('clinic.stop', { sessionId, reason: '医生外出抢救' }),
    sellSilently: (numberId: string) => happens('number.take', { numberId, push: false }),
    endVisit: (bookingId: string) => happens('visit.seen', { bookingId }),
    fileAtWindow: (file: File) => happens('patient.file', file),
  },
  {
    hosId: 'h2',
    name: 'a hospital that speaks FHIR',
    stop: (sessionId: string) => own.stop(codeOf(sessionId), '医生外出抢救'),
    sellSilently: (numberId: string) => own.sell(codeOf(numberId)),
    endVisit: (bookingId: string) => own.endVisit(bookingId, 'seen'),
    fileAtWindow: async (file: File) => fileAtWindow(fhirServer.store, file),
  },
] as const

describe.each(hospitals)(
  'with $name behind the port',
  ({ hosId, stop, sellSilently, endVisit, fileAtWindow: makeFile }) => {
    /** Who has a file there binds it, as the page does. */
    async function aPatient(): Promise<Booker> {
      const booker = await world.aBooker({ isBound: false, mobile })
      await makeFile({ idCard: booker.idCard, name: '王秀英', mobile })
      const bound = await atHospital('nethos.book.compat.bind', booker, hosId)
      if (bound.code !== '0') throw new Error(`bind: ${bound.code} ${bound.msg}`)
      return booker
    }

    test('a number is held, paid for, registered, and the visit is heard of', async () => {
      const [booker, { numberIds }] = [await aPatient(), await aSession(hosId)]
      const orderId = await taken(booker, hosId, numberIds[0]!)
      await world.settle()
      expect(await world.detail(booker, orderId)).toMatchObject({ statusLabel: '待支付', numNo: 1 })
      expect(await booking.order(hosId, orderId)).toMatchObject({ state: 'held' })
      await world.pay(booker, orderId)
      const { pickUpCode } = (await booking.order(hosId, orderId))!
      expect(pickUpCode).toMatch(/^\d{8}$/)
      expect(await world.detail(booker, orderId)).toMatchObject({ statusLabel: '已预约', qhmm: pickUpCode })
      await clinics.ask()
      expect(await world.numberState(numberIds[0]!)).toBe('taken')
      await endVisit(orderId)
      await outcome()
      await clinics.ask()
      expect(await world.detail(booker, orderId)).toMatchObject({ statusLabel: '已就诊' })
    })

    test('a stopped clinic reaches who has booked there, with its reason', async () => {
      const [booker, { sessionId, numberIds }] = [await aPatient(), await aSession(hosId)]
      const orderId = await taken(booker, hosId, numberIds[0]!)
      await world.settle()
      await world.pay(booker, orderId)
      await stop(sessionId)
      await outcome()
      await clinics.ask()
      expect(await world.detail(booker, orderId)).toMatchObject({ statusLabel: '已停诊', reason: '医生外出抢救' })
    })

    test('who gives back frees the number there; who was slower than the window hears it', async () => {
      const [booker, { numberIds }] = [await aPatient(), await aSession(hosId)]
      const orderId = await taken(booker, hosId, numberIds[0]!)
      await world.settle()
      await world.pay(booker, orderId)
      expect(await world.call('nethos.book.order.withdrawal', booker, { orderId })).toMatchObject({ code: '0' })
      await world.settle()
      expect(await booking.order(hosId, orderId)).toMatchObject({ state: 'released' })
      expect(['cooling', 'open']).toContain(await world.numberState(numberIds[0]!))

      await sellSilently(numberIds[1]!)
      const slow = await aPatient()
      const late = await register(slow, hosId, numberIds[1]!)
      await world.settle()
      if (late.code === '0')
        expect(await world.detail(slow, late.obj.orderId)).toMatchObject({ statusLabel: '预约失败' })
      else expect(late.msg).toContain('手慢了')
      expect(await world.numberState(numberIds[1]!)).toBe('elsewhere')
    })
  },
)

describe('what a hospital that speaks FHIR charges', () => {
  const schedule = (sessionId: string) => fhirServer.store.find('Schedule', codeOf(sessionId))!
  async function stating(fee: object | undefined) {
    const { sessionId, numberIds } = await aSession('h2')
    const { id, extension = [], ...rest } = schedule(sessionId)
    const others = extension.filter((one: any) => one.url !== extensions.fee)
    fhirServer.store.update(
      { ...rest, extension: fee ? [...others, { url: extensions.fee, valueMoney: fee }] : others } as never,
      id,
    )
    await outcome()
    await clinics.ask()
    const { onDay, clinicDoctorId, deptId } = await db
      .selectFrom('clinicSession')
      .select(['onDay', 'clinicDoctorId', 'deptId'])
      .where('sessionId', '=', sessionId)
      .executeTakeFirstOrThrow()
    const { list } = await server.call('nethos.book.doc.scheme.list', { bookDocId: clinicDoctorId, bookDeptId: deptId })
    const shown = list.find((one: any) => one.bookSchemeId === sessionId)
    expect(shown.schemeDate).toBe(String(onDay))
    return { sessionId, numberId: numberIds[0]!, bookFee: shown.bookFee }
  }
  async function aPatient(): Promise<Booker> {
    const booker = await world.aBooker({ isBound: false, mobile })
    fileAtWindow(fhirServer.store, { idCard: booker.idCard, name: '王秀英', mobile })
    await atHospital('nethos.book.compat.bind', booker, 'h2')
    return booker
  }

  test('what it states no fee for is not free: nothing is asked for here, and it is paid there', async () => {
    const { sessionId, numberId, bookFee } = await stating(undefined)
    expect(bookFee).toBeNull()
    const booker = await aPatient()
    const chosen = await world.call('nethos.book.num.detail', booker, { bookSchemeId: sessionId, bookNumId: numberId })
    expect(chosen.obj).toMatchObject({ bookFee: null })
    const { obj: made } = await register(booker, 'h2', numberId)
    expect(made).toMatchObject({ bookFee: null })
    await world.settle()
    expect(await world.detail(booker, made.orderId)).toMatchObject({
      statusLabel: '已预约',
      bookFee: null,
      payAt: 'window',
      isPaid: false,
    })
    const { list } = await world.call('nethos.book.order.list', booker)
    expect(list).toMatchObject([{ orderId: made.orderId, bookFee: null }])
    expect(await db.selectFrom('payment').select('payNo').where('bizId', '=', made.orderId).execute()).toEqual([])
  })

  test('a fee of nothing that it states is free, and stays so', async () => {
    const { numberId, bookFee } = await stating({ value: 0, currency: 'CNY' })
    expect(bookFee).toBe(0)
    const booker = await aPatient()
    const orderId = await taken(booker, 'h2', numberId)
    await world.settle()
    expect(await world.detail(booker, orderId)).toMatchObject({ statusLabel: '已预约', bookFee: 0, payAt: 'us' })
  })
})

describe('somebody whom the hospital that speaks FHIR does not know', () => {
  test('gets a file there, sees to it, and books with it', async () => {
    const booker = await world.aBooker({ isBound: false, mobile, isRealname: true })
    const ask = (service: string, fields?: object) => atHospital(service, booker, 'h2', fields)
    expect(await ask('nethos.book.compat.bind.check')).toMatchObject({ obj: 'needCreate' })
    expect(await ask('nethos.book.compat.bind')).toMatchObject({ code: '04010003' })
    await server.advance(61)
    const file = { address: '宁禾市东湖区长堤路166号', patWorkCode: '90', patHeight: '162.5' }
    const { obj: made } = await ask('nethos.book.compat.bind.new', file)
    expect(made).toMatchObject({ compatMedicalRecord: expect.stringMatching(/^B\d+$/), isRenamed: false })
    expect(await ask('nethos.book.compat.bind.check')).toMatchObject({ obj: 'OK' })

    const { obj: cards } = await ask('zheer.yygh.ApiJyjcService.menzhenjlQueryAlljzkh')
    expect(JSON.stringify(cards)).toContain('自费')
    const signs = { patWeight: '55', systolicPressure: '128', diastolicPressure: '80' }
    expect(await ask('zheer.yygh.apiPatientService.changeHisVitalSigns', signs)).toMatchObject({ code: '0' })
    const moved = (jIATINGZZ: string) => ask('zheer.yygh.apiPatientService.changeHisPatientData', { jIATINGZZ })
    expect(await moved('宁禾市西山区松风路9号')).toMatchObject({ code: '0' })
    expect(await moved('火星环形山一号')).toMatchObject({
      code: '04010013',
      msg: '医院没有接受您填写的内容，请核对后再试，或带身份证到医院窗口办理',
    })
    const { obj: seen } = await ask('zheer.yygh.apiPatientService.getPatientInfo')
    expect(seen).toMatchObject({ jIATINGZZ: '宁禾市西山区松风路9号', patHeight: 162.5, patWeight: 55 })
    insure(fhirServer.store, booker.idCard, '市医保')
    expect(await ask('nethos.book.medical.insurance')).toMatchObject({ obj: { ybklx: '市医保', insured: true } })

    const { numberIds } = await aSession('h2')
    const orderId = await taken(booker, 'h2', numberIds[0]!)
    await world.settle()
    await world.pay(booker, orderId)
    const owner = fhirServer.store
      .all('Patient')
      .find(one => one.identifier.some(({ value }: { value: string }) => value === made.compatMedicalRecord))!
    const appointment = fhirServer.store
      .all('Appointment')
      .find(one => one.identifier.some(({ value }: { value: string }) => value === orderId))!
    expect(appointment).toMatchObject({
      status: 'booked',
      participant: expect.arrayContaining([{ actor: { reference: `Patient/${owner.id}` }, status: 'accepted' }]),
    })
  })

  test('is told what the hospital answers: two files, and no answer', async () => {
    const booker = await world.aBooker({ isBound: false, mobile })
    const ask = (service: string) => atHospital(service, booker, 'h2')
    for (let times = 0; times < 2; times++) fileAtWindow(fhirServer.store, { idCard: booker.idCard, mobile })
    for (const service of ['nethos.book.compat.bind.check', 'nethos.book.compat.bind'])
      expect(await ask(service)).toMatchObject({
        code: '04010012',
        msg: '医院里有多份相同身份证号的病案，请带身份证到医院窗口合并后再绑定',
      })
    fhirServer.beAway(true)
    expect(await ask('nethos.book.compat.bind.check')).toMatchObject({
      http: 503,
      msg: '暂时连接不上医院，您填写的内容还在，请稍后再试',
    })
    fhirServer.beAway(false)
  })
})
