import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { fhirBills } from '../../adapters/fhir/bills/fhir-bills.ts'
import { checkHospital } from '../../adapters/fhir/check.ts'
import { fhirCheckups } from '../../adapters/fhir/checkups/fhir-checkups.ts'
import { fhirExaminations } from '../../adapters/fhir/examinations/fhir-examinations.ts'
import { fhirParts, type FhirHospital } from '../../adapters/fhir/fhir-hospital.ts'
import { fhirResults } from '../../adapters/fhir/results/fhir-results.ts'
import { fhirStays } from '../../adapters/fhir/stays/fhir-stays.ts'
import { fhirSurgeries } from '../../adapters/fhir/surgeries/fhir-surgeries.ts'
import { BedTakenError } from '../../ports/hospital-stays.ts'
import { openFhirServer, type FhirServer } from './fhir-server.ts'
import { patientWith } from './laboratory.ts'
import { recordSystem } from './registration.ts'
import { aCalendar, aReport, aWard, seedOthers, seedOurs, to } from './two-hospitals.ts'

/** One server, two hospitals, one patient with a file in both: what the other one has of him does not come in here. */
const clock = { now: () => Date.now() }
const [today, inAWeek] = [dayOf(clock.now()), addDays(dayOf(clock.now()), 7)]
const open = () => openFhirServer({ ...clock, tokens: ['a token'], client: { id: '', secret: '' } })
const [shared, alone] = [await open(), await open()]
afterAll(() => Promise.all([shared.close(), alone.close()]))
const ours = seedOurs(shared.store, clock.now())
const others = seedOthers(shared.store, clock.now())
shared.store.create({ resourceType: 'Organization', id: 'deep', partOf: to('Organization', 'g1') })
const only = seedOurs(alone.store, clock.now())

const reported: string[] = []
beforeEach(() => void reported.splice(0))
function portsOf({ base }: FhirServer, more: Partial<FhirHospital> = {}) {
  const hospital = {
    hosId: 'h1',
    base,
    token: 'a token',
    organizationId: 'org',
    recordSystem,
    timeoutMs: 3_000,
    ...more,
  }
  const line = [{ ...hospital, report: (sentence: string) => void reported.push(sentence) }]
  return {
    examinations: fhirExaminations(line, clock),
    checkups: fhirCheckups(line, clock),
    stays: fhirStays(line, clock),
    surgeries: fhirSurgeries(line, clock),
    bills: fhirBills(line, clock),
    results: fhirResults(line, clock),
  }
}
const outside = (which: string) =>
  `${which} was left out: it belongs to Organization/other, which is not part of Organization/org`
const unsaid = (which: string) =>
  `${which} was left out: it names no organization, and this server is shared by several hospitals`
const { examinations, checkups, stays, surgeries, bills, results } = portsOf(shared)

test('an order, a calendar, an opening and an item of another hospital are none of ours', async () => {
  expect((await examinations.orders('h1', 'B1')).map(one => one.orderNo)).toEqual([ours.orderNo])
  expect(reported).toContain(outside(`ServiceRequest/${others.orderNo}`))
  const resources = new Set((await examinations.slots('h1', today, inAWeek)).map(one => one.resourceCode))
  expect([...resources]).toEqual(['ct'])
  expect(reported).toContain(outside('Schedule/other-scan'))
  expect(reported).toContain(outside('HealthcareService/other-blood'))
  expect((await examinations.items('h1')).map(one => one.itemCode).toSorted()).toEqual(['N01', 'N02'])
  const { happenings } = await examinations.happenings('h1', '')
  expect(happenings.flatMap(one => (one.kind === 'order' ? one.order.orderNo : []))).toEqual([ours.orderNo])
  expect(happenings.flatMap(one => (one.kind === 'queue' ? (one.entry.orderNo ?? '') : []))).toEqual([ours.orderNo])
  expect(happenings.flatMap(one => (one.kind === 'slot' ? one.slot.slotCode : [])).join()).not.toMatch(/other/)
})

test('what is ordered here names this hospital, and so is not taken for another’s', async () => {
  await examinations.openItems('h1', { ourNo: 'i1', recordNumber: 'B1', itemCodes: ['N01'], amountCents: 1_600 })
  const made = shared.store.all('ServiceRequest').find(one => one.requisition?.value === 'i1')
  expect(made!.performer).toEqual([to('Organization', 'org')])
})

