import { useEffect } from 'react'
import { instantInWords } from '@nethos/contract/common/days.ts'
import { moduleLabel } from '@nethos/contract/messages/messages.modules.ts'
import type { Message } from '@nethos/contract/messages/messages.services.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { message, noteRead } from '../messages.calls.ts'
import './one-message.css'

/** One message, which is read by being seen, and the way to what it is about. */
export function OneMessage({ messageId }: { messageId: string }) {
  const query = useServiceQuery(message(messageId))
  const isUnread = query.value?.isRead === false
  useEffect(() => {
    if (isUnread) noteRead(messageId)
  }, [isUnread, messageId])
  return (
    <DetailPage title="消息详情" detail={query} bar={query.value && <WayOn message={query.value} />}>
      {({ moduleType, title, content, createdAt }) => (
        <Card>
          <article className="one-message">
            <h2>{title}</h2>
            <p className="one-message__quiet">
              {moduleLabel(moduleType)} · {instantInWords(createdAt)}
            </p>
            <p className="one-message__content">{content}</p>
          </article>
        </Card>
      )}
    </DetailPage>
  )
}

const WayOn = ({ message: { link, messageType } }: { message: Message }) =>
  link !== '' && <ButtonLink to={link}>{messageType === 'consult_to_pay' ? '去支付' : '去查看'}</ButtonLink>
