import { expect, test } from 'vitest'
import { scriptOf } from './pgbench.ts'
import { inParts, statementOf, valuesOf } from './statements.ts'

const now = Date.parse('2026-11-22T06:00:00.000Z')
const known = {
  account: '1000001',
  session: 'h1.RECORD-0',
  booking_id: '01a20207-ebca-7886-9ae5-988da2becbc9',
  real_person: '\\xab01',
  starts_at: '2026-11-25T01:01:37.000Z',
}

test('what differs from order to order is found, whole or within a text', () => {
  expect(inParts('1000001', known)).toEqual([{ name: 'account' }])
  expect(inParts(`[{"bookingId":"${known.booking_id}"}]`, known)).toEqual([
    '[{"bookingId":"',
    { name: 'booking_id' },
    '"}]',
  ])
  expect(inParts('5000', known)).toEqual(['5000'])
})

test('instants move along, unless they are known', () => {
  const values = [new Date(now + 120_000), new Date(known.starts_at), Buffer.from([0xab, 1]), null, ['x']]
  const statement = statementOf({ text: 'select $1', values }, known, now)
  expect(statement.values).toEqual([
    [{ sinceNow: 120_000 }],
    [{ name: 'starts_at' }],
    [{ name: 'real_person' }],
    null,
    ['{"x"}'],
  ])
  expect(valuesOf(statement, known, now + 1_000)).toEqual([
    '2026-11-22T06:02:01.000Z',
    known.starts_at,
    '\\xab01',
    null,
    '{"x"}',
  ])
})

test('pgbench takes the way of whoever was in time, or too late', () => {
  const order = {
    probe: [{ text: 'select $1 as is_free', values: [[{ name: 'session' }]] }],
    taking: [
      { text: 'begin', values: [] },
      { text: 'update n set who = $1 where at > $2', values: [[{ name: 'account' }], [{ sinceNow: 0 }]] },
    ],
    taken: [{ text: 'insert into job values ($1::json)', values: [['{"id":"', { name: 'booking_id' }, '"}']] }],
    late: [
      { text: 'select who', values: [] },
      { text: 'select others', values: [] },
    ],
  }
  const rushes = [
    { sessionId: 'h1.a', numbers: 1 },
    { sessionId: 'h1.b', numbers: 1 },
  ]
  expect(scriptOf(order, { rushes, clients: 5, each: 4 }, now).split('\n')).toEqual([
    '\\set turn :turn + 1',
    '\\set account 1000001 + :client_id + 5 * (:turn % 4)',
    '\\set person :account + 1000000',
    '\\if :turn = 0',
    "select 'h1.a' as session \\gset",
    '\\endif',
    '\\if :turn = 4',
    "select 'h1.b' as session \\gset",
    '\\endif',
    'select :session as is_free \\gset',
    '\\if :is_free',
    'begin;',
    "update n set who = :account where at > E'2026-11-22T06\\x3a00\\x3a00.000Z' \\gset",
    '\\if :is_taken',
    `insert into job values ((E'{"id"\\x3a"' || :booking_id::text || '"}')::json);`,
    '\\else',
    'rollback;',
    '\\endif',
    '\\else',
    'select who \\gset',
    'select others;',
    '\\endif',
    '',
  ])
})
