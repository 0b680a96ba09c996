import { randomInt } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'

const minute = 60_000
const [soonest, latest] = [5, 45]
/** Before the visit, so long it is open to everybody whatever was drawn. */
const lastMinutes = 10

/**
 * When a number that has come back reopens for everybody: 5 to 45 minutes on, by the system's randomness, and derived from
 * nothing, so that whoever gives one back cannot tell a buyer the minute (docs/decisions/0053).
 */
export const unpredictably = (now: number): Date => new Date(now + randomInt(soonest * minute, latest * minute))

/** The same as a column of clinic_number. */
export const reopensAt = (now: number): RawBuilder<Date> =>
  sql`greatest(${new Date(now)}, least(${unpredictably(now)}, clinic_number.starts_at - make_interval(mins => ${lastMinutes}::int)))`
