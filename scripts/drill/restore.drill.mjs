// docs/operations/restore.md, done: a hospital that works is killed in the midst of payments and uploads, its machine is gone, and it is
// put back from what lay elsewhere: once to the last second, once to a second that is named. What was acknowledged is compared.
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { freePort } from '../../apps/server/src/database/free-port.ts'
import { wireClient } from '../../apps/server/src/testing/client.ts'
import { patientsOf, startServer, traffic } from '../../peers/lib/hospital.mjs'
import { ordersOf, payAll } from '../../peers/lib/payments.mjs'
import { ask, configure, makeHospital, startPostgres } from '../../peers/lib/postgres.mjs'
import { folderFor, run as command, start, until } from '../../peers/lib/programs.mjs'
import { atEnd } from '../../peers/lib/at-end.mjs'
import { compare, compareNamed, settlesAll, unheardOf } from './restore/compare.mjs'
import { restoreWithKeys } from './restore/with-keys.mjs'

export const name = 'restore'
export const packages = ['postgresql', 'rsync']

const orderCount = 400
const mostLostMs = 1_000
/** Payments that the provider has taken and the hospital has not heard of, at the kill. */
const leastUnheard = 1

export async function run({ say }) {
  const postgres = await startPostgres({
    name: 'restore',
    // The machine's own durability is as in life: what is acknowledged is on its disk.
    settings: { wal_level: 'replica', max_wal_senders: 10, max_connections: 200, jit: 'off' },
  })
  const { ownerUrl, appUrl } = await makeHospital(postgres.url())
  const files = folderFor('files')
  const env = { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl }
  const server = await startServer({ port: await freePort(), env, data: files })
  const people = await patientsOf(ownerUrl)
  const { orders, channelKey } = await ordersOf(ownerUrl, orderCount)
  say('a hospital with its demo, 400 unpaid orders and patients who write')

  const safe = await keepElsewhere(postgres, files)
  say('base backup made; the log and the files follow')

  const paid = []
  const patients = traffic({ origin: server.origin, ...people, talkers: 4, pauseMs: 40 })
  const uploads = uploading({ origin: server.origin, ...people })
  let notice = 'normal'
  const pays = { origin: server.origin, url: ownerUrl, orders, channelKey, atOnce: 3, pauseMs: 20, paid }
  const paying = payAll({ ...pays, noticeOf: () => notice })
  // Cut off by the kill, and meant to be.
  paying.catch(() => undefined)
  const isUnderWay = after => () =>
    patients.counts.answered >= after.messages + 100 &&
    paid.length >= after.paid + 12 &&
    uploads.kept.size > after.uploads + 5
  await until('the first half has happened', isUnderWay({ messages: 0, paid: 0, uploads: 0 }), { seconds: 180 })
  const named = await ask(ownerUrl, 'select clock_timestamp() as at').then(([row]) => row.at)
  const before = { messages: patients.counts.answered, paid: paid.length, uploads: uploads.kept.size }
  // What is paid now the hospital does not hear of: it asks by itself, the first time after ten seconds.
  notice = 'lost'
  const isOver = isUnderWay(before)
  const isMidst = async () => isOver() && (await unheardOf(ownerUrl, paid)) >= leastUnheard
  await until('the second half has happened', isMidst, { seconds: 180 })
  const killedAt = Date.now()
  safe.stop()
  await Promise.all([server.kill(), killCluster(postgres)])
  uploads.stop()
  await patients.stop()
  renameSync(postgres.data, `${postgres.data}-gone`)
  renameSync(join(files, 'files'), join(files, 'gone'))
  say(
    `killed in the midst: ${patients.counts.answered} messages, ${paid.length} payments, ${uploads.kept.size} uploads acknowledged`,
  )

  const acknowledged = { patients, paid: paid.filter(one => one.at <= killedAt), uploads: uploads.kept }
  const last = await restore(postgres, safe, { name: 'last' })
  const lost = await compare(last, safe, acknowledged, killedAt)
  const late = lost.all.filter(at => at < killedAt - mostLostMs)
  if (late.length > 0)
    throw new Error(`${late.length} acknowledged things of more than a second before the kill are lost`)
  say(`restored to its last second: ${JSON.stringify(lost.counts)} lost`)

  const second = await restore(postgres, safe, { name: 'named', target: named })
  const exact = await compareNamed(second, acknowledged, named.getTime())
  say(
    `restored to ${named.toISOString()}: ${exact.there} of ${exact.due} messages and all ${exact.payments} payments of before, ${exact.after} of after`,
  )

  const works = await isContinued(last, safe.files, people)
  const books = await settlesAll(last, lost.known)
  say(`the restored server settled all ${lost.known.length} payments that are known to it, ${books.due} cents`)
  const production = await restoreWithKeys({ say })
  return {
    acknowledged: `${patients.said.size} messages, ${acknowledged.paid.length} payments, ${uploads.kept.size} uploads`,
    'lost at the last second': `${lost.counts.messages} messages, ${lost.counts.payments} payments, ${lost.counts.uploads} uploads`,
    'the oldest of them before the kill': lost.all.length === 0 ? 'none' : `${killedAt - Math.min(...lost.all)} ms`,
    'cents off': lost.cents,
    'restored within': `${last.seconds} s`,
    'payments at the named second': `${exact.payments} of ${exact.payments} of before, 0 of after`,
    'messages at the named second': `${exact.there} of ${exact.due} of before, ${exact.after} of after`,
    'counts at the named second': exact.counts,
    'the restored server': works,
    'payments settled in the end': `${lost.known.length} of ${lost.known.length}, ${lost.known.length - lost.settled} of them by the restored server`,
    'starts in production without the right keys, refused': production.refused,
    'files of its backup, none with a key': production.files,
  }
}

