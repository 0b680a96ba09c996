import type pg from 'pg'
import * as z from 'zod/mini'
import type { Clock } from '../../../ports/clock.ts'
import { event, type HospitalEvent } from '../hospital-events.ts'
import { alone, happen, takePlace } from './books.ts'
import { arrive, step } from './live.ts'

const hosId = z._default(z.string(), 'h1')
const ourNo = z.string()

/** What happens at the centres (docs/product/protocol.md 2). */
export const checkupEvents = (pool: pg.Pool, clock: Clock): Readonly<Record<string, HospitalEvent>> => ({
  'checkup.arrive': event(z.object({ hosId, ourNo }), async one => {
    await alone(pool, one.hosId, query => arrive(query, one.hosId, one.ourNo, clock.now()))
    return { isHere: true }
  }),
  /** The next station, or the report after the last. */
  'checkup.step': event(z.object({ hosId, ourNo }), async one => {
    await alone(pool, one.hosId, query => step(query, one.hosId, one.ourNo, clock.now()))
    return { isDone: true }
  }),
  'checkup.call-off': event(z.object({ hosId, ourNo, reason: z.string() }), async one => {
    await callOff(pool, one, clock.now())
    return { isCalledOff: true }
  }),
})

/** The centre gives the place to nobody, and says why. */
export const callOff = (
  pool: pg.Pool,
  { hosId, ourNo, reason }: { hosId: string; ourNo: string; reason: string },
  at: number,
): Promise<void> =>
  alone(pool, hosId, async query => {
    const { rows } = await query.query<{ time_code: string }>(
      `update demo_hospital.checkup set state = 'closed' where hos_id = $1 and our_no = $2 and state = 'kept' returning time_code`,
      [hosId, ourNo],
    )
    if (rows[0]) await takePlace(query, hosId, rows[0].time_code, -1, at)
    await happen(query, hosId, { kind: 'called_off', at, ourNo, reason })
  })
