import { sql } from 'kysely'
import type { Database } from '../../../../database/connect.ts'

const minute = 60_000
const hour = 60 * minute

/** What stands in the database of a market now, of the clinics of its doctors. */
export function marketRows(db: Database, now: () => number, doctorOf: ReadonlyMap<string, string>) {
  const free = async () =>
    (
      await sql<{ sessionId: string; left: number }>`
        select session.session_id, count(*)::int as left from clinic_session session join clinic_number number using (session_id)
        where number.state = 'open' and session.opens_at <= ${new Date(now())} and session.starts_at > ${new Date(now())}
        group by session.session_id order by session.session_id`.execute(db)
    ).rows
  const gathering = async () =>
    (
      await db
        .selectFrom('draw')
        .select('sessionId')
        .where('opensAt', '<=', new Date(now()))
        .where('closesAt', '>', new Date(now()))
        .where('state', 'in', ['announced', 'gathering'])
        .orderBy('sessionId')
        .execute()
    ).map(one => one.sessionId)
  /** Draws that take requests for the next round of what is left. */
  const betweenRounds = async () =>
    (
      await db
        .selectFrom('draw')
        .select('sessionId')
        .where('state', '=', 'drawn')
        .where('roundAt', '>', new Date(now()))
        .orderBy('sessionId')
        .execute()
    ).map(one => one.sessionId)
  const full = async () => {
    const open = new Set((await free()).map(one => one.sessionId))
    const rows = await db
      .selectFrom('clinicSession')
      .select('sessionId')
      .where('opensAt', '<=', new Date(now()))
      .where('startsAt', '>', new Date(now() + hour))
      .orderBy('sessionId')
      .execute()
    return rows.map(one => one.sessionId).filter(one => doctorOf.has(one) && !open.has(one))
  }
  const bookings = (...statuses: string[]) =>
    db
      .selectFrom('booking')
      .select(['bookingId', 'accountId', 'personId', 'sessionId', 'startsAt', 'createdAt', 'cancelUntil', 'madeBy'])
      .where('status', 'in', statuses)
      .orderBy('bookingId')
      .execute()
  const offers = () =>
    db
      .selectFrom('waitlistOffer')
      .innerJoin('waitlistEntry', 'waitlistEntry.waitId', 'waitlistOffer.waitId')
      .select(['offerId', 'waitlistOffer.accountId', 'personId'])
      .where('waitlistOffer.state', '=', 'open')
      .orderBy('offerId')
      .execute()

  /** The next minute in which a hold or an offer runs out, a number reopens, or a round of a draw is given out. */
  const nextDue = async (): Promise<number> => {
    const { rows } = await sql<{ at: Date | null }>`
      select min(at) as at from (
        select due_at as at from booking where status in ('taking', 'unpaid')
        union all select reopens_at from clinic_number where state = 'cooling'
        union all select ends_at from waitlist_offer where state = 'open'
        union all select round_at from draw where state = 'drawn'
      ) due where at > ${new Date(now())}`.execute(db)
    const at = rows[0]?.at
    return at ? Math.ceil(at.getTime() / minute) * minute : Infinity
  }

  return { free, gathering, betweenRounds, full, bookings, offers, nextDue }
}
