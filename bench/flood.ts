import { firstOf } from '@nethos/contract/common/present.ts'
import { capacityOf, warmCapacityOf } from './capacity.ts'
import { cases } from './cases.ts'
import { quantile } from './figures.ts'
import { fill } from './fill.ts'
import { openHospital, untilQuiet } from './hospital.ts'
import { openLoop, type Asked, type Second } from './open-loop.ts'
import { signedRequests } from './signed.ts'

export interface Flood {
  capacity: number
  usual: Asked
  flood: Asked
  /** At the usual rate, from the moment at which the flood's last call has been asked. */
  after: Asked
  /** What the machine does by itself when all is over. */
  capacityAfter: number
}

/** Of the capacity. */
const usualShare = 0.6
const floodShare = 10
const secondsAfter = 12
/** A signed call must be young: what is sent late is signed late. */
const usualSeconds = 10

/** Ten times what the server can do, and then what it usually does: when is it itself again? */
export async function measureFlood(floodSeconds: number): Promise<Flood> {
  const hospital = await openHospital({ DATABASE_POOL: '20', NETHOS_CALLERS_PER_ADDRESS: '1000' })
  try {
    const patients = await fill(hospital.ownerUrl)
    await untilQuiet(hospital)
    const port = Number(new URL(hospital.origin).port)
    const requestsOf = (count: number) => signedRequests(firstOf(cases), '/api', patients, count)
    const floodOf = async (capacity: number): Promise<Flood> => {
      const rate = Math.round(capacity * usualShare)
      const usual = await openLoop(port, requestsOf(rate * usualSeconds), rate, usualSeconds)
      const afterwards = requestsOf(rate * secondsAfter)
      const asked = Math.round(capacity * floodShare)
      const requests = requestsOf(asked * floodSeconds)
      // Those who come afterwards do not wait until the last of the flood has been answered.
      const [flood, after] = await new Promise<[Asked, Asked]>((resolve, reject) => {
        let after: Promise<Asked> | undefined
        const onAsked = (): void => void (after = openLoop(port, afterwards, rate, secondsAfter))
        const flood = openLoop(port, requests, asked, floodSeconds, onAsked)
        // oxlint-disable-next-line typescript/no-non-null-assertion -- asked before the flood has ended
        flood.then(async one => resolve([one, await after!])).catch(reject)
      })
      return { capacity, usual, flood, after, capacityAfter: await capacityOf(port, patients) }
    }
    let measured = await floodOf(await warmCapacityOf(port, patients))
    for (let left = 2; left > 0 && !isFlood(measured); left--)
      measured = await floodOf(Math.max(answeredInIt(measured), measured.capacityAfter))
    return measured
  } finally {
    await hospital.stop()
  }
}

const answeredInIt = ({ flood }: Flood): number => flood.accepted.length / flood.seconds
const leastOfFlood = 3

/** Whether far more was asked than could be answered: what was measured beside other work may have been too little. */
export const isFlood = (measured: Flood): boolean => measured.flood.asked >= answeredInIt(measured) * leastOfFlood

const mostOfUsual = 2
const leastMs = 50
/** Seconds in a row that are as before. */
const inARow = 3
const leastOfCapacity = 0.75

/**
 * Seconds after the flood until all is answered again as before it; undefined: not within the time that was watched. What
 * is usual on this machine, with whatever else works on it, says the worst second before the flood.
 */
export function recoveredAfter({ usual, flood, after }: Flood): number | undefined {
  const p99 = (one: Second): number => quantile(one.accepted, 0.99)
  const bound = Math.max(leastMs, Math.max(...usual.bySecond.map(p99)) * mostOfUsual)
  const isNormal = (one: Second): boolean => one.shed + one.other + one.unasked === 0 && p99(one) <= bound
  const first = after.bySecond.findIndex((_, at) => {
    const row = after.bySecond.slice(at, at + inARow)
    return row.length === inARow && row.every(isNormal)
  })
  return first === -1 ? undefined : first + (after.beganAt - flood.askedUntil) / 1000
}

/** Whether the machine itself has become slower meanwhile: then nothing can be said of the server. */
export const isSlower = ({ capacity, capacityAfter }: Flood): boolean => capacityAfter < capacity * leastOfCapacity
