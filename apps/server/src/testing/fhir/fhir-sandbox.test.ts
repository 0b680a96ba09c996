import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openTestServer } from '../server.ts'
import { aCharge, issueInvoice } from './cashier.ts'
import { openFhirServer } from './fhir-server.ts'
import { patientWith } from './laboratory.ts'
import { recordSystem, seedRegistration } from './registration.ts'

const now = () => Date.now()
const fhir = await openFhirServer({ now, tokens: ['a token'], client: { id: '', secret: '' } })
seedRegistration(fhir.store, { now: now(), days: 1 })
const folder = await mkdtemp(join(tmpdir(), 'nethos-fhir-'))
const file = join(folder, 'fhir.json')
const connected = {
  hosId: 'h2',
  base: fhir.base,
  organization: 'org',
  recordSystem,
  token: 'a token',
  parts: ['bills'],
}
await writeFile(file, JSON.stringify([connected]))
afterAll(async () => {
  await fhir.close()
  await rm(folder, { recursive: true, force: true })
})
const { runtime } = await openTestServer({ NETHOS_HOSPITAL_FHIR_FILE: file })
const { hospital } = runtime

test('in the sandbox a listed hospital speaks FHIR, and the demo hospital answers for all others', async () => {
  const names = async (hosId: string) => (await hospital.booking.departments(hosId)).map(one => one.deptName)
  expect(await names('h2')).toContain('肺结节多学科门诊')
  expect(fhir.asked.some(one => one.startsWith('GET /fhir/HealthcareService'))).toBe(true)
  expect(await names('h1')).not.toContain('肺结节多学科门诊')
  expect((await hospital.examinations.items('h1')).length).toBeGreaterThan(0)
})

test('a part that the settings do not name is not asked there; one that they name is', async () => {
  expect(['h1', 'h2'].map(hosId => hospital.results.speaksFor(hosId))).toEqual([true, false])
  expect(['h1', 'h2'].map(hosId => hospital.examinations.speaksFor(hosId))).toEqual([true, false])
  expect(['h1', 'h2'].map(hosId => hospital.bills.speaksFor(hosId))).toEqual([true, true])
  const billNo = issueInvoice(fhir.store, {
    patientId: patientWith(fhir.store, recordSystem, 'B1'),
    at: now(),
    items: [aCharge],
  })
  expect(await hospital.bills.outpatient('h2', 'B1')).toMatchObject([{ billNo, totalCents: 1_000 }])
})
