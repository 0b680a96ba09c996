import { randomInt } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'

const minute = 60_000
const [soonest, latest] = [5, 45]
/** Nobody has paid for it: it was never gone, and is soon back. */
const [unpaidSoonest, unpaidLatest] = [1, 3]
/** Before the visit, so long it is open to everybody whatever was drawn. */
const lastMinutes = 10

/**
 * When a number that has come back reopens for everybody: 5 to 45 minutes on, 1 to 3 where nobody had paid for it, by the system's randomness, and derived from
 * nothing, so that whoever gives one back cannot tell a buyer the minute (docs/decisions/0053).
 */
export const unpredictably = (now: number, { wasPaid = true } = {}): Date =>
  new Date(
    now +
      (wasPaid
        ? randomInt(soonest * minute, latest * minute)
        : randomInt(unpaidSoonest * minute, unpaidLatest * minute)),
  )

/** The same as a column of clinic_number. */
export const reopensAt = (now: number, { wasPaid = true } = {}): RawBuilder<Date> =>
  sql`greatest(${new Date(now)}, least(${unpredictably(now, { wasPaid })}, clinic_number.starts_at - make_interval(mins => ${lastMinutes}::int)))`
