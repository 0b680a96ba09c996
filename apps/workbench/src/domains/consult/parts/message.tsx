import type { ReactNode } from 'react'
import type { ConsultMessage } from '@nethos/contract/consult/consult.schemas.ts'
import { Files } from './files.tsx'
import './message.css'

/** One message: the doctor's side right, the patient left, the system in the middle. What it holds beside words: children. */
export function Message({ message, children }: { message: ConsultMessage; children?: ReactNode }) {
  const { msgLevel, replierType, replierName, senderIdentity, attaList } = message
  if (msgLevel === 'SYS' || replierType === 'SYS')
    return <p className="message message--system">{message.replyContent}</p>
  const text = textOf(message)
  return (
    <div className={replierType === 'PAT' ? 'message' : 'message message--ours'}>
      <p className="message__who">{[replierName, senderIdentity].filter(Boolean).join(' · ')}</p>
      <div className="message__bubble">
        {children}
        {text && <p className="message__text">{text}</p>}
        {attaList.length > 0 && <Files files={attaList} />}
      </div>
    </div>
  )
}

/** Medical records and cards carry their fields as JSON (core 3): the words in them are what is read. */
function textOf({ msgType, replyContent }: ConsultMessage): string {
  if (msgType !== 'MEDICAL_RECORD' && msgType !== 'CARD_MESSAGE') return replyContent
  try {
    const { title, complained, illnessName, medicalOpinion, desc } = JSON.parse(replyContent) as Record<string, unknown>
    return [title, complained, illnessName, medicalOpinion, desc]
      .filter(word => typeof word === 'string' && word !== '')
      .join('\n')
  } catch {
    return replyContent
  }
}
