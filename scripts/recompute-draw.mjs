// node scripts/recompute-draw.mjs <address of the hospital> <session id>
// node scripts/recompute-draw.mjs <file.json>
// Recomputes a draw from what its public page publishes, with nothing but SHA-256: no code of the server is used.
//   SHA-256(seed)           must be the commitment that was shown before the first request
//   SHA-256(seed ‖ digest)  is each request's lot; by round, turn and lot, the smallest first, the order must be the published one.
//   A round is the draw itself (0), or one of those in which it gave out what was left; later turns get a place in the last one alone.
//   A turn is how many numbers somebody has had of draws and lines lately, and what counts against him: everybody sees his own.
//   SHA-256(all digests of those who asked for the draw itself, sorted, joined by '\n') must be the digest of the list
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'

const sha256 = bytes => createHash('sha256').update(bytes).digest('hex')
const bytesOf = hex => Buffer.from(hex, 'hex')

/** What is wrong with a draw: one sentence each, none when it is as published. */
export function faultsOf({ draw, entries }) {
  const faults = []
  if (!draw.seed) return ['the seed is not published yet']
  if (bytesOf(draw.seed).length !== 32) faults.push('the seed has not 32 bytes')
  if (sha256(bytesOf(draw.seed)) !== draw.commitment) faults.push('the seed is not the one that was committed to')
  if (draw.committedAt > draw.opensAt) faults.push('the commitment came after the first request')
  const digests = entries.map(entry => entry.digest)
  if (new Set(digests).size !== digests.length) faults.push('a request stands in the list twice')
  const drawnFrom = entries.filter(({ askedRound = 0 }) => askedRound === 0).map(entry => entry.digest)
  if (sha256(drawnFrom.sort().join('\n')) !== draw.entriesDigest)
    faults.push('the list is not the one that was drawn from')
  // Rank 0: no place yet. Who has left before he got one never gets one.
  const placed = entries.filter(entry => entry.rank > 0)
  const order = placed
    .map(({ digest, turn = 0, round = 0 }) => ({
      digest,
      turn,
      round,
      lot: sha256(Buffer.concat([bytesOf(draw.seed), bytesOf(digest)])),
    }))
    .sort((one, other) => one.round - other.round || one.turn - other.turn || (one.lot < other.lot ? -1 : 1))
  const published = [...placed].sort((one, other) => one.rank - other.rank)
  order.forEach(({ digest, lot }, nth) => {
    const shown = published[nth]
    if (shown.digest !== digest || shown.rank !== nth + 1) faults.push(`place ${nth + 1} belongs to ${digest}`)
    else if (shown.lot !== lot) faults.push(`the lot of place ${nth + 1} is ${lot}`)
  })
  faults.push(...faultsOfRounds({ draw, entries, placed }))
  // Whoever got a number stands before everybody who lost.
  const lastWon = published.findLastIndex(entry => entry.entryState === codes.won)
  const firstLost = published.findIndex(entry => entry.entryState === codes.lost)
  if (firstLost >= 0 && firstLost < lastWon)
    faults.push('somebody who was drawn later got a number before somebody who lost')
  return faults
}
const codes = { won: 1, lost: 2, left: 4, settled: 3 }

/** Nobody gets a place before he has asked, no later turn one before the last round, and in the end all have one. */
function faultsOfRounds({ draw, entries, placed }) {
  const faults = []
  const last = Math.max(...placed.map(({ round = 0 }) => round))
  if (placed.some(({ turn = 0, round = 0 }) => turn > 0 && round < last))
    faults.push('a later turn did not wait for the last round')
  if (placed.some(({ askedRound = 0, round = 0 }) => askedRound > round))
    faults.push('somebody has a place in a round before he asked')
  if (draw.drawState === codes.settled && entries.some(one => one.rank === 0 && one.entryState !== codes.left))
    faults.push('somebody who asked never got a place')
  return faults
}

/** Reads a draw from the wire, as anybody may: no login. */
export async function readDraw(origin, sessionId) {
  const { signKey, now } = await (await fetch(new URL('/config.json', origin))).json()
  const ahead = now - Date.now()
  async function call(service, fields) {
    const body = JSON.stringify({
      ...fields,
      service,
      channel: '3',
      format: 'JSON',
      oper: '127.0.0.1',
      spid: '1001',
      version: '1.0.0',
      random: randomBytes(16).toString('hex'),
      timestamp: Date.now() + ahead,
    })
    const sign = createHmac('sha256', signKey).update(body).digest('hex')
    const headers = { 'content-type': 'application/json', 'x-sign': sign }
    const reply = await (await fetch(new URL('/api', origin), { method: 'POST', body, headers })).json()
    if (reply.code !== '0') throw new Error(`${service}: ${reply.code} ${reply.msg}`)
    return reply
  }
  const { obj: draw } = await call('nethos.book.draw.detail', { bookSchemeId: sessionId })
  const entries = []
  for (let pageNum = 1, isMore = true; isMore; pageNum++) {
    const { list, paginator } = await call('nethos.book.draw.entry.list', {
      bookSchemeId: sessionId,
      pageNum,
      pageSize: 100,
    })
    entries.push(...list)
    isMore = paginator.hasNextPage
  }
  return { draw, entries }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [where, sessionId] = process.argv.slice(2)
  const read = sessionId ? await readDraw(where, sessionId) : JSON.parse(await readFile(where, 'utf8'))
  const faults = faultsOf(read)
  const won = read.entries.filter(entry => entry.entryState === codes.won).length
  console.log(
    `${read.entries.length} requests, ${won} numbers given out, seed ${read.draw.seed || 'not published yet'}`,
  )
  for (const fault of faults) console.log(`WRONG: ${fault}`)
  if (faults.length === 0) console.log('The draw is as published.')
  process.exitCode = faults.length === 0 ? 0 : 1
}
