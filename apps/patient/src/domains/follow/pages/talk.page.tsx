import { Fragment, lazy, memo, Suspense, useState } from 'react'
import { Link, useParams } from 'react-router'
import { loadPart } from '@nethos/calls/chunks.ts'
import { serverNow } from '@nethos/calls/config.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { talkTime } from '@nethos/contract/common/days.ts'
import { timeSeparatorGap } from '@nethos/contract/consult/consult.kinds.ts'
import { talkLimits } from '@nethos/contract/follow/follow.limits.ts'
import type { TalkMessage as Told } from '@nethos/contract/follow/follow.schemas.ts'
import type { followServices } from '@nethos/contract/follow/follow.services.ts'
import { run, useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button } from '../../../controls/button.tsx'
import { EntryButton } from '../../../controls/entry-button.tsx'
import { StreamNote } from '../../../patterns/bubble.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { RoomPage } from '../../../patterns/room-page.tsx'
import { Value } from '../../../patterns/value.tsx'
import { CareBar } from '../../consult/public.ts'
import { doctorWay, followDoctor } from '../../doctors/public.tsx'
import { UnsentMessage } from '../../../chat/unsent-message.tsx'
import { useReading } from '../../../chat/use-reading.ts'
import { useOutbox, type Outbox } from '../../../chat/use-outbox.ts'
import { followOf, readTalk, sendMessage } from '../follow.calls.ts'
import { TalkMessage } from '../parts/talk-message.tsx'
import { useTalk } from '../use-talk.ts'
import './talk.page.css'

type Follow = OutputOf<typeof followServices.getFollow>

const VoiceSheet = lazy(async () => ({
  default: (await loadPart(() => import('../parts/voice-sheet.tsx'))).VoiceSheet,
}))

/** 医患沟通: the talk with one followed doctor. */
export default function TalkPage() {
  const { followId = '' } = useParams()
  const follow = useServiceQuery(followOf(followId))
  if (!follow.value) {
    return <DetailPage detail={follow}>{() => null}</DetailPage>
  }
  return <Room key={followId} followId={followId} follow={follow.value} />
}

function Room({ followId, follow: { sysDoc, isFollow } }: { followId: string; follow: Follow }) {
  const talk = useTalk(followId)
  const { messages } = talk
  const outbox = useOutbox(`talk.${followId}`, ({ sendId, text, files, seconds }) =>
    run(sendMessage, {
      followId,
      sendId,
      text,
      attaIdList: files.map(file => file.attaId),
      ...(seconds === undefined ? {} : { seconds }),
    }),
  )
  useReading(messages.at(-1)?.messageId, () => run(readTalk, { followId }))
  const taken = new Set(messages.flatMap(one => one.sendId ?? []))
  return (
    <RoomPage
      title={sysDoc.docName}
      action={<Link to={doctorWay(sysDoc.docId)}>医生主页</Link>}
      newest={messages.at(-1)?.messageId}
      ownNewest={outbox.unsent.at(-1)?.sendId}
      onOlder={talk.hasOlder ? talk.loadOlder : undefined}
      composer={isFollow ? <Bar outbox={outbox} /> : <FollowAgain docId={sysDoc.docId} />}
    >
      {!talk.hasOlder && (
        <StreamNote>医生会利用空闲时间回复，不能代替正式咨询。情况紧急请拨打120或立即就近就诊。</StreamNote>
      )}
      {talk.status !== 'ready' && (
        <Value of={{ value: undefined, ...talk }} shape="chat">
          {() => null}
        </Value>
      )}
      <div className="talk">
        <Talk messages={messages} avatar={`/files/${sysDoc.docAvatar}`} />
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
      </div>
    </RoomPage>
  )
}

/** What was said; whoever types draws nothing of it anew. */
const Talk = memo(function Talk({ messages, avatar }: { messages: readonly Told[]; avatar: string }) {
  return messages.map((message, at) => (
    <Fragment key={message.messageId}>
      {message.createdAt - (messages[at - 1]?.createdAt ?? 0) > timeSeparatorGap && (
        <StreamNote>{talkTime(message.createdAt, serverNow())}</StreamNote>
      )}
      <TalkMessage message={message} avatar={avatar} />
    </Fragment>
  ))
})

function Bar({ outbox }: { outbox: Outbox }) {
  const [isRecording, setRecording] = useState(false)
  return (
    <>
      <CareBar
        outbox={outbox}
        label="给医生发消息"
        limit={talkLimits.line}
        more={<EntryButton icon="sound" label="语音" onTap={() => setRecording(true)} />}
      />
      {isRecording && (
        <Suspense>
          <VoiceSheet
            onClose={() => setRecording(false)}
            onSend={(files, seconds) => void outbox.show(files, seconds)}
          />
        </Suspense>
      )}
    </>
  )
}

function FollowAgain({ docId }: { docId: string }) {
  const follow = useCommand(followDoctor)
  return (
    <div className="talk__again">
      <p>您已取消关注这位医生，重新关注后可以继续沟通。</p>
      <Button busy={follow.isBusy} onClick={() => follow.run({ docId })}>
        重新关注
      </Button>
    </div>
  )
}
