import { mustGet } from '@nethos/contract/common/present.ts'
import type { Case } from './cases.ts'
import type { Patient } from './fill.ts'
import { runRound, type Round } from './round.ts'
import { signedRequests } from './signed.ts'

/** One of the two servers that are loaded in turn. */
export interface Side {
  name: 'ours' | 'reference'
  port: number
  pathOf: (one: Case) => string
  /** Processor time used so far, in seconds: the Node process, and PostgreSQL with its connections. */
  cpu: { node: () => number; database: () => number }
}

export interface Measured extends Round {
  /** Processor time of the Node process for one call, microseconds. */
  nodeMicros: number
  /** The same of PostgreSQL. */
  databaseMicros: number
}

export interface Compared {
  title: string
  mostCpu: number | undefined
  rounds: Record<Side['name'], Measured>[]
}

export interface LoadOptions {
  rounds: number
  seconds: number
  connections: number
}

const firstGuess = 4_000
const spare = 1.6

/** A B, B A, A B …: both meet the same moods of the machine. */
export async function compare(
  one: Case,
  sides: readonly [Side, Side],
  patients: readonly Patient[],
  options: LoadOptions,
): Promise<Compared> {
  const rate = new Map(sides.map(side => [side, firstGuess]))
  const run = async (side: Side, seconds: number): Promise<Measured> => {
    const requests = signedRequests(one, side.pathOf(one), patients, Math.ceil(mustGet(rate, side) * seconds * spare))
    const before = { node: side.cpu.node(), database: side.cpu.database() }
    const round = await runRound({
      port: side.port,
      requests,
      connections: options.connections,
      seconds,
      check: checkOf(one),
    })
    rate.set(side, round.callsPerSecond)
    const micros = (seconds: number) => (seconds / round.latencies.length) * 1e6
    return {
      ...round,
      nodeMicros: micros(side.cpu.node() - before.node),
      databaseMicros: micros(side.cpu.database() - before.database),
    }
  }
  for (const side of [...sides, ...sides]) await run(side, options.seconds / 2)

  const rounds: Compared['rounds'] = []
  for (let nth = 0; nth < options.rounds; nth++) {
    const measured = {} as Compared['rounds'][number]
    for (const side of nth % 2 === 0 ? sides : sides.toReversed())
      measured[side.name] = await run(side, options.seconds)
    rounds.push(measured)
  }
  return { title: one.title, mostCpu: one.mostCpu, rounds }
}

function checkOf(one: Case): (reply: string) => void {
  return text => {
    if (!one.isRight(JSON.parse(text))) throw new Error(`${one.title}: not the reply to measure: ${text.slice(0, 600)}`)
  }
}
