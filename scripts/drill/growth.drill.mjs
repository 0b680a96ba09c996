// What a hospital of years costs: pages of the database that each hot call touches, and what a server asks by itself in its first minute, among 20
// thousand consults and among two million, counted by pg_stat_statements; and what a call would cost among five million with a
// hundred million messages, by the depth of the indexes.
// NETHOS_GROWN: another size of the larger one. NETHOS_MESSAGES: messages of each consult (2; with 20 it needs 30 GB).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../apps/server/src/database/free-port.ts'
import { patientsOf, startServer } from '../../peers/lib/hospital.mjs'
import { ask, careless, makeHospital, startPostgres } from '../../peers/lib/postgres.mjs'
import { callsOf } from './growth/calls.mjs'
import { deeperIndexes, pagesMore, target, treesOf } from './growth/depth.mjs'
import { grow } from './growth/fill.mjs'
import { dearer, pagesOfFirstMinute } from './growth/first-minute.mjs'
import { processorTimes, sayTimes } from './growth/processor.mjs'

export const name = 'growth'
export const packages = ['postgresql']

const [small, large] = [20_000, Number(process.env.NETHOS_GROWN ?? 2_000_000)]
const messagesEach = Number(process.env.NETHOS_MESSAGES ?? 2)
const mostRatio = 1.3
/** A page or two of a small call are chance: an index has become one level deeper. */
const levels = 3

export async function run({ say }) {
  const postgres = await startPostgres({
    name: 'growth',
    settings: {
      ...careless,
      shared_preload_libraries: "'pg_stat_statements'",
      'pg_stat_statements.max': 5_000,
      shared_buffers: "'1GB'",
      maintenance_work_mem: "'256MB'",
    },
  })
  const { ownerUrl, appUrl } = await makeHospital(postgres.url())
  const adminUrl = postgres.url('nethos')
  await ask(adminUrl, 'create extension pg_stat_statements')
  const env = { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl }
  const server = await startServer({ port: await freePort(), env })
  const people = await patientsOf(ownerUrl)
  const calls = await callsOf({ server, ownerUrl, ...people })
  const among = { adminUrl, postgres, server, calls, env, say }
  const before = await measureAmong(small, among)
  const after = await measureAmong(large, among)
  sayTimes([before.times, after.times], say)
  const deeper = deeperIndexes([before.trees, after.trees], [before.facts, after.facts])
  const missed = [
    ...judged(before.costs, after.costs, say),
    ...dearer(before.own, after.own, { mostRatio, say }),
    ...(await predict({ ...among, before: before.costs, after: after.costs, deeper, trees: after.trees.size })),
  ]
  if (missed.length > 0) throw new Error(`these cost more than ${mostRatio} times: ${missed.join('; ')}`)
  return {
    calls: calls.length,
    'more than 1.3 times': 0,
    'indexes deeper among 100 million messages': `${deeper.length} of ${after.trees.size}`,
  }
}

async function measureAmong(size, { adminUrl, postgres, server, calls, env, say }) {
  const facts = await grow(adminUrl, size, messagesEach)
  const trees = await treesOf(adminUrl)
  say(`${facts.consults} consults, ${facts.messages} messages, ${facts.lines} lines of the audit log: ${facts.size}`)
  // Connections that have just been opened read the catalogue; plans are made five times before one stays.
  for (const call of calls) await call.play(12)
  const costs = new Map()
  for (const call of calls)
    costs.set(
      call.title,
      await costOf(adminUrl, call).catch(error => Promise.reject(new Error(`${error.message}: ${wordsOf(server)}`))),
    )
  const times = await processorTimes({ server, postgres, calls })
  return { facts, trees, costs, times, own: await pagesOfFirstMinute(adminUrl, env) }
}

/** What is not measured is said as such, and judged all the same: which calls would cost too much. */
async function predict({ adminUrl, calls, before, after, deeper, trees, say }) {
  const among = `among ${target.consults} consults with ${target.messages} messages`
  const names = deeper.map(({ index, level, more }) => `${index} (${level} to ${level + more})`)
  say(`${among} ${deeper.length} of ${trees} indexes would be deeper: ${names.join(', ') || 'none'}`)
  const more = deeper.length === 0 ? new Map() : await pagesMore(adminUrl, calls, deeper)
  const missed = []
  for (const [title, { pages: was }] of before) {
    const pages = after.get(title).pages + (more.get(title) ?? 0)
    const isMet = isWithin(was, pages)
    if (!isMet) missed.push(`${title} ${among}`)
    say(`${isMet ? 'met   ' : 'MISSED'} ${among} ${title}: ${pages.toFixed(1)} pages (${(pages / was).toFixed(2)})`)
  }
  return missed
}

const isWithin = (was, pages) => pages / was <= mostRatio || pages - was <= levels

/** Pages that one call touches, of each statement that every call makes; on a slow machine the queue looks for work as often as it is called. */
async function costOf(url, { play, times }) {
  await ask(url, 'select pg_stat_statements_reset()')
  await play(times)
  const rows = await ask(
    url,
    `select query, calls::int as calls, (shared_blks_hit + shared_blks_read)::float8 / $1 as pages
     from pg_stat_statements where calls >= $1::int * 0.9 and query not like 'WITH next AS%pgboss.job%' order by pages desc`,
    [times],
  )
  return { pages: rows.reduce((sum, row) => sum + row.pages, 0), rows }
}

/** What the server said last. */
const wordsOf = ({ data, port }) => readFileSync(join(data, `server-${port}.log`), 'utf8').slice(-1_500)

/** The calls that cost too much. */
function judged(before, after, say) {
  const missed = []
  for (const [title, { pages, rows }] of after) {
    const was = before.get(title)
    const ratio = pages / was.pages
    const isMet = isWithin(was.pages, pages)
    say(
      `${isMet ? 'met   ' : 'MISSED'} ${title}: ${was.pages.toFixed(1)} pages, then ${pages.toFixed(1)} (${ratio.toFixed(2)})`,
    )
    if (isMet) continue
    missed.push(title)
    for (const row of rows.slice(0, 3))
      say(
        `         ${row.pages.toFixed(1)} ${row.query.replaceAll(/\s+/g, ' ').slice(0, Number(process.env.NETHOS_WORDS ?? 160))}`,
      )
  }
  return missed
}
