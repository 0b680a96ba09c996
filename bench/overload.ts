import { firstOf, nthOf } from '@nethos/contract/common/present.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { warmCapacityOf } from './capacity.ts'
import { cases } from './cases.ts'
import { quantile, table } from './figures.ts'
import { fill } from './fill.ts'
import { openHospital, untilQuiet } from './hospital.ts'
import { openLoop, type Asked } from './open-loop.ts'
import { signedRequests } from './signed.ts'

export interface Stage extends Asked {
  name: string
}

export interface Overload {
  capacity: number
  stages: Stage[]
}

/** Of the capacity. */
const shares = [
  ['usual', 0.6],
  ['three times', 3],
  ['usual again', 0.6],
] as const

/** Calls that come whether or not those before them are answered: what the server does beyond its capacity. */
export async function measureOverload(seconds: number): Promise<Overload> {
  const hospital = await openHospital({ DATABASE_POOL: '20' })
  try {
    const patients = await fill(hospital.ownerUrl)
    await untilQuiet(hospital)
    const port = Number(new URL(hospital.origin).port)
    const one = firstOf(cases)
    const requestsOf = (count: number) => signedRequests(one, '/api', patients, count)
    const capacity = await warmCapacityOf(port, patients)
    const stages: Stage[] = []
    for (const [name, share] of shares) {
      const asked = Math.round(capacity * share)
      stages.push({ name, ...(await openLoop(port, requestsOf(asked * seconds), asked, seconds)) })
      await wait(500)
    }
    return { capacity, stages }
  } finally {
    await hospital.stop()
  }
}

/** p99 of what is accepted at three times the capacity, as a multiple of the usual. */
export const overloadRatio = ({ stages }: Overload): number =>
  quantile(nthOf(stages, 1).accepted, 0.99) / quantile(firstOf(stages).accepted, 0.99)

export function reportOverload({ capacity, stages }: Overload): string {
  const rows = stages.map(one => [
    one.name,
    one.asked,
    Math.round(one.accepted.length / one.seconds),
    quantile(one.accepted, 0.5).toFixed(0),
    quantile(one.accepted, 0.99).toFixed(0),
    one.shed,
    one.shedWithRetry,
    one.shed > 0 ? quantile(one.shedLatencies, 0.99).toFixed(0) : '',
    one.other,
    one.unasked,
  ])
  return [
    `### Overload: capacity ${Math.round(capacity)} calls/s (closed loop of 32, consult detail)\n`,
    table(
      ['', 'asked/s', '200/s', 'p50 ms', 'p99 ms', '503', 'with retry-after', 'p99 of 503 ms', 'other', 'not asked'],
      rows,
    ),
  ].join('\n')
}
