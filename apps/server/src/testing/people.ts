import { randomBytes, randomInt } from 'node:crypto'
import type { Session } from './client.ts'
import type { TestServer } from './server.ts'

export interface TestAccount {
  accountId: string
  session: Session
}

/** An account with a session, written straight into the database: for tests of other domains. */
export async function anAccount(server: TestServer): Promise<TestAccount> {
  const accountId = await addAccount(server)
  return { accountId, session: await server.sessionOf({ accountId }) }
}

async function addAccount({ db, house }: TestServer): Promise<string> {
  const mobileSealed = house.sealer.sealText(`134${randomInt(1e7, 1e8)}`, 'account.mobile')
  const { accountId } = await db
    .insertInto('account')
    .values({ mobileSealed, mobileHash: randomBytes(32), createdAt: new Date() })
    .returning('accountId')
    .executeTakeFirstOrThrow()
  return accountId
}
