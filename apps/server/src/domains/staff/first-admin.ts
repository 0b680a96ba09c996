import { theSystem } from '../../calls/caller.ts'
import { writeDown } from '../../calls/audit.ts'
import type { Database } from '../../database/connect.ts'
import { hasOtherAdmin, isLoginTaken, lockAccounts } from './account.table.ts'
import { handOver } from './one-time-password.ts'

export interface NewAdmin {
  login: string
  name: string
  /** Although an administrator can log in. */
  isAnother: boolean
  now: number
}

/** From the command line, by whoever holds the database: where nobody can be asked at the workbench yet. */
export const makeAdmin = (db: Database, { login, name, isAnother, now }: NewAdmin) =>
  db.transaction().execute(async trx => {
    await lockAccounts(trx)
    if (!isAnother && (await hasOtherAdmin(trx, ''))) return 'admin_there' as const
    if (await isLoginTaken(trx, login)) return 'login_taken' as const
    const { shown: reply, stored: saved } = await handOver(now)
    const { staffId } = await trx
      .insertInto('staff')
      .values({ login, name, role: 'admin', ...saved, createdAt: new Date(now) })
      .returning('staffId')
      .executeTakeFirstOrThrow()
    await writeDown(
      trx,
      { caller: theSystem, now, requestId: 'command' },
      { action: 'staff.account.first', recordType: 'staff', recordId: staffId },
    )
    return reply
  })
