import { endedStatuses } from '@nethos/contract/programme/programme.status.ts'
import type { AccountHooks } from '../../registry/account-hooks.ts'

/** Applications that the hospital is to answer, and services that are not over. */
export const underWay: AccountHooks['underWay'] = async ({ db }, accountId) => {
  const { count } = await db
    .selectFrom('programmeApplication')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('status', 'not in', endedStatuses)
    .executeTakeFirstOrThrow()
  return { applied: Number(count) }
}
