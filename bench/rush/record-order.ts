import pg from 'pg'
import pino from 'pino'
import { freePort } from '../../apps/server/src/database/free-port.ts'
import { connectSandbox } from '../../apps/server/src/sandbox/connect.ts'
import { openServer } from '../../apps/server/src/wiring/server.ts'
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
      const recorded = listen()
      const requests = signedRequests(orderOf([rush]), '/api', [patient], 1)
      await exchange({ ports: [port], requests, connections: 1, onReply: () => {} })
      return recorded()
    }
    const [winner, loser] = [patients[0]!, patients[1]!]
    const early = await ask(winner)
    const late = await ask(loser)
    const { rows } = await pool.query<Record<string, unknown>>(
      'select booking_id, number_id, no, starts_at, real_person, on_day from booking where session_id = $1',
      [rush.sessionId],
    )
    const taken = Object.fromEntries(
      Object.entries(rows[0]!).map(([name, value]) => [
        name,
        value instanceof Date ? value.toISOString() : asText(value),
      ]),
    )
    await allHeld(pool, [rush])
    await clearAway(pool, [rush])
    return together(early, late, {
      early: { ...taken, account: winner.accountId, person: winner.personId, session: rush.sessionId },
      late: { account: loser.accountId, person: loser.personId, session: rush.sessionId },
    })
  } finally {
    await server.close()
  }
}

/** Both orders go the same way up to the statement that takes the number. */
export function together(
  early: readonly Recorded[],
  late: readonly Recorded[],
  known: Record<'early' | 'late', Record<string, string>>,
): Order {
  const now = Date.now()
  const takes = early.findIndex(({ text }) => text.includes("set state = 'taken'"))
  const isSame = early.slice(0, takes + 1).every(({ text }, nth) => late[nth]?.text === text)
  if (takes < 0 || !isSame) throw new Error('The orders of who is in time and who is late begin differently.')
  const statements = early.map(statement => statementOf(statement, known.early, now))
  return {
    both: statements.slice(0, takes + 1),
    early: statements.slice(takes + 1),
    late: late.slice(takes + 1).map(statement => statementOf(statement, known.late, now)),
  }
}

/** What one order's transaction says from now on; asked for once it is answered. */
function listen(): () => Recorded[] {
  const recorded = new Map<pg.Client, Recorded[]>()
  // oxlint-disable-next-line typescript/unbound-method -- called on each client below
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...args: any[]) {
    const { text, values, begins } = typeof args[0] === 'string' ? { text: args[0], values: args[1] } : args[0]
    const begun = begins ? [{ text: 'begin', values: [] }] : []
    recorded.set(this, [...(recorded.get(this) ?? []), ...begun, { text, values: values ?? [] }])
    return Reflect.apply(query, this, args)
  } as typeof query
  return () => {
    pg.Client.prototype.query = query
    const all = [...recorded.values()].find(one => one.some(({ text }) => text.includes("set state = 'taken'"))) ?? []
    const from = all.findIndex(({ text }) => text === 'begin')
    return all.slice(from, all.findLastIndex(({ text }) => /^(commit|rollback)/.test(text)) + 1)
  }
}
