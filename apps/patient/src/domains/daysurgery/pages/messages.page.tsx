import { dayAndTime } from '@nethos/contract/common/days.ts'
import { messagePages } from '@nethos/contract/messages/messages.pages.ts'
import { useRows } from '@nethos/calls/query.ts'
import { Tag } from '../../../controls/tag.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { messages } from '../daysurgery.calls.ts'
import '../parts/daysurgery.css'
import { useWhich } from '../parts/which.ts'

/** 消息提醒: what the box says of this operation, the unread ones marked. */
export default function MessagesPage() {
  const rows = useRows(messages(useWhich()))
  return (
    <ListPage rows={rows} empty="暂无消息">
      {one => (
        <Row key={one.messageId} to={messagePages.notice.to({ messageId: one.messageId })}>
          <p className="surgery-message">
            <strong>{one.title}</strong>
            {!one.isRead && <Tag tone="danger">未读</Tag>}
          </p>
          <p>{one.content}</p>
          <p className="surgery-quiet">{dayAndTime(one.createdAt)}</p>
        </Row>
      )}
    </ListPage>
  )
}
