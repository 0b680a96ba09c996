import { messagePages } from '@nethos/contract/messages/messages.pages.ts'
import { instantInWords } from '@nethos/contract/common/days.ts'
import { moduleLabel, type ModuleType } from '@nethos/contract/messages/messages.modules.ts'
import type { Message } from '@nethos/contract/messages/messages.services.ts'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { Tag } from '../../../controls/tag.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { messagesOf, unreadOf } from '../messages.calls.ts'
import './module-messages.css'
import { ReadAll } from './read-all.tsx'

/** One drawer, the newest on top. */
export function ModuleMessages({ moduleType }: { moduleType: ModuleType }) {
  const rows = useRows(messagesOf(moduleType))
  const { value: unread = 0 } = useServiceQuery(unreadOf(moduleType))
  return (
    <ListPage
      title={moduleLabel(moduleType)}
      rows={rows}
      empty="暂无消息"
      icon="bell"
      bar={unread > 0 && <ReadAll unread={unread} moduleType={moduleType} />}
    >
      {row => (
        <Row key={row.messageId} to={messagePages.notice.to({ messageId: row.messageId })}>
          <MessageBrief message={row} />
        </Row>
      )}
    </ListPage>
  )
}

const MessageBrief = ({ message: { title, content, createdAt, isRead } }: { message: Message }) => (
  <span className={isRead ? 'message-brief message-brief--read' : 'message-brief'}>
    <span className="message-brief__head">
      <strong>{title}</strong>
      {!isRead && <Tag tone="danger">未读</Tag>}
    </span>
    <span className="message-brief__content">{content}</span>
    <time dateTime={new Date(createdAt).toISOString()}>{instantInWords(createdAt)}</time>
  </span>
)
