import type { TalkMessage as Told } from '@nethos/contract/follow/follow.schemas.ts'
import { Message, NoticeCard } from '../../consult/public.tsx'

const kinds: Partial<Record<Told['msgType'], string>> = {
  ARTICLE: '文章',
  CONSULTINFO: '咨询',
  PRESCRIPTION: '处方',
  MEDICAL_RECORD: '病历',
  SURGERY_MISSION: '手术安排',
}

/** One message of a talk, drawn as those of a consult are; a card as the patient sees it. */
export function TalkMessage({ message: { card, text, seconds, msgType, ...message } }: { message: Told }) {
  return (
    <Message
      message={{
        messageId: message.messageId,
        msgLevel: message.talker === 'SYS' ? 'SYS' : 'NORMAL',
        msgType: msgType === 'AUDIO' ? 'AUDIO' : 'TEXT',
        replyContent: card ? '' : text,
        seconds,
        replierType: message.talker,
        replierId: '',
        replierName: message.talkerName,
        senderIdentity: message.talker === 'PAT' ? '患者' : '',
        saidAt: message.createdAt,
        hasAtta: message.attaList.length > 0,
        attaList: message.attaList,
      }}
    >
      {card && <NoticeCard kind={kinds[msgType] ?? '卡片'} title={card.title} desc={card.desc} />}
    </Message>
  )
}
