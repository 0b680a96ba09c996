import type pg from 'pg'

/** Which signed pushes of hospitals came already: any number of processes share the table. */
export const pushNonces = (pool: pg.Pool) => ({
  async isFirst(hosId: string, nonce: string, until: number): Promise<boolean> {
    const { rowCount } = await pool.query(
      `with gone as (delete from hospital_push_nonce where until < now())
       insert into hospital_push_nonce (hos_id, nonce, until) values ($1, $2, $3) on conflict do nothing`,
      [hosId, nonce, new Date(until)],
    )
    return rowCount === 1
  },
})
