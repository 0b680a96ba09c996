import { randomBytes } from 'node:crypto'
import { endSessionsOf } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'
import { detachIdentity } from '../people/public.ts'
import { untieAll } from '../shell/public.ts'

interface Scope {
  readonly db: Db
  readonly now: number
}

/** When it was asked for and when it is due; nulls while nobody has asked. */
export const closingOf = ({ db }: Scope, accountId: string): Promise<{ dueAt: Date | null }> =>
  db.selectFrom('account').select('closingDueAt as dueAt').where('accountId', '=', accountId).executeTakeFirstOrThrow()

/** False when it has been asked for already. */
export async function markClosing({ db, now }: Scope, accountId: string, dueAt: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ closingAskedAt: new Date(now), closingDueAt: new Date(dueAt) })
    .where('accountId', '=', accountId)
    .where('closingDueAt', 'is', null)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when there is nothing to undo. */
export async function unmarkClosing({ db }: Pick<Scope, 'db'>, accountId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ closingAskedAt: null, closingDueAt: null })
    .where('accountId', '=', accountId)
    .where('closingDueAt', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** One account whose time has come and that nobody else has in hand. */
export async function takeDueAccount({ db, now }: Scope, except: readonly string[]): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .select('accountId')
    .where('closingDueAt', '<=', new Date(now))
    .$if(except.length > 0, query => query.where('accountId', 'not in', except))
    .orderBy('closingDueAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row?.accountId
}

/** The login goes: mobile, password, addresses, devices, sessions, consents. The people's records stay, without an account to open them. */
export async function close(ctx: Ctx, accountId: string): Promise<void> {
  const { db, runtime, now } = ctx
  await db
    .updateTable('account')
    .set({
      mobileHash: randomBytes(32),
      mobileSealed: runtime.sealer.sealText('', 'account.mobile'),
      passwordHash: null,
      closingAskedAt: null,
      closingDueAt: null,
      closedAt: new Date(now),
    })
    .where('accountId', '=', accountId)
    .execute()
  // The other way in: a user of the messaging or the payment app who is tied to the account.
  await untieAll(ctx, accountId)
  await db.deleteFrom('deliveryAddress').where('accountId', '=', accountId).execute()
  await db.deleteFrom('trustedDevice').where('accountId', '=', accountId).execute()
  await db
    .updateTable('consent')
    .set({ withdrawnAt: new Date(now) })
    .where('accountId', '=', accountId)
    .where('withdrawnAt', 'is', null)
    .execute()
  await detachIdentity(ctx, accountId)
  await endSessionsOf(db, accountId)
}
