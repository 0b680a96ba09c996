import { randomBytes } from 'node:crypto'
import type pg from 'pg'

export interface SmsKey {
  secretId: string
  secretKey: string
}

/** The key between server and sandbox: made at first start, the same for all processes. */
export async function readSmsKey(pool: pg.Pool): Promise<SmsKey> {
  await pool.query('insert into sandbox.sms_key (secret_id, secret_key) values ($1, $2) on conflict do nothing', [
    `AKID${randomBytes(16).toString('hex')}`,
    randomBytes(16).toString('hex'),
  ])
  const { rows } = await pool.query<SmsKey>(
    'select secret_id as "secretId", secret_key as "secretKey" from sandbox.sms_key',
  )
  return rows[0]!
}
