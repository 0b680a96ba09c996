import { firstOf } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import { suspiciousADevice, suspiciousAnHour } from '@nethos/contract/activity/ranking.rules.ts'
import type { Ctx } from '../../calls/handler.ts'
import { keyedHash } from '../../secrets/keyed-hash.ts'
import { realPersonsOf } from '../people/public.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Days after which nobody can tell any more from where a like came. */
const markDays = 90

/** From where a like comes: hashes by which two likes are told to be of one network or one phone, and nothing else. */
export interface Origin {
  addressMark: Buffer | null
  deviceMark: Buffer | null
}

export const originOf = ({ address, deviceId, runtime }: Pick<Ctx, 'address' | 'deviceId' | 'runtime'>): Origin => ({
  addressMark: address === '' ? null : keyedHash(runtime.keys.lookup, `ranking.address ${address}`),
  deviceMark: deviceId ? keyedHash(runtime.keys.lookup, `ranking.device ${deviceId}`) : null,
})

/** One account's likes wait for each other: what is counted for it stays true to the end. */
export async function lockLikesOf({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ranking like ${accountId}`}, 0))`.execute(db)
}

/** Many people from one network within the hour, or from one phone on the day: it may be a script's. */
export async function isSuspicious(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { addressMark, deviceMark }: Origin,
  { accountId, day }: { accountId: string; day: string },
): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select (select count(*) from ranking_like where address_mark = ${addressMark} and liked_at > ${new Date(now - hourMs)}) >= ${suspiciousAnHour}
      or (select count(distinct account_id) from ranking_like
          where device_mark = ${deviceMark} and day = ${day} and account_id <> ${accountId}) >= ${suspiciousADevice} as is`.execute(
    db,
  )
  return firstOf(rows).is
}

interface Like extends Origin {
  rankingId: string
  docId: string
  accountId: string
  realPerson: Buffer | null
  day: string
  isProven: boolean
}

/** False when this real person, or this account, has liked the doctor on that day; of two at once the row lets one in. */
export async function addLike({ db, now }: Pick<Ctx, 'db' | 'now'>, like: Like): Promise<boolean> {
  const added = await db
    .insertInto('rankingLike')
    .values({ ...like, likedAt: new Date(now) })
    .onConflict(on => on.doNothing())
    .returning('likeId')
    .executeTakeFirst()
  return added !== undefined
}

/**
 * Likes of owners who are verified by now begin to count, each real person once a doctor and day; what he has liked with
 * another account of his does not count twice.
 */
export async function countVerified({ db }: Pick<Ctx, 'db'>, accountIds: readonly string[]): Promise<void> {
  for (const [accountId, realPerson] of await realPersonsOf({ db }, accountIds))
    await sql`
      update ranking_like as mine set real_person = ${realPerson}
      where account_id = ${accountId} and real_person is null and not exists (
        select from ranking_like as other where other.ranking_id = mine.ranking_id and other.doc_id = mine.doc_id
          and other.day = mine.day and other.real_person = ${realPerson})`.execute(db)
}

/** Accounts whose likes do not count yet, and may by now. */
export async function waitingAccounts({ db }: Pick<Ctx, 'db'>): Promise<string[]> {
  const { rows } = await sql<{ accountId: string }>`
    select distinct waiting.account_id from ranking_like as waiting
    join person on person.account_id = waiting.account_id and person.is_self and person.is_realname and person.id_card_hash is not null
    where waiting.real_person is null
      and not exists (select from ranking_like as other where other.ranking_id = waiting.ranking_id
        and other.doc_id = waiting.doc_id and other.day = waiting.day and other.real_person = person.id_card_hash)
    limit 1000`.execute(db)
  return rows.map(row => row.accountId)
}

/** After a while nobody can tell from where a like came. */
export async function forgetMarks({ db }: Pick<Ctx, 'db'>, now: number): Promise<void> {
  await db
    .updateTable('rankingLike')
    .set({ addressMark: null, deviceMark: null })
    .where('likedAt', '<', new Date(now - markDays * dayMs))
    .where(({ or, eb }) => or([eb('addressMark', 'is not', null), eb('deviceMark', 'is not', null)]))
    .execute()
}
