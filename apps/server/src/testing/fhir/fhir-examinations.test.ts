import { afterAll, describe, expect, test } from 'vitest'
import { fhirBooking } from '../../adapters/fhir/booking/fhir-booking.ts'
import { fhirExaminations } from '../../adapters/fhir/examinations/fhir-examinations.ts'
import { systems } from '../../adapters/fhir/names.ts'
import { hospitalExaminationsHold } from '../../sandbox/hospital/hospital-examinations.port-test.ts'
import { orderCt, seedExaminations, signIn } from './examination-room.ts'
import { openFhirServer, type FhirServer } from './fhir-server.ts'
import { patientWith } from './laboratory.ts'
import { recordSystem, seedRegistration } from './registration.ts'

const now = () => Date.now()
const access = { now, tokens: ['a token'], client: { id: '', secret: '' } }
const [server, other] = [
  await openFhirServer(access),
  await openFhirServer({ ...access, manners: ['entry-by-entry', 'remembers-searches', 'refuses-empty-strings'] }),
]
afterAll(() => Promise.all([server.close(), other.close()]))
const reported: string[] = []
const hospital = ({ base }: FhirServer, hosId: string) => ({
  hosId,
  base,
  token: 'a token',
  organizationId: 'org',
  recordSystem,
  timeoutMs: 5_000,
  report: (sentence: string) => void reported.push(sentence),
})
const hospitals = [hospital(server, 'h1'), hospital(other, 'h2')]
const examinations = fhirExaminations(hospitals, { now })
let files = 0
for (const { store } of [server, other]) seedExaminations(store, now())

describe.each([
  ['a hospital that speaks FHIR R4', 'h1', server],
  ['a hospital whose server has other manners', 'h2', other],
])('%s', (_what, hosId, { store, beAway }) => {
  hospitalExaminationsHold({
    examinations,
    hosId,
    now,
    async recordNumber() {
      const recordNumber = `E${++files}`
      patientWith(store, recordSystem, recordNumber)
      return recordNumber
    },
    order: async recordNumber => orderCt(store, patientWith(store, recordSystem, recordNumber), now()),
    signIn: async orderNo => signIn(store, orderNo, now()),
    callOff: async orderNo =>
      void store.update({ ...store.find('ServiceRequest', orderNo)!, status: 'revoked' }, orderNo),
    async whileAway(work) {
      beAway(true)
      try {
        return await work()
      } finally {
        beAway(false)
      }
    },
  })
})

const anOrder = () => {
  const recordNumber = `E${++files}`
  const orderNo = orderCt(server.store, patientWith(server.store, recordSystem, recordNumber), now())
  return { recordNumber, orderNo, find: async () => (await examinations.orders('h1', recordNumber))[0]! }
}

test('an order says what the patient must know, in the hospital’s words', async () => {
  expect(await anOrder().find()).toMatchObject({
    itemName: '胸腹部CT增强',
    kind: 'ct',
    deptName: '放射科',
    place: '医技楼1层 CT2室',
    building: '医技楼',
    resourceCode: 'ct',
    minutes: 20,
    needsAppointment: true,
    needsFasting: true,
    contrast: 'iodine',
    preparation: '检查前禁食4小时。',
    state: 'ordered',
  })
})

test('what is in progress, done and reported is said by Task, ServiceRequest and DiagnosticReport', async () => {
  const { store } = server
  const { orderNo, find } = anOrder()
  signIn(store, orderNo, now())
  expect((await find()).state).toBe('signed_in')
  const task = store.all('Task').find(one => one.focus.reference === `ServiceRequest/${orderNo}`)!
  store.update({ ...task, status: 'in-progress' }, task.id)
  expect((await find()).state).toBe('in_progress')
  store.update({ ...store.find('ServiceRequest', orderNo)!, status: 'completed' }, orderNo)
  expect((await find()).state).toBe('done')
  store.create({
    resourceType: 'DiagnosticReport',
    status: 'final',
    code: { text: 'CT' },
    basedOn: [{ reference: `ServiceRequest/${orderNo}` }],
  })
  expect((await find()).state).toBe('reported')
})

