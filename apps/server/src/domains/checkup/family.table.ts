import type { Ctx } from '../../calls/handler.ts'

/** For how many more of the employee's family the contract names a price. Called off, a place of it is free again. */
export async function familyLeft(
  { db }: Pick<Ctx, 'db'>,
  { voucherId, familyEach }: { voucherId: string; familyEach: number },
): Promise<number> {
  const { count } = await db
    .selectFrom('checkupOrder')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('familyOf', '=', voucherId)
    .where('status', 'not in', ['cancelled', 'unpaid_cancelled'])
    .executeTakeFirstOrThrow()
  return Math.max(familyEach - Number(count), 0)
}
