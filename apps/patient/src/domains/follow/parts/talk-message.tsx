import { memo } from 'react'
import type { TalkMessage as Told } from '@nethos/contract/follow/follow.schemas.ts'
import { Bubble, StreamNote } from '../../../patterns/bubble.tsx'
import { Files } from '../../../chat/files.tsx'
import { TalkCard } from '../../../chat/talk-card.tsx'
import { Voice } from '../../../chat/voice.tsx'
import './talk-message.css'

interface TalkMessageProps {
  message: Told
  /** The doctor's portrait. */
  avatar: string
}

/** One message of a talk, by its kind. Among thousands of them only a new one is drawn. */
export const TalkMessage = memo(function TalkMessage({ message, avatar }: TalkMessageProps) {
  const { talker, talkerName } = message
  if (talker === 'SYS') return <StreamNote>{message.text}</StreamNote>
  const isMine = talker === 'PAT'
  return (
    <Bubble by={isMine ? 'me' : 'them'} name={isMine ? '我' : talkerName} avatar={avatar}>
      <MessageBody message={message} />
    </Bubble>
  )
})

function MessageBody({ message: { msgType, text, card, attaList, seconds } }: { message: Told }) {
  if (card) return <TalkCard kind={kinds[msgType] ?? ''} {...card} />
  const [voice] = attaList
  if (msgType === 'AUDIO' && voice) return <Voice src={voice.url} seconds={seconds} />
  return (
    <>
      {text && <p className="talk-message__text">{text}</p>}
      <Files files={attaList} />
    </>
  )
}

const kinds: Partial<Record<Told['msgType'], string>> = {
  ARTICLE: '文章',
  CONSULTINFO: '咨询',
  PRESCRIPTION: '处方',
  MEDICAL_RECORD: '病历',
  SURGERY_MISSION: '手术安排',
}
