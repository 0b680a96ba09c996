import type { TalkMessage as Told } from '@nethos/contract/follow/follow.schemas.ts'
import { Message } from '../../consult/public.tsx'
import './talk-message.css'

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
        msgType: 'TEXT',
        replyContent: msgType === 'AUDIO' ? `语音 ${seconds}秒` : card ? '' : text,
        replierType: message.talker,
        replierId: '',
        replierName: message.talkerName,
        senderIdentity: message.talker === 'PAT' ? '患者' : '',
        saidAt: message.createdAt,
        hasAtta: message.attaList.length > 0,
        attaList: message.attaList,
      }}
    >
      {card && (
        <div className="told-card">
          <span className="told-card__kind">{kinds[msgType] ?? '卡片'}</span>
          <strong className="told-card__title">{card.title}</strong>
          {card.desc && <span className="told-card__desc">{card.desc}</span>}
        </div>
      )}
    </Message>
  )
}
