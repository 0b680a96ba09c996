import { memo } from 'react'
import type { GroupMessage as Said } from '@nethos/contract/groups/groups.schemas.ts'
import { Files } from '../../../chat/files.tsx'
import { TalkCard } from '../../../chat/talk-card.tsx'
import { Icon } from '../../../controls/icon.tsx'
import { Bubble, StreamNote } from '../../../patterns/bubble.tsx'
import './group-message.css'

interface GroupMessageProps {
  message: Said
  onMenu: (message: Said) => void
}

/** One message of a group. Among hundreds of them only one that has changed is drawn anew. */
export const GroupMessage = memo(function GroupMessage({ message, onMenu }: GroupMessageProps) {
  const { isMine, speaker, speakerName, speakerAvatar } = message
  const who = isMine ? '您' : speakerName
  if (message.isRecalled) return <StreamNote>{who}撤回了一条消息</StreamNote>
  if (message.isRemoved) return <StreamNote>{speakerName || '系统'}的一条消息已被移除</StreamNote>
  if (message.msgType === 'NOTICE') return <Notice message={message} />
  if (speaker === 'system') return <StreamNote>群公告：{message.text}</StreamNote>
  return (
    <div className={isMine ? 'group-message group-message--me' : 'group-message'}>
      <Bubble
        by={isMine ? 'me' : 'them'}
        name={isMine ? '我' : speaker === 'doctor' ? `${speakerName}（群医生）` : speakerName}
        avatar={speakerAvatar && `/files/${speakerAvatar}`}
      >
        <Content message={message} />
      </Bubble>
      <button
        type="button"
        className="group-message__menu"
        aria-label={`${isMine ? '我' : speakerName}的消息：更多操作`}
        onClick={() => onMenu(message)}
      >
        <Icon name="more" />
      </button>
    </div>
  )
})

/** What only the writer reads stands out: it says what to do at once. */
const Notice = ({ message: { text, isPrivate } }: { message: Said }) =>
  isPrivate ? (
    <div className="group-message__advice" role="alert">
      <Icon name="warning" />
      <p>
        {text}
        <span className="group-message__only">仅您和群医生可见</span>
      </p>
    </div>
  ) : (
    <StreamNote>{text}</StreamNote>
  )

function Content({ message: { msgType, text, card, attaList, mentionsMe } }: { message: Said }) {
  if (card) return <TalkCard kind="" {...card} />
  return (
    <>
      {msgType === 'ANNOUNCE' && <strong className="group-message__kind">群公告</strong>}
      {text && (
        <p className={mentionsMe ? 'group-message__text group-message__text--called' : 'group-message__text'}>{text}</p>
      )}
      <Files files={attaList} />
    </>
  )
}
