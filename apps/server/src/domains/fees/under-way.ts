import type { AccountHooks } from '../../registry/account-hooks.ts'

/** Paid, and the hospital has not said yet that it has the money. */
export const underWay: AccountHooks['underWay'] = async ({ db }, accountId) => {
  const { count } = await db
    .selectFrom('feeOrder')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('state', 'in', ['paid'])
    .executeTakeFirstOrThrow()
  return { billPaying: Number(count) }
}
