import type { TalkMessage as Told } from '@nethos/contract/follow/follow.schemas.ts'
import { Message } from '../../consult/public.tsx'

/** One message of a talk, drawn as those of a consult are. A card is read by its words. */
export function TalkMessage({ message: { card, text, seconds, msgType, ...message } }: { message: Told }) {
  const words = card ? [card.title, card.desc].filter(Boolean).join('\n') : text
  return (
    <Message
      message={{
        messageId: message.messageId,
        msgLevel: message.talker === 'SYS' ? 'SYS' : 'NORMAL',
        msgType: 'TEXT',
        replyContent: msgType === 'AUDIO' ? `语音 ${seconds}秒` : words,
        replierType: message.talker,
        replierId: '',
        replierName: message.talkerName,
        senderIdentity: message.talker === 'PAT' ? '患者' : '',
        saidAt: message.createdAt,
        hasAtta: message.attaList.length > 0,
        attaList: message.attaList,
      }}
    />
  )
}
