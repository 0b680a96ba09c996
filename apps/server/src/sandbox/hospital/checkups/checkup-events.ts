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
    await alone(pool, one.hosId, async query => {
      const { rows } = await query.query<{ time_code: string }>(
        `update demo_hospital.checkup set state = 'closed' where hos_id = $1 and our_no = $2 and state = 'kept' returning time_code`,
        [one.hosId, one.ourNo],
      )
      if (rows[0]) await takePlace(query, one.hosId, rows[0].time_code, -1, clock.now())
      await happen(query, one.hosId, { kind: 'called_off', at: clock.now(), ourNo: one.ourNo, reason: one.reason })
    })
    return { isCalledOff: true }
  }),
})
