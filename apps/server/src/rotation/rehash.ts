import { firstOf, lastOf } from '@nethos/contract/common/present.ts'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { lookupKeyId } from '../secrets/lookup-key.ts'
import { areIn, believedMs, lockNumberOf, lookupLocks } from '../secrets/moving-key.ts'
import { lookedUpPlaces, type LookedUpPlace } from './looked-up-places.ts'

type Client = Pick<pg.Client, 'query'>

/** The look-up values cannot be changed now: a sentence for the person who runs it. */
export class RehashError extends Error {
  override name = 'RehashError'
}

export interface RehashResult {
  /** Hashed again by this run. */
  done: number
  /** How long logins and registrations were told to come again, ms. */
  pausedMs: number
}

export interface RehashOptions {
  /** The first key of the database and those after it; the last is the one to come. */
  chain: readonly Buffer[]
  /** Called for each column inside the transaction. */
  onStep?: (place: LookedUpPlace) => Promise<void> | void
  say?: (line: string) => void
  /** So long after it a call of before may still write: longer than any. */
  lateMs?: number
}

/**
 * Hashes every look-up value again by the key to come, in one transaction: killed, nothing has happened, and it is run again. The
 * servers know both keys, and for these seconds answer nothing that looks somebody up; who is logged in goes on.
 */
export async function rehash(client: Client, options: RehashOptions): Promise<RehashResult> {
  const { chain, say = () => undefined, lateMs = 15_000 } = options
  const step = chain.length - 1
  const ids = await idsOf(client)
  if (!areIn(chain, ids))
    throw new RehashError('NETHOS_LOOKUP_KEYS_BEFORE does not hold the keys of this database, the oldest first.')
  if (ids.length < step) throw new RehashError('One key at a time: more than one of these was never used.')
  let [done, pausedMs] = [0, 0]
  const isNext = ids.length === step
  if (isNext) {
    const began = performance.now()
    done = await alone(client, lastOf(chain), () => switched(client, step, options))
    pausedMs = Math.round(performance.now() - began)
    say(`${done} values are hashed again; logins waited for ${(pausedMs / 1000).toFixed(1)} s.`)
  }
  // A call that had read a value before may have written it after.
  const until = performance.now() + (isNext ? lateMs : 0)
  do {
    done += await convert(client, step, lastOf(chain))
    if (performance.now() < until) await wait(Math.min(lateMs / 3, 5_000))
  } while (performance.now() < until)
  return { done, pausedMs }
}

async function idsOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ key_id: string }>('select key_id from lookup_key_step order by step')
  return rows.map(row => row.key_id)
}

/** While it works no process hashes; that ends with this connection, however it ends. */
async function alone<T>(client: Client, key: Buffer, work: () => Promise<T>): Promise<T> {
  const { rows } = await client.query<{ strangers: number }>(
    `select count(*)::int as strangers from pg_locks where locktype = 'advisory' and classid = $1::oid and objsubid = 2
       and objid <> 0 and objid::bigint <> $2::bigint
       and database = (select oid from pg_database where datname = current_database())`,
    [lookupLocks, lockNumberOf(key) >>> 0],
  )
  const { strangers } = firstOf(rows)
  if (strangers > 0)
    throw new RehashError(
      `${strangers} process${strangers === 1 ? ' does' : 'es do'} not know the new look-up key: give it to all of them and restart them.`,
    )
  const { rows: got } = await client.query<{ is: boolean }>('select pg_try_advisory_lock($1, 0) as is', [lookupLocks])
  if (!firstOf(got).is) throw new RehashError('The look-up values are being changed by another run.')
  try {
    await wait(believedMs + 500)
    const done = await work()
    // Whoever asks just now hears of the new step before he hears that it is over.
    await wait(500)
    return done
  } finally {
    await client.query('select pg_advisory_unlock($1, 0)', [lookupLocks])
  }
}

async function switched(client: Client, step: number, { chain, onStep }: RehashOptions): Promise<number> {
  const key = lastOf(chain)
  await client.query('begin')
  try {
    const { rows: draws } = await client.query(`select from draw_entry where state = 'entered' limit 1`)
    if (draws.length > 0) throw new RehashError('A draw is open: run it again when it is over.')
    const done = await convert(client, step, key, onStep)
    for (const place of lookedUpPlaces) {
      const { rows } = await client.query<{ left: number }>(
        `select count(*)::int as left from ${place.table} where ${place.column} is not null and not ${isAt(place)}`,
        [step],
      )
      if (firstOf(rows).left > 0)
        throw new RehashError(`${firstOf(rows).left} of ${place.table}.${place.column} were left out.`)
    }
    await client.query('insert into lookup_key_step (step, key_id) values ($1, $2)', [step, lookupKeyId(key)])
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** A value of a step has 33 bytes, the last its number (secrets/lookup-key.ts). */
const isAt = ({ column }: LookedUpPlace) => `(octet_length(${column}) = 33 and get_byte(${column}, 32) = $1::int)`

/** HMAC-SHA256 as PostgreSQL can say it: neither the key nor a value leaves the statement. */
async function convert(
  client: Client,
  step: number,
  key: Buffer,
  onStep: RehashOptions['onStep'] = () => undefined,
): Promise<number> {
  const padded = Buffer.concat([key, Buffer.alloc(64 - key.length)])
  const [inner, outer] = [0x36, 0x5c].map(byte => padded.map(one => one ^ byte))
  let done = 0
  for (const place of lookedUpPlaces) {
    const { table, column } = place
    const { rowCount } = await client.query(
      `update ${table} set ${column} = sha256($2::bytea || sha256($3::bytea || ${column})) || $4::bytea
       where ${column} is not null and not ${isAt(place)}`,
      [step, outer, inner, Buffer.of(step)],
    )
    done += rowCount ?? 0
    await onStep(place)
  }
  return done
}
