// Debian's PgBouncer before Debian's PostgreSQL: in session mode patients write and pay as without it; in transaction mode two servers
// work through fewer backends than they have connections, and what listens, locks and prepares goes past it. Without an address that
// leads past it, or where it refuses our time-outs, the server does not start and says why in a sentence.
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { startServer, traffic, lostOf, patientsOf } from './lib/hospital.mjs'
import { inMode, startPooler, withoutTimeouts } from './lib/pooler.mjs'
import { ask, makeHospital, startPostgres } from './lib/postgres.mjs'
import { workOfADay } from './lib/work-of-a-day.mjs'

export const name = 'pgbouncer'
export const packages = ['postgresql', 'pgbouncer']

const seconds = 10
/** Fewer than one server's connections. */
const backends = 6

export async function run({ say }) {
  const postgres = await startPostgres({ name: 'pgbouncer', settings: { jit: 'off' } })
  const hospital = await makeHospital(postgres.url())
  const session = await startPooler(postgres, { change: inMode('session') })
  const { people, messages: bySession } = await inSessionMode(session, hospital)
  say(`session mode: ${bySession} messages, none lost`)

  const pooler = await startPooler(postgres, { backends })
  const alone = await refusal(settings(pooler, hospital), /DATABASE_DIRECT_URL/)
  say(`transaction mode alone: ${alone}`)
  const pooled = { ...settings(pooler, hospital), DATABASE_DIRECT_URL: hospital.appUrl }
  const work = await inTransactionMode(pooled, { ...hospital, postgres, people })
  say(`transaction mode: ${work.messages} messages, ${work.paid} paid, ${work.expired} expired by the clock`)

  const elsewhere = await refusal({ ...pooled, DATABASE_DIRECT_URL: postgres.url() }, /another database/)
  say(`past it to another database: ${elsewhere}`)
  const statement = await startPooler(postgres, { change: inMode('statement') })
  const whole = await refusal({ ...settings(statement, hospital), DATABASE_DIRECT_URL: hospital.appUrl }, /transaction/)
  say(`statement mode: ${whole}`)
  const strict = await startPooler(postgres, { change: text => withoutTimeouts(inMode('session')(text)) })
  const refused = await refusal(settings(strict, hospital), /ignore_startup_parameters/)
  say(`with time-outs refused: ${refused}`)
  return {
    'messages by session mode': bySession,
    'messages by transaction mode': work.messages,
    lost: 0,
    'backends of two servers with 20 connections': work.backends,
    'past it': work.past,
    'news from server to server': `${work.newsMs} ms`,
    'paid and in the books': work.paid,
    'expired by the clock': work.expired,
    'refusals to start, each with its sentence': 4,
  }
}

const settings = (pooler, { appUrl, ownerUrl }) => ({
  DATABASE_URL: pooler.through(appUrl),
  DATABASE_OWNER_URL: ownerUrl,
})

async function inSessionMode(pooler, hospital) {
  const server = await startServer({ port: await freePort(), env: settings(pooler, hospital) })
  const people = await patientsOf(hospital.ownerUrl)
  const messages = await written(server, people, hospital)
  await server.end()
  return { people, messages }
}

async function inTransactionMode(env, { ownerUrl, postgres, people }) {
  const servers = [
    await startServer({ port: await freePort(), env }),
    await startServer({ port: await freePort(), env }),
  ]
  const both = await Promise.all(servers.map(server => written(server, people, { ownerUrl })))
  const [count] = await ask(
    postgres.url(),
    `select count(*) filter (where application_name = 'nethos')::int as backends,
            count(*) filter (where application_name in ('nethos-events', 'nethos-jobs', 'nethos-lookup', 'pgboss'))::int as past
     from pg_stat_activity where usename = 'nethos_app'`,
  )
  if (count.backends > backends) throw new Error(`${count.backends} backends work, where the pool has ${backends}`)
  const work = await workOfADay({ servers, ownerUrl, ...people })
  for (const server of servers) await server.end()
  return { ...work, ...count, messages: both[0] + both[1] }
}

/** Messages that were acknowledged within some seconds; each of them stands in the database. */
async function written(server, { patients, channelKey }, { ownerUrl }) {
  const talk = traffic({ origin: server.origin, patients, channelKey })
  await wait(seconds * 1_000)
  const counts = await talk.stop()
  const lost = await lostOf(ownerUrl, talk.said)
  if (counts.failed + counts.broken > 0 || counts.answered === 0 || lost.length > 0)
    throw new Error(`${JSON.stringify(counts)}, ${lost.length} lost; ${talk.faults.slice(0, 3).join(' | ')}`)
  return counts.answered
}

/** The one sentence with which a server ends that cannot work so. */
async function refusal(env, like) {
  const error = await startServer({ port: await freePort(), env }).then(
    () => new Error('it started'),
    one => one,
  )
  const line = error.message.split('\n').find(one => like.test(one))
  if (!line) throw new Error(`it did not say why it cannot start: ${error.message.slice(0, 500)}`)
  return line.trim().slice(0, 240)
}
