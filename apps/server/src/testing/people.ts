import { randomBytes, randomInt } from 'node:crypto'
import type { StaffRole } from '@nethos/contract/service.ts'
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

/** Somebody of the staff with a session, who is no doctor of the platform. */
export async function aStaffMember(
  server: TestServer,
  role: StaffRole,
): Promise<{ staffId: string; session: Session }> {
  const { staffId } = await server.db
    .insertInto('staff')
    .values({
      login: `${role} ${randomInt(1e9)}`,
      passwordHash: '',
      name: '周敏',
      role,
      createdAt: new Date(server.runtime.clock.now()),
    })
    .returning('staffId')
    .executeTakeFirstOrThrow()
  return { staffId, session: await server.sessionOf({ staffId }) }
}

async function addAccount({ db, runtime }: TestServer): Promise<string> {
  const mobileSealed = runtime.sealer.sealText(`134${randomInt(1e7, 1e8)}`, 'account.mobile')
  const { accountId } = await db
    .insertInto('account')
    .values({ mobileSealed, mobileHash: randomBytes(32), createdAt: new Date() })
    .returning('accountId')
    .executeTakeFirstOrThrow()
  return accountId
}

/** The newest text message to the mobile that the account logs in with. */
export async function lastTextTo(server: TestServer, accountId: string): Promise<string> {
  const { mobileSealed } = await server.db
    .selectFrom('account')
    .select('mobileSealed')
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  const { text } = await server.lastSms(server.runtime.sealer.openText(mobileSealed!, 'account.mobile'))
  return text
}
