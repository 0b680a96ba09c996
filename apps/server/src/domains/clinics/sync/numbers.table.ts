import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { ClinicSession } from '../../../ports/hospital-booking.ts'
import { unpredictably } from '../../booking/public.ts'
import { idOf } from './ids.ts'

/** One number as the hospital says it stands. */
export interface NumberWord {
  numberId: string
  isFree: boolean
  at: number
}

const rowsOf = (hosId: string, sessions: readonly ClinicSession[]) =>
  sessions.flatMap(({ sessionCode, numbers }) =>
    numbers.map(({ numberCode, no, startsAt, isFree }) => ({
      number_id: idOf(hosId, numberCode),
      session_id: idOf(hosId, sessionCode),
      number_code: numberCode,
      no,
      starts_at: new Date(startsAt),
      is_free: isFree,
    })),
  )

/**
 * Writes the numbers of whole sessions as the hospital told them at an instant. What we have given to somebody stays his;
 * which ones are free again is answered, for they go the way of all returned numbers. What does not differ is not held:
 * whoever takes a number meanwhile passes by those that are (booking/take-number.ts).
 */
export async function saveNumberRows(
  db: Db,
  hosId: string,
  sessions: readonly ClinicSession[],
  at: number,
): Promise<string[]> {
  const json = JSON.stringify(rowsOf(hosId, sessions))
  // What is added to a session that people wait for is theirs first, like a number that comes back.
  const reopensOn = unpredictably(at)
  await sql`
    insert into clinic_number as ours (number_id, session_id, number_code, no, starts_at, state, reopens_at, heard_at)
    select number_id, session_id, given.number_code, given.no, given.starts_at,
      case when not is_free then 'elsewhere' when is_waited_for then 'cooling' else 'open' end,
      case when is_free and is_waited_for then ${reopensOn}::timestamptz end, ${new Date(at)}
    from jsonb_to_recordset(${json}::jsonb) as given (number_id text, session_id text, number_code text, no int, starts_at timestamptz, is_free boolean)
    join clinic_session using (session_id)
    cross join lateral (select exists (select from waitlist_wish as wish
      where wish.session_id = given.session_id and wish.state = 'waiting') as is_waited_for) as line
    where not exists (select from clinic_number as known
      where known.number_id = given.number_id and (known.no, known.starts_at) = (given.no, given.starts_at))
    order by number_id
    on conflict (number_id) do update set no = excluded.no, starts_at = excluded.starts_at
    where (ours.no, ours.starts_at) is distinct from (excluded.no, excluded.starts_at)`.execute(db)
  await sql`
    update clinic_number set state = 'elsewhere', reopens_at = null, offer_id = null
    where session_id = any(${sessions.map(one => idOf(hosId, one.sessionCode))}::text[]) and state in ('open', 'cooling', 'offered')
      and number_id <> all(${sessions.flatMap(one => one.numbers.map(number => idOf(hosId, number.numberCode)))}::text[])`.execute(
    db,
  )
  return write(
    db,
    sessions.flatMap(({ numbers }) =>
      numbers.map(({ numberCode, isFree }) => ({ numberId: idOf(hosId, numberCode), isFree, at })),
    ),
    'what differs',
  )
}

/** What is newer than what we heard of each. Answers the numbers that are free again. */
export const receiveNumbers = (db: Db, words: readonly NumberWord[]): Promise<string[]> => write(db, words, 'each')

/** A listing says little that is new: only what differs is written. */
async function write(db: Db, words: readonly NumberWord[], written: 'each' | 'what differs'): Promise<string[]> {
  const json = JSON.stringify(
    words.map(({ numberId, isFree, at }) => ({ number_id: numberId, is_free: isFree, at: new Date(at) })),
  )
  const { rows } = await sql<{ numberId: string; isFree: boolean; state: string }>`
    with given as (
      select distinct on (number_id) *
      from jsonb_to_recordset(${json}::jsonb) as given (number_id text, is_free boolean, at timestamptz)
      order by number_id, at desc),
    newer as (
      select ours.number_id, given.is_free, given.at
      from clinic_number as ours join given using (number_id)
      where (ours.heard_at is null or ours.heard_at < given.at)
        and (given.is_free and state = 'elsewhere' or not given.is_free and state in ('open', 'cooling', 'offered') or ${written === 'each'})
      order by ours.number_id
      for update of ours)
    update clinic_number as ours set
      state = case when not is_free and state in ('open', 'cooling', 'offered') then 'elsewhere' else state end,
      offer_id = case when not is_free then null else offer_id end,
      reopens_at = case when not is_free then null else reopens_at end,
      heard_at = newer.at
    from newer where ours.number_id = newer.number_id
    returning ours.number_id, is_free, state`.execute(db)
  return rows.filter(row => row.isFree && row.state === 'elsewhere').map(row => row.numberId)
}

/** Which of them we have. */
export async function knownNumbers(db: Db, numberIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ numberId: string }>`
    select number_id from clinic_number where number_id = any(${numberIds}::text[])`.execute(db)
  return new Set(rows.map(row => row.numberId))
}
