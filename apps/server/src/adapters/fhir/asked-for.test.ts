import { expect, test } from 'vitest'
import { notAskedBy } from './asked-for.ts'

const bill = {
  resourceType: 'Invoice',
  id: '7',
  meta: { lastUpdated: '2026-11-28T10:00:00.123Z' },
  status: 'issued',
  identifier: [{ system: 'urn:a', value: '1' }],
  subject: { reference: 'https://his.example/fhir/Patient/p1/_history/2' },
  account: [{ reference: 'Account/z' }],
  code: { coding: [{ system: 'http://loinc.org', code: '8302-2' }] },
  start: '2026-11-28T09:00:00+08:00',
}

test.each([
  [{ subject: 'Patient/p2' }, 'subject'],
  [{ patient: 'Patient/p1x' }, 'patient'],
  [{ subject: 'Patient/p1', status: 'balanced,cancelled' }, 'status'],
  [{ identifier: 'urn:a|2' }, 'identifier'],
  [{ identifier: 'urn:b|1' }, 'identifier'],
  [{ beneficiary: 'Patient/p1' }, 'beneficiary'],
  [{ account: 'Account/y' }, 'account'],
  [{ code: 'http://loinc.org|29463-7' }, 'code'],
  [{ _id: '8,9' }, '_id'],
  [{ _lastUpdated: 'ge2026-11-28T10:00:00.124Z' }, '_lastUpdated'],
  [{ start: ['ge2026-11-28T01:00:00.000Z', 'lt2026-11-28T01:00:00.000Z'] }, 'start'],
] as const)('of a server that passes over a parameter nobody else’s is taken: %j', (query, parameter) => {
  expect(notAskedBy(bill, query)).toBe(parameter)
})

test.each([
  [{ subject: 'Patient/p2,Patient/p1', status: 'issued,balanced' }],
  [{ identifier: 'urn:a|1' }],
  [{ account: 'Account/z' }],
  [{ code: 'http://loinc.org|8302-2' }],
  [{ _id: '7' }],
  [{ _lastUpdated: 'ge2026-11-28T10:00:00.123Z', _sort: '_lastUpdated', _count: '5' }],
  [{ start: ['ge2026-11-28T01:00:00.000Z', 'lt2026-11-28T01:01:00.000Z'] }],
])('what was asked for is: %j', query => {
  expect(notAskedBy(bill, query)).toBeUndefined()
})

test('a day without a time is compared by the server alone', () => {
  expect(notAskedBy({ created: '2026-11-28' }, { created: 'ge2026-11-28T16:00:00.000Z' })).toBeUndefined()
})
