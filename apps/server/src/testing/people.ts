import { randomBytes } from 'node:crypto'
import type { Database } from '../database/connect.ts'
import type { Session } from './client.ts'
import type { TestServer } from './server.ts'

export interface TestAccount {
  accountId: string
  session: Session
}

/** An account with a session, written straight into the database: for tests of other domains. */
export async function anAccount(server: TestServer): Promise<TestAccount> {
  const accountId = await addAccount(server.db)
  return { accountId, session: await server.sessionOf({ accountId }) }
}

async function addAccount(db: Database): Promise<string> {
  const { accountId } = await db
    .insertInto('account')
    .values({ mobileSealed: randomBytes(40), mobileHash: randomBytes(32), createdAt: new Date() })
    .returning('accountId')
    .executeTakeFirstOrThrow()
  return accountId
}
