/**
 * A filter of a list that whoever asks may leave open: narrows by the value where one is given. A query takes it with `$call`; `false` and
 * 0 are values, '' is none. Never for whose a row is: who has no doctor, no account sees nothing, not all.
 */
export const whenGiven =
  <Query, Value>(value: Value, narrow: (query: Query, value: Exclude<Value, null | undefined | ''>) => Query) =>
  (query: Query): Query =>
    value === null || value === undefined || value === ''
      ? query
      : narrow(query, value as Exclude<Value, null | undefined | ''>)
