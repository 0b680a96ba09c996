import { afterAll, expect, test } from 'vitest'
import { checkHospital } from '../../adapters/fhir/check.ts'
import { fhirBooking } from '../../adapters/fhir/booking/fhir-booking.ts'
import { fhirPatients } from '../../adapters/fhir/patients/fhir-patients.ts'
import { anIdCard } from '../../domains/people/people.samples.ts'
import { FileExistsError, FileUnknownError } from '../../ports/hospital.ts'
import { openFhirServer } from './fhir-server.ts'
import { idCardSystem } from './patient-index.ts'
import { recordSystem, seedRegistration } from './registration.ts'
import { to } from './two-hospitals.ts'

/** One server, two hospitals that number their files by one system, and their patients. */
const clock = { now: () => Date.now() }
const server = await openFhirServer({ ...clock, tokens: ['a token'], client: { id: '', secret: '' } })
afterAll(() => server.close())
const { store } = server
seedRegistration(store, { now: clock.now(), days: 1 })
store.create({ resourceType: 'Organization', id: 'other', name: '别的医院' })
store.create({
  resourceType: 'HealthcareService',
  id: 'foreign',
  name: '别的医院的心内科',
  providedBy: to('Organization', 'other'),
})
const line = { base: server.base, token: 'a token', recordSystem, timeoutMs: 2_000 }
const reported: string[] = []
const hospitals = [
  { ...line, hosId: 'h1', organizationId: 'org', report: (one: string) => void reported.push(one) },
  { ...line, hosId: 'h2', organizationId: 'other' },
]
const patients = fhirPatients(hospitals, clock)

let numbers = 0
interface Of {
  /** Whose file it is; left out: nobody says. */
  keeper?: string
  /** Who gave the number; left out: nobody says. */
  assigner?: string
  hasNumber?: boolean
}
const number = (assigner?: string) => ({
  system: recordSystem,
  value: `B${++numbers}`,
  ...(assigner && { assigner: to('Organization', assigner) }),
})
function aFile(idCard: string, { keeper, assigner, hasNumber = true }: Of, ...more: object[]) {
  const own = hasNumber ? [number(assigner)] : []
  const { id } = store.create({
    resourceType: 'Patient',
    active: true,
    identifier: [{ system: idCardSystem, value: idCard }, ...own, ...more],
    name: [{ text: '王秀英' }],
    telecom: [{ system: 'phone', use: 'mobile', value: '13900000000' }],
    ...(keeper && { managingOrganization: to('Organization', keeper) }),
  })
  return { id, recordNumber: own[0]?.value ?? '' }
}
const recordOf = async (hosId: string, idCard: string) => (await patients.find(hosId, idCard))?.recordNumber

test('a file that another hospital keeps is none of ours, whatever finds it; nothing is written to it', async () => {
  const idCard = anIdCard()
  const { id, recordNumber } = aFile(idCard, { keeper: 'other' })
  expect(await patients.find('h1', idCard)).toBeUndefined()
  expect(await patients.get('h1', recordNumber)).toBeUndefined()
  expect(await patients.visitCards('h1', recordNumber)).toEqual([])
  expect(await recordOf('h2', idCard)).toBe(recordNumber)
  await expect(patients.changeMobile('h1', recordNumber, '13700000000')).rejects.toThrow(FileUnknownError)
  expect(store.find('Patient', id)!.telecom[0].value).toBe('13900000000')
  expect(reported).toContain(
    `Patient/${id} was left out: it belongs to Organization/other, which is not part of Organization/org`,
  )
})

test('nor can a number of a clinic be held for it', async () => {
  const { recordNumber } = aFile(anIdCard(), { keeper: 'other' })
  const { id } = store.all('Slot').find(one => one.status === 'free')!
  const order = { ourNo: 'o1', numberCode: id, recordNumber, until: clock.now() + 600_000 }
  await expect(fhirBooking(hospitals, clock).hold('h1', order)).rejects.toThrow(FileUnknownError)
})

test('who has a file in both has one in each, and the window need not make one of them', async () => {
  const idCard = anIdCard()
  const [ours, theirs] = [aFile(idCard, { keeper: 'g1' }), aFile(idCard, { keeper: 'other' })]
  expect(await recordOf('h1', idCard)).toBe(ours.recordNumber)
  expect(await recordOf('h2', idCard)).toBe(theirs.recordNumber)
})

test('where one file serves both, who gave a number says whose it is, before who keeps the file', async () => {
  const idCard = anIdCard()
  const second = number('org')
  const { recordNumber } = aFile(idCard, { keeper: 'other', assigner: 'other' }, second)
  expect(await recordOf('h1', idCard)).toBe(second.value)
  expect(await recordOf('h2', idCard)).toBe(recordNumber)
  expect(await patients.get('h1', recordNumber)).toBeUndefined()
  expect(await patients.get('h1', second.value)).toMatchObject({ recordNumber: second.value })
})

test('who has a file there alone gets one here, which says whose it is', async () => {
  const idCard = anIdCard()
  aFile(idCard, { keeper: 'other' })
  const made = { idCard, name: '王秀英', mobile: '13900000000', address: '', workCode: '' }
  await expect(patients.create('h1', made)).rejects.toThrow('no record number yet')
  const files = store.all('Patient').filter(one => one.identifier.some((each: any) => each.value === idCard))
  expect(files.map(one => one.managingOrganization?.reference)).toEqual(['Organization/other', 'Organization/org'])
  await expect(patients.create('h1', made)).rejects.toThrow(FileExistsError)
})

test('where nobody says whose a file is, its number of our system proves it; without one no second file is made', async () => {
  const [numbered, bare] = [anIdCard(), anIdCard()]
  const { recordNumber } = aFile(numbered, {})
  aFile(bare, { hasNumber: false })
  expect(await recordOf('h1', numbered)).toBe(recordNumber)
  expect(await patients.find('h1', bare)).toBeUndefined()
  const made = { idCard: bare, name: '王秀英', mobile: '13900000000', address: '', workCode: '' }
  await expect(patients.create('h1', made)).rejects.toThrow(FileExistsError)
})

test('the check of the hospital counts the files that do not say whose they are, and names what to set', async () => {
  const finding = (await checkHospital(hospitals[0]!, clock)).find(one => one.what === '病案归属')!
  expect(finding.outcome).toBe('lacking')
  expect(finding.detail).toMatch(/\d+份病案没有写属于哪家医院.*managingOrganization.*recordSystem/)
  const alone = await openFhirServer({ ...clock, tokens: ['a token'], client: { id: '', secret: '' } })
  seedRegistration(alone.store, { now: clock.now(), days: 1 })
  const findings = await checkHospital({ ...hospitals[0]!, base: alone.base }, clock)
  await alone.close()
  expect(findings.filter(one => one.what === '病案归属')).toEqual([])
})

test('a server that the settings give to one hospital alone is asked nothing of this', async () => {
  const idCard = anIdCard()
  const { recordNumber } = aFile(idCard, { keeper: 'other' })
  const alone = fhirPatients([{ ...hospitals[0]!, shared: false }], clock)
  expect(await alone.find('h1', idCard)).toMatchObject({ recordNumber })
})