/** What would lie on another machine: a base backup, the log as it is written, the files each half second. */
async function keepElsewhere(postgres, files) {
  const home = folderFor('elsewhere', postgres.user)
  const [base, wal] = [join(home, 'base'), join(home, 'wal')]
  const copied = folderFor('files-elsewhere')
  for (const folder of [base, wal]) command('install', ['-d', '-m', '700', ...ownedBy(postgres.user), folder])
  const to = ['-h', '127.0.0.1', '-p', String(postgres.port), '-U', 'postgres']
  const program = one => join(postgres.bin, one)
  const slot = [...to, '--slot', 'nethos']
  command(program('pg_receivewal'), [...slot, '--create-slot', '-D', wal], postgres.user)
  const receiver = start(program('pg_receivewal'), [...slot, '--synchronous', '-D', wal], {
    ...postgres.user,
    log: join(folderFor('receivewal'), 'log'),
  })
  command(program('pg_basebackup'), [...to, '-D', base, '--checkpoint=fast', '-X', 'none'], postgres.user)
  // Its log comes from the receiver: without it there, the manifest is all that can be checked.
  command(program('pg_verifybackup'), ['--no-parse-wal', base], postgres.user)
  let isOver = false
  const copy = () => promisify(execFile)('rsync', ['-a', '--exclude=drafts', `${join(files, 'files')}/`, copied])
  await copy()
  const copying = (async () => {
    for (; !isOver; await wait(500)) await copy()
  })()
  copying.catch(error => console.error(`  rsync: ${error.message}`))
  return {
    base,
    wal,
    files: copied,
    stop() {
      isOver = true
      void receiver.kill()
    },
  }
}

const ownedBy = ({ uid, gid }) => (uid === undefined ? [] : ['-o', String(uid), '-g', String(gid)])