test('its beds, wards and admissions do not come in, and no bed of it can be arranged', async () => {
  expect((await stays.wards('h1')).map(one => one.wardCode)).not.toContain('other-ward')
  expect((await stays.beds('h1')).map(one => one.bedCode)).not.toContain('other-ward-bed')
  expect(reported).toContain(outside('Location/other-ward-bed'))
  expect((await stays.notes('h1', 'B1')).map(one => one.noteNo)).toEqual([ours.noteNo])
  const { happenings } = await stays.happenings('h1', '')
  const [notes, beds] = [
    happenings.flatMap(one => (one.kind === 'note' ? one.note.noteNo : [])),
    happenings.flatMap(one => (one.kind === 'bed' ? one.bed.bedCode : [])),
  ]
  expect(notes).toEqual([ours.noteNo])
  expect(beds).toContain('bed-501-1')
  expect(beds).not.toContain('other-ward-bed')
  const called = {
    noteNo: ours.noteNo,
    version: 1,
    standing: 'called' as const,
    bedCode: 'other-ward-bed',
    arriveOn: inAWeek,
    bedWish: 'any' as const,
    wishedOn: '',
    remark: {},
  }
  await expect(stays.arrange('h1', called)).rejects.toBeInstanceOf(BedTakenError)
})

test('nor its operations', async () => {
  expect((await surgeries.surgeries('h1', 'B1')).map(one => one.surgeryNo)).toEqual([ours.surgeryNo])
  const { happenings } = await surgeries.happenings('h1', '')
  expect(happenings.map(one => one.surgery.surgeryNo)).toEqual([ours.surgeryNo])
  expect(reported).toContain(outside(`ServiceRequest/${others.surgeryNo}`))
})

test('nor its bills and stays, neither in the list nor by their number', async () => {
  expect((await bills.outpatient('h1', 'B1')).map(one => one.billNo)).toEqual([ours.billNo])
  expect(await bills.bill('h1', ours.billNo)).toMatchObject({ totalCents: 1_000 })
  expect(await bills.bill('h1', others.billNo)).toBeUndefined()
  expect(reported).toContain(outside(`Invoice/${others.billNo}`))
  expect((await bills.stays('h1', 'B1')).map(one => one.stayNo)).toEqual([ours.stayNo])
  expect(await bills.stay('h1', others.stayNo)).toBeUndefined()
  expect(await bills.charges('h1', others.stayNo)).toEqual([])
  expect(await bills.charges('h1', ours.stayNo)).toHaveLength(1)
})

test('what another hospital was paid does not stand in our book of the day', async () => {
  const there = portsOf(shared, { organizationId: 'other' })
  const paid = { what: 'deposit' as const, recordNumber: 'B1', totalCents: 1, pooledCents: 0, accountCents: 0 }
  const money = { ownCents: 1, insuranceNo: '', paidAt: clock.now() }
  await bills.takePayment('h1', { ...paid, ...money, ourNo: 'here', billNo: ours.stayNo })
  await there.bills.takePayment('h1', { ...paid, ...money, ourNo: 'there', billNo: others.stayNo })
  expect((await bills.booked('h1', today)).map(one => one.ourNo)).toEqual(['here'])
  expect((await there.bills.booked('h1', today)).map(one => one.ourNo)).toEqual(['there'])
})

test('nor its results, even those that nobody can read', async () => {
  const { store } = shared
  store.update({ ...store.find('DiagnosticReport', others.reportCode)!, id: 'odd', code: 'no concept' }, 'odd')
  const of = (found: readonly { kind: string; report?: { reportCode: string } }[]) =>
    found.map(one => one.report?.reportCode ?? one.kind)
  expect(of((await results.ofPatient('h1', 'B1')) as never)).toEqual([ours.reportCode])
  expect(of((await results.arrivals('h1', '')).arrivals as never)).toEqual([ours.reportCode])
  expect(reported.join('\n')).toContain(`DiagnosticReport/${others.reportCode}`)
})

test('nor its health-check centres, packages, times and orders', async () => {
  const { centres, packages } = await checkups.offers('h1')
  expect(centres.map(one => one.centreCode)).toEqual(['centre'])
  expect(packages.map(one => one.packageCode)).toEqual(['basic-women'])
  const times = await checkups.times('h1', today, inAWeek)
  expect([...new Set(times.map(one => one.centreCode))]).toEqual(['centre'])
  const { happenings } = await checkups.happenings('h1', '')
  expect(JSON.stringify(happenings)).not.toMatch(/other/)
  expect(reported).toContain(outside('PlanDefinition/other-plan'))
})

