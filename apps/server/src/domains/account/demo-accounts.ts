import { registrationAgreements } from '@nethos/contract/account/account.rules.ts'
import type { Database } from '../../database/connect.ts'
import type { House } from '../../house.ts'
import { addDemoFamily } from '../people/public.ts'
import { addAccount, findByMobile } from './account.table.ts'
import { addConsent } from './consent.table.ts'
import { hashPassword } from './password.ts'

/** Patients whom everybody may log in as in the sandbox (protocol.md 2). */
export const demoPatient = '13800000001'
const newcomer = '13800000002'

/** Loaded again, they stay as they are. */
export async function loadDemoAccounts({ db, house }: { db: Database; house: House }): Promise<void> {
  const now = house.clock.now()
  const passwordHash = (await findByMobile({ db, house, now }, demoPatient)) ? null : await hashPassword('nethos-demo')
  await db.transaction().execute(async trx => {
    const scope = { db: trx, house, now }
    await addAccount(scope, newcomer, null)
    const accountId = passwordHash && (await addAccount(scope, demoPatient, passwordHash))
    if (!accountId) return
    const owner = { ...scope, caller: { kind: 'account', accountId, sessionId: '' } } as const
    await addDemoFamily(owner, demoPatient)
    for (const agreement of registrationAgreements) await addConsent(owner, agreement)
  })
}
