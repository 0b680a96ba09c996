import { groupPages } from '@nethos/contract/groups/groups.pages.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { timeSeparatorGap } from '@nethos/contract/consult/consult.kinds.ts'
import { groupLimits } from '@nethos/contract/groups/groups.limits.ts'
import type { GroupMessage as Said } from '@nethos/contract/groups/groups.schemas.ts'
import { run } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Fragment, memo, useDeferredValue, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { UnsentMessage } from '../../../chat/unsent-message.tsx'
import { useReading } from '../../../chat/use-reading.ts'
import { useOutbox } from '../../../chat/use-outbox.ts'
import { toast } from '../../../controls/toast.ts'
import { StreamNote } from '../../../patterns/bubble.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { RoomPage } from '../../../patterns/room-page.tsx'
import { CareBar } from '../../consult/public.ts'
import { loadOlder, read, room, say, toNewest, type Room as RoomOf } from '../groups.calls.ts'
import { GroupMessage } from '../parts/group-message.tsx'
import { MessageMenu } from '../parts/message-menu.tsx'
import { MembersOnly } from '../parts/not-in-group.tsx'
import { useGroupId } from '../use-group-id.ts'
import './chat.page.css'

const pollMs = 10_000

/** 群聊: the talk of a group's members and doctors. Who is no member any more sees it no more. */
export default function ChatPage() {
  const groupId = useGroupId()
  const query = useServiceQuery(room(groupId), { unless: groupId === '', everyMs: pollMs })
  useEvents(({ type, id }) => type === 'group' && id === groupId && query.retry())
  return (
    <MembersOnly groupId={groupId} asked={query}>
      {query.value ? (
        <Room key={groupId} groupId={groupId} room={query.value} />
      ) : (
        <DetailPage detail={query}>{() => null}</DetailPage>
      )}
    </MembersOnly>
  )
}

/** Whose names, said so far, are called in a text. */
const calledIn = (text: string, names: ReadonlyMap<string, string>): string[] =>
  [...names].flatMap(([name, id]) => (text.includes(`@${name}`) ? [id] : [])).slice(0, groupLimits.mentions)

/** What is written here; who is called by name in it is told of it. */
function useGroupOutbox(groupId: string, messages: readonly Said[]) {
  const names = useRef<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    names.current = new Map(
      messages.flatMap(one => (one.isMine || !one.speakerId ? [] : [[one.speakerName, one.speakerId]])),
    )
  }, [messages])
  return useOutbox(`group.${groupId}`, ({ sendId, text, files }) =>
    run(say, {
      groupId,
      sendId,
      text,
      attaIdList: files.map(file => file.attaId),
      mentionIds: calledIn(text, names.current),
    }),
  )
}

function Room({
  groupId,
  room: { groupName, memberCount, announcement, talk: known, me, isAllMuted },
}: {
  groupId: string
  room: RoomOf
}) {
  // Drawn in small pieces of work: the finger that scrolls comes first.
  const talk = useDeferredValue(known)
  const { messages, hasOlder } = talk
  const hasNewer = 'hasNewer' in talk && talk.hasNewer === true
  const [menuOf, setMenuOf] = useState<Said>()
  const outbox = useGroupOutbox(groupId, messages)
  useReading(messages.at(-1)?.messageId, () => run(read, { groupId }))
  const muted = mutedSentence(me.mutedUntil, isAllMuted)
  return (
    <RoomPage
      title={`${groupName}（${memberCount}）`}
      action={<Link to={groupPages.settings.to({ groupId })}>群设置</Link>}
      side={announcement && <Announcement text={announcement.text} />}
      newest={messages.at(-1)?.messageId}
      ownNewest={outbox.unsent.at(-1)?.sendId}
      onOlder={hasOlder ? () => older(groupId) : undefined}
      composer={
        muted ? (
          <p className="group-chat__muted">{muted}</p>
        ) : (
          <CareBar outbox={outbox} label="和群友聊聊" limit={groupLimits.text} picturesOnly />
        )
      }
    >
      {!hasOlder && <StreamNote>群里的交流不能代替就诊。情况紧急请拨打120或立即就近就诊。</StreamNote>}
      <Stream messages={messages} onMenu={setMenuOf} />
      {hasNewer && (
        <button type="button" className="rows__end" onClick={() => void toNewest(groupId)}>
          回到最新消息
        </button>
      )}
      <Unsent outbox={outbox} messages={messages} />
      {menuOf && (
        <MessageMenu
          message={menuOf}
          onClose={() => setMenuOf(undefined)}
          onMention={name => outbox.setText(`${outbox.text}@${name} `)}
        />
      )}
    </RoomPage>
  )
}

/** What is not among the messages yet. */
function Unsent({ outbox, messages }: { outbox: ReturnType<typeof useGroupOutbox>; messages: readonly Said[] }) {
  const taken = new Set(messages.flatMap(one => one.sendId ?? []))
  return outbox.unsent
    .filter(message => !taken.has(message.sendId))
    .map(message => (
      <UnsentMessage
        key={message.sendId}
        message={message}
        onRetry={() => void outbox.retry(message)}
        onDrop={() => outbox.drop(message)}
      />
    ))
}

async function older(groupId: string): Promise<boolean> {
  try {
    await loadOlder(groupId)
    return true
  } catch (error) {
    toast((error as Error).message)
    return false
  }
}

function mutedSentence(mutedUntil: number | null, isAllMuted: boolean): string {
  if (mutedUntil !== null && mutedUntil > serverNow())
    return `您已被禁言至${dayAndTime(mutedUntil)}，可以继续查看消息。`
  return isAllMuted ? '本群已开启全员禁言，可以继续查看消息。' : ''
}

/** Stands above the talk; long ones are opened by a tap. */
const Announcement = ({ text }: { text: string }) => (
  <details className="group-chat__announcement">
    <summary>
      <strong>群公告</strong> {text}
    </summary>
    <p>{text}</p>
  </details>
)

/** What was said; whoever types draws nothing of it anew. */
const Stream = memo(function Stream({
  messages,
  onMenu,
}: {
  messages: readonly Said[]
  onMenu: (message: Said) => void
}) {
  return messages.map((message, at) => (
    <Fragment key={message.messageId}>
      {message.createdAt - (messages[at - 1]?.createdAt ?? 0) > timeSeparatorGap && (
        <StreamNote>{dayAndTime(message.createdAt)}</StreamNote>
      )}
      <GroupMessage message={message} onMenu={onMenu} />
    </Fragment>
  ))
})
