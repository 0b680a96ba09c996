import { sql } from 'kysely'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'

/** The follow's id while the caller follows the doctor; null otherwise. A guest follows nobody. */
export async function followOf({ db, caller }: Ctx, docId: string): Promise<string | null> {
  if (caller.kind !== 'account') return null
  const followed = await db
    .selectFrom('doctorFollow')
    .select('followId')
    .where('accountId', '=', caller.accountId)
    .where('docId', '=', docId)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return followed?.followId ?? null
}

/** The follow's id, the same when it was there before; undefined when there is no such doctor. */
export async function follow({ db, caller, now }: Ctx<AccountCaller>, docId: string): Promise<string | undefined> {
  const followed = await db
    .insertInto('doctorFollow')
    .columns(['accountId', 'docId', 'createdAt'])
    .expression(({ selectFrom, val }) =>
      selectFrom('doctor')
        .select([val(caller.accountId).as('accountId'), 'docId', val(new Date(now)).as('createdAt')])
        .where('docId', '=', docId)
        .where('isActive', '=', true),
    )
    .onConflict(on =>
      on.columns(['accountId', 'docId']).doUpdateSet({
        endedAt: null,
        createdAt: sql<Date>`case when doctor_follow.ended_at is null then doctor_follow.created_at else excluded.created_at end`,
      }),
    )
    .returning('followId')
    .executeTakeFirst()
  return followed?.followId
}

/** Which follow has ended; undefined: there was none. The talk stays, and is there again when the account comes back. */
export async function unfollow({ db, caller, now }: Ctx<AccountCaller>, docId: string): Promise<string | undefined> {
  const ended = await db
    .updateTable('doctorFollow')
    .set({ endedAt: new Date(now) })
    .where('accountId', '=', caller.accountId)
    .where('docId', '=', docId)
    .where('endedAt', 'is', null)
    .returning('followId')
    .executeTakeFirst()
  return ended?.followId
}
