import { messageDeskServices } from '@nethos/contract/messages/message-desk.services.ts'
import { messageServices } from '@nethos/contract/messages/messages.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { archiveParts } from './archive-parts.ts'
import { browserPush, pushMessage, subscribeBrowser, unsubscribeBrowser } from './browser-push.ts'
import { changeTemplate, listTemplates, resetTemplate } from './desk-templates.ts'
import { changePushSetting, listPushSettings } from './push-settings.ts'
import { messageIncidents } from './incidents.ts'
import { countUnread, listMessages, listModules, message, readAllMessages, readMessage } from './read-messages.ts'

export const messagesDomain: Domain = {
  jobs: [pushMessage],
  archive: archiveParts,
  incidents: messageIncidents,
  demo: [
    {
      name: 'messages',
      after: ['coupons'],
      load: async scope => (await import('./demo-messages.ts')).loadDemoMessages(scope),
    },
  ],
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
      browserPush,
      subscribeBrowser,
      unsubscribeBrowser,
    }),
    ...implement(messageDeskServices, { listTemplates, changeTemplate, resetTemplate }),
  ],
}
