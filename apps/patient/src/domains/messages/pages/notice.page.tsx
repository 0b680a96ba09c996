import { useSearchParams } from 'react-router'
import { moduleTypes } from '@nethos/contract/messages/messages.modules.ts'
import { MessageModules } from '../parts/message-modules.tsx'
import { ModuleMessages } from '../parts/module-messages.tsx'
import { OneMessage } from '../parts/one-message.tsx'
import { PushSettings } from '../parts/push-settings.tsx'

/** 消息通知: the box by modules, one module, one message, or what is told at all; the address says which. */
export default function NoticePage() {
  const [query] = useSearchParams()
  const messageId = query.get('messageId')
  if (messageId) return <OneMessage key={messageId} messageId={messageId} />
  if (query.has('settings')) return <PushSettings />
  const moduleType = moduleTypes.find(one => one === query.get('moduleType'))
  return moduleType ? <ModuleMessages key={moduleType} moduleType={moduleType} /> : <MessageModules />
}
