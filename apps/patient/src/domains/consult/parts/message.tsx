import type { ConsultMessage } from '@nethos/contract/consult/consult.schemas.ts'
import { Bubble, StreamNote } from '../../../patterns/bubble.tsx'
import { Files } from '../../system/public.tsx'
import './message.css'

/** One message of the stream, by its kind. */
export function Message({ message, avatar }: { message: ConsultMessage; avatar: string }) {
  if (message.msgLevel === 'SYS') return <StreamNote>{message.replyContent}</StreamNote>
  const isMine = message.replierType === 'PAT'
  return (
    <Bubble
      by={isMine ? 'me' : 'them'}
      name={isMine ? '我' : `${message.replierName} ${message.senderIdentity}`.trim()}
      avatar={avatar}
    >
      {message.replyContent && <p className="message__text">{message.replyContent}</p>}
      <Files files={message.attaList} />
    </Bubble>
  )
}
