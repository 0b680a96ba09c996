import { moduleTypes } from '@nethos/contract/messages/messages.modules.ts'
import type { messageServices } from '@nethos/contract/messages/messages.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { shownPageOf } from '../../calls/page-of.ts'
import {
  countUnreadOf,
  findMessage,
  markAllRead,
  markRead,
  messagesOf,
  modulesOf,
  shownMessage,
} from './message.table.ts'

export const listMessages: HandlerOf<typeof messageServices.listMessages> = async ({
  input: { moduleType, pageNum, pageSize },
  ctx,
}) => {
  const found = await messagesOf(ctx, {
    moduleType: moduleType ?? '',
    offset: (pageNum - 1) * pageSize,
    count: pageSize + 1,
  })
  return shownPageOf(found, { pageNum, pageSize }, shownMessage)
}

export const listModules: HandlerOf<typeof messageServices.listModules> = ({ ctx }) => modulesOf(ctx, moduleTypes)

export const message: HandlerOf<typeof messageServices.message> = async ({ input, ctx, refuse }) => {
  const found = await findMessage(ctx, input.messageId)
  return found ? shownMessage(found) : refuse('not_found')
}

export const countUnread: HandlerOf<typeof messageServices.countUnread> = ({ input, ctx }) =>
  countUnreadOf(ctx, { moduleType: input.moduleType ?? '', messageType: input.messageType ?? '' })

export const readMessage: HandlerOf<typeof messageServices.readMessage> = async ({ input, ctx, refuse }) => {
  const now = await markRead(ctx, input.messageId)
  if (now === 'none') return refuse('not_found')
  if (now === 'read') await ctx.announce({ accountId: ctx.caller.accountId }, 'message', input.messageId)
  return true
}

export const readAllMessages: HandlerOf<typeof messageServices.readAllMessages> = async ({ input, ctx }) => {
  const moduleType = input.moduleType ?? ''
  const read = await markAllRead(ctx, moduleType)
  if (read > 0) await ctx.announce({ accountId: ctx.caller.accountId }, 'message', moduleType)
  return read
}
