import { sql } from 'kysely'
import { messageModules } from '@nethos/contract/messages/messages.modules.ts'
import {
  filled,
  messageTemplates,
  type MessageType,
  type ValuesOf,
} from '@nethos/contract/messages/messages.templates.ts'
import type { Template } from '@nethos/contract/messages/templates/template.ts'
import type { Ctx } from '../../calls/handler.ts'
import { notifyBrowsers } from './browser-push.ts'
import { notifyInShell } from './notify-in-shell.ts'

/** What happened, to whose account, and where it can be seen. */
export interface NewMessage<T extends MessageType> {
  accountId: string
  /** Names the module and the words (contract: messages.templates.ts); a new event is a new row there. */
  type: T
  /** What stands in the words in the place of {医生} and the like. */
  values: ValuesOf<T>
  /** A page of the patient app, from the contract's paths; left out: it leads nowhere. */
  link?: string
  /** What it is about, e.g. consult and a consultId. While such a message is unread, the next one takes its place. */
  about?: { recordType: string; recordId: string }
}

/**
 * Puts a message into an account's box, in the caller's transaction, and tells the account's pages after the commit.
 * A module that the account has silenced is kept without being counted as unread; then the answer is false, and the
 * caller tells it nowhere else either (SMS). Repeated for the same record it stays one unread message, and whoever has
 * tied the messaging app to his account is told there once, and so are his browsers that want it: each time only where the
 * event's template says so.
 */
export async function putMessage<T extends MessageType>(ctx: Ctx, message: NewMessage<T>): Promise<boolean> {
  const { accountId, type, link = '', about } = message
  const { moduleType, isPushedEachTime }: Template = messageTemplates[type]
  const words = await wordsFor(ctx, type)
  const values: Readonly<Record<string, string>> = message.values
  const [title, content] = [filled(words.title, type, values), filled(words.content, type, values)]
  const isNotified = await mayNotify(ctx, accountId, moduleType)
  const at = new Date(ctx.now)
  const { messageId, isNew } = await ctx.db
    .insertInto('message')
    .values({
      accountId,
      moduleType,
      messageType: type,
      title,
      content,
      link,
      recordType: about?.recordType ?? null,
      recordId: about?.recordId ?? null,
      createdAt: at,
      readAt: isNotified ? null : at,
    })
    .onConflict(on =>
      on
        .columns(['accountId', 'recordType', 'recordId', 'messageType'])
        .where(sql<boolean>`read_at is null and record_id is not null`)
        .doUpdateSet({ title, content, link, createdAt: at }),
    )
    .returning(['messageId', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow()
  await ctx.announce({ accountId }, 'message', messageId)
  if (isNotified && (isNew || isPushedEachTime)) {
    await notifyInShell(ctx, { accountId, type, link })
    await notifyBrowsers(ctx, { accountId, messageId, type, link })
  }
  return isNotified
}

/**
 * The account has seen the record, or what the messages asked for is done: they are read. `types`: only of these events.
 */
export async function readAbout(
  ctx: Ctx,
  {
    accountId,
    recordType,
    recordId,
    types,
  }: { accountId: string; recordType: string; recordId: string; types?: MessageType[] },
): Promise<void> {
  const read = await ctx.db
    .updateTable('message')
    .set({ readAt: new Date(ctx.now) })
    .where('accountId', '=', accountId)
    .where('recordType', '=', recordType)
    .where('recordId', '=', recordId)
    .where('readAt', 'is', null)
    .$if(types !== undefined, query => query.where('messageType', 'in', types ?? []))
    .returning('messageId')
    .execute()
  if (read[0]) await ctx.announce({ accountId }, 'message', read[0].messageId)
}

const wordsFor = async ({ db }: Ctx, type: MessageType): Promise<{ title: string; content: string }> =>
  (await db
    .selectFrom('messageTemplate')
    .select(['title', 'content'])
    .where('messageType', '=', type)
    .executeTakeFirst()) ?? messageTemplates[type]

async function mayNotify({ db }: Ctx, accountId: string, moduleType: keyof typeof messageModules): Promise<boolean> {
  if (!messageModules[moduleType].canBeSilent) return true
  const row = await db
    .selectFrom('pushSetting')
    .select('isOn')
    .where('accountId', '=', accountId)
    .where('moduleType', '=', moduleType)
    .executeTakeFirst()
  return row?.isOn ?? true
}
