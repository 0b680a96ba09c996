import pg from 'pg'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordQueries, type RecordedQuery } from '../testing/recorded-queries.ts'
import { openTestServer, serverOn } from '../testing/server.ts'
import { countFailedJobs, failedJobCount, failedJobs } from './failed-jobs.ts'
import { jobsThatWait, showQueue } from './queue-figures.ts'
import { dueQueues } from './wake-workers.ts'

const server = await openTestServer()
const client = new pg.Client({ connectionString: server.database.appUrl })
/** Some four hundred pages; a day of a large hospital has some thousands. */
const ended = 20_000
const mostPages = 60

beforeAll(async () => {
  await client.connect()
  await client.query(
    `insert into pgboss.job (name, state, created_on, started_on, completed_on)
     select 'sms.send', 'completed', now(), now(), now() from generate_series(1, $1::int)`,
    [ended],
  )
  await client.query('vacuum analyze pgboss.job')
})
afterAll(() => client.end())

/** Pages that a statement reads. */
async function pagesOf({ text, values }: RecordedQuery): Promise<number> {
  await client.query('begin')
  const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, [...values])
  await client.query('rollback')
  const { Plan: plan } = rows[0]['QUERY PLAN'][0]
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
}

/** What is asked of the queue while this runs, the queue's own fetching of jobs left out. */
async function askedDuring(run: () => Promise<unknown>): Promise<RecordedQuery[]> {
  const recorded = recordQueries()
  await run()
  return recorded().filter(({ text }) => /pgboss\.job\b/.test(text) && !/skip locked/i.test(text))
}

const figures = new Registry()
showQueue(figures, server.db)
countFailedJobs(figures, server.db)

test.each<[string, () => Promise<unknown>]>([
  ['how many wait', () => jobsThatWait(server.db)],
  ['how many have failed', () => failedJobCount(server.db)],
  ['which have failed', () => failedJobs(server.db, { limit: 20, offset: 0 })],
  ['the figures', () => figures.metrics()],
])('%s: asked without reading what has ended', async (_, ask) => {
  const asked = await askedDuring(ask)
  expect(asked).not.toEqual([])
  for (const one of asked) expect(await pagesOf(one), one.text).toBeLessThan(mostPages)
})

test('the failed are put by without reading what has ended', async () => {
  const asked = await askedDuring(() => server.advance(61))
  const update = asked.filter(({ text }) => text.includes('deletion_seconds'))
  expect(update).not.toEqual([])
  for (const one of update) expect(await pagesOf(one)).toBeLessThan(mostPages)
})

test('so is, each second, which queues have something to do', async () => {
  const { rows } = await client.query<{ name: string }>('select name from pgboss.queue')
  const values = [rows.map(({ name }) => name)]
  expect(await pagesOf({ client, text: dueQueues, values })).toBeLessThan(mostPages)
})

test('what has gone well stays a day, in a queue that the version before has made, too', async () => {
  const days = `select distinct deletion_seconds / 86400 as days from pgboss.queue where name not like '\\_\\_%'`
  expect((await client.query(days)).rows).toEqual([{ days: 1 }])
  await client.query('update pgboss.queue set deletion_seconds = 604800')
  await serverOn(server.database)
  expect((await client.query(days)).rows).toEqual([{ days: 1 }])
})
