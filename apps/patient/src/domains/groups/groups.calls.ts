import { call } from '@nethos/calls/call.ts'
import { command } from '@nethos/calls/command.ts'
import { query, queryClient } from '@nethos/calls/query.ts'
import { groupTalkServices as talkServices } from '@nethos/contract/groups/group-talk.services.ts'
import { merged, withOlder } from '@nethos/contract/groups/groups.merged.ts'
import { groupServices as services } from '@nethos/contract/groups/groups.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'

export type Room = OutputOf<typeof talkServices.openTalk>
export type Group = OutputOf<typeof services.getGroup>

export const groups = () => query(services.listGroups, {})
export const group = (groupId: string) => query(services.getGroup, { groupId })
export const application = (groupId: string) => query(services.getApplication, { groupId })
export const members = (groupId: string) => query(services.listMembers, { groupId, pageSize: 20 })
export const doctors = (groupId: string) => query(services.listGroupDoctors, { groupId })
export const questions = (groupId: string, word = '') => query(services.listQuestions, { groupId, word })

/** The room with the end of its talk; asked again, only what has changed. */
export const room = (groupId: string) =>
  query(
    talkServices.openTalk,
    { groupId },
    {
      sent: known => ({ groupId, afterVersion: known.talk.version }),
      joined: (known, came) => ({ ...came, talk: { isWhole: true, ...merged(known.talk, came.talk) } as Room['talk'] }),
    },
  )

const roomKey = (groupId: string) => [talkServices.openTalk.name, { groupId }]

/** Asks for what stands before the oldest message that is known. */
export async function loadOlder(groupId: string): Promise<void> {
  const known = queryClient.getQueryData<Room>(roomKey(groupId))
  const oldest = known?.talk.messages[0]
  if (!oldest) return
  const { talk } = await call(talkServices.openTalk, { groupId, beforeId: oldest.messageId })
  queryClient.setQueryData<Room>(roomKey(groupId), now =>
    now?.talk.messages[0]?.messageId === oldest.messageId
      ? { ...now, talk: { ...now.talk, ...withOlder(now.talk, talk) } as Room['talk'] }
      : now,
  )
}

/** Back from far up: the end of the talk anew. */
export const toNewest = (groupId: string): Promise<void> => queryClient.resetQueries({ queryKey: roomKey(groupId) })

const lists = [services.listGroups, services.getGroup, services.getApplication]
export const applyToGroup = command(services.applyToGroup, ...lists)
export const withdraw = command(services.withdrawApplication, ...lists)
export const changeMembership = command(services.changeMembership, ...lists, services.listMembers)
export const leave = command(services.leaveGroup, ...lists)
export const say = command(talkServices.sayInGroup, talkServices.openTalk, services.listGroups)
export const recall = command(talkServices.recallMessage, talkServices.openTalk)
export const report = command(talkServices.reportMessage)
export const read = command(talkServices.readGroup, services.listGroups)
