import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../apps/server/src/database/free-port.ts'
import { openHospital, type Hospital } from '../hospital.ts'
import { startProcess } from '../process.ts'
import { fillCrowd, heldOf, type Rush } from './crowd.ts'
import { placeOrders, type Orders } from './orders.ts'
import { hasPgbench, runPgbench } from './pgbench.ts'
import { patientCount, playRound, sessionsEach } from './play.ts'
import { playOrders } from './raw-driver.ts'
import { recordOrder } from './record-order.ts'

const connections = 64
/** As many as both servers together keep for commands, more or less: it must divide the patients. */
const clients = 25

export interface RushRound {
  ours: Orders
  /** Orders a second of the same SQL. */
  reference: number
  /** Processor time of one order, microseconds: of the servers, and of PostgreSQL for us and for the reference. */
  micros: { node: number; database: number; reference: number }
  /** How many of our numbers the hospital kept before the last answer. */
  heldMeanwhile: number
  /** Numbers sold too often, not sold, or not matching, of both. */
  faults: number
}
export interface RushMeasured {
  rounds: RushRound[]
  reference: string
  /** How many statements an order is. */
  statements: { early: number; late: number }
}

/** The release second: two servers on one PostgreSQL, and the same statements without a server, in turn. */
export async function measureRush(rounds: number): Promise<RushMeasured> {
  const hospital = await openHospital()
  const second = await openSecond(hospital)
  const pool = new pg.Pool({ connectionString: hospital.ownerUrl, max: 8 })
  try {
    const patients = await fillCrowd(pool, patientCount)
    const order = await recordOrder(hospital, pool, patients)
    const ports = [Number(new URL(hospital.origin).port), second.port]
    const drive = hasPgbench() ? runPgbench : playOrders
    const nodeSeconds = () => hospital.server.cpuSeconds() + second.cpuSeconds()
    const timed = async <T>(run: () => Promise<T>) => {
      const before = { node: nodeSeconds(), database: hospital.databaseCpuSeconds() }
      const outcome = await run()
      const micros = (seconds: number) => (seconds / (patientCount * sessionsEach)) * 1e6
      return {
        outcome,
        node: micros(nodeSeconds() - before.node),
        database: micros(hospital.databaseCpuSeconds() - before.database),
      }
    }
    const ours = async (rushes: readonly Rush[]) => ({
      ...(await timed(() => placeOrders(ports, patients, rushes, connections))),
      heldMeanwhile: await heldOf(pool, rushes),
    })
    const reference = (rushes: readonly Rush[]) =>
      timed(() =>
        drive({ url: hospital.appUrl, folder: hospital.data, order, rushes, patients: patientCount, clients }),
      )

    /** A B, B A, A B …: both meet the same moods of the machine. */
    async function play(nth: number, name: string): Promise<RushRound> {
      const before = nth % 2 === 0 ? undefined : await playRound(pool, `${name}R`, reference)
      const { outcome, faults } = await playRound(pool, `${name}O`, ours)
      const other = before ?? (await playRound(pool, `${name}R`, reference))
      return {
        ours: outcome.outcome,
        reference: other.outcome.outcome,
        micros: { node: outcome.node, database: outcome.database, reference: other.outcome.database },
        heldMeanwhile: outcome.heldMeanwhile,
        faults: faults + other.faults,
      }
    }
    await play(0, 'WARM')
    const measured: RushRound[] = []
    for (let nth = 0; nth < rounds; nth++) measured.push(await play(nth, `ROUND${nth}`))
    return {
      rounds: measured,
      reference: drive === runPgbench ? 'pgbench' : 'a driver of our own (pgbench is not installed)',
      statements: {
        early: order.probe.length + order.taking.length + order.taken.length,
        late: order.probe.length + order.late.length,
      },
    }
  } finally {
    await pool.end()
    await second.stop()
    await hospital.stop()
  }
}

/** Another process on the same database. */
async function openSecond({ data, appUrl, ownerUrl }: Hospital) {
  const port = await freePort()
  const running = await startProcess({
    file: join(import.meta.dirname, '../../apps/server/src/main.ts'),
    ready: `http://127.0.0.1:${port}/readyz`,
    env: {
      PORT: String(port),
      NETHOS_DATA: data,
      DATABASE_URL: appUrl,
      DATABASE_OWNER_URL: ownerUrl,
      NETHOS_CALLS_PER_MINUTE: '1000000000',
      LOG_LEVEL: 'error',
    },
  })
  return { port, ...running }
}
