// A primary and a synchronous standby under Patroni, two servers on it, patients who write and pay. The primary's machine, the proxy
// before the databases and a server are killed one after the other: what was acknowledged stands, payments to the cent.
import { freePort } from '../apps/server/src/database/free-port.ts'
import { lostOf, patientsOf, startServer, traffic } from './lib/hospital.mjs'
import { startCluster, startPostgresProxy } from './lib/patroni.mjs'
import { booksOf, ordersOf, payAll } from './lib/payments.mjs'
import { makeHospital } from './lib/postgres.mjs'
import { folderFor, until } from './lib/programs.mjs'
import { startHaproxy } from './lib/proxy.mjs'

export const name = 'cluster'
export const packages = ['postgresql', 'patroni', 'etcd-server', 'python3-etcd', 'haproxy', 'openssl', 'procps']

const payments = 24

export async function run({ say }) {
  const cluster = await startCluster()
  const [db1, db2] = cluster.members
  const first = await cluster.primary()
  const roles = await makeHospital(first.url())
  const toProxy = await startPostgresProxy(cluster.members)
  const byProxy = url => url.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${toProxy.port}`)
  const byList = url =>
    `${url.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${db1.port},127.0.0.1:${db2.port}`)}?target_session_attrs=read-write`
  const now = async () => roles.ownerUrl.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${(await cluster.primary()).port}`)
  say('a primary and its synchronous standby')

  const [a, b] = [await freePort(), await freePort()]
  const data = folderFor('files')
  const settings = { NETHOS_TRUSTED_PROXY: '127.0.0.1' }
  // One follows the primary by the proxy, the other by the list of hosts.
  const goA = () =>
    startServer({
      port: a,
      data,
      env: { ...settings, DATABASE_URL: byProxy(roles.appUrl), DATABASE_OWNER_URL: byProxy(roles.ownerUrl) },
    })
  const serverA = await goA()
  const people = await patientsOf(byProxy(roles.ownerUrl))
  await startServer({
    port: b,
    data,
    env: { ...settings, DATABASE_URL: byList(roles.appUrl), DATABASE_OWNER_URL: byList(roles.ownerUrl) },
  })
  const proxy = await startHaproxy({ a, b })
  const { orders, channelKey } = await ordersOf(await now(), payments)
  say('two servers, one by HAProxy, one by the list of hosts')

  const patients = traffic({ origin: proxy.origin, ...people, talkers: 6, pauseMs: 80 })
  const paying = payAll({ origin: proxy.origin, url: now, orders, channelKey, atOnce: 2, pauseMs: 1_000 })
  // Not before its end: what fails on the way is said there.
  paying.catch(error => say(`paying ended: ${error.message}`))
  const gaps = {}
  async function fault(what, strike, mend) {
    await until('patients are answered', answeredMore(patients, 30))
    patients.beginGap()
    await strike()
    await until(`patients are answered after: ${what}`, answeredMore(patients, 60), { seconds: 120 })
    gaps[what] = `${(patients.longestGapMs() / 1000).toFixed(1)} s`
    say(`${what}: the longest time without an answer ${gaps[what]}`)
    await mend()
  }
  await fault(
    'primary killed',
    () => first.kill(),
    async () => {
      first.go()
      await cluster.whole()
    },
  )
  await fault(
    'proxy before the databases killed',
    () => toProxy.kill(),
    async () => toProxy.again(),
  )
  await fault(
    'server killed',
    () => serverA.kill(),
    // The other one goes on alone.
    async () => {},
  )

  const paid = await paying
  const counts = await patients.stop()
  const lost = await lostOf(await now(), patients.said)
  const books = await booksOf(await now(), paid)
  const wrong =
    lost.length + Math.abs(books.offCents) + Math.abs(books.balance) + books.twice + (paid.length - books.going)
  if (wrong > 0 || paid.length !== payments || counts.failed > 0)
    throw new Error(
      `${JSON.stringify({ counts, lost: lost.length, books, paid: paid.length })} ${[...new Set(patients.faults)].join('; ')}`,
    )
  return {
    'acknowledged messages': counts.answered,
    lost: lost.length,
    'told 503': counts.busy,
    'connections broken': counts.broken,
    payments: paid.length,
    'cents off': books.offCents,
    ...gaps,
  }
}

function answeredMore({ counts }, more) {
  const from = counts.answered
  return () => counts.answered >= from + more
}
