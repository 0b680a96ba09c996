import { call } from '@nethos/calls/call.ts'
import { command } from '@nethos/calls/command.ts'
import { query, queryClient } from '@nethos/calls/query.ts'
import type { OutputOf, SentOf } from '@nethos/contract/service.ts'
import type { TalkMessage } from '@nethos/contract/follow/follow.schemas.ts'
import { followDeskServices as services, type followTabs } from '@nethos/contract/follow/follow-desk.services.ts'

export type FollowTab = (typeof followTabs)[number]
export type Follower = OutputOf<typeof services.listFollowers>['rows'][number]
export type DeskTalk = OutputOf<typeof services.deskTalk>

export const followers = (tab: FollowTab) => query(services.listFollowers, { tab, pageSize: 50 })
export const counts = query(services.countFollowers, {})
export const deskTalk = (followId: string) => query(services.deskTalk, { followId })

const lists = [services.listFollowers, services.countFollowers]
export const readTalk = command(services.readDeskTalk, ...lists)
export const judgeTalkFlag = command(services.judgeTalkFlag, services.listFollowers)
export const ownCode = command(services.ownCode)

export function refreshLists(): void {
  for (const { name } of lists) void queryClient.invalidateQueries({ queryKey: [name] })
}

/** Each look at a talk is a line of the audit log: only this one is asked for again, and only when it has changed. */
export const refreshTalk = (followId: string): void =>
  void queryClient.invalidateQueries({ queryKey: [services.deskTalk.name, { followId }] })

/** It is sent when the server has it: what is shown is brought up to date with what it gave back. */
export const sendAnswer = async (sent: SentOf<typeof services.writeToFollower>): Promise<void> =>
  show(sent.followId, await call(services.writeToFollower, sent))

export const sendCard = async (sent: SentOf<typeof services.sendCard>): Promise<void> =>
  show(sent.followId, await call(services.sendCard, sent))

function show(followId: string, message: TalkMessage): void {
  queryClient.setQueryData<DeskTalk>([services.deskTalk.name, { followId }], shown =>
    shown && !shown.messages.some(({ messageId }) => messageId === message.messageId)
      ? { ...shown, messages: [message, ...shown.messages] }
      : shown,
  )
  refreshLists()
}

/** What was said before a message, the oldest first, and whether there is more. */
export async function talkBefore(
  followId: string,
  beforeId: string,
): Promise<{ messages: TalkMessage[]; hasOlder: boolean }> {
  const { messages, hasOlder } = await call(services.deskTalk, { followId, beforeId })
  return { messages: [...messages].reverse(), hasOlder }
}
