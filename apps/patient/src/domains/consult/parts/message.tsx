import { cardIn } from '@nethos/contract/consult/card-message.ts'
import type { ConsultMessage } from '@nethos/contract/consult/consult.schemas.ts'
import { medicalRecordIn } from '@nethos/contract/consult/medical-record.ts'
import { Bubble, StreamNote } from '../../../patterns/bubble.tsx'
import { Files } from '../../../chat/files.tsx'
import { TalkCard } from '../../../chat/talk-card.tsx'
import { Voice } from '../../../chat/voice.tsx'
import { MedicalRecordMessage } from './medical-record.tsx'
import './message.css'

/** One message of the stream, by its kind. */
export function Message({
  consultId,
  message,
  avatar,
}: {
  consultId: string
  message: ConsultMessage
  avatar: string
}) {
  if (message.msgLevel === 'SYS') return <StreamNote>{message.replyContent}</StreamNote>
  const record = medicalRecordIn(message)
  const card = cardIn(message)
  const [voice] = message.attaList
  const isMine = message.replierType === 'PAT'
  return (
    <Bubble
      by={isMine ? 'me' : 'them'}
      name={isMine ? '我' : `${message.replierName} ${message.senderIdentity}`.trim()}
      avatar={avatar}
    >
      {card ? (
        <TalkCard kind="" title={card.title} desc={card.desc} link={card.urlParam} />
      ) : message.msgType === 'AUDIO' && voice ? (
        <Voice src={voice.url} seconds={message.seconds} />
      ) : record ? (
        <MedicalRecordMessage consultId={consultId} messageId={message.messageId} record={record} />
      ) : (
        message.replyContent && <p className="message__text">{message.replyContent}</p>
      )}
      {message.msgType !== 'AUDIO' && <Files files={message.attaList} />}
    </Bubble>
  )
}
