import { Fragment, useEffect } from 'react'
import { useParams } from 'react-router'
import type { OutputOf } from '@nethos/contract/service.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { timeSeparatorGap } from '@nethos/contract/consult/consult.kinds.ts'
import type { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { run, useCommand } from '@nethos/calls/command.ts'
import { useEvents } from '@nethos/calls/events.ts'
import { useAsked } from '@nethos/calls/query.ts'
import { confirm } from '../../../controls/dialog.ts'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { RoomPage } from '../../../patterns/room-page.tsx'
import { StreamNote } from '../../../patterns/bubble.tsx'
import { consultDetail, endConsult, readMessages } from '../consult.calls.ts'
import { BottomBar } from '../parts/bottom-bar.tsx'
import { ConsultClock, hasClock } from '../parts/consult-clock.tsx'
import { ConsultHead } from '../parts/consult-head.tsx'
import { UnsentMessage } from '../../system/public.tsx'
import { Message } from '../parts/message.tsx'
import { useChat } from '../use-chat.ts'

type Detail = OutputOf<typeof consultServices.consultDetail>

const pollMs = 5_000

/** 咨询详情: what was asked, what was said, what can be done now. Heard of at once, asked for every five seconds all the same. */
export default function ConsultPage() {
  const { consultId = '' } = useParams()
  const detail = useAsked(consultDetail(consultId), { everyMs: pollMs })
  useEvents(event => {
    if (event.type === 'grant' || (event.type === 'consult' && event.id === consultId)) detail.retry()
  })
  if (!detail.value) {
    return (
      <DetailPage title="咨询详情" detail={detail}>
        {() => null}
      </DetailPage>
    )
  }
  return <Room key={consultId} detail={detail.value} onTimeUp={detail.retry} />
}

function Room({ detail, onTimeUp }: { detail: Detail; onTimeUp: () => void }) {
  const { consult, messageList, attaList, payWaitSeconds, events } = detail
  const chat = useChat(consult.consultId)
  const seen = messageList.length
  useEffect(() => {
    // Seen is seen; that it could not be told does no harm.
    void run(readMessages, { consultId: consult.consultId }).catch(() => {})
  }, [consult.consultId, seen])

  return (
    <RoomPage
      title={consult.docName || '咨询详情'}
      action={events.includes('end') && <End consultId={consult.consultId} />}
      side={hasClock(consult) && <ConsultClock consult={consult} payWaitSeconds={payWaitSeconds} onEnd={onTimeUp} />}
      composer={<BottomBar consult={consult} chat={chat} />}
    >
      <ConsultHead consult={consult} files={attaList} maySupplement={events.includes('supplement')} />
      {messageList.map((message, at) => (
        <Fragment key={message.messageId}>
          {message.saidAt - (messageList[at - 1]?.saidAt ?? 0) > timeSeparatorGap && (
            <StreamNote>{dayAndTime(message.saidAt)}</StreamNote>
          )}
          <Message message={message} avatar={`/files/${consult.docAvatar}`} />
        </Fragment>
      ))}
      {chat.unsent.map(message => (
        <UnsentMessage
          key={message.sendId}
          message={message}
          onRetry={() => void chat.retry(message)}
          onDrop={() => chat.drop(message)}
        />
      ))}
    </RoomPage>
  )
}

function End({ consultId }: { consultId: string }) {
  const end = useCommand(endConsult)
  const ask = async () => {
    if (
      await confirm({
        title: '确定要结束本次咨询吗？',
        text: '结束后医生不再主动回复，您可以对医生进行评价。',
        yes: '结束咨询',
        no: '继续咨询',
      })
    )
      await end.run({ consultId })
  }
  return (
    <button type="button" aria-busy={end.isBusy} onClick={() => void ask()}>
      结束咨询
    </button>
  )
}
