import pg from 'pg'

export interface RecordedQuery {
  client: pg.Client
  text: string
  values: readonly unknown[]
}

/** What this process says to the database from now on, timers and jobs included; asked for, it ends. */
export function recordQueries(): () => RecordedQuery[] {
  const queries: RecordedQuery[] = []
  // oxlint-disable-next-line typescript/unbound-method -- called on each client below
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...args: any[]) {
    const { text, values, begins } = typeof args[0] === 'string' ? { text: args[0], values: args[1] } : args[0]
    if (begins) queries.push({ client: this, text: 'begin', values: [] })
    queries.push({ client: this, text, values: values ?? [] })
    return Reflect.apply(query, this, args)
  } as typeof query
  return () => {
    pg.Client.prototype.query = query
    return queries
  }
}

/** The transaction that says this, its begin and its end included; none: []. */
export function transactionThatSays(queries: readonly RecordedQuery[], words: string): RecordedQuery[] {
  const saying = queries.find(({ text }) => text.includes(words))
  if (!saying) return []
  // Others use the same connection, before it and after it.
  const its = queries.filter(({ client }) => client === saying.client)
  const at = its.indexOf(saying)
  const from = its.findLastIndex(({ text }, nth) => text === 'begin' && nth < at)
  const to = its.findIndex(({ text }, nth) => nth > at && /^(commit|rollback)/.test(text))
  return its.slice(from, to + 1)
}
