import { sql } from 'kysely'
import type { CheckupTime } from '@nethos/contract/checkup/checkup.schemas.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { CheckupPlaces } from '../../ports/hospital-checkups.ts'

export const idAt = (hosId: string, code: string): string => `${hosId}.${code}`

/** What the hospital says of its times; what is older than what is known changes nothing, centres that we do not know are left out. */
export async function saveTimes(
  { db }: Pick<Ctx, 'db'>,
  hosId: string,
  times: readonly CheckupPlaces[],
): Promise<void> {
  if (times.length === 0) return
  await sql`
    insert into checkup_time (time_id, centre_id, time_code, starts_at, ends_at, places_left, version)
    select ${hosId} || '.' || code, centre.centre_id, code, starts, ends, places, given.version
    from unnest(${times.map(one => one.timeCode)}::text[], ${times.map(one => one.centreCode)}::text[],
      ${times.map(one => new Date(one.startsAt))}::timestamptz[], ${times.map(one => new Date(one.endsAt))}::timestamptz[],
      ${times.map(one => one.left)}::int[], ${times.map(one => one.version)}::bigint[])
      as given (code, centre_code, starts, ends, places, version)
    join checkup_centre centre on centre.hos_id = ${hosId} and centre.centre_code = given.centre_code
    on conflict (time_id) do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      places_left = excluded.places_left, version = excluded.version
    where checkup_time.version < excluded.version`.execute(db)
}

export interface KnownTime {
  timeId: string
  timeCode: string
  centreId: string
  startsAt: Date
  endsAt: Date
}

/** Takes a place before the hospital is asked: nobody else is promised the same. Undefined: none is left, or it is past. */
export const takePlace = (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { timeId, centreId }: { timeId: string; centreId: string },
): Promise<KnownTime | undefined> =>
  db
    .updateTable('checkupTime')
    .set(({ eb }) => ({ pending: eb('pending', '+', 1) }))
    .where('timeId', '=', timeId)
    .where('centreId', '=', centreId)
    .where('startsAt', '>', new Date(now))
    .where(({ eb }) => eb('placesLeft', '>', eb.ref('pending')))
    .returning(['timeId', 'timeCode', 'centreId', 'startsAt', 'endsAt'])
    .executeTakeFirst()

/** Nobody waits for it any more, or the hospital counts it now. */
export async function releasePlace({ db }: Pick<Ctx, 'db'>, timeId: string): Promise<void> {
  await db
    .updateTable('checkupTime')
    .set({ pending: sql<number>`greatest(pending - 1, 0)` })
    .where('timeId', '=', timeId)
    .execute()
}

export const timeWith = ({ db }: Pick<Ctx, 'db'>, timeId: string): Promise<KnownTime | undefined> =>
  db
    .selectFrom('checkupTime')
    .select(['timeId', 'timeCode', 'centreId', 'startsAt', 'endsAt'])
    .where('timeId', '=', timeId)
    .executeTakeFirst()

/** The times of a centre from now on. */
export async function timesOf(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  centreId: string,
  within?: { from: number; until: number },
): Promise<CheckupTime[]> {
  let query = db
    .selectFrom('checkupTime')
    .select(['timeId', 'startsAt', 'endsAt', 'placesLeft', 'pending'])
    .where('centreId', '=', centreId)
    .where('startsAt', '>', new Date(Math.max(now, within?.from ?? now)))
  if (within) query = query.where('startsAt', '<', new Date(within.until))
  const rows = await query.orderBy('startsAt').orderBy('timeId').limit(1_000).execute()
  return rows.map(({ timeId, startsAt, endsAt, placesLeft, pending }) => ({
    timeId,
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    left: Math.max(placesLeft - pending, 0),
  }))
}
