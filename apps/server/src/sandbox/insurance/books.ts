import type pg from 'pg'
import type { Parts } from '../../ports/insurance.ts'

export class SettlementRefused extends Error {
  override name = 'SettlementRefused'
  readonly code: number
  constructor(text: string, code = -1) {
    super(text)
    this.code = code
  }
}

export interface Insured {
  psnNo: string
  kind: string
  accountCents: number
}

export async function findInsured(
  pool: pg.Pool,
  by: 'id_card' | 'psn_no',
  value: string,
): Promise<Insured | undefined> {
  const { rows } = await pool.query<{ psn_no: string; kind: string; account_cents: number }>(
    `select psn_no, kind, account_cents from sandbox.insured where ${by} = $1`,
    [value],
  )
  const [row] = rows
  return row && { psnNo: row.psn_no, kind: row.kind, accountCents: Number(row.account_cents) }
}

/** Somebody is insured from now on, with so much on his account. */
export const insure = (
  pool: pg.Pool,
  { idCard, kind, accountCents }: { idCard: string; kind: string; accountCents: number },
): Promise<unknown> =>
  pool.query(
    `insert into sandbox.insured (id_card, psn_no, kind, account_cents)
     values ($1, '33010' || lpad(nextval('sandbox.insurance_number')::text, 10, '0'), $2, $3)
     on conflict (id_card) do update set kind = excluded.kind, account_cents = excluded.account_cents`,
    [idCard, kind, accountCents],
  )

interface Asked {
  msgid: string
  who: Insured
  billNo: string
  /** As the centre works it out now. */
  share: Parts
  /** As the hospital says it was worked out before. */
  given: Parts
  at: number
}

/** Books it once by the number of the message; the number of the settlement. */
export async function settleOnce(pool: pg.Pool, { msgid, who, billNo, share, given, at }: Asked): Promise<string> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 2))', [msgid])
    const { rows } = await client.query<{ setl_id: string; state: string }>(
      'select setl_id, state from sandbox.insurance_settlement where msg_no = $1',
      [msgid],
    )
    if (rows[0]?.state === 'reversed') throw new SettlementRefused('该笔结算已冲正')
    if (rows[0]) {
      await client.query('commit')
      return rows[0].setl_id
    }
    if (share.pooledCents !== given.pooledCents) throw new SettlementRefused('医保待遇已变化，请重新预结算')
    if (
      share.pooledCents + given.accountCents + given.ownCents !==
      share.pooledCents + share.accountCents + share.ownCents
    )
      throw new SettlementRefused('结算金额与费用总额不符')
    const { rowCount } = await client.query(
      'update sandbox.insured set account_cents = account_cents - $2 where psn_no = $1 and account_cents >= $2',
      [who.psnNo, given.accountCents],
    )
    if (rowCount === 0) throw new SettlementRefused('个人账户余额不足')
    const { rows: made } = await client.query<{ setl_id: string }>(
      `insert into sandbox.insurance_settlement (msg_no, setl_id, psn_no, bill_no, pooled_cents, account_cents, own_cents, state, at)
       values ($1, '3301' || lpad(nextval('sandbox.insurance_number')::text, 12, '0'), $2, $3, $4, $5, $6, 'settled', $7) returning setl_id`,
      [msgid, who.psnNo, billNo, given.pooledCents, given.accountCents, given.ownCents, new Date(at)],
    )
    await client.query('commit')
    return made[0]!.setl_id
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** Nothing under this number counts any more, and nothing will. */
export async function reverseSettlement(pool: pg.Pool, msgid: string, at: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 2))', [msgid])
    await client.query(
      `update sandbox.insured set account_cents = insured.account_cents + one.account_cents
       from sandbox.insurance_settlement as one
       where one.msg_no = $1 and one.state = 'settled' and insured.psn_no = one.psn_no`,
      [msgid],
    )
    await client.query(
      `insert into sandbox.insurance_settlement (msg_no, setl_id, psn_no, bill_no, pooled_cents, account_cents, own_cents, state, at)
       values ($1, '3301' || lpad(nextval('sandbox.insurance_number')::text, 12, '0'), '', '', 0, 0, 0, 'reversed', $2)
       on conflict (msg_no) do update set state = 'reversed'`,
      [msgid, new Date(at)],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
