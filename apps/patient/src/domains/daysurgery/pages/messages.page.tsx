import { useRows } from '@nethos/calls/query.ts'
import { ListPage } from '../../../patterns/list-page.tsx'
import { messages } from '../daysurgery.calls.ts'
import { MessageRow } from '../parts/message-row.tsx'
import { useWhich } from '../parts/which.ts'

/** 消息提醒: what the box says of this operation, the unread ones marked. */
export default function MessagesPage() {
  return (
    <ListPage rows={useRows(messages(useWhich()))} empty="暂无消息" icon="bell">
      {one => <MessageRow key={one.messageId} one={one} />}
    </ListPage>
  )
}
