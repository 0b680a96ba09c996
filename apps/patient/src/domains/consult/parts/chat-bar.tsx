import type { ComponentProps } from 'react'
import { consultLimits } from '@nethos/contract/consult/consult.limits.ts'
import { ChatBar as Bar } from '../../../chat/chat-bar.tsx'
import { type Outbox } from '../../../chat/use-outbox.ts'
import { EmergencyLine, useEmergency } from '../../triage/public.ts'

/** The bar of a talk with somebody who treats: what cannot wait for his answer is said before it is sent. */
export function CareBar({ outbox, ...bar }: ComponentProps<typeof Bar>) {
  const { flags, mayProceed } = useEmergency(outbox.text)
  const say = async (text: string) => {
    if (await mayProceed('继续发送')) await outbox.say(text)
  }
  return (
    <>
      {flags.length > 0 && (
        <div className="emergency__above">
          <EmergencyLine flags={flags} />
        </div>
      )}
      <Bar outbox={{ ...outbox, say }} {...bar} />
    </>
  )
}

/** The reply box. */
export const ChatBar = ({ chat, note }: { chat: Outbox; note: string }) => (
  <CareBar outbox={chat} label="请输入您要追问的内容" note={note} limit={consultLimits.chat} />
)
