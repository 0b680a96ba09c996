import type { AccountHooks } from '../../registry/account-hooks.ts'

export const underWay: AccountHooks['underWay'] = async ({ db }, accountId) => {
  const { count } = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.payNo', 'refund.payNo')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('payment.accountId', '=', accountId)
    .where('refund.state', '<>', 'done')
    .executeTakeFirstOrThrow()
  return { refunding: Number(count) }
}
