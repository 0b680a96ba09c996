import { randomBytes } from 'node:crypto'
import { thirdCodeMinutes } from '@nethos/contract/third/third.services.ts'
import { hashToken, type AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'

export async function addCode(
  { db, caller, now }: Ctx<AccountCaller>,
  { thirdId, personId }: { thirdId: string; personId: string },
): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  await db
    .insertInto('thirdCode')
    .values({
      codeHash: hashToken(code),
      thirdId,
      sessionId: caller.sessionId,
      accountId: caller.accountId,
      personId,
      createdAt: new Date(now),
      expiresAt: new Date(now + thirdCodeMinutes * 60_000),
    })
    .execute()
  return code
}

export interface TakenCode {
  caller: AccountCaller
  personId: string
}

/** Uses it up while its session lives; of two that bring the same one, the row lets one through. */
export async function takeCode(
  db: Db,
  { thirdId, code }: { thirdId: string; code: string },
  now: number,
): Promise<TakenCode | undefined> {
  const at = new Date(now)
  const row = await db
    .updateTable('thirdCode')
    .from('session')
    .set({ usedAt: at })
    .where('codeHash', '=', hashToken(code))
    .where('thirdId', '=', thirdId)
    .where('usedAt', 'is', null)
    .where('thirdCode.expiresAt', '>', at)
    .whereRef('session.sessionId', '=', 'thirdCode.sessionId')
    .where('session.expiresAt', '>', at)
    .returning(['personId', 'thirdCode.accountId', 'thirdCode.sessionId'])
    .executeTakeFirst()
  if (!row) return undefined
  const { personId, accountId, sessionId } = row
  return { caller: { kind: 'account', accountId, sessionId }, personId }
}

export async function removeCodesBefore(db: Db, at: number): Promise<void> {
  await db.deleteFrom('thirdCode').where('expiresAt', '<', new Date(at)).execute()
}
