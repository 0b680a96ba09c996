import { call } from '@nethos/calls/call.ts'
import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { followServices as services } from '@nethos/contract/follow/follow.services.ts'
import type { TalkMessage } from '@nethos/contract/follow/follow.schemas.ts'

export const followed = () => query(services.listFollowed, {})
export const lastMessages = () => query(services.listLastMessages, {})
export const followOf = (followId: string) => query(services.getFollow, { followId })
/** The newest of a talk. */
export const talk = (followId: string) => query(services.listTalk, { followId, pageSize: 30 })

const lists = [services.listLastMessages, services.listFollowed]
export const sendMessage = command(services.sendMessage, services.listTalk, ...lists)
export const readTalk = command(services.readTalk, ...lists)

/** What was said before a message, the oldest first, and whether there is more. */
export async function talkBefore(
  followId: string,
  beforeId: string,
): Promise<{ messages: TalkMessage[]; hasOlder: boolean }> {
  const { rows, hasNextPage } = await call(services.listTalk, { followId, beforeId, pageSize: 50 })
  return { messages: [...rows].reverse(), hasOlder: hasNextPage }
}
