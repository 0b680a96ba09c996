import { present } from '@nethos/contract/common/present.ts'
import type pg from 'pg'
import { newPushKeys } from '../adapters/web-push/web-push.ts'
import { SealBrokenError, SealKeyError, type Sealer } from '../secrets/sealer.ts'

const name = 'web push'

/** The keys that browsers subscribe with: made at the first start, kept sealed in the database, the same for every process. */
export async function pushKeysOf(
  pool: pg.Pool,
  sealer: Pick<Sealer, 'sealText' | 'openText'>,
): Promise<{ publicKey: string; privateKey: string }> {
  const sealed = (await sealedKeys(pool)) ?? (await makeKeys(pool, sealer))
  return JSON.parse(opened(sealer, sealed)) as { publicKey: string; privateKey: string }
}

async function sealedKeys(pool: pg.Pool): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ value: Buffer }>(
    'select value_sealed as value from platform_credential where name = $1',
    [name],
  )
  return rows[0]?.value
}

/** Of two processes that make them at the same time both get those of the faster one. */
async function makeKeys(pool: pg.Pool, sealer: Pick<Sealer, 'sealText'>): Promise<Buffer> {
  await pool.query('insert into platform_credential (name, value_sealed) values ($1, $2) on conflict do nothing', [
    name,
    sealer.sealText(JSON.stringify(newPushKeys()), name),
  ])
  return present(await sealedKeys(pool))
}

/** The first that a start opens: where it does not, nothing of this database would, as after a restore without its keys. */
function opened(sealer: Pick<Sealer, 'openText'>, sealed: Buffer): string {
  try {
    return sealer.openText(sealed, name)
  } catch (error) {
    throw error instanceof SealBrokenError ? new SealKeyError(error) : error
  }
}
