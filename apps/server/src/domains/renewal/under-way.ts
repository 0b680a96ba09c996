import { renewalTabs, type RenewalStatus } from '@nethos/contract/renewal/renewal.status.ts'
import type { AccountHooks } from '../../registry/account-hooks.ts'

const { waiting, unpaid, going } = renewalTabs
const open: readonly RenewalStatus[] = [...waiting.statuses, ...unpaid.statuses, ...going.statuses, 'refund_due']

/** On the way to the medicine, or to the money of one that was called off. */
export const underWay: AccountHooks['underWay'] = async ({ db }, accountId) => {
  const { count } = await db
    .selectFrom('renewal')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('status', 'in', open)
    .executeTakeFirstOrThrow()
  return { renewing: Number(count) }
}
