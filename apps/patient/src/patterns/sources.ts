/** Where the rows of a list come from, and how it stands with them. `useRows` of calls gives exactly this. */
export interface RowSource<Row> {
  rows: readonly Row[]
  /** waiting: none have arrived yet; fault: they could not be had (refusal or outage), `sentence` says why. */
  status: 'waiting' | 'ready' | 'fault'
  sentence?: string | undefined
  hasMore: boolean
  /** Asks for the next page; does nothing while one is on its way. */
  loadMore: () => unknown
  /** Asks for everything again. */
  refresh: () => unknown
  isRefreshing: boolean
}

/** Where the one thing of a page comes from, and how it stands with it. */
export interface ValueSource<Value> {
  value: Value | undefined
  status: 'waiting' | 'ready' | 'fault'
  sentence?: string | undefined
  /** There is no such thing: asking again cannot help. */
  isMissing?: boolean
  retry: () => unknown
}

/** Rows that are there already. */
export const settledRows = <Row>(rows: readonly Row[]): RowSource<Row> => ({
  rows,
  status: 'ready',
  hasMore: false,
  loadMore: () => {},
  refresh: () => {},
  isRefreshing: false,
})

/** A value that is there already. */
export const settled = <Value>(value: Value): ValueSource<Value> => ({ value, status: 'ready', retry: () => {} })

/** The same thing as something else, however it stands with it. */
export const valueFrom = <One, Other>(source: ValueSource<One>, to: (value: One) => Other): ValueSource<Other> => ({
  ...source,
  value: source.value === undefined ? undefined : to(source.value),
})
