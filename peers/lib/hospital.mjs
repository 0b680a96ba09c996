// Our server as processes, and patients who write and pay while something happens to it.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { wireClient } from '../../apps/server/src/testing/client.ts'
import { keysOfSandbox } from '../../apps/server/src/wiring/keys.ts'
import { fill } from '../../bench/fill.ts'
import { folderFor, start, until } from './programs.mjs'

const limitless = '1000000000'

/** Said once only, and without a number: one would be read as a measured value, and raise an alarm. */
export const anyWord = () => randomUUID().replaceAll(/\d/g, digit => 'ghijklmnop'[digit])

/** One server on this database, ready; `tree`: of which copy of the program. */
export async function startServer({ port, env = {}, data = folderFor('files'), tree, log }) {
  const words = log ?? join(data, `server-${port}.log`)
  const program = start(
    process.execPath,
    [join(tree ?? join(import.meta.dirname, '../..'), 'apps/server/src/main.ts')],
    {
      cwd: tree,
      log: words,
      env: {
        NODE_ENV: 'production',
        PORT: String(port),
        NETHOS_DATA: data,
        NETHOS_CALLS_PER_MINUTE: limitless,
        LOG_LEVEL: 'error',
        DATABASE_POOL: '10',
        ...env,
      },
    },
  )
  const origin = `http://127.0.0.1:${port}`
  await until(
    `the server on port ${port} is ready`,
    async () => {
      if (!program.isRunning())
        throw Object.assign(new Error(readFileSync(words, 'utf8').slice(-1_500)), { isFinal: true })
      return (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok
    },
    { seconds: 300 },
  )
  return { ...program, port, origin, data }
}

/** Patients with a session each and consults of which half are going; the demo is loaded. */
export async function patientsOf(ownerUrl) {
  const patients = await fill(ownerUrl)
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 2 })
  pool.on('error', () => undefined)
  const { channelKey } = await keysOfSandbox(pool)
  await pool.end()
  return { patients, channelKey }
}

/** What patients do until they are told to stop, and what was acknowledged to them. */
export function traffic({ origin, patients, channelKey, talkers = 8, pauseMs = 40 }) {
  const client = wireClient({ origin, channelKey, now: () => Date.now() })
  const said = new Map()
  const counts = { answered: 0, busy: 0, nobody: 0, failed: 0, broken: 0 }
  const faults = []
  let gap = { from: performance.now(), longestMs: 0 }
  let isOver = false

  async function once(patient, nth) {
    const replyContent = `今天早晨 142/90，头晕好一些了（${anyWord()}）`
    try {
      const consultId = patient.consultIds[nth % patient.consultIds.length]
      const reply = await client.call('nethos.consult.info.reply', { consultId, replyContent }, patient.session)
      if (reply.http === 200 && reply.code === '0') {
        counts.answered += 1
        said.set(replyContent, Date.now())
        gap = { from: performance.now(), longestMs: Math.max(gap.longestMs, performance.now() - gap.from) }
      } else if (reply.http === 503) counts.busy += 1
      else {
        counts.failed += 1
        faults.push(`${reply.http} ${reply.code} ${reply.msg}`)
      }
    } catch (error) {
      // The proxy's own page: no server is there.
      if (error instanceof SyntaxError) counts.nobody += 1
      else counts.broken += 1
      faults.push(String(error.cause?.code ?? error.message))
    }
  }
  const talks = Array.from({ length: talkers }, async (_, at) => {
    for (let nth = 0; !isOver; nth += 1) {
      await once(patients[(at + nth * talkers) % patients.length], nth)
      await wait(pauseMs)
    }
  })
  return {
    counts,
    faults,
    said,
    /** From now on the longest time without an answer is counted anew. */
    beginGap: () => void (gap = { from: performance.now(), longestMs: 0 }),
    longestGapMs: () => Math.round(gap.longestMs),
    async stop() {
      isOver = true
      await Promise.all(talks)
      return { ...counts }
    },
  }
}

/** How many of what patients were told was kept is not there. */
export async function lostOf(url, said) {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  try {
    const { rows } = await pool.query('select content from consult_message where content = any($1)', [[...said.keys()]])
    const there = new Set(rows.map(row => row.content))
    return [...said].filter(([text]) => !there.has(text)).map(([text, at]) => ({ text, at }))
  } finally {
    await pool.end()
  }
}
