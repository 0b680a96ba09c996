import { addDays, dayOf, timeTyped } from '@nethos/contract/common/days.ts'
import type pg from 'pg'
import { clockChannel } from '../events/hub.ts'
import type { Clock } from '../ports/clock.ts'

export interface MovableClock extends Clock {
  /** Forward only. Every process of the database hears of it. */
  advance(seconds: number): Promise<void>
  /** Reads the offset anew: at start, and when another process has moved the clock. */
  readOffset(): Promise<void>
  /** On to the next time of day like this one, '09:30'; a clock that was moved before stays as it is. */
  beginAt(timeOfDay: string): Promise<void>
}

export function movableClock(pool: pg.Pool): MovableClock {
  let offsetMs = 0
  const clock: MovableClock = {
    now: () => Date.now() + offsetMs,
    async advance(seconds) {
      const { rows } = await pool.query<{ offset_seconds: number }>(
        'update clock set offset_seconds = offset_seconds + $1 returning offset_seconds',
        [seconds],
      )
      offsetMs = rows[0]!.offset_seconds * 1000
      await pool.query('select pg_notify($1, $2)', [clockChannel, String(offsetMs)])
    },
    async readOffset() {
      const { rows } = await pool.query<{ offset_seconds: number }>('select offset_seconds from clock')
      offsetMs = rows[0]!.offset_seconds * 1000
    },
    async beginAt(timeOfDay) {
      const now = clock.now()
      const today = timeTyped(`${dayOf(now)}T${timeOfDay}`)
      const begins = today > now ? today : timeTyped(`${addDays(dayOf(now), 1)}T${timeOfDay}`)
      if (offsetMs === 0) await clock.advance(Math.ceil((begins - now) / 1000))
    },
  }
  return clock
}
