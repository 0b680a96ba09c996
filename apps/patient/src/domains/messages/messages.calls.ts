import { command, run } from '@nethos/calls/command.ts'
import { query, queryClient } from '@nethos/calls/query.ts'
import { messageServices as services } from '@nethos/contract/messages/messages.services.ts'
import type { ModuleType } from '@nethos/contract/messages/messages.modules.ts'

export const modules = () => query(services.listModules, {})
export const messagesOf = (moduleType: ModuleType) => query(services.listMessages, { moduleType })
export const message = (messageId: string) => query(services.message, { messageId })
export const unreadOf = (moduleType: ModuleType) => query(services.countUnread, { moduleType })
export const allUnread = () => query(services.countUnread, {})
export const pushSettings = () => query(services.listPushSettings, {})

/** Everything that shows how many are unread. */
const counts = [services.countUnread, services.listModules, services.listMessages] as const
const readMessage = command(services.readMessage, services.message, ...counts)
export const readAll = command(services.readAllMessages, services.message, ...counts)
export const changePushSetting = command(services.changePushSetting, services.listPushSettings)

/** Whoever sees a message has read it. Should that not get through, it stays unread and can be opened again. */
export const noteRead = (messageId: string): void => void run(readMessage, { messageId }).catch(() => undefined)

/** Something has come or was read on another phone. */
export const askAgain = (): void => {
  for (const { name } of counts) void queryClient.invalidateQueries({ queryKey: [name] })
}
