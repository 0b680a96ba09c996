// What a server asks by itself in its first minute, in which nobody calls: what a start asks, each timer, also those of an hour, the
// queue, what Prometheus is told each fifteen seconds.
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../../apps/server/src/database/free-port.ts'
import { startServer } from '../../../peers/lib/hospital.mjs'
import { ask } from '../../../peers/lib/postgres.mjs'

const scrapes = 4
const betweenScrapes = 15_000
/** A statement that is asked as often: a page or two of it are chance. */
const fewPages = 50
const shown = 3
/** pg-boss's own statements: it counts its jobs and looks for those that hang, all that have ended among them. */
const ofQueue = /pgboss\.(?:job_common|queue)\b/

/** Pages of the database by statement, of one more server that is started on it. */
export async function pagesOfFirstMinute(adminUrl, env) {
  await ask(adminUrl, 'select pg_stat_statements_reset()')
  const metricsPort = await freePort()
  const server = await startServer({ port: await freePort(), env: { ...env, METRICS_PORT: String(metricsPort) } })
  for (let nth = 0; nth < scrapes; nth += 1) {
    await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    await wait(betweenScrapes)
  }
  await server.end()
  const rows = await ask(
    adminUrl,
    `select query, sum(shared_blks_hit + shared_blks_read)::float8 / sum(calls) as pages
     from pg_stat_statements where query not like '%pg_stat_statements%' group by query`,
  )
  return new Map(rows.map(({ query, pages }) => [query, pages]))
}

/** Those that cost too much among more data, dearest first. */
export function dearer(before, after, { mostRatio, say }) {
  const upkeep = [...after].filter(([query]) => ofQueue.test(query))
  say(`the queue's own upkeep, once a minute: ${upkeep.reduce((sum, [, pages]) => sum + pages, 0).toFixed(0)} pages`)
  const found = [...after]
    .filter(([query]) => !ofQueue.test(query))
    .map(([query, pages]) => ({
      query: query.replaceAll(/\s+/g, ' ').slice(0, 120),
      pages,
      was: before.get(query) ?? 0,
    }))
    .filter(({ pages, was }) => pages > Math.max(fewPages, was * mostRatio))
    .toSorted((a, b) => b.pages - a.pages)
  say(
    `${found.length === 0 ? 'met   ' : 'MISSED'} what a server asks by itself in its first minute: ${after.size} statements, ${found.length} dearer`,
  )
  for (const { query, pages, was } of found.slice(0, shown))
    say(`         ${was.toFixed(1)} pages, then ${pages.toFixed(1)}: ${query}`)
  return found.map(({ query }) => query)
}
