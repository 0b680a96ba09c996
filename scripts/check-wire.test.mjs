import { expect, test } from 'vitest'
import { differences, filesOf, spelled, wireOf } from './check-wire.mjs'

test('our words and codes become the wire’s, all the way down', () => {
  const schema = {
    type: 'object',
    properties: {
      personId: { type: 'string' },
      status: { type: 'string', enum: ['unpaid', 'going'], default: 'going' },
      list: {
        type: 'array',
        items: { type: 'object', properties: { personId: { type: 'string' } }, required: ['personId'] },
      },
    },
    required: ['personId', 'status'],
  }
  expect(spelled(schema, { words: { personId: 'compatId' }, codes: { status: { unpaid: 0, going: 2 } } })).toEqual({
    type: 'object',
    properties: {
      compatId: { type: 'string' },
      status: { enum: [0, 2], default: 2 },
      list: {
        type: 'array',
        items: { type: 'object', properties: { compatId: { type: 'string' } }, required: ['compatId'] },
      },
    },
    required: ['compatId', 'status'],
  })
})

test('a wire is kept in a file a domain, and read back as it was', () => {
  const wire = {
    $defs: { form: { type: 'object' } },
    'nethos.fees.list': { domain: 'fees', key: 'listBills', kind: 'query' },
    'nethos.exam.list': { domain: 'exam', key: 'listExams', kind: 'query' },
    'nethos.fees.pay': { domain: 'fees', key: 'pay', kind: 'command' },
  }
  const files = filesOf(wire)
  expect(Object.keys(files)).toEqual(['$defs', 'fees', 'exam'])
  expect(Object.keys(files.fees)).toEqual(['nethos.fees.list', 'nethos.fees.pay'])
  expect(differences(wireOf(files), wire)).toEqual([])
  expect(differences(wireOf({ ...files, exam: {} }), wire)).toEqual([['nethos.exam.list', 'new']])
})
