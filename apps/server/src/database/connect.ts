import { Kysely, PostgresDialect, CamelCasePlugin, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from './types.gen.ts'

export type Database = Kysely<DB>
export type InTransaction = Transaction<DB>
/** Where a statement may run: in a command's transaction, or straight on the pool for a query. */
export type Db = Database | InTransaction

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, day => day)

export interface PoolOptions {
  url: string
  size: number
  onError: (error: Error) => void
}

/** security.md 8: an error handler and time-outs; the server outlives the database's death. */
export function openPool({ url, size, onError }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'nethos',
  })
  pool.on('error', onError)
  // The pool hears of an idle connection's end only; one that is lent out between two statements must not end the process.
  pool.on('connect', client => void client.on('error', onError))
  return pool
}

const namesKept = 1_000

/** Names each statement text once, so that PostgreSQL parses it once a connection. */
function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return text => {
    let name = names.get(text)
    if (name === undefined && names.size < namesKept) names.set(text, (name = `s${names.size}`))
    return name
  }
}

export function openDatabase(pool: pg.Pool): Database {
  const nameOf = statementNames()
  const named = {
    async connect() {
      const client = await pool.connect()
      return {
        query: (text: string, values: unknown[]) => client.query({ name: nameOf(text), text, values }),
        release: () => client.release(),
      }
    },
    end: () => pool.end(),
  }
  return new Kysely<DB>({
    // Kysely's own pool type is wider than what it calls: connect, query, release, end.
    dialect: new PostgresDialect({ pool: named as unknown as pg.Pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}
