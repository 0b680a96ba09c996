import { firstOf } from '@nethos/contract/common/present.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import { reopensAt } from './cooling.ts'
import { hasLine } from './waitlist/line.ts'

/** The number was taken in this very transaction, and nothing comes of it: nobody has seen it. */
export async function letGo(
  { db }: Pick<Ctx, 'db'>,
  { bookingId, offerId }: { bookingId: string; offerId?: string | undefined },
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
  { wasPaid }: { wasPaid: boolean },
): Promise<void> {
  await sql`
    update clinic_number set state = 'cooling', booking_id = null, reopens_at = ${reopensAt(now, { wasPaid })}
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

/** The next free numbers of a number's session, for whoever was too late for it. */
/** Whether a number of a session can be taken by anybody now; left out: of the query's own. */
export const hasFree = (at: Date, sessionId: RawBuilder<unknown> = sql`clinic_session.session_id`) =>
  sql<boolean>`exists (select from clinic_number as free
    where free.session_id = ${sessionId} and free.state = 'open' and free.starts_at > ${at})`

export async function hasFreeNumber({ db, now }: Pick<Ctx, 'db' | 'now'>, sessionId: string): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select ${hasFree(new Date(now), sql`${sessionId}`)} as is_free`.execute(db)
  return firstOf(rows).isFree
}

export const nextFree = ({ db, now }: Pick<Ctx, 'db' | 'now'>, sessionId: string, numberId: string, most = 3) =>
  db
    .selectFrom('clinicNumber')
    .select(['numberId', 'no', 'startsAt'])
    .where('sessionId', '=', sessionId)
    .where('numberId', '<>', numberId)
    .where('state', '=', 'open')
    .where('startsAt', '>', new Date(now))
    .orderBy('no')
    .limit(most)
    .execute()
