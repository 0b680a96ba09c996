import { App, Button } from 'antd'
import { Fragment, useEffect, useState } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { run, useCommand } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { timeSeparatorGap } from '@nethos/contract/consult/consult.kinds.ts'
import { joined, type Known } from '@nethos/contract/follow/follow.joined.ts'
import { talkLimits } from '@nethos/contract/follow/follow.limits.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { followDeskServices } from '@nethos/contract/follow/follow-desk.services.ts'
import { Icon } from '../../../controls/icon.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { PageTitle } from '../../../patterns/page-title.tsx'
import { Empty, Fault, Waiting } from '../../../patterns/states.tsx'
import {
  AnswerBox,
  CardButton,
  clockInWords,
  genderAndAge,
  KeysDialog,
  TalkBox,
  talkKeys,
  usePhraseValuesOf,
  VerdictKeys,
  VoiceButton,
} from '../../consult/public.tsx'
import {
  deskTalk,
  judgeTalkFlag,
  readTalk,
  sendAnswer,
  sendCard,
  talkBefore,
  type DeskTalk,
  type Follower,
} from '../follow.calls.ts'
import { RedFlagVerdicts } from '../../triage/public.ts'
import { nameOf } from '../parts/followers.tsx'
import { TalkMessage } from '../parts/talk-message.tsx'
import './talk.css'

export default function TalkPage() {
  const { followId = '' } = useParams()
  const { value, status, sentence, error, retry } = useServiceQuery(deskTalk(followId))
  if (value) return <Talk key={followId} shown={value} />
  return (
    <div className="follow-talk">
      <PageTitle>患者消息</PageTitle>
      <header className="follow-talk__head">
        <BackToList />
      </header>
      {error instanceof RefusedError ? (
        <Empty as="search" sentence={error.message} />
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting rows={8} />
      )}
    </div>
  )
}

function Talk({ shown }: { shown: DeskTalk }) {
  const { follower } = shown
  const { followId } = follower
  const { messages, hasOlder, loadOlder } = useKnown(shown)
  useReading(followId, messages.at(-1)?.messageId)
  const name = nameOf(follower)
  const values = usePhraseValuesOf({ name, age: follower.patientAge })
  return (
    <section className="follow-talk" aria-label={`与${name}的聊天`}>
      <PageTitle>{`与${name}的聊天`}</PageTitle>
      <header className="follow-talk__head">
        <BackToList />
        <h1>{name}</h1>
        <span className="follow-talk__person">{genderAndAge(follower.patientGender, follower.patientAge)}</span>
        {!follower.isFollowing && <Tag>已取消关注</Tag>}
      </header>
      <KeysDialog of={followKeys} />
      <TalkFlags follower={follower} />
      <TalkBox count={messages.length}>
        {hasOlder && (
          <Button className="follow-talk__older" onClick={() => void loadOlder()}>
            查看更早的消息
          </Button>
        )}
        {messages.length === 0 && <p className="message--system message">还没有聊天，您可以先给患者发消息。</p>}
        {messages.map((message, at) => (
          <Fragment key={message.messageId}>
            {message.createdAt - (messages[at - 1]?.createdAt ?? 0) > timeSeparatorGap && (
              <p className="stream__time">{clockInWords(message.createdAt, serverNow())}</p>
            )}
            <TalkMessage message={message} />
          </Fragment>
        ))}
      </TalkBox>
      {follower.isFollowing ? (
        <AnswerBox
          draftOf={`follow.${followId}`}
          values={values}
          most={talkLimits.answer}
          wrongWith={answer => sentenceOf(followDeskServices.writeToFollower.input, { followId, ...answer })}
          deliver={answer => sendAnswer({ followId, ...answer })}
          tools={
            <>
              <VoiceButton deliver={voice => sendAnswer({ followId, text: '', ...voice })} />
              <CardButton deliver={card => sendCard({ followId, ...card })} />
            </>
          }
        />
      ) : (
        <p className="follow-talk__closed">患者已取消关注，不能再发送消息</p>
      )}
    </section>
  )
}

const followKeys = [...talkKeys, 'y', 'f'] as const

function TalkFlags({ follower: { followId, redFlags } }: { follower: Follower }) {
  const judging = useCommand(judgeTalkFlag)
  return (
    <RedFlagVerdicts
      flags={redFlags}
      Keys={VerdictKeys}
      judge={async (flag, verdict) => (await judging.run({ followId, flag, verdict })) === true}
    />
  )
}

/** What has come, and what was asked for further up. */
function useKnown({ follower, messages, hasOlder }: DeskTalk) {
  const { message: notice } = App.useApp()
  const [known, setKnown] = useState<Known>(() => joined({ messages: [], hasOlder: false }, messages, hasOlder))
  const [seen, setSeen] = useState(messages)
  if (messages !== seen) {
    setSeen(messages)
    setKnown(joined(known, messages, hasOlder))
  }
  const loadOlder = async () => {
    const oldest = known.messages[0]
    if (!oldest) return
    try {
      const older = await talkBefore(follower.followId, oldest.messageId)
      setKnown(now =>
        now.messages[0]?.messageId === oldest.messageId
          ? { messages: [...older.messages, ...now.messages], hasOlder: older.hasOlder }
          : now,
      )
    } catch (error) {
      void notice.error((error as Error).message)
    }
  }
  return { ...known, loadOlder }
}

/** What stands on the screen counts as read. */
function useReading(followId: string, newestId: string | undefined): void {
  useEffect(() => {
    if (newestId === undefined) return
    const read = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', read)
      // A reading that fails leaves the badge, and the next message tries again.
      run(readTalk, { followId }).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', read)
    read()
    return () => document.removeEventListener('visibilitychange', read)
  }, [followId, newestId])
}

function BackToList() {
  const { search } = useLocation()
  return (
    <Link className="follow-talk__back" to={{ pathname: '/follows', search }} aria-label="返回患者列表">
      <Icon name="back" />
    </Link>
  )
}