test('items that are all done are heard once', async () => {
  const { store } = server
  const recordNumber = `E${++files}`
  patientWith(store, recordSystem, recordNumber)
  await examinations.openItems('h1', { ourNo: 'done.1', recordNumber, itemCodes: ['N01', 'N02'], amountCents: 3_600 })
  const own = store.all('ServiceRequest').filter(one => one.requisition?.value === 'done.1')
  expect(own.map(one => one.code.text)).toEqual(['新冠病毒核酸检测', '血型鉴定'])
  const orderNos = async (from: string) => {
    const { happenings, cursor } = await examinations.happenings('h1', from)
    return { cursor, done: happenings.filter(one => one.kind === 'items_done') }
  }
  const { cursor } = await orderNos(String(now()))
  store.update({ ...own[0]!, status: 'completed' }, own[0]!.id)
  const half = await orderNos(cursor)
  expect(half.done).toEqual([])
  store.update({ ...own[1]!, status: 'completed' }, own[1]!.id)
  expect((await orderNos(half.cursor)).done).toMatchObject([{ ourNo: 'done.1' }])
})

test('calendars of devices are no clinics, and clinics no calendars of devices', async () => {
  seedRegistration(server.store, { now: now(), days: 3 })
  const booking = fhirBooking(hospitals, { now })
  const today = new Date(now()).toISOString().slice(0, 10)
  expect((await booking.sessions('h1', today, today)).every(one => !one.sessionCode.startsWith('ct-'))).toBe(true)
  expect(reported.filter(one => one.startsWith('Schedule/ct-'))).toEqual([])
  const slots = await examinations.slots('h1', today, today)
  expect(slots.every(one => one.resourceCode === 'ct')).toBe(true)
})

test('an order of a person without a record number is named and stops nothing', async () => {
  const { store } = server
  const stranger = store.create({ resourceType: 'Patient', identifier: [{ system: 'other', value: '1' }] })
  const orderNo = orderCt(store, stranger.id, now())
  const { orderNo: sound } = anOrder()
  const { happenings } = await examinations.happenings('h1', String(now() - 1_000))
  const orderNos = happenings.flatMap(one => (one.kind === 'order' ? [one.order.orderNo] : []))
  expect(orderNos).toContain(sound)
  expect(orderNos).not.toContain(orderNo)
  expect(reported).toContain(`ServiceRequest/${orderNo} was left out: its subject has no record number`)
})

test('a kind is known by SNOMED CT where the hospital does not use our words', async () => {
  const { orderNo, find } = anOrder()
  const was = server.store.find('ServiceRequest', orderNo)!
  server.store.update({ ...was, category: [{ coding: [{ system: systems.snomed, code: '113091000' }] }] }, orderNo)
  expect((await find()).kind).toBe('mri')
})

test('what needs no place has opening hours, nobody counts there, and it is no department of registration', async () => {
  server.store.create({
    resourceType: 'HealthcareService',
    id: 'blood',
    name: '抽血处',
    category: [{ coding: [{ system: systems.kind, code: 'examination' }] }],
    availableTime: [
      { daysOfWeek: ['mon', 'tue', 'wed', 'thu', 'fri'], availableStartTime: '07:30:00', availableEndTime: '11:30:00' },
      { daysOfWeek: ['sat'], availableStartTime: '08:00:00', availableEndTime: '10:00:00' },
    ],
  })
  // 2026-11-20 is a Friday.
  const openings = (await examinations.slots('h1', '2026-11-20', '2026-11-22')).filter(
    one => one.resourceCode === 'blood',
  )
  expect(
    openings.map(one => [one.slotCode, new Date(one.startsAt).toISOString(), new Date(one.endsAt).toISOString()]),
  ).toEqual([
    ['blood.20261120.0', '2026-11-19T23:30:00.000Z', '2026-11-20T03:30:00.000Z'],
    ['blood.20261121.1', '2026-11-21T00:00:00.000Z', '2026-11-21T02:00:00.000Z'],
  ])
  expect(openings.every(one => !('left' in one))).toBe(true)
  const departments = await fhirBooking(hospitals, { now }).departments('h1')
  expect(departments.map(one => one.deptCode)).not.toContain('blood')
})
