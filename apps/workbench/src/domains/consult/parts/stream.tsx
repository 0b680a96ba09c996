import { Button } from 'antd'
import { Fragment, useState } from 'react'
import { serverNow } from '@nethos/calls/config.ts'
import { timeSeparatorGap } from '@nethos/contract/consult/consult.kinds.ts'
import type { DeskConsult } from '../consult.calls.ts'
import { clockInWords } from '../times.ts'
import { AskedMedicines } from './asked-medicines.tsx'
import { Files } from './files.tsx'
import { Message } from './message.tsx'
import { TalkBox } from './talk-box.tsx'

/** The talk: what the patient asked, then message by message; the newest in view unless the doctor reads further up. */
export function Stream({ shown }: { shown: DeskConsult }) {
  const { consult, messageList } = shown
  const { from, showOlder } = useOlder(messageList.length)
  return (
    <TalkBox count={messageList.length}>
      {from > 0 ? <Button onClick={showOlder}>查看更早的消息</Button> : <Asked shown={shown} />}
      {messageList.slice(from).map((message, nth) => (
        <Fragment key={message.messageId}>
          {message.saidAt - (messageList[from + nth - 1]?.saidAt ?? consult.createdAt) > timeSeparatorGap && (
            <p className="stream__time">{clockInWords(message.saidAt, serverNow())}</p>
          )}
          <Message message={message} />
        </Fragment>
      ))}
    </TalkBox>
  )
}

/** What the patient has asked. */
const Asked = ({ shown }: { shown: DeskConsult }) => {
  const { consult, attaList } = shown
  return (
    <>
      <p className="stream__time">{clockInWords(consult.createdAt, serverNow())}</p>
      <section className="message" aria-label="患者的提问">
        <p className="message__who">{consult.consulterName} · 患者</p>
        <div className="message__bubble">
          {consult.consultType === 'DRUGPIC' && <AskedMedicines shown={shown} />}
          {consult.illnessName && <b>{consult.illnessName}</b>}
          <p className="message__text">{consult.consultContent}</p>
          {attaList.length > 0 && <Files files={attaList} />}
        </div>
      </section>
    </>
  )
}

/** Messages that are drawn at once: several screens, so that a long talk opens as quickly as a short one. */
const step = 60

/** A talk is drawn from its end; older messages by a button. */
function useOlder(count: number) {
  const [from, setFrom] = useState(() => Math.max(0, count - step))
  return { from, showOlder: () => setFrom(Math.max(0, from - step)) }
}
