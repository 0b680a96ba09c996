import { firstOf } from '@nethos/contract/common/present.ts'
import type pg from 'pg'
import { newPushKeys } from '../adapters/web-push/web-push.ts'
import { SealBrokenError, SealKeyError, type Sealer } from '../secrets/sealer.ts'

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
  return JSON.parse(opened(sealer, firstOf(rows).value)) as { publicKey: string; privateKey: string }
}

/** The first that a start opens: where it does not, nothing of this database would, as after a restore without its keys. */
function opened(sealer: Pick<Sealer, 'openText'>, sealed: Buffer): string {
  try {
    return sealer.openText(sealed, name)
  } catch (error) {
    throw error instanceof SealBrokenError ? new SealKeyError(error) : error
  }
}
