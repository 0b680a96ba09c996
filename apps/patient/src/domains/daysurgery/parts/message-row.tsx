import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { SurgeryMessage } from '@nethos/contract/daysurgery/daysurgery.schemas.ts'
import { messagePages } from '@nethos/contract/messages/messages.pages.ts'
import { Tag } from '../../../controls/tag.tsx'
import { Row } from '../../../patterns/row.tsx'
import './daysurgery.css'

/** One message in the box; opened there it is read. */
export const MessageRow = ({ one }: { one: SurgeryMessage }) => (
  <Row to={messagePages.notice.to({ messageId: one.messageId })}>
    <p className="surgery-message">
      <strong>{one.title}</strong>
      {!one.isRead && <Tag tone="danger">未读</Tag>}
    </p>
    <p>{one.content}</p>
    <p className="surgery-quiet">{dayAndTime(one.createdAt)}</p>
  </Row>
)
