import { afterAll, beforeEach, expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { checkHospital } from '../../adapters/fhir/check.ts'
import { fhirBooking } from '../../adapters/fhir/booking/fhir-booking.ts'
import { openFhirServer } from './fhir-server.ts'
import { recordSystem, seedRegistration } from './registration.ts'

/** A server that carries another hospital, too. */
const clock = { now: () => Date.now() }
const server = await openFhirServer({ ...clock, tokens: ['a token'], client: { id: '', secret: '' } })
afterAll(() => server.close())
const { store } = server
seedRegistration(store, { now: clock.now() })
const to = (type: string, id: string) => ({ reference: `${type}/${id}` })
const tomorrow = addDays(dayOf(clock.now()), 1)

store.create({ resourceType: 'Organization', id: 'other', name: '别的医院' })
store.create({ resourceType: 'Organization', id: 'ward', name: '心内二区', partOf: to('Organization', 'g1') })
store.create({
  resourceType: 'HealthcareService',
  id: 'deep',
  name: '高血压门诊',
  providedBy: to('Organization', 'ward'),
})
store.create({
  resourceType: 'HealthcareService',
  id: 'foreign',
  name: '别的医院的心内科',
  providedBy: to('Organization', 'other'),
})
store.create({ resourceType: 'Location', id: 'far', name: '9诊室', managingOrganization: to('Organization', 'other') })
store.create({ resourceType: 'Location', id: 'near', name: '3诊室', managingOrganization: to('Organization', 'g1') })
const aRole = (id: string, doctor: string, service: string) =>
  store.create({
    resourceType: 'PractitionerRole',
    id,
    practitioner: to('Practitioner', doctor),
    healthcareService: [to('HealthcareService', service)],
  })
store.create({ resourceType: 'Practitioner', id: 'stranger', name: [{ text: '何人' }] })
aRole('r-stranger', 'stranger', 'foreign')
// d2 works in both.
aRole('r-both', 'd2', 'foreign')
const aCalendar = (id: string, ...actor: object[]) => {
  store.create({ resourceType: 'Schedule', id, actor })
  store.create({
    resourceType: 'Slot',
    id: `${id}-1`,
    schedule: to('Schedule', id),
    status: 'free',
    start: `${tomorrow}T09:00:00+08:00`,
    end: `${tomorrow}T09:10:00+08:00`,
  })
}
aCalendar('of-foreign', to('HealthcareService', 'foreign'))
aCalendar('of-role', to('PractitionerRole', 'r-stranger'))
aCalendar('of-stranger', to('Practitioner', 'stranger'))
aCalendar('of-both', to('Practitioner', 'd2'))
aCalendar('of-both-there', to('Practitioner', 'd2'), to('Location', 'far'))
aCalendar('of-both-here', to('Practitioner', 'd2'), to('Location', 'near'))
aCalendar('of-deep', to('HealthcareService', 'deep'))

const reported: string[] = []
const hospital = { hosId: 'h1', base: server.base, token: 'a token', organizationId: 'org', recordSystem }
const booking = fhirBooking(
  [{ ...hospital, timeoutMs: 2_000, report: (sentence: string) => void reported.push(sentence) }],
  clock,
)
beforeEach(() => void reported.splice(0))
const mine = (code: string) => code.split('.')[0]!.replace(/^\d{8}-.*/, 'seeded')

test('departments and doctors of another hospital do not come in; those deep below ours do', async () => {
  const departments = await booking.departments('h1')
  expect(departments.map(one => one.deptCode)).not.toContain('foreign')
  expect(departments.find(one => one.deptCode === 'deep')).toMatchObject({ parentCode: 'g1' })
  const doctors = await booking.doctors('h1')
  expect(doctors.map(one => `${one.doctorCode} ${one.deptCode}`).toSorted()).toEqual(['d1 s101', 'd2 s101'])
  expect(reported).toContain(
    'HealthcareService/foreign was left out: Organization/other provides it, which is not part of Organization/org',
  )
})

test('neither do its calendars; of a doctor in two hospitals the room decides, and without one nobody can', async () => {
  const sessions = await booking.sessions('h1', tomorrow, tomorrow)
  expect([...new Set(sessions.map(one => mine(one.sessionCode)))].toSorted()).toEqual([
    'of-both-here',
    'of-deep',
    'seeded',
  ])
  expect(reported).toContain(
    'Schedule/of-both was left out: its actors name no department, and its doctor works in several hospitals of this server',
  )
})

test('nor news of its numbers', async () => {
  let [cursor, more] = ['', true]
  while (more) {
    const page = await booking.happenings('h1', cursor)
    more = page.happenings.length > 0
    cursor = page.cursor
  }
  for (const id of ['of-foreign', 'of-stranger', 'of-both-there', 'of-deep'])
    store.update({ ...store.find('Slot', `${id}-1`)!, status: 'busy' }, `${id}-1`)
  const { happenings } = await booking.happenings('h1', cursor)
  expect(happenings).toMatchObject([{ kind: 'number_changed', numberCode: 'of-deep-1' }])
})

test('on a shared server what does not say whose it is is left out, and the check says so with what is to be set', async () => {
  store.create({ resourceType: 'HealthcareService', id: 'nobodys', name: '某科' })
  const findings = await checkHospital({ ...hospital, timeoutMs: 2_000 }, clock)
  const left = findings.filter(one => one.what === '略去').map(one => one.detail)
  expect(left).toContain(
    'HealthcareService/nobodys was left out: it has no providedBy, and this server is shared by several hospitals',
  )
  expect(findings.find(one => one.what === '归属')).toEqual({
    what: '归属',
    outcome: 'lacking',
    detail:
      '2个科室不归 Organization/org（见“略去”）：本院科室的 providedBy 须是它或它下级的 Organization；只写医生的排班，还要有 Location.managingOrganization',
  })
})

test('a server of one hospital alone may leave it unsaid', async () => {
  const alone = await openFhirServer({ ...clock, tokens: ['a token'], client: { id: '', secret: '' } })
  seedRegistration(alone.store, { now: clock.now() })
  for (const { providedBy: _its, ...rest } of alone.store.all('HealthcareService')) alone.store.update(rest, rest.id)
  const line = { ...hospital, base: alone.base, timeoutMs: 2_000 }
  expect((await fhirBooking([line], clock).departments('h1')).map(one => one.deptCode)).toContain('s101')
  const findings = await checkHospital(line, clock)
  await alone.close()
  expect(findings.filter(one => one.what === '归属')).toEqual([
    { what: '归属', outcome: 'ok', detail: '所有科室都归本院' },
  ])
})
