import { firstOf } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { Timer } from '../../../jobs/job.ts'

/**
 * So long a session that is over stays whole. For 30 days a hospital may still tell what happened there (line.jobs.ts), and
 * the office asks how full a clinic was; after that only what somebody had is of use to anybody.
 */
export const retentionDays = 30
const retentionMs = retentionDays * 86_400_000
/** Some 700 numbers: a transaction of a few milliseconds. */
const sessionsAtOnce = 50

/**
 * Removes sessions that ended before an instant, with their numbers. A number that was ever booked or offered stays with its
 * session, and so does a session that anybody waited for or that was drawn. Says how many were looked at.
 */
export async function tidySessions(db: Db, { before, now }: { before: number; now: number }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with old as (
      select session_id from clinic_session
      where tidied_at is null and ends_at < ${new Date(before)}
      order by ends_at limit ${sessionsAtOnce} for update skip locked),
    numbers as (
      delete from clinic_number using old
      where clinic_number.session_id = old.session_id
        and not exists (select from booking where booking.number_id = clinic_number.number_id)
        and not exists (select from waitlist_offer as offer where offer.number_id = clinic_number.number_id)),
    needed as (
      select session_id from old
      where exists (select from booking where booking.session_id = old.session_id)
        or exists (select from waitlist_wish as wish where wish.session_id = old.session_id)
        or exists (select from waitlist_offer as offer where offer.session_id = old.session_id)
        or exists (select from draw where draw.session_id = old.session_id)),
    kept as (
      update clinic_session set tidied_at = ${new Date(now)} from needed where clinic_session.session_id = needed.session_id),
    gone as (
      delete from clinic_session using old
      where clinic_session.session_id = old.session_id
        and not exists (select from needed where needed.session_id = old.session_id))
    select count(*) as count from old`.execute(db)
  return firstOf(rows).count
}

export const tidyTimer: Timer = {
  name: 'clinics-tidy',
  run: ({ transact }) => transact(({ db, now }) => tidySessions(db, { before: now - retentionMs, now })),
}
