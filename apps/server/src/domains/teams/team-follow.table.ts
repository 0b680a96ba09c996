import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'

/** Whether the caller follows the team; a guest follows none. */
export async function doesFollow({ db, caller }: Ctx, teamId: string): Promise<boolean> {
  if (caller.kind !== 'account') return false
  const followed = await db
    .selectFrom('teamFollow')
    .select('followId')
    .where('accountId', '=', caller.accountId)
    .where('teamId', '=', teamId)
    .executeTakeFirst()
  return followed !== undefined
}

/** The follow's id, the same when it was there before; undefined when no such team is shown. */
export async function follow({ db, caller, now }: Ctx<AccountCaller>, teamId: string): Promise<string | undefined> {
  const followed = await db
    .insertInto('teamFollow')
    .columns(['accountId', 'teamId', 'createdAt'])
    .expression(({ selectFrom, val }) =>
      selectFrom('team')
        .select([val(caller.accountId).as('accountId'), 'teamId', val(new Date(now)).as('createdAt')])
        .where('teamId', '=', teamId)
        .where('isShown', '=', true),
    )
    .onConflict(on => on.columns(['accountId', 'teamId']).doUpdateSet(row => ({ teamId: row.ref('excluded.teamId') })))
    .returning('followId')
    .executeTakeFirst()
  return followed?.followId
}

export async function unfollow({ db, caller }: Ctx<AccountCaller>, teamId: string): Promise<void> {
  await db.deleteFrom('teamFollow').where('accountId', '=', caller.accountId).where('teamId', '=', teamId).execute()
}
