import { Fragment } from 'react'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { talkStatuses } from '@nethos/contract/programme/programme.status.ts'
import { run } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { UnsentMessage } from '../../../chat/unsent-message.tsx'
import { useOutbox, type Outbox } from '../../../chat/use-outbox.ts'
import { Bubble, StreamNote } from '../../../patterns/bubble.tsx'
import { Composer } from '../../../patterns/composer.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { RoomPage } from '../../../patterns/room-page.tsx'
import { Value } from '../../../patterns/value.tsx'
import { EmergencyLine, useEmergency } from '../../triage/public.ts'
import { applicationOf, say, talkOf } from '../programme.calls.ts'
import { useField, type PlaceProps } from '../use-place.ts'

const gap = 20 * 60_000

/** 沟通: the talk of one application with those who answer it. */
export default function ProgrammeChat(_: PlaceProps) {
  const applicationId = useField('id')
  const detail = useServiceQuery(applicationOf(applicationId))
  const one = detail.value
  const talk = useServiceQuery(talkOf(applicationId), { everyMs: 15_000, unless: !one })
  const outbox = useOutbox(`programme.${applicationId}`, ({ sendId, text }) =>
    run(say, { applicationId, sendId, text }),
  )
  if (!one) return <DetailPage detail={detail}>{() => null}</DetailPage>
  const messages = talk.value ?? []
  const taken = new Set(messages.flatMap(message => message.sendId ?? []))
  const isOpen = one.document.hasTalk && talkStatuses.includes(one.status)
  return (
    <RoomPage
      newest={messages.at(-1)?.messageId}
      ownNewest={outbox.unsent.at(-1)?.sendId}
      composer={isOpen ? <Bar outbox={outbox} /> : <StreamNote>沟通已结束</StreamNote>}
    >
      <StreamNote>团队会利用空闲时间回复。情况紧急请拨打120或立即就近就诊。</StreamNote>
      {talk.value === undefined && (
        <Value of={talk} shape="text">
          {() => null}
        </Value>
      )}
      {messages.map((message, at) => (
        <Fragment key={message.messageId}>
          {message.createdAt - (messages[at - 1]?.createdAt ?? 0) > gap && (
            <StreamNote>{dayAndTime(message.createdAt)}</StreamNote>
          )}
          {message.talker === 'SYS' ? (
            <StreamNote>{message.text}</StreamNote>
          ) : (
            <Bubble by={message.talker === 'PAT' ? 'me' : 'them'} name={message.talkerName}>
              {message.text}
            </Bubble>
          )}
        </Fragment>
      ))}
      {outbox.unsent
        .filter(message => !taken.has(message.sendId))
        .map(message => (
          <UnsentMessage
            key={message.sendId}
            message={message}
            onRetry={() => void outbox.retry(message)}
            onDrop={() => outbox.drop(message)}
          />
        ))}
    </RoomPage>
  )
}

/** Where a line is written; what cannot wait for an answer is said before it is sent. */
function Bar({ outbox }: { outbox: Outbox }) {
  const { flags, mayProceed } = useEmergency(outbox.text)
  const send = async (text: string) => {
    if (await mayProceed('继续发送')) await outbox.say(text)
  }
  return (
    <>
      {flags.length > 0 && <EmergencyLine flags={flags} />}
      <Composer value={outbox.text} onChange={outbox.setText} onSend={send} label="给医护团队发消息" limit={500} />
    </>
  )
}
