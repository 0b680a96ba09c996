import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { readableCode } from '../../secrets/readable-code.ts'

/** The doctor's code, made when he has none yet: what hangs printed on a wall stays right. */
export async function promoteCodeOf({ db, now }: Pick<Ctx, 'db' | 'now'>, docId: string): Promise<string> {
  const mine = db.selectFrom('promoteCode').select('code').where('docId', '=', docId)
  const known = await mine.executeTakeFirst()
  if (known) return known.code
  await db
    .insertInto('promoteCode')
    .values({ code: `D${readableCode(8)}`, docId, createdAt: new Date(now) })
    .onConflict(on => on.constraint('promote_code_once').doNothing())
    .execute()
  return (await mine.executeTakeFirstOrThrow()).code
}

export const doctorOfPromotion = async ({ db }: Pick<Ctx, 'db'>, code: string): Promise<string | undefined> =>
  (await db.selectFrom('promoteCode').select('docId').where('code', '=', code.toUpperCase()).executeTakeFirst())?.docId

/** Somebody has just registered with a code; of one that is no doctor's nothing is kept. */
export async function notePromotion(ctx: Ctx<AccountCaller>, code: string): Promise<void> {
  const docId = await doctorOfPromotion(ctx, code)
  if (docId === undefined) return
  await ctx.db
    .insertInto('promotion')
    .values({ accountId: ctx.caller.accountId, docId, registeredAt: new Date(ctx.now) })
    .onConflict(on => on.doNothing())
    .execute()
}

/** How many have registered with the doctor's code. */
export async function promotedCount({ db }: Pick<Ctx, 'db'>, docId: string): Promise<number> {
  const { count } = await db
    .selectFrom('promotion')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('docId', '=', docId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
