import { App, Button } from 'antd'
import { Fragment, useState } from 'react'
import { run } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { timeSeparatorGap } from '@nethos/contract/consult/consult.kinds.ts'
import { groupLimits } from '@nethos/contract/groups/groups.limits.ts'
import { announcementText, deskReason } from '@nethos/contract/groups/groups.rules.ts'
import type { GroupMessage } from '@nethos/contract/groups/groups.schemas.ts'
import { groupDeskTalkServices } from '@nethos/contract/groups/group-desk-talk.services.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import {
  AnswerBox,
  CardButton,
  clockInWords,
  KeysDialog,
  Message,
  NoticeCard,
  TalkBox,
  talkKeys,
  usePhraseValuesOf,
} from '../../consult/public.tsx'
import { announce, loadOlder, removeMessage, say, sendCard, talk, toNewest, type DeskGroup } from '../groups.calls.ts'

/** The talk as its members see it, with what can be done about it. */
export function Talk({ group }: { group: DeskGroup }) {
  const { groupId, mayTalk } = group
  const query = useServiceQuery(talk(groupId), { everyMs: 30_000 })
  useEvents(({ type, id }) => type === 'group' && id === groupId && query.retry())
  const [removing, setRemoving] = useState<GroupMessage>()
  const { message: notice } = App.useApp()
  const values = usePhraseValuesOf()
  if (!query.value)
    return query.status === 'fault' ? <Fault sentence={query.sentence} onRetry={query.retry} /> : <Waiting rows={8} />
  const { messages, hasOlder } = query.value
  const hasNewer = 'hasNewer' in query.value && query.value.hasNewer === true
  const older = () => loadOlder(groupId).catch((error: Error) => void notice.error(error.message))
  return (
    <section className="group-talk" aria-label="群聊天">
      <Announcement group={group} />
      <TalkBox count={messages.length}>
        {hasOlder && <Button onClick={() => void older()}>查看更早的消息</Button>}
        {messages.length === 0 && <p className="message--system message">还没有消息</p>}
        {messages.map((message, at) => (
          <Fragment key={message.messageId}>
            {message.createdAt - (messages[at - 1]?.createdAt ?? 0) > timeSeparatorGap && (
              <p className="stream__time">{clockInWords(message.createdAt, serverNow())}</p>
            )}
            <GroupLine message={message} onRemove={setRemoving} />
          </Fragment>
        ))}
        {hasNewer && <Button onClick={() => void toNewest(groupId)}>回到最新消息</Button>}
      </TalkBox>
      {mayTalk && <KeysDialog of={talkKeys} />}
      {mayTalk ? (
        <AnswerBox
          draftOf={`group.${groupId}`}
          values={values}
          most={groupLimits.text}
          wrongWith={answer => sentenceOf(groupDeskTalkServices.sayAtDesk.input, { groupId, ...answer })}
          deliver={async answer =>
            void (await run(say, { groupId, ...answer, mentionIds: calledIn(answer.text, messages) }))
          }
          tools={<CardButton deliver={async card => void (await run(sendCard, { groupId, ...card }))} />}
        />
      ) : (
        <p>只有群医生可以发言。您可以发布公告、移除消息和管理成员。</p>
      )}
      {removing && <Removal message={removing} onClose={() => setRemoving(undefined)} />}
    </section>
  )
}

/** Members who are called with @ in a text, as far as they have said something. */
const calledIn = (text: string, messages: readonly GroupMessage[]): string[] => [
  ...new Set(
    messages.flatMap(one => (one.speaker === 'member' && text.includes(`@${one.speakerName}`) ? [one.speakerId] : [])),
  ),
]

const speakers = { member: 'PAT', doctor: 'DOC', system: 'SYS' } as const

interface GroupLineProps {
  message: GroupMessage
  onRemove: (message: GroupMessage) => void
}

function GroupLine({ message, onRemove }: GroupLineProps) {
  const { speaker, speakerName, card, isRecalled, isRemoved, isPrivate } = message
  const isGone = isRecalled || isRemoved
  const words = isRecalled
    ? `${speakerName}撤回了一条消息`
    : isRemoved
      ? `${speakerName}的一条消息已移除`
      : message.msgType === 'ANNOUNCE'
        ? `【群公告】${message.text}`
        : isPrivate
          ? `（仅本人可见）${message.text}`
          : message.text
  return (
    <>
      <Message
        message={{
          messageId: message.messageId,
          msgLevel: isGone || speaker === 'system' ? 'SYS' : 'NORMAL',
          msgType: 'TEXT',
          replyContent: card ? '' : words,
          seconds: 0,
          replierType: isGone ? 'SYS' : speakers[speaker],
          replierId: '',
          replierName: speakerName,
          senderIdentity: '',
          saidAt: message.createdAt,
          hasAtta: message.attaList.length > 0,
          attaList: message.attaList,
        }}
      >
        {card && <NoticeCard kind="卡片" title={card.title} desc={card.desc} />}
      </Message>
      {!isGone && speaker === 'member' && (
        <p>
          <Button size="small" type="text" aria-label={`移除${speakerName}的消息`} onClick={() => onRemove(message)}>
            移除
          </Button>
        </p>
      )}
    </>
  )
}

/** Asks why a message goes; the reason stays in the record. */
export const Removal = ({ message, onClose }: { message: GroupMessage; onClose: () => void }) => {
  const { message: notice } = App.useApp()
  return (
    <TextDialog
      title="移除消息"
      label="移除原因"
      yes="移除"
      isDangerous
      most={groupLimits.reason}
      wrong={text => sentenceOf(deskReason, text)}
      onYes={async reason => {
        try {
          await run(removeMessage, { messageId: message.messageId, reason })
          void notice.success('消息已移除')
          return true
        } catch (error) {
          void notice.error((error as Error).message)
          return false
        }
      }}
      onClose={onClose}
    >
      <p>{`${message.speakerName}：${message.text || '[图片]'}`}</p>
      <p>移除后，群成员立即看不到内容和图片。</p>
    </TextDialog>
  )
}

function Announcement({ group: { groupId, announcement } }: { group: DeskGroup }) {
  const [isWriting, setWriting] = useState(false)
  const { message: notice } = App.useApp()
  const send = async (text: string, done: string): Promise<boolean> => {
    try {
      await run(announce, { groupId, text })
      void notice.success(done)
      return true
    } catch (error) {
      void notice.error((error as Error).message)
      return false
    }
  }
  return (
    <div className="group-talk__announcement">
      <p>{announcement === '' ? '暂无群公告' : `群公告：${announcement}`}</p>
      <Button onClick={() => setWriting(true)}>发布公告</Button>
      {announcement !== '' && <Button onClick={() => void send('', '公告已撤下')}>撤下公告</Button>}
      {isWriting && (
        <TextDialog
          title="发布群公告"
          label="公告内容"
          yes="发布"
          most={groupLimits.announcement}
          wrong={text => (text.trim() === '' ? '群公告不能为空' : sentenceOf(announcementText, text))}
          onYes={text => send(text, '公告已发布')}
          onClose={() => setWriting(false)}
        >
          <p>置顶显示在群聊上方，并通知没有开启免打扰的成员。新公告会替换现在的公告。</p>
        </TextDialog>
      )}
    </div>
  )
}
