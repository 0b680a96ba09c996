import { Kysely, PostgresDialect, CamelCasePlugin, type Transaction } from 'kysely'
import pg from 'pg'
import { DatabaseClient, type ClientOptions } from './client.ts'
import { openLines, type Lines } from './lines.ts'
import { beginning } from './statement.ts'
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
  /** Until `callsBegin` a connection may take long to come: a machine that boots is busy, and nobody waits for an answer yet. */
  isStarting?: boolean
  /** Whether a pooler in transaction mode stands before it. */
  isPooled?: boolean
}

const statementMs = 5_000
const connectMs = 2_000
const connectAtStartMs = 60_000
/** A server that lives has by then answered or refused: the rest is for the way there and back. */
const silentAfterMs = statementMs + 1_000

/** docs/product/security.md 8: time-outs. */
export const connectionOf = (url: string, isPooled = false): ClientOptions => ({
  connectionString: url,
  isPooled,
  connectionTimeoutMillis: connectMs,
  silentAfterMs,
  statement_timeout: statementMs,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
  application_name: 'nethos',
})

/** The same while a server starts: it may take long to come. */
export const connectionAtStart = (url: string): ClientOptions => ({
  ...connectionOf(url),
  connectionTimeoutMillis: connectAtStartMs,
})

/** docs/product/security.md 8: an error handler and time-outs; the server outlives the database's death. */
export function openPool({ url, size, onError, isStarting = false, isPooled = false }: PoolOptions): pg.Pool {
  // A connection that was opened stays: closing idle ones costs a timer for each statement.
  const pool = new pg.Pool({
    ...connectionOf(url, isPooled),
    Client: DatabaseClient,
    max: size,
    idleTimeoutMillis: 0,
  })
  if (isStarting) pool.options.connectionTimeoutMillis = connectAtStartMs
  pool.on('error', onError)
  // The pool hears of an idle connection's end only; one that is lent out must not end the process.
  pool.on('connect', client => void client.on('error', onError))
  return pool
}

/** From now on calls wait for this pool's connections, and no longer than a call may wait. */
export function callsBegin(pool: pg.Pool): void {
  pool.options.connectionTimeoutMillis = connectMs
}

/** The connections that queries share (lines.ts). */
export const openReadLines = ({ url, size, onError, isPooled }: PoolOptions): Lines =>
  openLines({ connection: connectionOf(url, isPooled), size, onError })

const maxNames = 1_000

/** Names each statement text once, so that PostgreSQL parses it once a connection. */
function statementNames(check: (text: string) => void = () => {}): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return text => {
    const known = names.get(text)
    if (known !== undefined) return known
    check(text)
    if (names.size >= maxNames) return undefined
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }
}

/** Whoever shares a pool shares its connections, and what is prepared on them. */
const namesOfPools = new WeakMap<pg.Pool, ReturnType<typeof statementNames>>()

export function openDatabase(pool: pg.Pool): Database {
  const nameOf = namesOfPools.get(pool) ?? statementNames()
  namesOfPools.set(pool, nameOf)
  return kyselyOn({
    connect: async () => connectionOn(await pool.connect(), nameOf),
    end: () => pool.end(),
  })
}

/** For queries only: a transaction would take in the statements of others. */
export function openReads(lines: Lines): Database {
  const nameOf = statementNames(text => {
    if (noQuery.test(text)) throw new Error('A query cannot begin a transaction: declare the service as a command.')
  })
  const shared: Connection = {
    query: async (text, values) => lines.query({ name: nameOf(text), text, values }),
    release: () => {},
  }
  return kyselyOn({ connect: async () => shared, end: () => lines.close() })
}

const noQuery = /^(begin|start transaction)\b/

interface Connection {
  query(text: string, values: unknown[]): Promise<pg.QueryResult>
  release(isBroken?: boolean): void
}

/**
 * A connection of the pool. `begin` goes with the first statement of its transaction, which saves one way to PostgreSQL and back;
 * a transaction that says nothing is none.
 */
function connectionOn(client: pg.PoolClient, nameOf: (text: string) => string | undefined): Connection {
  let mustBegin = false
  return {
    async query(text, values) {
      if (text === beginning.text) {
        mustBegin = true
        return unsaid(text)
      }
      const name = nameOf(text)
      if (!mustBegin) return client.query({ name, text, values })
      mustBegin = false
      if (text === 'commit' || text === 'rollback') return unsaid(text)
      if (name !== undefined && client instanceof DatabaseClient && client.hasPrepared(beginning.name, name))
        return client.query({ name, text, values, begins: true } as pg.QueryConfig)
      await client.query({ ...beginning })
      return client.query({ name, text, values })
    },
    release: isBroken => client.release(isBroken),
  }
}

const unsaid = (text: string): pg.QueryResult => ({
  command: text.toUpperCase(),
  rowCount: null,
  oid: 0,
  fields: [],
  rows: [],
})

const kyselyOn = (source: { connect(): Promise<Connection>; end(): Promise<void> }): Database =>
  new Kysely<DB>({
    // Kysely's own pool type is wider than what it calls: connect, query, release, end.
    dialect: new PostgresDialect({ pool: source as pg.Pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
