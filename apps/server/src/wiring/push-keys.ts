import type pg from 'pg'
import { newPushKeys } from '../adapters/web-push/web-push.ts'
import type { Sealer } from '../secrets/sealer.ts'

const name = 'web push'

/** The keys that browsers subscribe with: made at the first start, kept sealed in the database, the same for every process. */
export async function pushKeysOf(
  pool: pg.Pool,
  sealer: Pick<Sealer, 'sealText' | 'openText'>,
): Promise<{ publicKey: string; privateKey: string }> {
  const made = sealer.sealText(JSON.stringify(newPushKeys()), name)
  await pool.query('insert into platform_credential (name, value_sealed) values ($1, $2) on conflict do nothing', [
    name,
    made,
  ])
  const { rows } = await pool.query<{ value: Buffer }>(
    'select value_sealed as value from platform_credential where name = $1',
    [name],
  )
  return JSON.parse(sealer.openText(rows[0]!.value, name)) as { publicKey: string; privateKey: string }
}
