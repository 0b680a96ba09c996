import { firstOf } from '@nethos/contract/common/present.ts'
import type { Lines } from '../database/lines.ts'
import { TroubleError } from './codes.ts'

const minute = 60_000

/**
 * Calls with a wrong signature count like a guest's from the same address. Once an address is over its limit this process
 * turns its forgeries away without asking the database, until the minute is over: they stay cheap (docs/decisions/0003).
 */
export function forgeries(lines: Lines, most: number): (address: string, now: number) => Promise<void> {
  let slotNow = 0
  let barred = new Set<string>()

  return async (address, now) => {
    const slot = Math.floor(now / minute)
    if (slot !== slotNow) {
      slotNow = slot
      barred = new Set()
    }
    if (!barred.has(address)) {
      const { rows } = await lines.query<{ calls: number }>({
        name: 'forgery',
        text: `
          insert into call_count (key, slot, calls, ends_at) values ($1, $2, 1, $3)
          on conflict (key, slot) do update set calls = call_count.calls + 1 returning calls`,
        values: [address, slot, new Date((slot + 1) * minute)],
      })
      if (firstOf(rows).calls <= most) return
      barred.add(address)
    }
    throw new TroubleError('tooMany', { retryAfter: Math.ceil(((slot + 1) * minute - now) / 1000) })
  }
}
