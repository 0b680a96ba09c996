import type { Caller } from '../../calls/caller.ts'
import type { Db } from '../../database/connect.ts'
import { isOpenFor } from '../people/public.ts'

/** Whether the caller may see the pictures of a task, and whom they are about: its account, and the staff that looks after pathways. */
export async function maySeeTask(
  db: Db,
  caller: Caller,
  taskId: string,
  now: number,
): Promise<{ personId: string } | undefined> {
  const isStaff = caller.kind === 'staff' && ['doctor', 'nurse', 'admin'].includes(caller.role)
  if (caller.kind !== 'account' && !isStaff) return undefined
  const chosen = db
    .selectFrom('pathwayTask')
    .innerJoin('pathway', 'pathway.pathwayId', 'pathwayTask.pathwayId')
    .select('pathway.personId')
    .where('taskId', '=', taskId)
  const row =
    caller.kind === 'account'
      ? chosen.where('pathway.accountId', '=', caller.accountId).where(isOpenFor('pathway.personId', 'consult', now))
      : chosen
  return row.executeTakeFirst()
}
