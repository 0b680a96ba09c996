import type { ShellName } from '@nethos/contract/common/shells.ts'
import type { Ctx } from '../../calls/handler.ts'

/** Somebody as a shell's platform knows him. */
export interface ShellUser {
  shell: ShellName
  /** The platform's id: it stays on the server. */
  platformId: string
}

type Scope = Pick<Ctx, 'db' | 'now'>

/** Which account he logs in to, if any, and since when. */
export const accountOf = (
  { db }: Scope,
  { shell, platformId }: ShellUser,
): Promise<{ accountId: string; boundAt: Date } | undefined> =>
  db
    .selectFrom('shellUser')
    .select(['accountId', 'boundAt'])
    .where('shell', '=', shell)
    .where('platformId', '=', platformId)
    .executeTakeFirst()

/** Ties him to the account; of two at the same moment the row lets one through. */
export async function tie({ db, now }: Scope, user: ShellUser, accountId: string): Promise<boolean> {
  const { shell, platformId } = user
  const tied = await db
    .insertInto('shellUser')
    .values({ shell, platformId, accountId, boundAt: new Date(now) })
    .onConflict(on => on.doNothing())
    .returning('accountId')
    .executeTakeFirst()
  return tied !== undefined
}

/** The account's user of this shell is tied to it no longer. */
export async function untie({ db }: Scope, shell: ShellName, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('shellUser')
    .where('shell', '=', shell)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** No user of any shell logs in to the account any more by being who he is there. */
export async function untieAll({ db }: Pick<Scope, 'db'>, accountId: string): Promise<void> {
  await db.deleteFrom('shellUser').where('accountId', '=', accountId).execute()
}

/** Which users of which shells are tied to the account. */
export async function tiesOf({ db }: Scope, accountId: string): Promise<{ shell: ShellName; boundAt: number }[]> {
  const rows = await db
    .selectFrom('shellUser')
    .select(['shell', 'boundAt'])
    .where('accountId', '=', accountId)
    .orderBy('shell')
    .execute()
  return rows.map(({ shell, boundAt }) => ({ shell: shell as ShellName, boundAt: boundAt.getTime() }))
}

/** The account's user of this shell, for a message to him. */
export async function userOf({ db }: Scope, shell: ShellName, accountId: string): Promise<ShellUser | undefined> {
  const row = await db
    .selectFrom('shellUser')
    .select('platformId')
    .where('shell', '=', shell)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row && { shell, platformId: row.platformId }
}

/** The session is this user of the app around it. */
export async function know({ db }: Scope, sessionId: string, { shell, platformId }: ShellUser): Promise<void> {
  await db
    .insertInto('sessionShellUser')
    .values({ sessionId, shell, platformId })
    .onConflict(on => on.constraint('session_shell_user_pk').doUpdateSet({ platformId }))
    .execute()
}

/** As whom a session is known to the apps around it. */
export async function knownAs({ db }: Scope, sessionId: string): Promise<ShellUser[]> {
  const rows = await db
    .selectFrom('sessionShellUser')
    .select(['shell', 'platformId'])
    .where('sessionId', '=', sessionId)
    .execute()
  return rows as ShellUser[]
}
