import type pg from 'pg'

/** Where a statement of the sandbox's books may run: on the pool, or in a transaction. */
export interface Books {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<Row>>
}

/** Runs in one transaction: what the payer does and the notice of it are written together. */
export async function inBooks<T>(pool: pg.Pool, run: (books: Books) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await run(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      broken => client.release(broken),
    )
    throw error
  }
}

/** What a person or a test asked of the sandbox and cannot have, in a sentence. */
export class SandboxRefusalError extends Error {
  override name = 'SandboxRefusalError'
  readonly code: string
  readonly status: number

  constructor(code: string, message: string, status = 409) {
    super(message)
    this.code = code
    this.status = status
  }
}
