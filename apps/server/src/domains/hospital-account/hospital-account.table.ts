import { sql } from 'kysely'
import { bindPauseSeconds } from '@nethos/contract/hospital-account/hospital-account.rules.ts'
import type { PeopleScope } from '../people/public.ts'

export interface HospitalAccount {
  hospitalAccountId: string
  hosId: string
  recordNumber: string
}

const own = ({ db, caller }: PeopleScope) =>
  db
    .selectFrom('hospitalAccount')
    .select(['hospitalAccountId', 'hosId', 'recordNumber'])
    .where('accountId', '=', caller.accountId)

export const findAccount = (
  scope: PeopleScope,
  personId: string,
  hosId: string,
): Promise<HospitalAccount | undefined> =>
  own(scope).where('personId', '=', personId).where('hosId', '=', hosId).executeTakeFirst()

/** The person's oldest binding. */
export const findOldestAccount = (scope: PeopleScope, personId: string): Promise<HospitalAccount | undefined> =>
  own(scope).where('personId', '=', personId).orderBy('boundAt').limit(1).executeTakeFirst()

/** Binds, or binds anew to what the hospital says now. */
export async function saveAccount(
  { db, caller, now }: PeopleScope,
  personId: string,
  { hosId, recordNumber }: { hosId: string; recordNumber: string },
): Promise<void> {
  await db
    .insertInto('hospitalAccount')
    .values({ accountId: caller.accountId, personId, hosId, recordNumber, boundAt: new Date(now) })
    .onConflict(on => on.columns(['personId', 'hosId']).doUpdateSet({ recordNumber }))
    .execute()
}

/** Whose it was; undefined when it is not the caller's. */
export const removeAccount = (
  { db, caller }: PeopleScope,
  hospitalAccountId: string,
): Promise<{ personId: string } | undefined> =>
  db
    .deleteFrom('hospitalAccount')
    .where('accountId', '=', caller.accountId)
    .where('hospitalAccountId', '=', hospitalAccountId)
    .returning('personId')
    .executeTakeFirst()

export async function endBinding({ db, caller }: PeopleScope, personId: string, hosId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('hospitalAccount')
    .where('accountId', '=', caller.accountId)
    .where('personId', '=', personId)
    .where('hosId', '=', hosId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** One attempt in 60 seconds: the row decides, so that two at once are one. False: too soon. */
export async function tryToBind({ db, now }: PeopleScope, personId: string, hosId: string): Promise<boolean> {
  const at = new Date(now)
  const tried = await db
    .insertInto('hospitalBindTry')
    .values({ personId, hosId, at })
    .onConflict(on =>
      on
        .column('personId')
        .doUpdateSet({ hosId, at })
        .where('hospitalBindTry.at', '<=', new Date(now - bindPauseSeconds * 1000)),
    )
    .returning('personId')
    .executeTakeFirst()
  return tried !== undefined
}

/** Where somebody last tried to bind this person. */
export const latestTry = async ({ db }: PeopleScope, personId: string): Promise<string | undefined> =>
  (await db.selectFrom('hospitalBindTry').select('hosId').where('personId', '=', personId).executeTakeFirst())?.hosId

/** What stood in the way has been put right: the next attempt need not wait. */
export async function forgetTry({ db }: PeopleScope, personId: string): Promise<void> {
  await db
    .updateTable('hospitalBindTry')
    .set({ at: sql`at - interval '1 day'` })
    .where('personId', '=', personId)
    .execute()
}
