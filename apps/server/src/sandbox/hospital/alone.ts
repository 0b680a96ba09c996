import type pg from 'pg'

export type Query = Pick<pg.Pool, 'query'>

/** All that one office of a hospital does stands in one line behind the other: two servers tell the same. */
export async function alone<T>(
  pool: pg.Pool,
  office: string,
  hosId: string,
  work: (query: Query) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(hashtextextended('demo ' || $1 || ' ' || $2, 0))`, [office, hosId])
    const done = await work(client)
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
