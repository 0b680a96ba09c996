import type { Attachment } from '@nethos/contract/common/fields.ts'
import type { ConsultMessage } from '@nethos/contract/consult/consult.schemas.ts'
import { Icon } from '../../../controls/icon.tsx'
import { Pictures } from '../../../controls/pictures.tsx'
import { Bubble, StreamNote } from '../../../patterns/bubble.tsx'
import type { Unsent } from '../use-chat.ts'
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

/** Pictures in a grid with a viewer, documents as links. */
export function Files({ files }: { files: readonly Attachment[] }) {
  const pictures = files.filter(file => file.type === 'picture')
  const documents = files.filter(file => file.type === 'pdf')
  return (
    <>
      {pictures.length > 0 && (
        <Pictures pictures={pictures.map(one => ({ src: one.url, thumb: `${one.url}&size=small` }))} />
      )}
      {documents.map(one => (
        <a key={one.attaId} className="message__document" href={one.url} target="_blank" rel="noreferrer">
          <Icon name="report" />
          {one.attaFileName}
        </a>
      ))}
    </>
  )
}

/** A message that has not arrived: on its way, or to be tried again. */
export const UnsentMessage = ({
  message,
  onRetry,
  onDrop,
}: {
  message: Unsent
  onRetry: () => void
  onDrop: () => void
}) => (
  <Bubble
    by="me"
    name="我"
    note={
      message.state === 'sending' ? (
        '发送中…'
      ) : (
        <>
          {message.files[0]?.attaFileName}发送失败
          <button type="button" className="message__again" onClick={onRetry}>
            重新发送
          </button>
          <button type="button" className="message__again" onClick={onDrop}>
            删除
          </button>
        </>
      )
    }
  >
    {message.text && <p className="message__text">{message.text}</p>}
    <Files files={message.files} />
  </Bubble>
)
