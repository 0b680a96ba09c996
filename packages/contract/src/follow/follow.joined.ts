import type { TalkMessage } from './follow.schemas.ts'

/** What is known of a talk, the oldest first. */
export interface Known {
  messages: readonly TalkMessage[]
  hasOlder: boolean
}

/** What has come now (the newest first) joined to what was known; after a long absence with a gap between, only what has come. */
export function joined(known: Known, rows: readonly TalkMessage[], hasOlder: boolean): Known {
  const newest = [...rows].reverse()
  const first = newest[0]
  if (!first) return { messages: [], hasOlder: false }
  const at = known.messages.findIndex(one => one.messageId === first.messageId)
  if (at < 0) return { messages: newest, hasOlder }
  return { messages: [...known.messages.slice(0, at), ...newest], hasOlder: known.hasOlder }
}
