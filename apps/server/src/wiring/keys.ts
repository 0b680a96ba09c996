import { firstOf } from '@nethos/contract/common/present.ts'
import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Keys } from '../runtime.ts'
import { movingKey, type MovingKey } from '../secrets/moving-key.ts'
import { sealer, type Sealer } from '../secrets/sealer.ts'
import type { ProductionEnv } from '../settings.ts'

export interface AllKeys extends Keys {
  readonly lookup: MovingKey
  /** Seals numbers and files at rest. */
  readonly seal: Buffer
  /** Older or coming ones, which open only (docs/operations/keys.md). */
  readonly sealAlso: readonly Buffer[]
}

/** Keys in hex, separated by commas. */
export const keysIn = (list: string): Buffer[] =>
  list
    .split(',')
    .filter(key => key !== '')
    .map(key => Buffer.from(key, 'hex'))

export const keysFromSettings = (env: ProductionEnv): AllKeys => ({
  secret: Buffer.from(env.NETHOS_SECRET, 'hex'),
  seal: Buffer.from(env.NETHOS_SEAL_KEY, 'hex'),
  sealAlso: keysIn(env.NETHOS_SEAL_KEYS_ALSO),
  lookup: movingKey([...keysIn(env.NETHOS_LOOKUP_KEYS_BEFORE), Buffer.from(env.NETHOS_LOOKUP_KEY, 'hex')]),
  channelKey: env.NETHOS_CHANNEL_KEY,
})

export const sealerOf = ({ seal, sealAlso }: Pick<AllKeys, 'seal' | 'sealAlso'>): Sealer => sealer(seal, sealAlso)

/** The sandbox makes its keys once and keeps them in its database, so that all its processes and starts share them. */
export async function keysOfSandbox(pool: pg.Pool): Promise<AllKeys> {
  const [secret, seal, lookup, channel] = await Promise.all([
    loadKey(pool, 'secret'),
    loadKey(pool, 'seal'),
    loadKey(pool, 'lookup'),
    loadKey(pool, 'channel'),
  ])
  const saved = async (name: string): Promise<Buffer[]> =>
    (await pool.query<{ value: Buffer }>('select value from secret where name = $1', [name])).rows.map(row => row.value)
  const [sealAlso, before] = await Promise.all([saved('seal before'), saved('lookup before')])
  return {
    secret,
    seal,
    sealAlso,
    lookup: movingKey([...before, lookup]),
    channelKey: channel.toString('hex'),
  }
}

async function loadKey(pool: pg.Pool, name: string): Promise<Buffer> {
  await pool.query('insert into secret (name, value) values ($1, $2) on conflict do nothing', [name, randomBytes(32)])
  const { rows } = await pool.query<{ value: Buffer }>('select value from secret where name = $1', [name])
  return firstOf(rows).value
}
