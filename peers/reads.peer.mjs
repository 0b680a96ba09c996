// Long reads on a standby of Debian's PostgreSQL: who has written reads what he wrote, also from there; a standby that stands still or
// is away costs nobody an answer.
import { join } from 'node:path'
import pg from 'pg'
import { openSession } from '../apps/server/src/calls/caller.ts'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { openDatabase } from '../apps/server/src/database/connect.ts'
import { wireClient } from '../apps/server/src/testing/client.ts'
import { keysOfSandbox } from '../apps/server/src/wiring/keys.ts'
import { atEnd } from './lib/at-end.mjs'
import { startServer } from './lib/hospital.mjs'
import { ask as sql, configure, makeHospital, startPostgres } from './lib/postgres.mjs'
import { folderFor, run as command, until } from './lib/programs.mjs'

export const name = 'reads'
export const packages = ['postgresql']

const times = 40

export async function run({ say }) {
  const postgres = await startPostgres({
    name: 'reads',
    settings: { max_wal_senders: 4, hot_standby: 'on', jit: 'off' },
  })
  const { ownerUrl, appUrl } = await makeHospital(postgres.url())
  const standby = await startStandby(postgres)
  const metricsPort = await freePort()
  const server = await startServer({
    port: await freePort(),
    env: {
      DATABASE_URL: appUrl,
      DATABASE_OWNER_URL: ownerUrl,
      DATABASE_READS_URL: appUrl.replace(`:${postgres.port}/`, `:${standby.port}/`),
      METRICS_PORT: String(metricsPort),
    },
  })
  const admin = await adminOf(server, ownerUrl)
  const readsBy = async by => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    return Number(new RegExp(`nethos_long_reads_total\\{by="${by}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
  }

  const fresh = await readsOwnWrites(admin)
  const [there, here] = [await readsBy('standby'), await readsBy('primary')]
  if (there < times) throw new Error(`only ${there} of ${there + here} reads were answered by the standby`)
  say(`${fresh} of ${times} writes read at once, ${there} from the standby`)

  await sql(standby.url, 'select pg_wal_replay_pause()')
  const still = await readsOwnWrites(admin)
  const late = (await readsBy('primary')) - here
  if (late < times) throw new Error(`${late} of ${times} reads left a standby that stands still`)
  await sql(standby.url, 'select pg_wal_replay_resume()')
  say(`while it stands still: ${still} of ${times}, all from the first database`)

  await until('the standby is asked again', async () => {
    const before = await readsBy('standby')
    await admin.read()
    return (await readsBy('standby')) > before
  })
  standby.go('stop', '-m', 'immediate')
  const away = await readsOwnWrites(admin)
  return {
    'writes that were read at once': `${fresh}, ${still} while it stood still, ${away} while it was away, each of ${times}`,
    'answered by the standby': `${there} of ${there + here}`,
  }
}

/** Each read comes right after the write of what it must show. */
async function readsOwnWrites({ read, write }) {
  let found = 0
  for (let nth = 0; nth < times; nth += 1) {
    const began = await write()
    const lines = await read()
    if (lines.some(line => line.action === 'audit.read' && line.at >= began)) found += 1
  }
  if (found < times) throw new Error(`${times - found} of ${times} writes were not read`)
  return found
}

async function startStandby({ bin, user, port, home }) {
  const data = join(folderFor('standby', user), 'data')
  command(
    join(bin, 'pg_basebackup'),
    ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-D', data, '-R', '-X', 'stream', '-c', 'fast'],
    user,
  )
  const own = await freePort()
  configure(data, { port: own })
  const go = (...args) => command(join(bin, 'pg_ctl'), ['-D', data, '-l', join(data, '..', 'log'), '-w', ...args], user)
  go('start')
  atEnd(() => {
    try {
      go('stop', '-m', 'immediate')
    } catch {
      // It has been stopped.
    }
  })
  return { port: own, url: `postgresql://postgres@127.0.0.1:${own}/nethos`, go, home }
}

/** Reads the audit log. Each look leaves a line, which the next look must show. */
async function adminOf({ origin }, ownerUrl) {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1 })
  const { secret, channelKey } = await keysOfSandbox(pool)
  const { rows } = await pool.query(`select staff_id from staff where login = 'admin1'`)
  const owner = { kind: 'staff', staffId: rows[0].staff_id, role: 'admin', docId: null }
  const session = await openSession(openDatabase(pool), owner, { secret, now: Date.now(), channel: '20' })
  await pool.end()
  const client = wireClient({ origin, channelKey, now: () => Date.now(), channel: '20' })
  const answered = async (service, fields) => {
    const reply = await client.call(service, fields, session)
    if (reply.code !== '0') throw new Error(`${service}: ${reply.http} ${reply.code} ${reply.msg}`)
    return reply
  }
  return {
    read: async () => (await answered('staff.audit.list', { pageNum: 1, pageSize: 20 })).list,
    async write() {
      const began = Date.now()
      await answered('staff.audit.list', { pageNum: 1, pageSize: 20 })
      return began
    },
  }
}
