// A hospital in production, whose keys lie apart from its backup: what is put back starts with them, and with nothing else.
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { openSession } from '../../../apps/server/src/calls/caller.ts'
import { openDatabase } from '../../../apps/server/src/database/connect.ts'
import { freePort } from '../../../apps/server/src/database/free-port.ts'
import { addAccount } from '../../../apps/server/src/domains/account/account.table.ts'
import { makeAdmin } from '../../../apps/server/src/domains/staff/first-admin.ts'
import { wireClient } from '../../../apps/server/src/testing/client.ts'
import { productionSettings } from '../../../apps/server/src/testing/production-settings.ts'
import { keysFromSettings, sealerOf } from '../../../apps/server/src/wiring/keys.ts'
import { readSettings } from '../../../apps/server/src/settings.ts'
import { atEnd } from '../../../peers/lib/at-end.mjs'
import { startServer } from '../../../peers/lib/hospital.mjs'
import { makeHospital, startPostgres } from '../../../peers/lib/postgres.mjs'
import { folderFor, run as command } from '../../../peers/lib/programs.mjs'

const mobile = '13800000001'
const shown = '138****0001'
const keyNames = ['NETHOS_SECRET', 'NETHOS_SEAL_KEY', 'NETHOS_LOOKUP_KEY']

/** Each start that is refused, with what it must say. */
const refusals = [
  ...keyNames.map(name => ({ what: `without ${name}`, env: { [name]: '' }, like: new RegExp(`^${name} is missing`) })),
  {
    what: 'with another sealing key',
    env: { NETHOS_SEAL_KEY: randomBytes(32).toString('hex') },
    like: /sealed by another key than NETHOS_SEAL_KEY/,
  },
  {
    what: 'with another look-up key',
    env: { NETHOS_LOOKUP_KEY: randomBytes(32).toString('hex') },
    like: /hashed by other keys than .*NETHOS_LOOKUP_KEY/,
  },
]

export async function restoreWithKeys({ say }) {
  const postgres = await startPostgres({ name: 'keys', settings: { jit: 'off', max_wal_senders: 4 } })
  const { ownerUrl, appUrl } = await makeHospital(postgres.url())
  const env = {
    ...(await productionSettings(folderFor('keys'), { url: ownerUrl, appUrl })),
    STAFF_SECOND_FACTOR: 'off',
  }
  const server = await startServer({ port: await freePort(), env, data: env.NETHOS_DATA })
  const session = await anAdministrator(appUrl, env)
  await findsTheMobile(server, env, session)

  const backup = backedUp(postgres)
  await server.kill()
  postgres.go('stop', '-m', 'immediate')
  const files = keysAbsent(backup, env)
  startIn(backup, postgres)
  for (const { what, env: changed, like } of refusals)
    say(`${what}: ${await refusal({ ...env, ...changed, NETHOS_DATA: folderFor('files-refused') }, like)}`)
  const restored = await startServer({ port: await freePort(), env, data: env.NETHOS_DATA })
  await findsTheMobile(restored, env, session)
  await restored.end()
  return { refused: refusals.length, files }
}

/** Who is known by his mobile, which is sealed and hashed; and an administrator with a session, who looks for him. */
async function anAdministrator(appUrl, given) {
  const env = readSettings(given)
  const keys = keysFromSettings(env)
  const pool = new pg.Pool({ connectionString: appUrl, max: 1 })
  try {
    const [db, now] = [openDatabase(pool), Date.now()]
    await addAccount({ db, now, runtime: { keys, sealer: sealerOf(keys) } }, mobile, null)
    await makeAdmin(db, { login: 'zhou', name: '周敏', isAnother: false, now })
    await pool.query(`update staff set one_time_until = null where login = 'zhou'`)
    const { rows } = await pool.query(`select staff_id from staff where login = 'zhou'`)
    const owner = { kind: 'staff', staffId: rows[0].staff_id, role: 'admin', docId: null }
    return await openSession(db, owner, { secret: keys.secret, now, channel: '20' })
  } finally {
    await pool.end()
  }
}

/** His mobile is found by its hash; what the line of that look shows of it was opened. */
async function findsTheMobile({ origin }, { NETHOS_CHANNEL_KEY: channelKey }, session) {
  const client = wireClient({ origin, channelKey, now: () => Date.now(), channel: '20' })
  const look = () => client.call('staff.audit.list', { mobile, pageNum: 1, pageSize: 20 }, session)
  // The first look leaves the line that the second shows.
  await look()
  const { code, msg, list } = await look()
  if (code !== '0' || list[0]?.accountMobile !== shown)
    throw new Error(`who has this mobile is not found: ${code} ${msg} ${JSON.stringify(list?.[0])}`)
}

function backedUp({ bin, port, user }) {
  const data = join(folderFor('keys-backup', user), 'data')
  const to = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-D', data]
  command(join(bin, 'pg_basebackup'), [...to, '--checkpoint=fast', '-X', 'fetch'], user)
  return data
}

/** In the place of the one that is gone, at its address. */
function startIn(data, { bin, user }) {
  const control = (...args) => command(join(bin, 'pg_ctl'), ['-D', data, '-w', ...args], user)
  control('-l', join(data, 'restored-log'), 'start')
  atEnd(() => control('stop', '-m', 'immediate'))
}

/** No file of the backup holds a key, as bytes or as words; answers how many were read. */
function keysAbsent(folder, env) {
  const sought = keyNames.flatMap(name => [Buffer.from(env[name], 'hex'), Buffer.from(env[name])])
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(one => one.isFile())
  for (const { parentPath, name } of files) {
    const bytes = readFileSync(join(parentPath, name))
    if (sought.some(key => bytes.includes(key))) throw new Error(`a key lies in the backup: ${join(parentPath, name)}`)
  }
  return files.length
}

/** The one sentence with which a server ends that has not its database's keys. */
async function refusal(env, like) {
  const error = await startServer({ port: await freePort(), env }).then(
    () => new Error('it started'),
    one => one,
  )
  const sentence = error.message.split('\n').find(line => like.test(line))
  if (!sentence || /^\s+at /m.test(error.message)) throw new Error(`it did not refuse in a sentence: ${error.message}`)
  return sentence
}
