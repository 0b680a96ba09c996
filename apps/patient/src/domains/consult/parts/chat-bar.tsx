import { consultLimits } from '@nethos/contract/consult/consult.limits.ts'
import { ChatBar as Bar, type Outbox } from '../../system/public.tsx'

/** The reply box. */
export const ChatBar = ({ chat, note }: { chat: Outbox; note: string }) => (
  <Bar outbox={chat} label="请输入您要追问的内容" note={note} limit={consultLimits.chat} />
)
