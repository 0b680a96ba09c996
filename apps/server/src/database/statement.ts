import pg from 'pg'

/** As much of pg's inside as this leans on; statement.test.ts holds pg to it. */
interface Columns {
  fields: unknown[]
  _parsers: unknown
  _prebuiltEmptyResultObject: unknown
}
interface Wire {
  bind(portal: { statement: string; values: readonly unknown[] }): void
  execute(portal: object): void
  describe(portal: object): void
}
interface PgQuery {
  name: string
  _result: Columns
  _accumulateRows: boolean
  prepare(connection: Wire): void
  handleCommandComplete(message: object, connection: Wire): void
}
type Answered = (error: Error | null, result: pg.QueryResult) => void
const Query = pg.Query as unknown as new (config: pg.QueryConfig, callback: Answered) => PgQuery

/** The columns of what is prepared on a connection, by its name; undefined: it answers with no rows. */
export type KnownColumns = Map<string, Columns | undefined>

export interface StatementConfig extends pg.QueryConfig {
  name: string
  /** A transaction is begun first, in the same go; `beginning` has been prepared on this connection. */
  begins?: boolean
}

export const beginning = { name: 'begin', text: 'begin' } as const

/**
 * A prepared statement. Its columns are asked for once a connection: it has the same for good, or fails when a table has changed
 * under it, and telling them each time costs both sides more than a short answer does.
 */
export class Statement extends Query {
  readonly begins: boolean
  readonly #known: KnownColumns
  #isBeginning: boolean

  constructor(config: StatementConfig, known: KnownColumns, callback: Answered) {
    super(config, callback)
    this.begins = config.begins ?? false
    this.#isBeginning = this.begins
    this.#known = known
  }

  override prepare(connection: Wire): void {
    // No sync in between: when it fails, PostgreSQL leaves out the statement.
    if (this.begins) {
      connection.bind({ statement: beginning.name, values: [] })
      connection.execute({})
    }
    if (!this.#known.has(this.name)) return super.prepare(connection)
    Object.assign(this._result, this.#known.get(this.name))
    this._accumulateRows = true
    super.prepare(withoutDescribing(connection))
  }

  override handleCommandComplete(message: object, connection: Wire): void {
    if (this.#isBeginning) {
      this.#isBeginning = false
      return
    }
    if (!this.#known.has(this.name)) this.#known.set(this.name, columnsOf(this._result))
    super.handleCommandComplete(message, connection)
  }
}

const columnsOf = ({ fields, _parsers, _prebuiltEmptyResultObject }: Columns): Columns | undefined =>
  fields.length > 0 ? { fields, _parsers, _prebuiltEmptyResultObject } : undefined

const quiet = new WeakMap<Wire, Wire>()

function withoutDescribing(connection: Wire): Wire {
  let one = quiet.get(connection)
  if (!one) quiet.set(connection, (one = Object.assign(Object.create(connection) as Wire, { describe: () => {} })))
  return one
}
