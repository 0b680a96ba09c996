import { firstOf } from '@nethos/contract/common/present.ts'
import { cases } from './cases.ts'
import type { Patient } from './fill.ts'
import { runRound } from './round.ts'
import { signedRequests } from './signed.ts'

const connections = 32
const seconds = 2
const mostRounds = 10
const stillGrows = 1.1

/** Calls a second of a closed loop over the consult detail, as the machine is in these two seconds. */
export async function capacityOf(port: number, patients: readonly Patient[]): Promise<number> {
  const requests = signedRequests(firstOf(cases), '/api', patients, 8_000)
  return (await runRound({ port, requests, connections, seconds, check: () => undefined })).callsPerSecond
}

/** The same of a server that has become no quicker for two rounds. */
export async function warmCapacityOf(port: number, patients: readonly Patient[]): Promise<number> {
  let best = await capacityOf(port, patients)
  for (let [round, since] = [1, 0]; round < mostRounds && since < 2; round++) {
    const capacity = await capacityOf(port, patients)
    since = capacity > best * stillGrows ? 0 : since + 1
    best = Math.max(best, capacity)
  }
  return best
}
