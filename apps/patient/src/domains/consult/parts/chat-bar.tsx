import type { ComponentProps } from 'react'
import { consultLimits } from '@nethos/contract/consult/consult.limits.ts'
import type { ConsultDetail } from '@nethos/contract/consult/consult.schemas.ts'
import { ChatBar as Bar } from '../../../chat/chat-bar.tsx'
import { type Outbox } from '../../../chat/use-outbox.ts'
import { EmergencyLine, useEmergencyOf } from '../../triage/public.ts'
import { useKnownOfConsult } from '../use-known.ts'

/** The bar of a talk with somebody who treats: what cannot wait for his answer is said before it is sent. */
export function CareBar({ outbox, known = [], ...bar }: ComponentProps<typeof Bar> & { known?: readonly string[] }) {
  const { flags, mayProceed } = useEmergencyOf(known, [outbox.text])
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
export const ChatBar = ({ chat, note, consult }: { chat: Outbox; note: string; consult: ConsultDetail }) => (
  <CareBar
    outbox={chat}
    known={useKnownOfConsult(consult.consultId, { isAsked: true })}
    label="请输入您要追问的内容"
    note={note}
    limit={consultLimits.chat}
  />
)
