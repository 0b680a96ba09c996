import type { Socket } from 'node:net'
import pg from 'pg'
import { traces, type OpenSpan } from '../traces/spans.ts'
import { statementName } from '../traces/statement-name.ts'
import { addressesIn, primaryNow } from './hosts.ts'
import { beginning, Statement, type KnownColumns, type StatementConfig } from './statement.ts'

export interface ClientOptions extends pg.ClientConfig {
  /**
   * Milliseconds without a byte from PostgreSQL, while a statement waits for its answer, after which the connection is
   * destroyed. Longer than statement_timeout: a server that lives has then said something. Undefined: wait for ever.
   */
  silentAfterMs?: number | undefined
  /** A pooler in transaction mode stands before it: the backend is another one each time, and nothing is prepared on it by name. */
  isPooled?: boolean
}

const tickMs = 500
const readOnly = '25006'
/** How long a connection that has heard nothing since another one died may let a statement wait. */
const suspectMs = 1_500

/**
 * A connection that is given up when PostgreSQL says nothing for too long. `statement_timeout` needs a server that can
 * be heard: a firewall that forgets its state, a frozen machine or a failover leave a connection open on which no
 * answer ever comes (docs/decisions/0105).
 */
export class DatabaseClient extends pg.Client {
  readonly #silentAfterMs: number | undefined
  readonly #isPooled: boolean
  readonly #isPipelined: boolean
  #isCorked = false
  readonly #known: KnownColumns = new Map()
  /** Several: whichever takes writes when the connection is opened. */
  readonly #addresses: readonly string[]
  #underWay = 0
  #bytesRead = 0
  /** When PostgreSQL was last heard, or when it began to owe an answer. */
  #heardAt = performance.now()
  /** When PostgreSQL was last heard. */
  #aliveAt = performance.now()
  #isSuspect = false

  constructor(options: ClientOptions | string = {}) {
    const config = typeof options === 'string' ? { connectionString: options } : options
    const addresses = config.connectionString === undefined ? [] : addressesIn(config.connectionString)
    super({
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
      ...config,
      ...(addresses[0] !== undefined && { connectionString: addresses[0] }),
    })
    this.#addresses = addresses
    const { silentAfterMs, isPooled = false } = typeof options === 'string' ? {} : options
    this.#silentAfterMs = silentAfterMs
    this.#isPooled = isPooled
    this.#isPipelined = config.pipeline ?? false
    this.once('connect', () => {
      this.#heard(performance.now())
      watched.add(this)
      startWatch()
    })
    this.once('end', () => watched.delete(this))
  }

  override connect(): Promise<this>
  override connect(callback: (error: Error) => void): void
  override connect(callback?: (error: Error) => void): Promise<this> | void {
    const opened = this.#addresses.length > 1 ? this.#connectToPrimary() : undefined
    if (callback) {
      if (!opened) return super.connect(callback)
      void opened.then(() => (callback as () => void)(), callback)
      return
    }
    return (opened ?? super.connect()).then(() => this)
  }

