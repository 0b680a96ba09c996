import { cases } from './cases.ts'
import { quantile } from './figures.ts'
import { fill } from './fill.ts'
import { openHospital } from './hospital.ts'
import { openLoop, type Stage } from './overload.ts'
import { runRound } from './round.ts'
import { signedRequests } from './signed.ts'

export interface Flood {
  capacity: number
  usual: Stage
  flood: Stage
  /** Each a second long, at the usual rate, beginning as the flood ends. */
  after: Stage[]
}

/** Of the capacity. */
const usualShare = 0.6
const floodShare = 10
const secondsAfter = 8
/** A signed call must be young: what is sent late is signed late. */
const sliceSeconds = 10

/** Ten times what the server can do, and then what it usually does: when is it itself again? */
export async function measureFlood(floodSeconds: number): Promise<Flood> {
  const hospital = await openHospital({ DATABASE_POOL: '20', NETHOS_CALLERS_PER_ADDRESS: '1000' })
  try {
    const patients = await fill(hospital.ownerUrl)
    const port = Number(new URL(hospital.origin).port)
    const requestsOf = (count: number) => signedRequests(cases[0]!, '/api', patients, count)
    const round = () =>
      runRound({ port, requests: requestsOf(8_000), connections: 32, seconds: 2, check: () => undefined })
    await round()
    const { callsPerSecond: capacity } = await round()
    const rate = Math.round(capacity * usualShare)
    const stage = async (name: string, requests: Buffer[], asked: number, seconds: number): Promise<Stage> => ({
      name,
      ...(await openLoop(port, requests, asked, seconds)),
    })
    const usual = await stage('usual', requestsOf(rate * sliceSeconds), rate, sliceSeconds)
    const afterwards = Array.from({ length: secondsAfter }, () => requestsOf(rate))
    const asked = Math.round(capacity * floodShare)
    const flood = await stage('flood', requestsOf(asked * floodSeconds), asked, floodSeconds)
    const after: Stage[] = []
    for (const requests of afterwards) after.push(await stage('after', requests, rate, 1))
    return { capacity, usual, flood, after }
  } finally {
    await hospital.stop()
  }
}

const mostOfUsual = 2
const leastMs = 50

/** Seconds after the flood until all is answered again as before it; undefined: not within the time that was watched. */
export function recoveredAfter({ usual, after }: Flood): number | undefined {
  const bound = Math.max(leastMs, quantile(usual.accepted, 0.99) * mostOfUsual)
  const isNormal = (one: Stage): boolean =>
    one.shed + one.other + one.unasked === 0 && quantile(one.accepted, 0.99) <= bound
  const lastBad = after.findLastIndex(one => !isNormal(one))
  return lastBad === after.length - 1 ? undefined : lastBad + 1
}
