import { sql } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import { reopensAt } from './cooling.ts'
import { hasLine } from './waitlist/line.ts'

/** A number that has just become ours. */
export interface TakenNumber {
  numberId: string
  no: number
  startsAt: Date
}

/** Which number is wanted: this one, any of the session, or the one that is kept for an offer. */
export interface WantedNumber {
  bookingId: string
  sessionId: string
  numberId?: string | undefined
  /** Of the waitlist: the number is kept for it. */
  offerId?: string | undefined
}

/**
 * Takes a number by one conditional update: no read before it decides. Undefined: somebody was faster. Whose number is
 * already past is not given out.
 */
export async function takeNumber(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { bookingId, sessionId, numberId, offerId }: WantedNumber,
): Promise<TakenNumber | undefined> {
  const at = new Date(now)
  const which = offerId
    ? sql`offer_id = ${offerId} and session_id = ${sessionId} and state = 'offered'`
    : numberId
      ? sql`number_id = ${numberId} and session_id = ${sessionId} and state = 'open'`
      : sql`number_id = (select number_id from clinic_number where session_id = ${sessionId} and state = 'open' and starts_at > ${at}
          order by no limit 1 for update skip locked)`
  const { rows } = await sql<TakenNumber>`
    update clinic_number set state = 'taken', booking_id = ${bookingId}, offer_id = null
    where ${which} and starts_at > ${at}
    returning number_id, no, starts_at`.execute(db)
  return rows[0]
}

/** The number was taken in this very transaction, and nothing comes of it: nobody has seen it. */
export async function letGo(
  { db }: Pick<Ctx, 'db'>,
  { bookingId, offerId }: Pick<WantedNumber, 'bookingId' | 'offerId'>,
) {
  await db
    .updateTable('clinicNumber')
    .set({ state: offerId ? 'offered' : 'open', bookingId: null, offerId: offerId ?? null })
    .where('bookingId', '=', bookingId)
    .execute()
}

/**
 * Gives a number back: whoever waits for it is asked first (waitlist/make-offers.ts), else it reopens at a minute that
 * nobody can guess. Given back twice, or taken by another meanwhile: nothing happens.
 */
export async function giveNumberBack(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { numberId, bookingId }: { numberId: string; bookingId: string },
): Promise<void> {
  await sql`
    update clinic_number set state = 'cooling', booking_id = null, reopens_at = ${reopensAt(now)}
    where number_id = ${numberId} and booking_id = ${bookingId} and state = 'taken'`.execute(db)
}

/** An offer has come to nothing: the number cools down anew, and the next in the line is asked. */
export async function giveOfferedBack({ db, now }: Pick<Ctx, 'db' | 'now'>, offerId: string): Promise<void> {
  await sql`
    update clinic_number set state = 'cooling', offer_id = null, reopens_at = ${reopensAt(now)}
    where offer_id = ${offerId} and state = 'offered'`.execute(db)
}

/** The hospital says that somebody else has it: its window was faster, or it was withdrawn. */
export async function loseNumber({ db }: Pick<Ctx, 'db'>, bookingId: string): Promise<void> {
  await db
    .updateTable('clinicNumber')
    .set({ state: 'elsewhere', bookingId: null })
    .where('bookingId', '=', bookingId)
    .where('state', '=', 'taken')
    .execute()
}

/** The hospital has freed numbers that were not ours to give: they go the way of every returned number. */
export async function numbersCameFree(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  numberIds: readonly string[],
): Promise<void> {
  for (const numberId of numberIds)
    await sql`
      update clinic_number set state = 'cooling', reopens_at = ${reopensAt(now)}
      where number_id = ${numberId} and state = 'elsewhere'`.execute(db)
}

const batch = 200

/** Opens what has cooled down and for which nobody waits; says how many. */
export async function reopenDue({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<number> {
  const { rows } = await sql<{ numberId: string }>`
    update clinic_number set state = 'open', reopens_at = null
    where number_id in (select number_id from clinic_number as number
      where state = 'cooling' and reopens_at <= ${new Date(now)} and not ${hasLine(now)}
      order by reopens_at limit ${batch} for update skip locked)
    returning number_id`.execute(db)
  return rows.length
}

/** The next free numbers of a session, for whoever was too late. */
export const nextFree = ({ db, now }: Pick<Ctx, 'db' | 'now'>, sessionId: string, most = 3) =>
  db
    .selectFrom('clinicNumber')
    .select(['numberId', 'no', 'startsAt'])
    .where('sessionId', '=', sessionId)
    .where('state', '=', 'open')
    .where('startsAt', '>', new Date(now))
    .orderBy('no')
    .limit(most)
    .execute()
