import { Fragment } from 'react'
import { serverNow } from '@nethos/calls/config.ts'
import { timeSeparatorGap } from '@nethos/contract/consult/consult.kinds.ts'
import type { DeskConsult } from '../consult.calls.ts'
import { clockInWords } from '../times.ts'
import { Files } from './files.tsx'
import { Message } from './message.tsx'
import { TalkBox } from './talk-box.tsx'

/** The talk: what the patient asked, then message by message; the newest in view unless the doctor reads further up. */
export function Stream({ shown: { consult, attaList, messageList } }: { shown: DeskConsult }) {
  return (
    <TalkBox count={messageList.length}>
      <p className="stream__time">{clockInWords(consult.createdAt, serverNow())}</p>
      <section className="message" aria-label="患者的提问">
        <p className="message__who">{consult.consulterName} · 患者</p>
        <div className="message__bubble">
          {consult.illnessName && <b>{consult.illnessName}</b>}
          <p className="message__text">{consult.consultContent}</p>
          {attaList.length > 0 && <Files files={attaList} />}
        </div>
      </section>
      {messageList.map((message, at) => (
        <Fragment key={message.messageId}>
          {message.saidAt - (messageList[at - 1]?.saidAt ?? consult.createdAt) > timeSeparatorGap && (
            <p className="stream__time">{clockInWords(message.saidAt, serverNow())}</p>
          )}
          <Message message={message} />
        </Fragment>
      ))}
    </TalkBox>
  )
}
