import { firstOf } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import type { Ctx, Refused } from '../../calls/handler.ts'
import type { BookableSession } from './session.table.ts'
import { mayTakeOneMore, nothingUntaken, untaken, whyNotOneMore, type Untaken } from './may-take.ts'
import { held, whyNot, type Held } from './limits.ts'

/** A number that has just become ours, for a booking that is about to be. */
export interface TakenNumber {
  bookingId: string
  numberId: string
  no: number
  startsAt: Date
}

/** Which number is wanted, and for whom: this one, any of the session, or the one that is kept for an offer. */
export interface WantedNumber {
  accountId: string
  realPerson: Buffer
  /** Somebody's own tap: what the account holds and has let go counts. */
  isByTap: boolean
  numberId?: string | undefined
  /** Of the waitlist: the number is kept for it. */
  offerId?: string | undefined
  /** The booking that this one is to take the place of does not count. */
  besides?: string | undefined
}

type TakeRefusal = 'already_booked' | 'day_full' | 'week_full' | 'let_go_today' | 'too_many_holds' | 'let_go_too_often'

type Row = Held & Untaken & ({ isTaken: false } | ({ isTaken: true } & TakenNumber))

const counted = (
  { accountId, isByTap, ...whose }: Omit<WantedNumber, 'numberId' | 'offerId'>,
  session: BookableSession,
  now: number,
) => sql`
    with held as (${held({ ...whose, ...session }, now)}),
    untaken as (${isByTap ? untaken({ accountId, realPerson: whose.realPerson, sessionId: session.sessionId }, now) : nothingUntaken})`

/** Why not one more, as it stands; undefined: one more may be taken. */
export async function whyNotTake(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { accountId, realPerson, isByTap, besides }: WantedNumber,
  session: BookableSession,
): Promise<Refused<TakeRefusal> | undefined> {
  const { rows } = await sql<Held & Untaken>`
    ${counted({ accountId, realPerson, isByTap, besides }, session, now)} select * from held cross join untaken`.execute(
    db,
  )
  return whyNotIn(firstOf(rows), session)
}

const whyNotIn = (row: Held & Untaken, { rule }: BookableSession): Refused<TakeRefusal> | undefined =>
  whyNot(row, rule) ?? whyNotOneMore(row, rule)

/**
 * Takes a number by one conditional update, if one more fits into the person's day and week, and the account's hands: no read before it decides, and
 * nobody waits for a number that somebody else is about to take. Undefined: somebody was faster. What is past is not given out.
 */
export async function takeNumber(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { numberId, offerId, accountId, isByTap, ...whose }: WantedNumber,
  session: BookableSession,
): Promise<TakenNumber | Refused<TakeRefusal> | undefined> {
  const { dayMost, weekMost } = session.rule
  const which = offerId
    ? sql`offer_id = ${offerId} and state = 'offered'`
    : numberId
      ? sql`number_id = ${numberId} and state = 'open'`
      : sql`state = 'open'`
  const { rows } = await sql<Row>`
    ${counted({ accountId, isByTap, ...whose }, session, now)},
    taken as (
      update clinic_number set state = 'taken', booking_id = uuidv7()::text, offer_id = null
      where number_id = (
        select number_id from clinic_number
        where session_id = ${session.sessionId} and ${which} and starts_at > ${new Date(now)}
          and (select same_time is null and of_day < ${dayMost} and of_week < ${weekMost} from held)
          and (select ${mayTakeOneMore(session.rule)} from untaken)
        order by no limit 1 for update skip locked)
      returning booking_id, number_id, no, starts_at)
    select held.*, untaken.*, taken.*, taken.number_id is not null as is_taken from held cross join untaken left join taken on true`.execute(
    db,
  )
  const row = firstOf(rows)
  return row.isTaken ? row : whyNotIn(row, session)
}
