import { expect, test } from 'vitest'
import { spelled } from './check-wire.mjs'

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
