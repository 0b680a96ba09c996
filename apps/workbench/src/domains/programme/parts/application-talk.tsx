import { Button, Input } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { talkStatuses } from '@nethos/contract/programme/programme.status.ts'
import { Field } from '../../../controls/field.tsx'
import { randomId } from '../../../controls/random-id.ts'
import { reply, type DeskApplication } from '../programme.calls.ts'

/** What patient and hospital have written to each other, and the line to answer in. */
export function ApplicationTalk({ one: { applicationId, messages, status } }: { one: DeskApplication }) {
  const replying = useCommand(reply)
  const [text, setText] = useState('')
  const [sendId, setSendId] = useState(randomId)
  const send = async () => {
    if (text.trim() === '' || !(await replying.run({ applicationId, text, sendId }))) return
    setText('')
    setSendId(randomId())
  }
  return (
    <section className="office__section" aria-label="沟通">
      <h2>沟通</h2>
      {messages.length === 0 && <p>还没有消息</p>}
      {messages.map(message => (
        <p key={message.messageId}>
          {`${dayAndTime(message.createdAt)} ${message.talkerName || '系统'}：${message.text}`}
        </p>
      ))}
      {talkStatuses.includes(status) && (
        <>
          <Field label="回复患者">
            {its => (
              <Input.TextArea {...its} maxLength={500} value={text} onChange={event => setText(event.target.value)} />
            )}
          </Field>
          <Button type="primary" loading={replying.isBusy} onClick={() => void send()}>
            发送
          </Button>
        </>
      )}
    </section>
  )
}
