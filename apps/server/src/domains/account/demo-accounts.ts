import { registrationAgreements } from '@nethos/contract/account/account.rules.ts'
import { guardianAgreement, healthAgreement } from '@nethos/contract/common/health-consent.ts'
import type { Database } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { addDemoFamily } from '../people/demo-people.ts'
import { addAccount, findByMobile } from './account.table.ts'
import { addAddressRow, makeDefault } from './address.table.ts'
import { addConsent } from './consent.table.ts'
import { hashPassword } from './password.ts'

/** Patients whom everybody may log in as in the sandbox (docs/product/protocol.md 2). */
export const demoPatient = '13800000001'
const newcomer = '13800000002'

const area = { areaCode: '330106', areaName: '浙江省杭州市西湖区' }
const home = { ...area, receiver: '王秀英', mobile: demoPatient, street: '文三路1号春晓苑3幢2单元501室' }
const parents = { ...area, receiver: '王德福', mobile: '13900000003', street: '古荡湾新村12幢1单元201室' }

/** Loaded again, they stay as they are. */
export async function loadDemoAccounts({ db, runtime }: { db: Database; runtime: Runtime }): Promise<void> {
  const now = runtime.clock.now()
  const passwordHash = (await findByMobile({ db, runtime, now }, demoPatient))
    ? null
    : await hashPassword('nethos-demo')
  await db.transaction().execute(async trx => {
    const scope = { db: trx, runtime, now }
    await addAccount(scope, newcomer, null)
    const accountId = passwordHash && (await addAccount(scope, demoPatient, passwordHash))
    if (!accountId) return
    const owner = { ...scope, caller: { kind: 'account', accountId, sessionId: '' } } as const
    await addDemoFamily(owner, demoPatient)
    await makeDefault(owner, await addAddressRow(owner, home))
    await addAddressRow(owner, parents)
    for (const agreement of [...registrationAgreements, healthAgreement, guardianAgreement])
      await addConsent(owner, agreement)
  })
}
