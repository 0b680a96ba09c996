import type pg from 'pg'

/** A text message as the sandbox shows it (docs/product/protocol.md 2). */
export interface SentSms {
  mobile: string
  text: string
  /** The captcha in it, if any. */
  code: string | null
  /** The id that came with the captcha. */
  cid: string | null
  /** Epoch ms. */
  at: number
}

const shownMost = 200

export async function addSms(pool: pg.Pool, { mobile, text, code, cid, at }: SentSms): Promise<void> {
  await pool.query('insert into sandbox.sms_outbox (mobile, text, code, cid, at) values ($1, $2, $3, $4, $5)', [
    mobile,
    text,
    code,
    cid,
    new Date(at),
  ])
}

/** Newest first; of all mobiles when none is given. */
export async function listSms(pool: pg.Pool, mobile?: string): Promise<SentSms[]> {
  const { rows } = await pool.query<Omit<SentSms, 'at'> & { at: Date }>(
    `select mobile, text, code, cid, at from sandbox.sms_outbox
     where $1::text is null or mobile = $1 order by sms_id desc limit ${shownMost}`,
    [mobile ?? null],
  )
  return rows.map(row => ({ ...row, at: row.at.getTime() }))
}