describe('what names no organization', () => {
  const bare = (server: FhirServer, numbers: typeof ours) => {
    const { store } = server
    const without = (type: string, id: string, element: string) => {
      const { [element]: _, ...rest } = store.find(type, id)!
      store.update(rest as never, id)
    }
    without('Invoice', numbers.billNo, 'issuer')
    without('Account', numbers.stayNo, 'owner')
    without('DiagnosticReport', numbers.reportCode, 'performer')
    without('ServiceRequest', numbers.surgeryNo, 'performer')
    without('ServiceRequest', numbers.surgeryNo, 'locationReference')
    without('HealthcareService', 'centre', 'providedBy')
    without('Device', 'ct', 'owner')
  }
  const seen = async (ports: ReturnType<typeof portsOf>) => ({
    bills: (await ports.bills.outpatient('h1', 'B1')).length,
    stays: (await ports.bills.stays('h1', 'B1')).length,
    reports: (await ports.results.ofPatient('h1', 'B1')).length,
    surgeries: (await ports.surgeries.surgeries('h1', 'B1')).length,
    centres: (await ports.checkups.offers('h1')).centres.length,
    times: (await ports.examinations.slots('h1', today, inAWeek)).length > 0,
  })
  const all = { bills: 1, stays: 1, reports: 1, surgeries: 1, centres: 1, times: true }
  const none = { bills: 0, stays: 0, reports: 0, surgeries: 0, centres: 0, times: false }

  test('is ours on a server of one hospital', async () => {
    bare(alone, only)
    expect(await seen(portsOf(alone))).toEqual(all)
    expect(reported).toEqual([])
  })

  test('but not where the settings say that the server is shared, and is named then', async () => {
    expect(await seen(portsOf(alone, { shared: true }))).toEqual(none)
    expect(reported).toContain(unsaid(`Invoice/${only.billNo}`))
  })

  test('nor where the server shows another hospital’s departments', async () => {
    bare(shared, ours)
    expect(await seen(portsOf(shared))).toEqual(none)
  })

  test('and where the settings say that it is ours alone, everything on it is', async () => {
    const { store } = alone
    const loose = aLooseBill(alone)
    expect((await portsOf(alone).bills.outpatient('h1', 'B1')).map(one => one.billNo)).not.toContain(loose)
    const declared = portsOf(alone, { shared: false })
    expect((await declared.bills.outpatient('h1', 'B1')).map(one => one.billNo)).toContain(loose)
    aWard(store, 'loose-ward', to('Organization', 'loose'))
    expect((await declared.stays.beds('h1')).map(one => one.bedCode)).toContain('loose-ward-bed')
  })
})

/** Of a department whose Organization nobody has put below the hospital. */
function aLooseBill({ store }: FhirServer): string {
  const loose = { ...store.find('Invoice', only.billNo)!, id: 'loose', issuer: to('Organization', 'loose') }
  store.update(loose, 'loose')
  return 'loose'
}

test('whose it is may stand on what a resource names, and in a department deep below', async () => {
  const { store } = shared
  store.create({
    resourceType: 'Encounter',
    id: 'visit',
    status: 'finished',
    serviceProvider: to('Organization', 'deep'),
  })
  store.create({ resourceType: 'Encounter', id: 'visit-there', serviceProvider: to('Organization', 'other') })
  const reports = [
    ['by-visit', { encounter: to('Encounter', 'visit') }],
    ['by-visit-there', { encounter: to('Encounter', 'visit-there') }],
    // An outside laboratory did what our doctor ordered.
    ['by-order', { basedOn: [to('ServiceRequest', ours.orderNo)], performer: [to('Organization', 'other')] }],
  ] as const
  for (const [id, more] of reports) {
    aReport(store, id, clock.now())
    const { performer: _, ...rest } = store.find('DiagnosticReport', id)!
    store.update({ ...rest, ...more } as never, id)
  }
  const found = await results.ofPatient('h1', 'B1')
  const codes = found.flatMap(one => (one.kind === 'report' ? one.report.reportCode : []))
  expect(codes.toSorted()).toEqual(['by-order', 'by-visit'])
})

test('the check names what it left out because it is another’s, and what says nothing', async () => {
  aCalendar(shared.store, clock.now(), 'nobodys-scan', {
    serviceCategory: shared.store.find('Schedule', 'other-scan')!.serviceCategory,
    actor: [to('Device', 'unknown')],
  })
  patientWith(shared.store, recordSystem, 'B1')
  const hospital = { hosId: 'h1', base: shared.base, token: 'a token', organizationId: 'org', recordSystem }
  const findings = await checkHospital({ ...hospital, parts: [...fhirParts], timeoutMs: 3_000 }, clock)
  const left = findings.filter(one => one.what === '略去').map(one => one.detail)
  const naming = (what: string) =>
    left.filter(one => one.includes(what) && one.includes('belongs to Organization/other'))
  for (const what of [
    'Schedule/other-scan',
    'Schedule/other-check',
    'HealthcareService/other-centre',
    'PlanDefinition/other-plan',
    'ActivityDefinition/other-item',
    'Location/other-ward',
    `ServiceRequest/${others.orderNo}`,
    `ServiceRequest/${others.surgeryNo}`,
    `ServiceRequest/${others.noteNo}`,
    `Invoice/${others.billNo}`,
    `DiagnosticReport/${others.reportCode}`,
  ])
    expect([what, naming(what).length > 0]).toEqual([what, true])
  expect(left.join('\n')).toMatch(/Schedule\/[^:]*nobodys-scan[^:]* was left out: it names no organization/)
})
