import { firstOf } from '@nethos/contract/common/present.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseClient } from './client.ts'
import { connectionOf } from './connect.ts'
import { addressesIn } from './hosts.ts'
import { sharesBackends } from './pooling.ts'

/** The database of DATABASE_URL cannot be used. Its message is one sentence for the person who started the server. */
export class DatabaseUnreachableError extends Error {
  override name = 'DatabaseUnreachableError'
}

interface ReachOptions {
  /** The setting that names the database, e.g. DATABASE_URL. */
  setting: string
  url: string
  /** Hears once that the server waits. */
  onWait: (sentence: string) => void
  /** How long a database that does not answer is waited for, in milliseconds. */
  patienceMs?: number
  /** A pooler in transaction mode may stand before it, because another address leads past it. */
  mayBePooled?: boolean
}

const pauseMs = 500
const usualPatienceMs = 120_000

/**
 * Waits until the database takes connections: after a reboot of both it may come up later than we do. What waiting does not
 * mend (a wrong password, no such database) is said at once.
 */
export async function reachDatabase(options: ReachOptions): Promise<void> {
  const { url, onWait, patienceMs = usualPatienceMs } = options
  const until = performance.now() + patienceMs
  for (let isFirst = true; ; isFirst = false) {
    const error = await connectOnce(url)
    if (!error) return options.mayBePooled ? needTransactions(options) : refusePooling(options)
    const sentence = sentenceOf(error, options)
    if (!isPassing(error) || performance.now() >= until) throw new DatabaseUnreachableError(sentence, { cause: error })
    if (isFirst) onWait(`${sentence} Waiting for it.`)
    await wait(pauseMs)
  }
}

/** With what the server says of itself when it works, so that a pooler that does not take it is heard here. */
export async function connectedTo(url: string): Promise<DatabaseClient> {
  const client = new DatabaseClient({
    ...connectionOf(url),
    application_name: 'nethos-start',
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function refusePooling({ setting, url }: ReachOptions): Promise<void> {
  const open: DatabaseClient[] = []
  const another = async (): Promise<DatabaseClient> => {
    const client = await connectedTo(url)
    open.push(client)
    return client
  }
  try {
    // Node-postgres keeps the number of its backend to itself.
    if (await sharesBackends(await another(), another))
      throw new DatabaseUnreachableError(
        `${setting} leads to a pooler in transaction or statement mode, which lends one connection to several sessions: ${insteadOfPooler(setting)}.`,
      )
  } finally {
    for (const client of open) await client.end().catch(() => undefined)
  }
}

const insteadOfPooler = (setting: string): string =>
  setting === 'DATABASE_URL'
    ? 'name PostgreSQL itself beside it, in DATABASE_DIRECT_URL, or set pool_mode = session for this database'
    : 'name PostgreSQL itself'

/** In statement mode a pooler lets nobody begin a transaction. */
async function needTransactions({ setting, url }: ReachOptions): Promise<void> {
  const client = await connectedTo(url)
  try {
    await client.query('begin')
    await client.query('commit')
  } catch (cause) {
    const why = `${setting} leads to a pooler that allows no transactions: set pool_mode = transaction for this database.`
    throw new DatabaseUnreachableError(why, { cause })
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function connectOnce(url: string): Promise<Error | undefined> {
  let client: DatabaseClient | undefined
  try {
    client = await connectedTo(url)
    await client.query('select')
    return undefined
  } catch (error) {
    return error as Error
  } finally {
    await client?.end().catch(() => undefined)
  }
}

/** Not there yet: nobody listens, nobody answers, or PostgreSQL is starting, stopping or full. */
const passing = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'NO_PRIMARY',
  '57P01',
  '57P02',
  '57P03',
  '53300',
])

/** node-postgres gives its own two no code, and PgBouncer whose database is away one that says nothing. */
const passingWords = /timeout expired|Connection terminated|server login has been failing/

const codeOf = (error: Error): string => (error as NodeJS.ErrnoException).code ?? ''

/** A name with several addresses fails with all their errors. */
const isPassing = (error: Error): boolean =>
  error instanceof AggregateError
    ? error.errors.every(one => isPassing(one as Error))
    : passing.has(codeOf(error)) || passingWords.test(error.message)

function sentenceOf(error: Error, { setting, url }: ReachOptions): string {
  if (error.message.startsWith('target_session_attrs')) return `${setting}: ${error.message}`
  if (/unsupported startup parameter/.test(error.message))
    return `${setting} leads to PgBouncer, which refuses our time-outs: let it have ignore_startup_parameters = statement_timeout, lock_timeout, idle_in_transaction_session_timeout, and have it set them itself, by connect_query (docs/operations/cluster.md).`
  const where = placeOf(url)
  if (where === undefined)
    return `${setting} is not an address of one PostgreSQL, such as postgres://user:password@host:5432/nethos.`
  const why = reasons[codeOf(error instanceof AggregateError ? (error.errors[0] as Error) : error)] ?? error.message
  return `The database at ${where} (${setting}) cannot be reached: ${why}.`
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens there',
  ENOENT: 'nobody listens there',
  ENOTFOUND: 'no such host is known',
  EAI_AGAIN: 'its host cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  NO_PRIMARY: 'none of these hosts takes writes',
  '57P03': 'it is starting or stopping',
  '53300': 'it has no connection left',
  '28000': 'it does not let this user in',
  '28P01': 'user name or password are wrong',
  '3D000': 'it has no database of this name',
}

/** Host, port and database: never the password. */
function placeOf(url: string): string | undefined {
  try {
    const places = addressesIn(url).map(address => new URL(address))
    const { pathname, searchParams } = firstOf(places)
    return `${places.map(({ hostname, port }) => `${searchParams.get('host') ?? hostname}:${port || '5432'}`).join(',')}${pathname}`
  } catch {
    return undefined
  }
}
