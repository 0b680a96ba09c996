import { messageDeskServices } from '@nethos/contract/messages/message-desk.services.ts'
import { messageServices } from '@nethos/contract/messages/messages.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domains.ts'
import { changeTemplate, listTemplates, resetTemplate } from './desk-templates.ts'
import { changePushSetting, listPushSettings } from './push-settings.ts'
import { countUnread, listMessages, listModules, message, readAllMessages, readMessage } from './read-messages.ts'

export const messagesDomain: Domain = {
  services: [
    ...implement(messageServices, {
      listMessages,
      listModules,
      message,
      countUnread,
      readMessage,
      readAllMessages,
      listPushSettings,
      changePushSetting,
    }),
    ...implement(messageDeskServices, { listTemplates, changeTemplate, resetTemplate }),
  ],
}
