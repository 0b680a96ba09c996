import { dayOf } from '@nethos/contract/common/days.ts'
import { extensions, systems } from '../../adapters/fhir/names.ts'
import { aCharge, chargeAccount, issueInvoice, openAccount, saveBooks } from './cashier.ts'
import { seedCheckups } from './checkup-centre.ts'
import { orderCt, seedExaminations, signIn } from './examination-room.ts'
import { issueReport, patientWith } from './laboratory.ts'
import { recordSystem, seedRegistration } from './registration.ts'
import type { Draft, Resource, Store } from './store.ts'
import { planOperation, reportEvent, seedTheatre } from './theatre.ts'
import { seedWards, writeNote } from './wards.ts'
import { emptyContent } from '../../ports/hospital-results.ts'

export const to = (type: string, id: string) => ({ reference: `${type}/${id}` })
const kind = (code: string) => [{ coding: [{ system: systems.kind, code }] }]

const change = (store: Store, one: Resource, more: object): Resource => store.update({ ...one, ...more }, one.id)

/** One patient of ours with one of everything; what of it has an organization names ours. */
export function seedOurs(store: Store, now: number, organization = to('Organization', 'org')) {
  seedRegistration(store, { now, days: 2 })
  saveBooks(store)
  seedExaminations(store, now)
  seedTheatre(store)
  seedWards(store)
  seedCheckups(store, now)
  store.create({ resourceType: 'Device', id: 'ct', owner: organization })
  change(store, store.find('Location', 'house')!, { managingOrganization: organization })
  change(store, store.find('HealthcareService', 'centre')!, { providedBy: organization })
  return resourcesOf(store, now, organization)
}

function resourcesOf(store: Store, now: number, organization: object) {
  const patientId = patientWith(store, recordSystem, 'B1')
  const owned = (type: string, id: string, more: object) => change(store, store.find(type, id)!, more).id
  const orderNo = owned('ServiceRequest', orderCt(store, patientId, now), { performer: [organization] })
  signIn(store, orderNo, now)
  const noteNo = owned('ServiceRequest', writeNote(store, patientId, now), { performer: [organization] })
  const surgeryNo = `P-${store.all('ServiceRequest').length}`
  planOperation(store, { patientId, surgeryNo, plannedAt: now + 86_400_000 })
  owned('ServiceRequest', surgeryNo, { performer: [organization] })
  reportEvent(store, { surgeryNo, event: 'arrived', occurredAt: now, eventId: `${surgeryNo}-a` })
  const billNo = owned('Invoice', issueInvoice(store, { patientId, items: [aCharge], at: now }), {
    issuer: organization,
  })
  const stayNo = owned('Account', openAccount(store, patientId, now), { owner: organization })
  chargeAccount(store, stayNo, dayOf(now), [aCharge])
  const reportCode = `L-${store.all('DiagnosticReport').length}`
  aReport(store, reportCode, now)
  owned('DiagnosticReport', reportCode, { performer: [organization] })
  return { orderNo, noteNo, surgeryNo, billNo, stayNo, reportCode }
}

export const aReport = (store: Store, reportCode: string, now: number): void =>
  issueReport(store, recordSystem, {
    reportCode,
    version: 1,
    kind: 'lab',
    reportName: '电解质',
    state: 'final',
    recordNumber: 'B1',
    departmentName: '',
    orderedBy: '',
    reportedBy: '',
    checkedBy: '',
    feeCents: 0,
    issuedAt: now,
    content: { ...emptyContent, conclusion: '未见异常' },
  })

/** Another hospital on the same server, with the same of everything, of the same patient, who has a file there too. */
export function seedOthers(store: Store, now: number) {
  const other = to('Organization', 'other')
  const create = (id: string, draft: Draft) => void store.create({ id, ...draft })
  create('other', { resourceType: 'Organization', name: '别的医院' })
  create('other-ct', { resourceType: 'Device', owner: other })
  create('other-house', { resourceType: 'Location', name: '别楼', managingOrganization: other })
  create('other-blood', {
    resourceType: 'HealthcareService',
    category: kind('examination'),
    providedBy: other,
    availableTime: [{ allDay: true }],
  })
  create('other-centre', { resourceType: 'HealthcareService', category: kind('checkup'), providedBy: other })
  create('other-plan', {
    resourceType: 'PlanDefinition',
    status: 'active',
    title: '别的套餐',
    action: [{ title: '抽血' }],
    extension: [
      { url: extensions.fee, valueMoney: { value: 1, currency: 'CNY' } },
      { url: extensions.offeredAt, valueReference: to('HealthcareService', 'other-centre') },
    ],
  })
  create('other-item', {
    resourceType: 'ActivityDefinition',
    status: 'active',
    title: '别的检验',
    code: { coding: [{ code: 'N99' }] },
    location: to('Location', 'other-house'),
    extension: [{ url: extensions.fee, valueMoney: { value: 1, currency: 'CNY' } }],
  })
  aCalendar(store, now, 'other-scan', { serviceCategory: kind('examination'), actor: [to('Device', 'other-ct')] })
  aCalendar(store, now, 'other-check', {
    serviceCategory: kind('checkup'),
    actor: [to('HealthcareService', 'other-centre')],
  })
  aWard(store, 'other-ward', other)
  return resourcesOf(store, now, other)
}

export function aCalendar(store: Store, now: number, id: string, more: object): void {
  store.create({ resourceType: 'Schedule', id, active: true, ...more })
  const from = now + 86_400_000
  store.create({
    resourceType: 'Slot',
    id: `${id}-1`,
    schedule: to('Schedule', id),
    status: 'free',
    start: new Date(from).toISOString(),
    end: new Date(from + 600_000).toISOString(),
  })
}

export function aWard(store: Store, id: string, managingOrganization?: object): void {
  const type = [{ coding: [{ system: systems.roleCode, code: 'HU' }] }]
  store.create({ resourceType: 'Location', id, status: 'active', name: '别的病区', type, managingOrganization })
  store.create({
    resourceType: 'Location',
    id: `${id}-bed`,
    status: 'active',
    name: '1',
    type: [{ coding: [{ system: systems.bedKind, code: 'ordinary' }] }],
    operationalStatus: { system: systems.bedStatus, code: 'U' },
    partOf: to('Location', id),
  })
}
