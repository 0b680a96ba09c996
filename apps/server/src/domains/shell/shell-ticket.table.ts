import { createHash, randomBytes } from 'node:crypto'
import type { ShellName } from '@nethos/contract/common/shells.ts'
import { ticketMinutes, ticketPrefix } from '@nethos/contract/shell/shell.rules.ts'
import { hashToken } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'
import type { ShellUser } from './shell-user.table.ts'

/** A ticket for one browser: nobody else can bring it (docs/product/security.md, traps: openid in the address). */
export async function addTicket(
  db: Db,
  { shell, platformId, deviceHash, now }: ShellUser & { deviceHash: string; now: number },
): Promise<string> {
  const ticket = ticketPrefix + randomBytes(32).toString('base64url')
  await db
    .insertInto('shellTicket')
    .values({
      tokenHash: hashToken(ticket),
      shell,
      platformId,
      deviceHash,
      createdAt: new Date(now),
      expiresAt: new Date(now + ticketMinutes * 60_000),
    })
    .execute()
  return ticket
}

export const deviceHashOf = (deviceId: string): string => createHash('sha256').update(deviceId).digest('hex')

type Scope = Pick<Ctx, 'db' | 'now' | 'deviceId'>

const own = (query: Scope, ticket: string) =>
  query.db
    .selectFrom('shellTicket')
    .where('tokenHash', '=', hashToken(ticket))
    .where('deviceHash', '=', deviceHashOf(query.deviceId ?? ''))
    .where('expiresAt', '>', new Date(query.now))

export type HeldTicket = ShellUser & { usedAt: Date | null }

/** Whom the ticket stands for, whether or not it was used, when it is this browser's and not over. */
export async function findTicket(scope: Scope, ticket: string): Promise<HeldTicket | undefined> {
  const row = await own(scope, ticket).select(['shell', 'platformId', 'usedAt']).executeTakeFirst()
  return row && { shell: row.shell as ShellName, platformId: row.platformId, usedAt: row.usedAt }
}

/** Uses it up; of two calls that bring the same one, the row lets one through. */
export async function takeTicket(scope: Scope, ticket: string): Promise<ShellUser | undefined> {
  const row = await scope.db
    .updateTable('shellTicket')
    .set({ usedAt: new Date(scope.now) })
    .where('tokenHash', '=', hashToken(ticket))
    .where('deviceHash', '=', deviceHashOf(scope.deviceId ?? ''))
    .where('expiresAt', '>', new Date(scope.now))
    .where('usedAt', 'is', null)
    .returning(['shell', 'platformId'])
    .executeTakeFirst()
  return row && { shell: row.shell as ShellName, platformId: row.platformId }
}

export async function removeTicketsBefore(db: Db, at: number): Promise<void> {
  await db.deleteFrom('shellTicket').where('expiresAt', '<', new Date(at)).execute()
}
