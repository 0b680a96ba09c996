import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'

/** Whether the caller follows the doctor; a guest follows nobody. */
export async function doesFollow({ db, caller }: Ctx, docId: string): Promise<boolean> {
  if (caller.kind !== 'account') return false
  const followed = await db
    .selectFrom('doctorFollow')
    .select('followId')
    .where('accountId', '=', caller.accountId)
    .where('docId', '=', docId)
    .executeTakeFirst()
  return followed !== undefined
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
    .onConflict(on => on.columns(['accountId', 'docId']).doUpdateSet(row => ({ docId: row.ref('excluded.docId') })))
    .returning('followId')
    .executeTakeFirst()
  return followed?.followId
}

export async function unfollow({ db, caller }: Ctx<AccountCaller>, docId: string): Promise<void> {
  await db.deleteFrom('doctorFollow').where('accountId', '=', caller.accountId).where('docId', '=', docId).execute()
}
