import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { registrationAgreements } from '@nethos/contract/account/account.rules.ts'
import type { Database } from '../../database/connect.ts'
import type { House } from '../../house.ts'
import { addDemoPerson, demoIdCard } from '../people/demo-people.ts'
import type { PeopleScope } from '../people/public.ts'
import { addAccount } from './account.table.ts'
import { addConsent } from './consent.table.ts'
import { hashPassword } from './password.ts'

/** Patients whom everybody may log in as in the sandbox (protocol.md 2). Loaded again, they stay as they are. */
export const demoMobiles = { wang: '13800000001', newcomer: '13800000002' } as const
export const demoPassword = 'nethos-demo'

const yearMs = 365 * 86_400_000

export async function loadDemoAccounts({ db, house }: { db: Database; house: House }): Promise<void> {
  const now = house.clock.now()
  // Long here already: the five additions in 90 days are left for whoever tries them.
  const then = now - yearMs
  await db.transaction().execute(async trx => {
    const scope = { db: trx, house, now: then }
    const wang = await addAccount(scope, demoMobiles.wang, await hashPassword(demoPassword))
    if (wang) await addWangs({ ...scope, caller: { kind: 'account', accountId: wang, sessionId: '' } }, now)
    await addAccount(scope, demoMobiles.newcomer, null)
  })
}

/** 王秀英, verified, with a father, a husband who is not verified yet, and a daughter of four with a guardian. */
async function addWangs(scope: PeopleScope, now: number): Promise<void> {
  const mobile = demoMobiles.wang
  const idCard = demoIdCard('1988-03-12', 'F')
  const area = { areaCode: '330106', areaName: '浙江省杭州市西湖区' }
  const guardian = { guardianName: '王秀英', guardianIdCard: idCard, guardianMobile: mobile, guardianRelationship: '母亲' }
  await addDemoPerson(scope, { personName: '王秀英', relationship: 'self', idCard, mobile, maritalStatus: 'married', isRealname: true, ...area })
  await addDemoPerson(scope, { personName: '王德福', relationship: 'parents', idCard: demoIdCard('1954-10-02', 'M'), mobile: '13900000011', maritalStatus: 'widowed', isRealname: true, ...area })
  await addDemoPerson(scope, { personName: '李建国', relationship: 'spouse', idCard: demoIdCard('1986-07-21', 'M'), mobile: '13900000012', maritalStatus: 'married', ...area })
  await addDemoPerson(scope, {
    personName: '李小满',
    relationship: 'children',
    idCard: demoIdCard(addDays(dayOf(now), -4 * 366 - 60), 'F'),
    mobile,
    maritalStatus: 'unmarried',
    guardian,
    ...area,
  })
  for (const agreement of registrationAgreements) await addConsent(scope, agreement)
}
