import type { AccountHooks } from '../../registry/account-hooks.ts'

/** Paid and not done yet; what is not used comes back by itself. */
export const underWay: AccountHooks['underWay'] = async ({ db }, accountId) => {
  const { count } = await db
    .selectFrom('itemOrder')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('status', 'in', ['paid', 'ready'])
    .executeTakeFirstOrThrow()
  return { itemOrdered: Number(count) }
}
