// The look-up key is changed among many accounts while two servers work: patients write all the time and one logs in again and again.
// npm run keys:rotate is killed (kill -9) in the midst of its work, then run again. NETHOS_GROWN: how many consults lie there.
import { randomBytes } from 'node:crypto'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../../apps/server/src/database/free-port.ts'
import { wireClient } from '../../apps/server/src/testing/client.ts'
import { patientsOf, startServer, traffic } from '../../peers/lib/hospital.mjs'
import { ask, careless, makeHospital, startPostgres } from '../../peers/lib/postgres.mjs'
import { folderFor, start, until } from '../../peers/lib/programs.mjs'
import { grow } from './growth/fill.mjs'

export const name = 'lookup-key'
export const packages = ['postgresql']

const size = Number(process.env.NETHOS_GROWN ?? 200_000)
const root = join(import.meta.dirname, '../..')

export async function run({ say }) {
  const postgres = await startPostgres({ name: 'lookup-key', settings: { ...careless, shared_buffers: "'1GB'" } })
  const { ownerUrl, appUrl } = await makeHospital(postgres.url())
  const env = { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl }
  const data = folderFor('files')
  const first = await startServer({ port: await freePort(), data, env })
  const people = await patientsOf(ownerUrl)
  await grow(postgres.url('nethos'), size)
  await first.end()
  // The demo's draw is open, and nobody's key is changed beside one.
  await ask(postgres.url('nethos'), `update draw_entry set state = 'left' where state = 'entered'`)
  const keys = await bothKeys(ownerUrl)
  const servers = [
    await startServer({ port: await freePort(), data, env }),
    await startServer({ port: await freePort(), data, env }),
  ]
  const [{ accounts, persons }] = await ask(
    ownerUrl,
    'select (select count(*)::int from account) as accounts, (select count(*)::int from person) as persons',
  )
  say(`${accounts} accounts, ${persons} persons; two servers that know both keys`)

  const patients = traffic({ origin: servers[0].origin, ...people, talkers: 4, pauseMs: 60 })
  const logins = logInAgain({ origin: servers[1].origin, channelKey: people.channelKey })
  await until('somebody is logged in', () => logins.counts.in > 3)
  await killedInTheMidst(postgres.url('nethos'), { ...env, ...keys })
  const steps = async () => (await ask(ownerUrl, 'select count(*)::int as n from lookup_key_step'))[0].n
  if ((await steps()) !== 1) throw new Error('killed in the midst, something has stayed')
  const { in: before } = logins.counts
  await until('logins go on after the kill', () => logins.counts.in > before + 3, { seconds: 30 })
  say('killed in the midst: nothing has happened')

  logins.beginGap()
  const words = await rotate({ ...env, ...keys })
  const { in: after } = logins.counts
  await until('logins go on with the new key', () => logins.counts.in > after + 3, { seconds: 30 })
  const [counts, said] = [await patients.stop(), await logins.stop()]
  if ((await steps()) !== 2 || counts.failed + counts.broken + said.failed > 0)
    throw new Error(`${JSON.stringify({ counts, said })} ${words} ${[...new Set(patients.faults)].join('; ')}`)
  return {
    accounts,
    'values hashed again': Number(/look-up key: (\d+)/.exec(words)[1]),
    'the longest time without a login': `${(logins.longestGapMs() / 1000).toFixed(1)} s`,
    'logins told to come again': said.later,
    'messages meanwhile': counts.answered,
    'of them told 503': counts.busy,
  }
}

/** As both servers are to have them: of the sandbox they lie in its database. */
async function bothKeys(ownerUrl) {
  const [{ value }] = await ask(ownerUrl, `select value from secret where name = 'lookup'`)
  const next = randomBytes(32)
  await ask(ownerUrl, `insert into secret (name, value) values ('lookup before', $1)`, [value])
  await ask(ownerUrl, `update secret set value = $1 where name = 'lookup'`, [next])
  return { NETHOS_LOOKUP_KEYS_BEFORE: value.toString('hex'), NETHOS_LOOKUP_KEY: next.toString('hex') }
}

const command = ['apps/server/src/rotate-keys.ts']

/** Beside the patients: this process is theirs, too. */
async function rotate(env) {
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...env },
  })
  return stdout
}

/** While it waits for the last of its columns: somebody holds an account. */
async function killedInTheMidst(adminUrl, env) {
  const holder = new pg.Client({ connectionString: adminUrl })
  await holder.connect()
  try {
    await holder.query('begin')
    await holder.query(`select from account where mobile_hash is not null order by account_id limit 1 for update`)
    const log = join(folderFor('rotate'), 'log')
    const program = start(process.execPath, command, { cwd: root, env, log })
    const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'update account %sha256%'`
    await until(
      'values are being hashed again',
      async () => {
        if (!program.isRunning()) throw Object.assign(new Error(readFileSync(log, 'utf8')), { isFinal: true })
        return (await ask(adminUrl, waits)).length > 0
      },
      { seconds: 120 },
    )
    await program.kill()
  } finally {
    await holder.end()
  }
}

/** A patient of the demo who logs in twice a second with his password. */
function logInAgain({ origin, channelKey }) {
  const client = wireClient({ origin, channelKey, now: () => Date.now() })
  const counts = { in: 0, later: 0, failed: 0 }
  let gap = { from: performance.now(), longestMs: 0 }
  let isOver = false
  const going = (async () => {
    while (!isOver) {
      const { http, code } = await client
        .call('nethos.pat.login', { mobile: '13800000001', password: 'nethos-demo' })
        .catch(error => ({ http: 0, code: String(error) }))
      if (http === 200 && code === '0') {
        counts.in += 1
        gap = { from: performance.now(), longestMs: Math.max(gap.longestMs, performance.now() - gap.from) }
      } else if (http === 503) counts.later += 1
      else counts.failed += 1
      await wait(500)
    }
  })()
  return {
    counts,
    beginGap: () => void (gap = { from: performance.now(), longestMs: 0 }),
    longestGapMs: () => gap.longestMs,
    async stop() {
      isOver = true
      await going
      return counts
    },
  }
}
