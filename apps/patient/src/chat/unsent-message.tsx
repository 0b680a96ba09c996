import { Bubble } from '../patterns/bubble.tsx'
import { Files } from './files.tsx'
import type { Unsent } from './use-outbox.ts'
import './unsent-message.css'

interface UnsentMessageProps {
  message: Unsent
  onRetry: () => void
  onDrop: () => void
}

/** A message that has not arrived: on its way, or to be tried again. */
export const UnsentMessage = ({ message, onRetry, onDrop }: UnsentMessageProps) => (
  <Bubble
    by="me"
    name="我"
    isRising
    note={
      message.state === 'sending' ? (
        '发送中…'
      ) : (
        <>
          {message.files[0]?.attaFileName}发送失败
          <button type="button" className="unsent__again" onClick={onRetry}>
            重新发送
          </button>
          <button type="button" className="unsent__again" onClick={onDrop}>
            删除
          </button>
        </>
      )
    }
  >
    {message.text && <p className="unsent__text">{message.text}</p>}
    {message.seconds !== undefined && <p>语音 {message.seconds}秒</p>}
    <Files files={message.files} />
  </Bubble>
)
