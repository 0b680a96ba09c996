import { afterAll, describe, expect, test } from 'vitest'
import { fhirSurgeries } from '../../adapters/fhir/surgeries/fhir-surgeries.ts'
import { systems } from '../../adapters/fhir/names.ts'
import { hospitalSurgeriesHold } from '../../sandbox/hospital/hospital-surgeries.port-test.ts'
import { openFhirServer, type FhirServer } from './fhir-server.ts'
import { patientWith } from './laboratory.ts'
import { recordSystem } from './registration.ts'
import { planOperation, reportEvent, seedTheatre } from './theatre.ts'

const now = () => Date.now()
const access = { now, tokens: ['a token'], client: { id: '', secret: '' } }
const [server, other] = [
  await openFhirServer(access),
  await openFhirServer({ ...access, without: ['Procedure'], manners: ['remembers-searches', 'refuses-empty-strings'] }),
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
const surgeries = fhirSurgeries([hospital(server, 'h1'), hospital(other, 'h2')], { now })
let files = 0
for (const { store } of [server, other]) seedTheatre(store)
const aFile = (store: FhirServer['store']): string => {
  const recordNumber = `S${++files}`
  patientWith(store, recordSystem, recordNumber)
  return recordNumber
}

describe.each([
  ['a hospital that speaks FHIR R4', 'h1', server],
  ['a hospital whose server has other manners, and no Procedures', 'h2', other],
])('%s', (_what, hosId, { store, beAway }) => {
  hospitalSurgeriesHold({
    surgeries,
    hosId,
    now,
    recordNumber: async () => aFile(store),
    plan: async ({ recordNumber, ...one }) =>
      planOperation(store, { ...one, patientId: patientWith(store, recordSystem, recordNumber) }),
    report: async one => reportEvent(store, one),
    cancel: async surgeryNo =>
      void store.update({ ...store.find('ServiceRequest', surgeryNo)!, status: 'revoked' }, surgeryNo),
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

function anOperation(surgeryNo: string) {
  const recordNumber = aFile(server.store)
  const plannedAt = now() + 48 * 3_600_000
  planOperation(server.store, {
    patientId: patientWith(server.store, recordSystem, recordNumber),
    surgeryNo,
    plannedAt,
  })
  return { plannedAt, find: async () => (await surgeries.surgeries('h1', recordNumber))[0]! }
}

test('an operation says what the patient must know: where, when to arrive, who operates, what to leave off', async () => {
  const { plannedAt, find } = anOperation('F1')
  expect(await find()).toMatchObject({
    surgeryName: '腹腔镜胆囊切除术',
    kind: 'day',
    deptName: '日间手术科',
    ward: '日间病房',
    place: '外科楼2层 日间手术中心',
    doctorName: '周敏',
    arriveAt: plannedAt - 2 * 3_600_000,
    anaesthesia: 'general',
    stopDrugs: [{ drugName: '阿司匹林', daysBefore: 7 }],
    notice: '请带好检查报告。',
    team: [{ code: 'zhou', name: '周敏', title: '主任医师', role: 'surgeon' }],
  })
})

test('where no Task says it, the Procedure says when it began and ended, and that it was not done', async () => {
  const { plannedAt, find } = anOperation('F2')
  const [begun, ended] = [plannedAt + 60_000, plannedAt + 3_600_000]
  const { id } = server.store.create({
    resourceType: 'Procedure',
    status: 'completed',
    subject: { reference: 'Patient/x' },
    basedOn: [{ reference: 'ServiceRequest/F2' }],
    performedPeriod: { start: new Date(begun).toISOString(), end: new Date(ended).toISOString() },
  })
  expect((await find()).events).toEqual([
    { eventId: `Procedure/${id}/start`, event: 'surgery_begun', occurredAt: begun },
    { eventId: `Procedure/${id}/end`, event: 'surgery_ended', occurredAt: ended },
  ])
  reportEvent(server.store, { surgeryNo: 'F2', event: 'surgery_begun', occurredAt: begun - 30_000, eventId: 'F2-b' })
  expect((await find()).events.filter(one => one.event === 'surgery_begun')).toEqual([
    { eventId: 'F2-b', event: 'surgery_begun', occurredAt: begun - 30_000 },
  ])
  server.store.update({ ...server.store.find('Procedure', id)!, status: 'not-done' }, id)
  expect(await find()).toMatchObject({ state: 'cancelled' })
})

test('a kind is known by SNOMED CT where the hospital does not use our words; what is no operation is none', async () => {
  const { find } = anOperation('F3')
  const was = server.store.find('ServiceRequest', 'F3')!
  const as = (code: string) =>
    server.store.update({ ...was, category: [{ coding: [{ system: systems.snomed, code }] }] }, 'F3')
  as('367336001')
  expect((await find()).kind).toBe('chemotherapy')
  as('363680008')
  expect(await find()).toBeUndefined()
})

test('an operation without a time is named, and stops no other', async () => {
  anOperation('F4')
  const { occurrencePeriod: _, ...rest } = server.store.find('ServiceRequest', 'F4')!
  server.store.update(rest, 'F4')
  anOperation('F5')
  const received = (await surgeries.happenings('h1', String(now() - 2_000))).happenings.map(
    one => one.surgery.surgeryNo,
  )
  expect(received).toContain('F5')
  expect(received).not.toContain('F4')
  expect(reported).toContain('ServiceRequest/F4 was left out: it has no planned time')
})
