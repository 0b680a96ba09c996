import type { ConsultMessage } from './consult.schemas.ts'

interface Talk {
  messageList: ConsultMessage[]
}

/**
 * The newest message that a page has by the server's order. What the page has put below it by itself (its own, just taken)
 * is asked for again: something may have come before it.
 */
export const newestOf = ({ messageList }: Talk, isOwn: (message: ConsultMessage) => boolean = () => false) =>
  [...messageList].reverse().find(message => !isOwn(message))?.messageId

/** What is known up to a message, and what came after it. */
export function joinedAfter<T extends Talk>(known: Talk, afterId: string | undefined, came: T): T {
  const before = known.messageList.slice(0, known.messageList.findIndex(one => one.messageId === afterId) + 1)
  const ids = new Set(before.map(one => one.messageId))
  return { ...came, messageList: [...before, ...came.messageList.filter(one => !ids.has(one.messageId))] }
}
