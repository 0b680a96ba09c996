import { memo } from 'react'
import { serverNow } from '@nethos/calls/config.ts'
import { talkTime } from '@nethos/contract/common/days.ts'
import { timeSeparatorGap } from '@nethos/contract/consult/consult.kinds.ts'
import type { ConsultMessage } from '@nethos/contract/consult/consult.schemas.ts'
import { StreamNote } from '../../../patterns/bubble.tsx'
import { Message } from './message.tsx'

interface TalkProps {
  consultId: string
  messages: readonly ConsultMessage[]
  /** The first one that is shown. */
  from: number
  avatar: string
}

/** What was said; whoever types draws nothing of it anew, and what comes draws only itself. */
export const Talk = memo(({ consultId, messages, from, avatar }: TalkProps) =>
  messages
    .slice(from)
    .map((message, at) => (
      <Line
        key={message.messageId}
        consultId={consultId}
        message={message}
        isLater={message.saidAt - (messages[from + at - 1]?.saidAt ?? 0) > timeSeparatorGap}
        avatar={avatar}
      />
    )),
)

interface LineProps {
  consultId: string
  message: ConsultMessage
  isLater: boolean
  avatar: string
}

const Line = memo(({ consultId, message, isLater, avatar }: LineProps) => (
  <>
    {isLater && <StreamNote>{talkTime(message.saidAt, serverNow())}</StreamNote>}
    <Message consultId={consultId} message={message} avatar={avatar} />
  </>
))
