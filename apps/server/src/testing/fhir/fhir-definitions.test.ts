import { readdir, readFile } from 'node:fs/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { fhirBills } from '../../adapters/fhir/bills/fhir-bills.ts'
import { structureDefinitions } from '../../adapters/fhir/definitions/structure-definitions.ts'
import { fhirExaminations } from '../../adapters/fhir/examinations/fhir-examinations.ts'
import { fhirCheckups } from '../../adapters/fhir/checkups/fhir-checkups.ts'
import { extensions } from '../../adapters/fhir/names.ts'
import { fhirStays } from '../../adapters/fhir/stays/fhir-stays.ts'
import { seedCheckups } from './checkup-centre.ts'
import { aCharge, issueInvoice, saveBooks } from './cashier.ts'
import { orderCt, seedExaminations, signIn } from './examination-room.ts'
import { openFhirServer } from './fhir-server.ts'
import { patientWith } from './laboratory.ts'
import { recordSystem } from './registration.ts'
import type { Resource } from './store.ts'
import { planOperation, reportEvent, seedTheatre } from './theatre.ts'
import { seedWards, writeNote } from './wards.ts'
import { schemaProblems } from './schema-problems.ts'

const folder = new URL('../../../../../docs/fhir/', import.meta.url)

describe('our own extensions', () => {
  test.each(structureDefinitions.map(one => [one.id, one] as const))(
    '%s is a StructureDefinition of R4',
    (_id, one) => {
      expect(schemaProblems(one)).toEqual([])
    },
  )

  test('stand in docs/fhir as they are (npm run fhir:definitions writes them)', async () => {
    const names = (await readdir(folder)).filter(name => name.endsWith('.json'))
    expect(names.toSorted()).toEqual(structureDefinitions.map(one => `StructureDefinition-${one.id}.json`).toSorted())
    for (const one of structureDefinitions) {
      const text = await readFile(new URL(`StructureDefinition-${one.id}.json`, folder), 'utf8')
      expect(JSON.parse(text)).toEqual(one)
    }
  })

  test('each has a definition, under its own address', () => {
    expect(structureDefinitions.map(one => one.url).toSorted()).toEqual(Object.values(extensions).toSorted())
  })
})

describe('what we write into a hospital’s server', async () => {
  const now = () => Date.now()
  const server = await openFhirServer({ now, tokens: ['a token'], client: { id: '', secret: '' } })
  afterAll(() => server.close())
  const { store } = server
  seedExaminations(store, now())
  saveBooks(store)
  const patientId = patientWith(store, recordSystem, 'B1')
  const hospital = { hosId: 'h1', base: server.base, token: 'a token', organizationId: 'org', recordSystem }
  const [bills, examinations] = [fhirBills([hospital], { now }), fhirExaminations([hospital], { now })]
  const written: Resource[] = []
  store.onWrite(one => void written.push(structuredClone(one)))

  const billNo = issueInvoice(store, {
    patientId,
    at: now(),
    guides: [{ place: '2号楼', note: '取药' }],
    items: [aCharge],
  })
  const parts = {
    totalCents: 1_000,
    pooledCents: 400,
    accountCents: 100,
    ownCents: 500,
    insuranceNo: 'YB1',
    paidAt: now(),
  }
  await bills.takePayment('h1', { ourNo: 'p1', what: 'outpatient', billNo, recordNumber: 'B1', ...parts })
  await bills.withdraw('h1', 'p1')
  await bills.withdraw('h1', 'p2')
  await bills.tellRefund('h1', { refundNo: 'r1', ourNo: 'p1', amountCents: 100 })
  const orderNo = orderCt(store, patientId, now())
  const slots = await examinations.slots('h1', addDays(dayOf(now()), 1), addDays(dayOf(now()), 2))
  await examinations.appoint('h1', { ourNo: 'a1', orderNo, slotCode: slots[0]!.slotCode })
  await examinations.change('h1', 'a1', slots[1]!.slotCode)
  await examinations.cancel('h1', 'a1')
  await examinations.openItems('h1', { ourNo: 'i1', recordNumber: 'B1', itemCodes: ['N01', 'N02'], amountCents: 3_600 })
  await examinations.closeItems('h1', 'i1')
  signIn(store, orderNo, now())
  await examinations.call('h1', 'ct', 1, 'called')
  seedTheatre(store)
  planOperation(store, { patientId, surgeryNo: 'P1', plannedAt: now() })
  reportEvent(store, { surgeryNo: 'P1', event: 'arrived', occurredAt: now(), eventId: 'P1-a' })
  const [stays, checkups] = [fhirStays([hospital], { now }), fhirCheckups([hospital], { now })]
  seedWards(store)
  const noteNo = writeNote(store, patientId, now())
  const arranged = {
    noteNo,
    standing: 'called',
    bedWish: 'any',
    wishedOn: '',
    remark: { temperature: 36.6 },
    bedCode: 'bed-501-1',
    arriveOn: dayOf(now()),
  } as const
  await stays.arrange('h1', { ...arranged, version: 1 })
  await stays.arrange('h1', { ...arranged, version: 2, bedCode: 'bed-501-2' })
  seedCheckups(store, now())
  const [first, second] = await checkups.times('h1', addDays(dayOf(now()), 1), addDays(dayOf(now()), 7))
  const person = { name: '王秀英', idCard: '330106195503121223', mobile: '13900000000' }
  const check = { ourNo: 'c1', packageCode: 'basic-women', addOnCodes: ['low-dose-ct'], amountCents: 71_950, person }
  await checkups.confirm('h1', { ...check, timeCode: first!.timeCode })
  await checkups.change('h1', 'c1', second!.timeCode)
  await checkups.cancel('h1', 'c1')

  test('is R4 by HL7’s own schema, every version of it', () => {
    const types = new Set(written.map(one => one.resourceType))
    expect([...types].toSorted()).toEqual([
      'Appointment',
      'ChargeItem',
      'HealthcareService',
      'Invoice',
      'Location',
      'Organization',
      'PaymentNotice',
      'PaymentReconciliation',
      'PlanDefinition',
      'Practitioner',
      'Schedule',
      'ServiceRequest',
      'Slot',
      'Task',
    ])
    const wrong = written.flatMap(one => schemaProblems(one).map(each => ({ of: one.resourceType, each })))
    expect(wrong).toEqual([])
  })

  test('has our extensions where their definitions allow them, with the value that they name', () => {
    const byUrl = new Map<string, (typeof structureDefinitions)[number]>(
      structureDefinitions.map(one => [one.url, one]),
    )
    const used = written.flatMap(one =>
      (one.extension ?? []).map((each: { url: string }) => ({ type: one.resourceType, each })),
    )
    const own = used.filter(({ each }) => each.url.startsWith('urn:nethos:'))
    expect(own.length).toBeGreaterThan(10)
    const wrong = own.filter(({ type, each }) => {
      const definition = byUrl.get(each.url)
      const [value] = definition?.differential.element.flatMap(one => ('type' in one ? one.type : [])) ?? []
      const name = `value${value!.code.replace(/^./, letter => letter.toUpperCase())}`
      const fits = name in each || 'extension' in each
      return !fits || !definition?.context.some(one => one.expression === type)
    })
    expect(wrong).toEqual([])
  })
})