  async #connectToPrimary(): Promise<void> {
    const { host, port } = new pg.Client({ connectionString: await primaryNow(this.#addresses) })
    this.host = host
    this.port = port
    await super.connect()
  }

  /** Milliseconds since PostgreSQL was last heard; 0 while it owes no answer. */
  quietMs(now = performance.now()): number {
    return this.#underWay === 0 ? 0 : now - this.#heardAt
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- pg declares ten overloads that all come to this
  override query(...statement: any[]): any {
    // A COPY is a stream with deadlines of its own: while it takes rows the server says nothing, and is not silent.
    if (typeof (statement[0] as { submit?: unknown } | undefined)?.submit === 'function')
      return super.query(...(statement as [string]))
    if (this.#underWay++ === 0) this.#heardAt = performance.now()
    if (this.#isPipelined) this.#writeTogether()
    if (this.#isPooled && typeof statement[0] === 'object') statement[0] = { ...statement[0], name: undefined }
    const { begins } = statement[0] as { begins?: boolean }
    const begun = begins ? spanOf(beginning) : undefined
    const notified = spanOf(statement[0])
    const answered = (error?: unknown): void => {
      this.#underWay--
      begun?.end()
      notified?.end(error ? { error } : {})
      this.#leaveStandby(error)
      this.#heard(performance.now())
    }
    const last: unknown = statement.at(-1)
    if (typeof last === 'function') {
      statement[statement.length - 1] = (...listener: unknown[]) => {
        answered(listener[0])
        ;(last as (...listener: unknown[]) => void)(...listener)
      }
      return super.query(...(statement as [string]))
    }
    const answer = this.#ask(statement)
    answer.then(() => answered(), answered)
    return answer
  }

  #ask(statement: unknown[]): Promise<pg.QueryResult> {
    const [config] = statement as [string | pg.QueryConfig]
    if (typeof config === 'string' || config.name === undefined) return super.query(...(statement as [string]))
    return new Promise<pg.QueryResult>((resolve, reject) => {
      const answered = (error: Error | null, result: pg.QueryResult) => (error ? reject(error) : resolve(result))
      super.query(new Statement(config as StatementConfig, this.#known, answered) as never)
    }).catch((error: Error) => {
      // As pg does: it led to the socket, and leads to whoever asked.
      Error.captureStackTrace(error)
      throw error
    })
  }

  /** Whether these have been prepared on this connection. */
  hasPrepared(...names: readonly string[]): boolean {
    return names.every(name => this.#known.has(name))
  }

  /** What is asked in one go is written in one go: a write wakes PostgreSQL, and costs more than all that we do for a statement. */
  #writeTogether(): void {
    if (this.#isCorked) return
    this.#isCorked = true
    const stream = this.#socket
    stream.cork()
    process.nextTick(() => {
      this.#isCorked = false
      stream.uncork()
    })
  }

  /** Looks whether anything has come since the last look; destroys the connection when it is silent for too long. */
  look(now: number): void {
    const { bytesRead } = this.#socket
    if (bytesRead !== this.#bytesRead) this.#heard(now)
    if (this.#silentAfterMs === undefined) return
    const patienceMs = this.#isSuspect ? Math.min(suspectMs, this.#silentAfterMs) : this.#silentAfterMs
    if (this.quietMs(now) <= patienceMs) return
    const since = this.#heardAt
    this.#giveUp()
    for (const other of watched) if (other.host === this.host && other.port === this.port) other.#doubt(since)
  }

  /**
   * What died on one connection has as a rule died on those beside it, to the same address. One that has heard nothing since then is not
   * lent again when it is idle; when a statement waits on it, that waits no longer for its whole deadline.
   */
  #doubt(since: number): void {
    if (this.#aliveAt > since) return
    if (this.#underWay === 0) this.#giveUp()
    else this.#isSuspect = true
  }

  #heard(now: number): void {
    this.#heardAt = now
    this.#aliveAt = now
    // What has come by now is not new at the next look.
    this.#bytesRead = this.#socket.bytesRead
    this.#isSuspect = false
  }

  /** Our own process has not run: that says nothing about PostgreSQL. One that owes no answer is not heard by it. */
  excuse(lateMs: number): void {
    if (this.#underWay > 0) this.#heardAt += lateMs
  }

  /** The host has become a standby under an open connection: the next one goes where writes are taken. */
  #leaveStandby(error: unknown): void {
    if (this.#addresses.length > 1 && (error as { code?: unknown } | null)?.code === readOnly)
      setImmediate(() => this.#giveUp())
  }

  #giveUp(): void {
    watched.delete(this)
    this.#socket.destroy(new DatabaseSilentError())
  }

  get #socket(): Socket {
    // The types of pg leave out its connection.
    return (this as unknown as { connection: { stream: Socket } }).connection.stream
  }
}

/** A statement of something that is traced; what nobody asked for (the queue's polling, a timer's look) begins no trace. */
function spanOf(statement: string | { text: string }): OpenSpan | undefined {
  const tracing = traces()
  if (!tracing?.isInside()) return undefined
  const name = statementName(typeof statement === 'string' ? statement : statement.text)
  return tracing.begin({ kind: 'query', name, facts: { 'db.system.name': 'postgresql', 'db.query.summary': name } })
}

/** PostgreSQL has not answered on a connection that is still open. */
export class DatabaseSilentError extends Error {
  override name = 'DatabaseSilentError'
  readonly code = 'ETIMEDOUT'
  constructor() {
    super('PostgreSQL says nothing on this connection: it is given up')
  }
}

const watched = new Set<DatabaseClient>()
let watch: NodeJS.Timeout | undefined
let lastTick = 0

/** One timer for all connections of the process: a timer for each statement costs more than many statements do. */
function startWatch(): void {
  if (watch) return
  lastTick = performance.now()
  watch = setInterval(() => {
    const now = performance.now()
    const lateMs = now - lastTick - tickMs
    lastTick = now
    for (const client of watched) {
      if (lateMs > tickMs) client.excuse(lateMs)
      client.look(now)
    }
    if (watched.size > 0) return
    clearInterval(watch)
    watch = undefined
  }, tickMs)
  watch.unref()
}
