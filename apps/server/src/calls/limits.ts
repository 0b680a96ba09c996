import { sql } from 'kysely'
import type { Limit, Service } from '@nethos/contract/service.ts'
import type { Database } from '../database/connect.ts'
import type { Caller } from './caller.ts'
import { TroubleError } from './codes.ts'

/** Counts a call against the limits that its service declares; the row decides, so all processes are one. */
export async function checkLimits(
  db: Database,
  service: Service,
  caller: Caller,
  address: string,
  now: number,
): Promise<void> {
  for (const limit of service.limits) {
    const whom =
      limit.per === 'account' && caller.kind === 'account'
        ? caller.accountId
        : caller.kind === 'staff'
          ? caller.staffId
          : address
    await countAgainst(db, { key: `${service.name} ${limit.seconds} ${whom}`, limit, now })
  }
}

/** One more under this key; too many in its time are turned away. */
export async function countAgainst(
  db: Database,
  { key, limit, now }: { key: string; limit: Pick<Limit, 'times' | 'seconds'>; now: number },
): Promise<void> {
  const slotMs = limit.seconds * 1000
  const slot = Math.floor(now / slotMs)
  const { rows } = await sql<{ calls: number }>`
    insert into call_count (key, slot, calls, ends_at)
    values (${key}, ${slot}, 1, ${new Date((slot + 1) * slotMs)})
    on conflict (key, slot) do update set calls = call_count.calls + 1 returning calls`.execute(db)
  if (rows[0]!.calls > limit.times)
    throw new TroubleError('tooMany', { retryAfter: Math.ceil(((slot + 1) * slotMs - now) / 1000) })
}
