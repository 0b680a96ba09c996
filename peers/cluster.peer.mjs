// A primary and a synchronous standby under Patroni, each on a machine of its own, two servers on them, patients who write and pay, and
// a consult that is open on a phone. One after the other, machines, cables, proxies and a server are struck (lib/strikes.mjs): what was
// acknowledged stands, payments to the cent, and the open page is right again by itself.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { lostOf, patientsOf, startServer, traffic } from './lib/hospital.mjs'
import { buildPages, openConsult } from './lib/open-page.mjs'
import { startCluster, startPostgresProxy } from './lib/patroni.mjs'
import { booksOf, ordersOf, payAll } from './lib/payments.mjs'
import { ask, makeHospital } from './lib/postgres.mjs'
import { folderFor } from './lib/programs.mjs'
import { startHaproxy } from './lib/proxy.mjs'
import { strikesOf, strikeThrough } from './lib/strikes.mjs'

export const name = 'cluster'
export const packages = 'postgresql patroni etcd-server python3-etcd haproxy openssl procps iproute2 util-linux'.split(
  ' ',
)

const payments = 60

export async function run({ say }) {
  buildPages()
  const cluster = await startCluster()
  const roles = await makeHospital((await cluster.primary()).url())
  say('a primary and its synchronous standby')
  const hospital = await startHospital(cluster, roles)
  say('two servers, one by HAProxy, one by the list of hosts')

  const { proxy, people, now } = hospital
  const { orders, channelKey } = await ordersOf(await now(), payments)
  const [reader, ...others] = people.patients
  const open = await openConsult({ origin: proxy.origin, ownerUrl: await now(), patient: reader, channelKey })
  say('a consult is open on a phone')
  const patients = traffic({ origin: proxy.origin, patients: others, channelKey, talkers: 6, pauseMs: 80 })
  const paying = payAll({ origin: proxy.origin, url: now, orders, channelKey, atOnce: 2, pauseMs: 4_000 })
  // Not before its end: what fails on the way is said there.
  paying.catch(error => say(`paying ended: ${error.message}`))

  const gaps = {}
  for (const strike of strikesOf({ cluster, ...hospital }))
    gaps[strike.what] = await strikeThrough(strike, { patients, open, say })

  const paid = await paying
  const counts = await patients.stop()
  const lost = await lostOf(await now(), patients.said)
  const books = await booksOf(await now(), paid)
  // Of the receiver: it stands on whichever is the primary.
  const slots = await ask(await now(), `select from pg_replication_slots where slot_name = 'nethos'`)
  if (slots.length !== 1) throw new Error('after the failovers the primary has no slot nethos')
  const wrong =
    lost.length + Math.abs(books.offCents) + Math.abs(books.balance) + books.twice + (paid.length - books.going)
  if (wrong > 0 || paid.length !== payments || counts.failed > 0)
    throw new Error(
      `${JSON.stringify({ counts, lost: lost.length, books, paid: paid.length })} ${[...new Set(patients.faults)].join('; ')}
${faultsIn(hospital.logs)}`,
    )
  return {
    'acknowledged messages': counts.answered,
    lost: lost.length,
    'told 503 by a server': counts.busy,
    'and by the proxy': counts.nobody,
    'connections broken': counts.broken,
    payments: paid.length,
    'cents off': books.offCents,
    'the page was loaded': `${open.loaded()} time`,
    ...gaps,
  }
}

/** One server follows the primary by the proxy, the other by the list of hosts. */
async function startHospital(cluster, roles) {
  const toDatabases = await startPostgresProxy(cluster.members)
  const [db1, db2] = cluster.members
  const host = /(?<=@)[^/]*/
  const byProxy = url => url.replace(host, toDatabases.at)
  const byList = url => `${url.replace(host, `${db1.host},${db2.host}`)}&target_session_attrs=read-write`
  const now = async () => roles.ownerUrl.replace(host, (await cluster.primary()).host)
  const [a, b] = [await freePort(), await freePort()]
  const data = folderFor('files')
  const go = (port, by) =>
    startServer({
      port,
      data,
      env: {
        NETHOS_TRUSTED_PROXY: '127.0.0.1',
        DATABASE_URL: by(roles.appUrl),
        DATABASE_OWNER_URL: by(roles.ownerUrl),
      },
    })
  const serverA = await go(a, byProxy)
  const people = await patientsOf(byProxy(roles.ownerUrl))
  await go(b, byList)
  const proxy = await startHaproxy({ a, b })
  const logs = [a, b].map(port => join(data, `server-${port}.log`))
  return { toDatabases, serverA, startA: () => go(a, byProxy), proxy, people, now, logs }
}

/** What the servers said of calls that they could not answer, how often each. */
function faultsIn(logs) {
  const often = new Map()
  for (const line of logs.flatMap(log => readFileSync(log, 'utf8').split('\n')))
    if (line.includes('"msg":"fault"')) {
      const { type, code = '', message } = JSON.parse(line).err
      const words = `${type} ${code} ${message}`
      often.set(words, (often.get(words) ?? 0) + 1)
    }
  return [...often].map(([words, times]) => `${times} × ${words}`).join('\n')
}
