// Patients with sessions, and the lines that their pages hold open.
import { once } from 'node:events'
import { connect } from 'node:net'
import { openSession } from '../../../apps/server/src/calls/caller.ts'
import { openDatabase } from '../../../apps/server/src/database/connect.ts'
import { keysOfSandbox } from '../../../apps/server/src/wiring/keys.ts'

export async function sessionsOf(pool, count) {
  const { secret, channelKey } = await keysOfSandbox(pool)
  const db = openDatabase(pool)
  const { rows } = await pool.query(
    `insert into account (mobile_sealed, mobile_hash, created_at)
     select 'crowd', ('crowd ' || n)::bytea, now() from generate_series(1, $1::int) as n returning account_id`,
    [count],
  )
  const sessions = []
  await inTurns(rows, 4, async ({ account_id: accountId }) => {
    const how = { secret, now: Date.now(), channel: '3' }
    sessions.push({ ...(await openSession(db, { kind: 'account', accountId }, how)), accountId })
  })
  return { sessions, channelKey }
}

/** So many at a time. */
export async function inTurns(list, atOnce, work) {
  const left = list.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const one of left) await work(one)
    }),
  )
}

/** GET /events, as a page holds it; resolves when the server has begun to speak. */
export async function openLine(port, { accountId }, ticket) {
  const socket = connect({ port, host: '127.0.0.1' })
  await once(socket, 'connect')
  let isOpen = true
  let beats = 0
  let arrived
  socket.on('error', () => undefined)
  socket.on('close', () => (isOpen = false))
  const begun = new Promise((resolve, reject) => {
    socket.once('close', () => reject(new Error('a line was refused')))
    socket.on('data', chunk => {
      const text = chunk.toString('latin1')
      if (text.includes('retry: 3000')) resolve()
      if (text.includes(': still here')) beats += 1
      if (text.includes('data: ')) arrived?.()
    })
  })
  socket.write(`GET /events?ticket=${encodeURIComponent(ticket)} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`)
  await begun
  return {
    accountId,
    isOpen: () => isOpen,
    beats: () => beats,
    news: () => new Promise(resolve => (arrived = resolve)),
    close: () => socket.destroy(),
  }
}

export const quantileOf = (list, part) =>
  list.toSorted((one, other) => one - other)[Math.min(list.length - 1, Math.floor(list.length * part))].toFixed(1)
