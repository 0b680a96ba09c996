import { sql, type Selectable } from 'kysely'
import { moduleLabel } from '@nethos/contract/messages/messages.modules.ts'
import type { Message, MessageModule } from '@nethos/contract/messages/messages.services.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Message as Row } from '../../database/types.gen.ts'

type On = Pick<Ctx<AccountCaller>, 'db' | 'caller' | 'now'>

const columns = ['messageId', 'moduleType', 'messageType', 'title', 'content', 'link', 'createdAt', 'readAt'] as const
type Shown = Pick<Selectable<Row>, (typeof columns)[number]>

export const shownMessage = ({ createdAt, readAt, ...row }: Shown): Message => ({
  ...row,
  createdAt: createdAt.getTime(),
  isRead: readAt !== null,
})

const own = ({ db, caller }: On) => db.selectFrom('message').where('accountId', '=', caller.accountId)

export const messagesOf = (
  on: On,
  { moduleType, offset, count }: { moduleType: string; offset: number; count: number },
): Promise<Shown[]> =>
  own(on)
    .select(columns)
    .$if(moduleType !== '', query => query.where('moduleType', '=', moduleType))
    .orderBy('createdAt', 'desc')
    .orderBy('messageId', 'desc')
    .offset(offset)
    .limit(count)
    .execute()

const mostAbout = 100

/** What the account's box says of these records, newest first. */
export const messagesAbout = async (
  on: On,
  records: readonly { recordType: string; recordIds: readonly string[] }[],
): Promise<Message[]> => {
  const named = records.filter(one => one.recordIds.length > 0)
  if (named.length === 0) return []
  const rows = await own(on)
    .select(columns)
    .where(({ or, and, eb }) =>
      or(named.map(one => and([eb('recordType', '=', one.recordType), eb('recordId', 'in', one.recordIds)]))),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('messageId', 'desc')
    .limit(mostAbout)
    .execute()
  return rows.map(shownMessage)
}

export const findMessage = (on: On, messageId: string): Promise<Shown | undefined> =>
  own(on).select(columns).where('messageId', '=', messageId).executeTakeFirst()

/** Each module's newest by one step in the index, however many lie below it. */
export async function modulesOf({ db, caller }: On, modules: readonly string[]): Promise<MessageModule[]> {
  const { rows } = await sql<Shown & { unreadCount: number }>`
    select newest.*, (
      select count(*)::int from message
      where account_id = ${caller.accountId} and module_type = module and read_at is null
    ) as unread_count
    from unnest(${modules}::text[]) as module, lateral (
      select ${sql.join(columns.map(column => sql.ref(column)))} from message
      where account_id = ${caller.accountId} and module_type = module
      order by created_at desc, message_id desc limit 1
    ) as newest
    order by newest.created_at desc, newest.message_id desc`.execute(db)
  return rows.map(({ unreadCount, ...row }) => ({
    moduleType: row.moduleType,
    moduleName: moduleLabel(row.moduleType),
    unreadCount,
    newest: shownMessage(row),
  }))
}

export async function countUnreadOf(
  on: On,
  { moduleType, messageType }: { moduleType: string; messageType: string },
): Promise<number> {
  const { unread } = await own(on)
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('readAt', 'is', null)
    .$if(moduleType !== '', query => query.where('moduleType', '=', moduleType))
    .$if(messageType !== '', query => query.where('messageType', '=', messageType))
    .executeTakeFirstOrThrow()
  return Number(unread)
}

/** Whether it is the caller's, and whether it has just become read. */
export async function markRead(on: On, messageId: string): Promise<'read' | 'was_read' | 'none'> {
  const { numUpdatedRows } = await on.db
    .updateTable('message')
    .set({ readAt: new Date(on.now) })
    .where('accountId', '=', on.caller.accountId)
    .where('messageId', '=', messageId)
    .where('readAt', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return 'read'
  return (await findMessage(on, messageId)) ? 'was_read' : 'none'
}

export async function markAllRead({ db, caller, now }: On, moduleType: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('message')
    .set({ readAt: new Date(now) })
    .where('accountId', '=', caller.accountId)
    .where('readAt', 'is', null)
    .$if(moduleType !== '', query => query.where('moduleType', '=', moduleType))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
