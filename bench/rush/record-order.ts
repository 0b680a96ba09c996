import { firstOf, nthOf } from '@nethos/contract/common/present.ts'
import type pg from 'pg'
import pino from 'pino'
import { freePort } from '../../apps/server/src/database/free-port.ts'
import { connectSandbox } from '../../apps/server/src/sandbox/connect.ts'
import { openServer } from '../../apps/server/src/wiring/server.ts'
import { recordQueries, transactionThatSays } from '../../apps/server/src/testing/recorded-queries.ts'
import { readSettings, type SandboxEnv } from '../../apps/server/src/settings.ts'
import { signedRequests } from '../signed.ts'
import { exchange } from '../round.ts'
import type { Hospital } from '../hospital.ts'
import { allHeld, clearAway, openRush, type Patient } from './crowd.ts'
import { orderOf } from './order.ts'
import { asText, statementOf, type Order, type Recorded } from './statements.ts'

/**
 * What our server says to the database for an order, heard from the server itself: one patient takes the only number of a
 * session, another comes too late. So what pgbench is given cannot differ from what we do.
 */
export async function recordOrder(hospital: Hospital, pool: pg.Pool, patients: readonly Patient[]): Promise<Order> {
  const rush = await openRush(pool, { code: 'RECORD', inDays: 2, numbers: 1, firstNo: 7_351_902 })
  const port = await freePort()
  const env = readSettings({ NETHOS_DATA: hospital.data, PORT: String(port), LOG_LEVEL: 'error' }) as SandboxEnv & {
    NETHOS_MODE: 'sandbox'
  }
  const server = await openServer({
    env,
    databaseUrl: hospital.appUrl,
    log: pino({ level: 'error' }),
    roots: { patient: hospital.data, workbench: hospital.data },
    connect: base => connectSandbox(env, base),
  })
  try {
    const ask = async (patient: Patient): Promise<Recorded[]> => {
      const recorded = listen([rush.sessionId, patient.accountId, patient.personId])
      const requests = signedRequests(orderOf([rush]), '/api', [patient], 1)
      await exchange({ ports: [port], requests, connections: 1, onReply: () => {} })
      return recorded()
    }
    const [winner, loser] = [firstOf(patients), nthOf(patients, 1)]
    const early = await ask(winner)
    // The hospital's job speaks of the same session.
    await allHeld(pool, [rush])
    const late = await ask(loser)
    const taken = await oneRow(
      pool,
      'select booking_id, number_id, no, starts_at, real_person, on_day from booking where session_id = $1',
      rush.sessionId,
    )
    const person = await oneRow(
      pool,
      'select id_card_hash as real_person from person where person_id = $1',
      loser.personId,
    )
    await clearAway(pool, [rush])
    const session = rush.sessionId
    return together(early, late, {
      early: { ...taken, account: winner.accountId, person: winner.personId, session },
      late: { ...person, account: loser.accountId, person: loser.personId, session },
    })
  } finally {
    await server.close()
  }
}

/** The columns of a row as statements name them. */
async function oneRow(pool: pg.Pool, text: string, id: string): Promise<Record<string, string>> {
  const { rows } = await pool.query<Record<string, unknown>>(text, [id])
  return Object.fromEntries(
    Object.entries(firstOf(rows)).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : asText(value),
    ]),
  )
}

/** Both orders ask first whether anything is left; one goes on with its transaction, the other by reading alone. */
export function together(
  early: readonly Recorded[],
  late: readonly Recorded[],
  known: Record<'early' | 'late', Record<string, string>>,
): Order {
  const now = Date.now()
  const probed = late.findIndex(({ text }) => text.includes('as is_free')) + 1
  const isSame = late.slice(0, probed).every(({ text }, nth) => early[nth]?.text === text)
  const begins = early.findIndex(({ text }) => text === 'begin')
  const takes = early.findIndex(({ text }) => text.includes("set state = 'taken'"))
  if (probed === 0 || !isSame || begins < probed || takes < begins)
    throw new Error('The orders of who is in time and who is late begin differently.')
  const of = (recorded: readonly Recorded[], whose: 'early' | 'late') =>
    recorded.map(statement => statementOf(statement, known[whose], now))
  return {
    probe: of(early.slice(0, probed), 'early'),
    taking: of(early.slice(begins, takes + 1), 'early'),
    taken: of(early.slice(takes + 1), 'early'),
    late: of(late.slice(probed), 'late'),
  }
}

/**
 * What one order says from now on, asked for once it is answered: what is about these, and the transaction that takes a number. The
 * server's timers and jobs speak meanwhile, too.
 */
function listen(ids: readonly unknown[]): () => Recorded[] {
  const recorded = recordQueries()
  return () => {
    const all = recorded()
    const transaction = transactionThatSays(all, "set state = 'taken'")
    const before = transaction[0] ? all.slice(0, all.indexOf(transaction[0])) : all
    return [...before.filter(({ values }) => values.some(value => ids.includes(value))), ...transaction]
  }
}
