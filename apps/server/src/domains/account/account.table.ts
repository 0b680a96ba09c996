import type { Ctx } from '../../calls/handler.ts'
import type { Runtime } from '../../runtime.ts'
import { keyedHash } from '../../secrets/keyed-hash.ts'

type Scope = Pick<Ctx, 'db' | 'runtime' | 'now'>

const mobileSealedFor = 'account.mobile'
const mobileHash = (runtime: Runtime, mobile: string) => keyedHash(runtime.keys.lookup, `account.mobile ${mobile}`)

/** The number in an account's row, for a statement that has read many rows. */
export const openMobile = (runtime: Runtime, sealed: Buffer): string => runtime.sealer.openText(sealed, mobileSealedFor)

/** Which account logs in with this mobile: for the office, which is written down when it asks. */
export const accountOfMobile = async (scope: Scope, mobile: string): Promise<string | undefined> =>
  (await findByMobile(scope, mobile))?.accountId

const columnsOf = (runtime: Runtime, mobile: string) => ({
  mobileHash: mobileHash(runtime, mobile),
  mobileSealed: runtime.sealer.sealText(mobile, mobileSealedFor),
})

/** Only for logging in and for those who have proved that they hold the mobile. */
export const findByMobile = (
  { db, runtime }: Scope,
  mobile: string,
): Promise<{ accountId: string; passwordHash: string | null } | undefined> =>
  db
    .selectFrom('account')
    .select(['accountId', 'passwordHash'])
    .where('mobileHash', '=', mobileHash(runtime, mobile))
    .executeTakeFirst()

/** The new account's id; undefined when somebody was faster with this mobile. */
export async function addAccount(
  { db, runtime, now }: Scope,
  mobile: string,
  passwordHash: string | null,
): Promise<string | undefined> {
  const added = await db
    .insertInto('account')
    .values({ ...columnsOf(runtime, mobile), passwordHash, createdAt: new Date(now) })
    .onConflict(on => on.constraint('account_mobile_key').doNothing())
    .returning('accountId')
    .executeTakeFirst()
  return added?.accountId
}

export async function loginOf(
  { db, runtime }: Scope,
  accountId: string,
): Promise<{ mobile: string; hasPassword: boolean }> {
  const row = await db
    .selectFrom('account')
    .select(['mobileSealed', 'passwordHash'])
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return { mobile: openMobile(runtime, row.mobileSealed), hasPassword: row.passwordHash !== null }
}

export async function findPasswordHash({ db }: Scope, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .select('passwordHash')
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row?.passwordHash ?? null
}

export async function savePassword({ db }: Scope, accountId: string, passwordHash: string): Promise<void> {
  await db.updateTable('account').set({ passwordHash }).where('accountId', '=', accountId).execute()
}

/** False when the mobile is another account's. */
export async function moveToMobile({ db, runtime, now }: Scope, accountId: string, mobile: string): Promise<boolean> {
  const other = await findByMobile({ db, runtime, now }, mobile)
  if (other) return other.accountId === accountId
  await db.updateTable('account').set(columnsOf(runtime, mobile)).where('accountId', '=', accountId).execute()
  return true
}
