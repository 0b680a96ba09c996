import { expect, test } from 'vitest'
import { readFhirHospitals } from '../../adapters/fhir/settings.ts'

const one = {
  hosId: 'h1',
  base: 'https://his.example/fhir',
  organization: 'org',
  recordSystem: 'urn:oid:1.2.3',
  cardSystem: 'urn:oid:1.2.4',
  idCardSystem: 'urn:oid:1.2.5',
  token: 'the secret token',
  pushSecret: 'k'.repeat(32),
}
const read = (...hospitals: object[]) => readFhirHospitals(JSON.stringify(hospitals), 'https://hospital.example')

test('a hospital is read with the address that it may push to', () => {
  expect(read(one)).toEqual([
    {
      hosId: 'h1',
      base: 'https://his.example/fhir',
      organizationId: 'org',
      recordSystem: 'urn:oid:1.2.3',
      cardSystem: 'urn:oid:1.2.4',
      idCardSystem: 'urn:oid:1.2.5',
      token: 'the secret token',
      push: {
        endpoint: 'https://hospital.example/hospital/push/h1',
        resultsEndpoint: 'https://hospital.example/hospital/results/h1',
        secret: 'k'.repeat(32),
      },
    },
  ])
  const { pushSecret: _left, ...quiet } = one
  expect(read(quiet)[0]).not.toHaveProperty('push')
  expect(read()).toEqual([])
  expect(read({ ...one, shared: true })[0]).toMatchObject({ shared: true })
})

test.each([
  ['[', 'is wrong at its beginning'],
  [JSON.stringify([{ ...one, base: 'his.example' }]), 'is wrong at 0.base'],
  [JSON.stringify([{ ...one, shared: 'yes' }]), 'is wrong at 0.shared'],
  [JSON.stringify([{ ...one, pushSecret: 'short' }]), 'is wrong at 0.pushSecret'],
  [JSON.stringify([{ ...one, oauth: { tokenUrl: 'https://x.example/t' } }]), 'is wrong at 0.oauth.clientId'],
  [JSON.stringify([one, one]), 'names h1 twice'],
])('what is wrong is named by its place, never by what stands there', (text, sentence) => {
  const reading = () => readFhirHospitals(text, 'https://hospital.example')
  expect(reading).toThrow(sentence)
  expect(reading).not.toThrow('secret token')
})
