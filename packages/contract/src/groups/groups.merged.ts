import type { GroupMessage, TalkPart } from './groups.schemas.ts'

/** What a page knows of a talk, the oldest message first. */
export interface KnownTalk {
  messages: readonly GroupMessage[]
  hasOlder: boolean
  /** Who has read far back: the newest are not among them any more. */
  hasNewer?: boolean
  version: number
}

/** So many messages a page holds at most: more make an old phone slow. */
export const mostHeld = 400

/** What has come joined to what was known: new messages at their places, changed ones in place of what they were. */
export function merged(known: KnownTalk | undefined, came: TalkPart): KnownTalk {
  if (!known || came.isWhole) return { messages: came.messages, hasOlder: came.hasOlder, version: came.version }
  if (came.version <= known.version) return known
  const first = known.messages[0]?.seq ?? 0
  const last = known.hasNewer ? (known.messages.at(-1)?.seq ?? 0) : Infinity
  const byId = new Map(known.messages.map(one => [one.messageId, one]))
  // What changes outside of what is held is seen when that is asked for.
  for (const message of came.messages)
    if (message.seq >= first && message.seq <= last) byId.set(message.messageId, message)
  const messages = [...byId.values()].sort((a, b) => a.seq - b.seq)
  return { ...known, messages, version: came.version }
}

/** Older messages set before what is known; beyond what a page holds the newest are let go. */
export function withOlder(known: KnownTalk, older: TalkPart): KnownTalk {
  const first = known.messages[0]?.seq ?? Infinity
  const messages = [...older.messages.filter(one => one.seq < first), ...known.messages]
  const isCut = messages.length > mostHeld
  return {
    ...known,
    messages: isCut ? messages.slice(0, mostHeld) : messages,
    hasOlder: older.hasOlder,
    hasNewer: isCut || known.hasNewer === true,
  }
}
