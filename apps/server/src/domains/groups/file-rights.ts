import type { Caller } from '../../calls/caller.ts'
import type { Db } from '../../database/connect.ts'
import { findDeskGroup, findOwnMembership } from './group.table.ts'

/** Pictures are seen by whom sees their message: members of now, and the desk, as long as it was not recalled or removed. */
export async function maySeeFilesOf(db: Db, caller: Caller, messageId: string): Promise<boolean> {
  const message = await db
    .selectFrom('groupMessage')
    .select('groupId')
    .where('messageId', '=', messageId)
    .where('recalledAt', 'is', null)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  if (!message) return false
  const find = caller.kind === 'account' ? findOwnMembership : findDeskGroup
  return (await find({ db, caller }, message.groupId)) !== undefined
}
