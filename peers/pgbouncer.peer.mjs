// Debian's PgBouncer before Debian's PostgreSQL: in session mode patients write and pay as without it; in transaction mode, or where
// it refuses our time-outs, the server does not start and says why in a sentence.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { startServer, traffic, lostOf, patientsOf } from './lib/hospital.mjs'
import { makeHospital, startPostgres } from './lib/postgres.mjs'
import { folderFor, postgresUser, start, until } from './lib/programs.mjs'
import { setTimeout as wait } from 'node:timers/promises'

export const name = 'pgbouncer'
export const packages = ['postgresql', 'pgbouncer']

const ours = 'ignore_startup_parameters = statement_timeout, lock_timeout, idle_in_transaction_session_timeout'
const seconds = 10

export async function run({ say }) {
  const postgres = await startPostgres({ name: 'pgbouncer', settings: { jit: 'off' } })
  const { ownerUrl, appUrl } = await makeHospital(postgres.url())
  const through = (url, pooler) => url.replace(`:${postgres.port}/`, `:${pooler.port}/`)
  const env = pooler => ({ DATABASE_URL: through(appUrl, pooler), DATABASE_OWNER_URL: ownerUrl })

  const session = await startPooler(postgres, 'session', ours)
  const server = await startServer({ port: await freePort(), env: env(session) })
  const { patients, channelKey } = await patientsOf(ownerUrl)
  const talk = traffic({ origin: server.origin, patients, channelKey })
  await wait(seconds * 1_000)
  const counts = await talk.stop()
  const lost = await lostOf(ownerUrl, talk.said)
  if (counts.failed + counts.broken > 0 || counts.answered === 0 || lost.length > 0)
    throw new Error(
      `session mode: ${JSON.stringify(counts)}, ${lost.length} lost; ${talk.faults.slice(0, 3).join(' | ')}`,
    )
  await server.end()
  say(`session mode: ${counts.answered} messages, none lost`)

  const transaction = await startPooler(postgres, 'transaction', ours)
  const pooled = await refusal(env(transaction), /transaction/)
  say(`transaction mode: ${pooled}`)
  const strict = await startPooler(postgres, 'session', '')
  const refused = await refusal(env(strict), /ignore_startup_parameters/)
  say(`with time-outs refused: ${refused}`)
  return { 'messages by session mode': counts.answered, lost: 0, 'refusals to start, each with its sentence': 2 }
}

async function startPooler(postgres, mode, more) {
  const user = postgresUser()
  const home = folderFor('pgbouncer', user)
  const port = await freePort()
  writeFileSync(join(home, 'users'), '"nethos_app" ""\n"nethos" ""\n')
  const settings = [
    '[databases]',
    `* = host=127.0.0.1 port=${postgres.port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    `unix_socket_dir = ${home}`,
    'auth_type = trust',
    `auth_file = ${join(home, 'users')}`,
    `pool_mode = ${mode}`,
    'default_pool_size = 40',
    'max_client_conn = 200',
    more,
  ]
  writeFileSync(join(home, 'pgbouncer.ini'), `${settings.join('\n')}\n`)
  const log = join(folderFor('pgbouncer-log'), 'log')
  const program = start('/usr/sbin/pgbouncer', [join(home, 'pgbouncer.ini')], { ...user, log })
  await until('PgBouncer listens', () => {
    if (!program.isRunning()) throw Object.assign(new Error(readFileSync(log, 'utf8')), { isFinal: true })
    return /listening on 127\.0\.0\.1/.test(readFileSync(log, 'utf8'))
  })
  return { port }
}

/** The one sentence with which a server ends that cannot work so. */
async function refusal(env, like) {
  const error = await startServer({ port: await freePort(), env }).then(
    () => new Error('it started'),
    one => one,
  )
  const line = error.message.split('\n').find(one => like.test(one))
  if (!line) throw new Error(`it did not say why it cannot start: ${error.message.slice(0, 500)}`)
  return line.trim().slice(0, 200)
}
