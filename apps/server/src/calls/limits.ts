import { firstOf } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import type { Limit, Service } from '@nethos/contract/service.ts'
import type { Database, Db } from '../database/connect.ts'
import type { Caller } from './caller.ts'
import { TroubleError } from './codes.ts'

interface From {
  address: string
  /** The random name that the app says for the device it runs on. */
  deviceId: string | undefined
}

/** Against whom a call counts; undefined: the device that it counts against is not said. */
function whoCounts({ per }: Limit, caller: Caller, { address, deviceId }: From): string | undefined {
  if (caller.kind === 'staff') return caller.staffId
  if (per === 'device') return deviceId && `device ${deviceId}`
  return per === 'account' && caller.kind === 'account' ? caller.accountId : address
}

/** Counts a call against the limits that its service declares; the row decides, so all processes are one. */
export async function checkLimits(
  db: Database,
  service: Service,
  caller: Caller,
  from: From,
  now: number,
): Promise<void> {
  for (const limit of service.limits) {
    const whom = whoCounts(limit, caller, from)
    if (whom === undefined) continue
    await countAgainst(db, { key: `${service.name} ${limit.seconds} ${whom}`, limit, now })
  }
}

/** One more under this key; too many in its time are turned away. */
export async function countAgainst(
  db: Db,
  { key, limit, now }: { key: string; limit: Pick<Limit, 'times' | 'seconds'>; now: number },
): Promise<void> {
  const slotMs = limit.seconds * 1000
  const slot = Math.floor(now / slotMs)
  const { rows } = await sql<{ calls: number }>`
    insert into call_count (key, slot, calls, ends_at)
    values (${key}, ${slot}, 1, ${new Date((slot + 1) * slotMs)})
    on conflict (key, slot) do update set calls = call_count.calls + 1 returning calls`.execute(db)
  if (firstOf(rows).calls > limit.times)
    throw new TroubleError('tooMany', { retryAfter: Math.ceil(((slot + 1) * slotMs - now) / 1000) })
}
