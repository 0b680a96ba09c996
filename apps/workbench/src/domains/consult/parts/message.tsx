import type { ReactNode } from 'react'
import { diagnosesInWords } from '@nethos/contract/diagnosis/diagnosis.rules.ts'
import { cardIn } from '@nethos/contract/consult/card-message.ts'
import { medicalRecordIn } from '@nethos/contract/consult/medical-record.ts'
import type { ConsultMessage } from '@nethos/contract/consult/consult.schemas.ts'
import { Files } from './files.tsx'
import { NoticeCard } from './notice-card.tsx'
import './message.css'

/** One message: the doctor's side right, the patient left, the system in the middle. What it holds beside words: children. */
export function Message({ message, children }: { message: ConsultMessage; children?: ReactNode }) {
  const { msgLevel, replierType, replierName, senderIdentity, attaList } = message
  if (msgLevel === 'SYS' || replierType === 'SYS')
    return <p className="message message--system">{message.replyContent}</p>
  const text = textOf(message)
  const card = cardIn(message)
  return (
    <div className={replierType === 'PAT' ? 'message' : 'message message--ours'}>
      <p className="message__who">{[replierName, senderIdentity].filter(Boolean).join(' · ')}</p>
      <div className="message__bubble">
        {children}
        {card && <NoticeCard kind="卡片" title={card.title} desc={card.desc} />}
        {text && <p className="message__text">{text}</p>}
        {attaList.length > 0 && <Files files={attaList} />}
      </div>
    </div>
  )
}

/** A medical record carries its fields as JSON (core 3): the words in it are what is read. */
function textOf(message: ConsultMessage): string {
  if (message.msgType === 'AUDIO') return `语音 ${message.seconds}秒`
  if (cardIn(message)) return ''
  const record = medicalRecordIn(message)
  if (!record) return message.replyContent
  const { title, complained, illnessName, diagnoses, medicalOpinion } = record
  return [title, complained, illnessName, diagnosesInWords(diagnoses), medicalOpinion]
    .filter(word => word !== '')
    .join('\n')
}
