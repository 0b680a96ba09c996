import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import type { Reply } from '../../testing/client.ts'
import { aGroup, aMember, aDoctor } from './testbed.ts'

const server = await openTestServer()
const { docId } = await aDoctor(server)
const groupId = await aGroup(server, docId, { version: 20_000, lastSeq: 20_000 })
const reader = await aMember(server, groupId, '老周')

/** 500 people in it, who have said 20,000 things. */
async function fill(): Promise<void> {
  const pool = new pg.Pool({ connectionString: server.database.url, max: 1 })
  await pool.query(
    `insert into account (account_id, mobile_sealed, mobile_hash, created_at)
     select 'crowd-' || n, decode('00', 'hex'), sha256(('crowd-' || n)::bytea), now() from generate_series(1, 499) n`,
  )
  await pool.query(
    `insert into group_member (group_id, account_id, person_id, nickname, status, joined_at)
     select $1, 'crowd-' || n, $2, '病友' || n || '号', 'joined', now() from generate_series(1, 499) n`,
    [groupId, reader.personId],
  )
  await pool.query(
    `insert into group_message (group_id, seq, version, msg_type, content, speaker, speaker_id, speaker_name, created_at)
     select $1, n, n, 'TEXT', '第' || n || '句', 'member', member_id, nickname, now() - (20001 - n) * interval '1 minute'
     from generate_series(1, 20000) n
     join (select member_id, nickname, row_number() over (order by member_id) - 1 as nth from group_member where group_id = $1) m
       on m.nth = n % 500`,
    [groupId],
  )
  // Without it the planner takes the table for an empty one, as it never does of one that has grown.
  await pool.query('analyze group_message, group_member')
  await pool.end()
}
await fill()

interface Node {
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Node Type': string
  Plans?: Node[]
}
/** The rows that a plan has touched, below everything that it does with them. */
const touched = (node: Node): number =>
  node.Plans
    ? node.Plans.reduce((sum, one) => sum + touched(one), 0)
    : (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']

/** What a call asks of the talk, statement by statement, with the rows that each touches. */
async function costOf(call: () => Promise<unknown>): Promise<number[]> {
  const asked: { text: string; values: unknown[] }[] = []
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  await call()
  for (const [statement, given] of spy.mock.calls as unknown as [unknown, unknown[]?][]) {
    const { text, values } =
      typeof statement === 'string' ? { text: statement, values: given } : (statement as pg.QueryConfig<unknown[]>)
    if (text.includes('"group_message"')) asked.push({ text, values: values ?? [] })
  }
  spy.mockRestore()
  const pool = new pg.Pool({ connectionString: server.database.appUrl, max: 1 })
  const costs: number[] = []
  for (const { text, values } of asked) {
    const { rows } = await pool.query(`explain (analyze, format json) ${text}`, values)
    costs.push(touched((rows[0] as { 'QUERY PLAN': [{ Plan: Node }] })['QUERY PLAN'][0].Plan))
  }
  await pool.end()
  return costs
}

test('a group of 500 with 20,000 messages opens at its end in one call and one statement that touches a hundred rows', async () => {
  let opened: Reply | undefined
  const costs = await costOf(async () => {
    opened = await server.call('smarthos.group.message.list', { groupId }, reader.session)
  })
  expect(opened?.obj).toMatchObject({ memberCount: 500, talk: { hasOlder: true } })
  expect(opened?.obj.talk.messages.map((one: { text: string }) => one.text).slice(-2)).toEqual([
    '第19999句',
    '第20000句',
  ])
  expect(opened?.obj.talk.messages).toHaveLength(30)
  expect(costs).toHaveLength(1)
  expect(costs[0]).toBeLessThan(200)
})

test('the page before, far back, and what is new since a version cost as little', async () => {
  const first = await server.call('smarthos.group.message.list', { groupId }, reader.session)
  const beforeId = first.obj.talk.messages[0].messageId
  const older = await costOf(() => server.call('smarthos.group.message.list', { groupId, beforeId }, reader.session))
  const news = await costOf(() =>
    server.call('smarthos.group.message.list', { groupId, afterVersion: 19_990 }, reader.session),
  )
  // The 500 members may be read whole to be joined: that does not grow with what is said.
  for (const cost of [...older, ...news]) expect(cost).toBeLessThan(1_000)
})
