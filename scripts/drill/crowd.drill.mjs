// 10,000 patients with a page open, each with a line on which it hears of news, in one process: what that costs in memory and
// processor, how soon news arrives, and what a call takes meanwhile. NETHOS_LINES: another number of them.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { wireClient } from '../../apps/server/src/testing/client.ts'
import { openHospital } from '../../bench/hospital.ts'
import { residentBytesOf } from '../../bench/memory.ts'
import { atEnd } from '../../peers/lib/at-end.mjs'
import { inTurns, openLine, quantileOf, sessionsOf } from './crowd/lines.mjs'

export const name = 'crowd'
export const packages = []

const wanted = Number(process.env.NETHOS_LINES ?? 10_000)
const mostBytes = 1_000_000_000
/** Longer than the 25 s after which each line says that it is still there. */
const seconds = 40
const atOnce = 32
const heard = 1_000

export async function run({ say }) {
  // As npm start and the systemd unit start it; all patients come from one address here.
  const hospital = await openHospital({ NETHOS_CALLERS_PER_ADDRESS: '1000000' }, ['--max-semi-space-size=8'])
  atEnd(() => hospital.stop())
  const pool = new pg.Pool({ connectionString: hospital.ownerUrl, max: 4 })
  atEnd(() => pool.end())
  const { sessions, channelKey } = await sessionsOf(pool, wanted)
  const client = wireClient({ origin: hospital.origin, channelKey, now: () => Date.now() })
  const ticketOf = async session => {
    const { code, msg, obj } = await client.call('nethos.system.event.ticket', {}, session)
    if (code !== '0') throw new Error(`ticket: ${code} ${msg}`)
    return obj.ticket
  }
  await ticketOf(sessions[0])
  await wait(5_000)
  const before = residentBytesOf(hospital.server.pid)
  say(`${sessions.length} patients with a session; the server at rest: ${mega(before)} MB`)

  const lines = []
  atEnd(() => lines.forEach(line => line.close()))
  const port = Number(new URL(hospital.origin).port)
  await inTurns(sessions, atOnce, async session => lines.push(await openLine(port, session, await ticketOf(session))))
  say(`${lines.length} lines open: ${mega(residentBytesOf(hospital.server.pid))} MB`)

  const cpuBefore = hospital.server.cpuSeconds()
  let most = 0
  for (let second = 0; second < seconds; second += 1) {
    await wait(1_000)
    most = Math.max(most, residentBytesOf(hospital.server.pid))
  }
  const cpu = (hospital.server.cpuSeconds() - cpuBefore) / seconds
  const waits = await newsTo(pool, lines)
  const calls = []
  await inTurns(sessions.slice(0, heard), 4, async session => {
    const began = performance.now()
    await ticketOf(session)
    calls.push(performance.now() - began)
  })
  most = Math.max(most, residentBytesOf(hospital.server.pid))
  const lost = lines.filter(line => !line.isOpen()).length
  const silent = lines.filter(line => line.beats() === 0).length
  if (lost > 0 || silent > 0) throw new Error(`${lost} lines broke, ${silent} never said that they are there`)
  if (most >= mostBytes) throw new Error(`${mega(most)} MB, at most ${mega(mostBytes)}`)
  return {
    lines: lines.length,
    'MB at rest': mega(before),
    'MB at most': mega(most),
    'kB a line': ((most - before) / lines.length / 1_000).toFixed(1),
    'processor while nothing happens, of a core': cpu.toFixed(2),
    'news arrived, p50 and p99 ms': `${quantileOf(waits, 0.5)} ${quantileOf(waits, 0.99)}`,
    'a call meanwhile, p50 and p99 ms': `${quantileOf(calls, 0.5)} ${quantileOf(calls, 0.99)}`,
  }
}

/** Announced as the server announces, one after the other; each is heard by its own page. */
async function newsTo(pool, lines) {
  const step = Math.max(1, Math.floor(lines.length / heard))
  const waits = []
  for (let at = 0; at < lines.length; at += step) {
    const line = lines[at]
    const arrived = line.news()
    const began = performance.now()
    await pool.query(`select pg_notify('nethos_event', $1)`, [
      JSON.stringify({ to: { accountId: line.accountId }, type: 'consult', id: '1' }),
    ])
    await arrived
    waits.push(performance.now() - began)
  }
  return waits
}

const mega = bytes => Math.round(bytes / 1_000_000)
