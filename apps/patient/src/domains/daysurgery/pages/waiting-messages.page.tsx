import { useRows } from '@nethos/calls/query.ts'
import { Rows } from '../../../patterns/rows.tsx'
import { MessageRow } from '../parts/message-row.tsx'
import { OfWaiting } from '../parts/of-waiting.tsx'
import { admissionMessages } from '../waiting.calls.ts'

/** 消息提醒: what the box says of this admission, the unread ones marked. */
export default function WaitingMessagesPage() {
  return <OfWaiting>{({ admissionId }) => <Messages admissionId={admissionId} />}</OfWaiting>
}

const Messages = ({ admissionId }: { admissionId: string }) => (
  <Rows rows={useRows(admissionMessages(admissionId))} empty="暂无消息" icon="bell">
    {one => <MessageRow key={one.messageId} one={one} />}
  </Rows>
)
