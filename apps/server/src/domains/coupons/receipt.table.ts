import type { Ctx } from '../../calls/handler.ts'
import { mobileHashOf } from '../account/public.ts'
import { selfIdCardHash } from '../people/public.ts'

/** Takes part, once: by account, by mobile, and by ID number where it is known. False: this person has already. */
export async function addReceipt(
  ctx: Pick<Ctx, 'db' | 'now'>,
  activityId: string,
  accountId: string,
): Promise<boolean> {
  const added = await ctx.db
    .insertInto('couponReceipt')
    .values({
      activityId,
      accountId,
      mobileHash: await mobileHashOf(ctx, accountId),
      idCardHash: await selfIdCardHash(ctx, accountId),
      at: new Date(ctx.now),
    })
    .onConflict(on => on.doNothing())
    .returning('receiptId')
    .executeTakeFirst()
  return added !== undefined
}
