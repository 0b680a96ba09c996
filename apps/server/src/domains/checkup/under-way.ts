import { holdingPlace } from '@nethos/contract/checkup/checkup.status.ts'
import type { AccountHooks } from '../../registry/account-hooks.ts'

/** Health checks that are still to come. */
export const underWay: AccountHooks['underWay'] = async ({ db }, accountId) => {
  const { count } = await db
    .selectFrom('checkupOrder')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('status', 'in', holdingPlace)
    .executeTakeFirstOrThrow()
  return { checkupOrdered: Number(count) }
}
