import type { messageDeskServices } from '@nethos/contract/messages/message-desk.services.ts'
import { messageTemplates, messageTypes, templateSentence } from '@nethos/contract/messages/messages.templates.ts'
import type { HandlerOf } from '../../calls/handler.ts'

export const listTemplates: HandlerOf<typeof messageDeskServices.listTemplates> = async ({ ctx: { db } }) => {
  const saved = await db
    .selectFrom('messageTemplate')
    .select(['messageType', 'title', 'content', 'changedAt'])
    .execute()
  const own = new Map(saved.map(row => [row.messageType, row]))
  return messageTypes.map(messageType => {
    const { title, content, changedAt } = { changedAt: null, ...messageTemplates[messageType], ...own.get(messageType) }
    return { messageType, title, content, changedAt: changedAt?.getTime() ?? null }
  })
}

export const changeTemplate: HandlerOf<typeof messageDeskServices.changeTemplate> = async ({ input, ctx, refuse }) => {
  const { messageType } = input
  const [title, content] = [input.title.trim(), input.content.trim()]
  const sentence = templateSentence(messageType, { title, content })
  if (sentence) return refuse('template_wrong', { sentence })
  const changed = { title, content, changedBy: ctx.caller.staffId, changedAt: new Date(ctx.now) }
  await ctx.db
    .insertInto('messageTemplate')
    .values({ messageType, ...changed })
    .onConflict(on => on.column('messageType').doUpdateSet(changed))
    .execute()
  await ctx.audit({ action: 'message.template.change', recordType: 'message_template', recordId: messageType })
  return true
}

export const resetTemplate: HandlerOf<typeof messageDeskServices.resetTemplate> = async ({ input, ctx }) => {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('messageTemplate')
    .where('messageType', '=', input.messageType)
    .executeTakeFirst()
  if (numDeletedRows > 0n)
    await ctx.audit({ action: 'message.template.reset', recordType: 'message_template', recordId: input.messageType })
  return true
}