/** The postmaster and all that it has started, as a power cut does. */
async function killCluster({ data }) {
  const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(pid, 'SIGSTOP')
  const children = command('ps', ['-o', 'pid=', '--ppid', String(pid)])
  for (const one of [...children.split('\n').map(Number).filter(Boolean), pid]) {
    try {
      process.kill(one, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
}

/** The base backup in a folder of its own, brought forward by the log. */
async function restore(postgres, safe, { name: what, target }) {
  const began = performance.now()
  const home = folderFor(`restored-${what}`, postgres.user)
  const data = join(home, 'data')
  command('cp', ['-a', safe.base, data])
  const port = await freePort()
  const fetched = `cp ${safe.wal}/%f %p || cp ${safe.wal}/%f.partial %p`
  configure(data, {
    port,
    unix_socket_directories: `'${home}'`,
    restore_command: `'${fetched}'`,
    recovery_target_timeline: `'current'`,
    ...(target && {
      recovery_target_time: `'${target.toISOString().replace('T', ' ').replace('Z', '+00')}'`,
      recovery_target_action: `'promote'`,
    }),
  })
  writeFileSync(join(data, 'recovery.signal'), '')
  command('chown', ['-R', `${postgres.user.uid ?? process.getuid()}:${postgres.user.gid ?? process.getgid()}`, data])
  const go = (...args) =>
    command(join(postgres.bin, 'pg_ctl'), ['-D', data, '-l', join(home, 'log'), '-w', ...args], postgres.user)
  try {
    go('-t', '300', 'start')
  } catch (error) {
    throw new Error(`${error.message}\n${readFileSync(join(home, 'log'), 'utf8').slice(-1_500)}`, { cause: error })
  }
  atEnd(() => existsSync(join(data, 'postmaster.pid')) && go('stop', '-m', 'immediate'))
  const url = `postgresql://postgres@127.0.0.1:${port}/nethos`
  await until('it has been brought forward', async () => !(await ask(url, 'select pg_is_in_recovery() as is'))[0].is, {
    seconds: 300,
  })
  return { url, port, seconds: ((performance.now() - began) / 1000).toFixed(1) }
}

/** A server on what was restored: the same sessions, the same talks, and a new message. */
async function isContinued({ url, port }, copied, { patients, channelKey }) {
  const data = folderFor('files-restored')
  mkdirSync(join(data, 'files'))
  command('cp', ['-a', `${copied}/.`, join(data, 'files')])
  const as = role => url.replace('//postgres@', `//${role}:peer@`)
  const server = await startServer({
    port: await freePort(),
    data,
    env: { DATABASE_URL: as('nethos_app'), DATABASE_OWNER_URL: as('nethos') },
  })
  const client = wireClient({ origin: server.origin, channelKey, now: () => Date.now() })
  const [patient] = patients
  const [consultId] = patient.consultIds
  const reply = await client.call('nethos.consult.info.reply', { consultId, replyContent: '恢复之后' }, patient.session)
  if (reply.code !== '0') throw new Error(`on port ${port}: ${reply.http} ${reply.code} ${reply.msg}`)
  const { parts } = await (await fetch(`${server.origin}/readyz`)).json()
  return Object.values(parts).every(Boolean) ? 'ready in every part, same sessions' : JSON.stringify(parts)
}

/** Pictures that patients hand in, one after the other; `kept`: those that were acknowledged, and when. */
function uploading({ origin, patients, channelKey }) {
  const client = wireClient({ origin, channelKey, now: () => Date.now() })
  const kept = new Map()
  let isOver = false
  const work = (async () => {
    for (let nth = 0; !isOver; nth += 1) {
      const raw = randomBytes(48 * 48 * 3)
      const bytes = await sharp(raw, { raw: { width: 48, height: 48, channels: 3 } })
        .png()
        .toBuffer()
      const file = { name: `${nth}.png`, type: 'image/png', bytes }
      const { session } = patients[nth % patients.length]
      const reply = await client.upload('nethos.system.atta.upload', file, {}, session).catch(() => undefined)
      if (reply?.code === '0') kept.set(reply.obj.attaId, Date.now())
      await wait(100)
    }
  })()
  work.catch(() => undefined)
  return { kept, stop: () => void (isOver = true) }
}
