import { call } from '@nethos/calls/call.ts'
import { command } from '@nethos/calls/command.ts'
import { query, queryClient } from '@nethos/calls/query.ts'
import { doctorDeskServices } from '@nethos/contract/doctors/doctor-desk.services.ts'
import { groupDeskServices as services } from '@nethos/contract/groups/group-desk.services.ts'
import { groupDeskTalkServices as talkServices } from '@nethos/contract/groups/group-desk-talk.services.ts'
import { merged, withOlder } from '@nethos/contract/groups/groups.merged.ts'
import type { OutputOf, SentOf } from '@nethos/contract/service.ts'

export type DeskGroup = OutputOf<typeof services.deskGroup>
export type DeskGroupRow = OutputOf<typeof services.listDeskGroups>['rows'][number]
export type DeskApplication = OutputOf<typeof services.listApplications>['rows'][number]
export type DeskMember = OutputOf<typeof services.listDeskMembers>['rows'][number]
export type DeskAlert = OutputOf<typeof talkServices.listAlerts>['rows'][number]
export type DeskTalk = OutputOf<typeof talkServices.deskTalk>

export const groups = (filter: SentOf<typeof services.listDeskGroups>) => query(services.listDeskGroups, filter)
export const group = (groupId: string) => query(services.deskGroup, { groupId })
export const applications = (asked: SentOf<typeof services.listApplications>) => query(services.listApplications, asked)
export const members = (asked: SentOf<typeof services.listDeskMembers>) => query(services.listDeskMembers, asked)
export const alerts = (asked: SentOf<typeof talkServices.listAlerts>) => query(talkServices.listAlerts, asked)
/** Who can be a doctor of a group: those whom patients find. */
export const doctorsNamed = (search: string) =>
  query(doctorDeskServices.listDeskDoctors, { search, isShown: true, pageSize: 20 })

/** The end of the talk; asked again, only what has changed. */
export const talk = (groupId: string) =>
  query(
    talkServices.deskTalk,
    { groupId },
    {
      sent: known => ({ groupId, afterVersion: known.version }),
      joined: (known, came) => ({ isWhole: true, ...merged(known, came) }) as DeskTalk,
    },
  )

const talkKey = (groupId: string) => [talkServices.deskTalk.name, { groupId }]

export async function loadOlder(groupId: string): Promise<void> {
  const oldest = queryClient.getQueryData<DeskTalk>(talkKey(groupId))?.messages[0]
  if (!oldest) return
  const older = await call(talkServices.deskTalk, { groupId, beforeId: oldest.messageId })
  queryClient.setQueryData<DeskTalk>(talkKey(groupId), now =>
    now?.messages[0]?.messageId === oldest.messageId ? ({ ...now, ...withOlder(now, older) } as DeskTalk) : now,
  )
}

/** Back from far up: the end of the talk anew. */
export const toNewest = (groupId: string): Promise<void> => queryClient.resetQueries({ queryKey: talkKey(groupId) })

const shown = [services.deskGroup, services.listDeskGroups] as const
export const saveGroup = command(services.saveGroup, ...shown)
export const setDoctors = command(services.setGroupDoctors, ...shown)
export const saveQuestion = command(services.saveQuestion, services.deskGroup)
export const removeQuestion = command(services.removeQuestion, services.deskGroup)
export const approve = command(
  services.approveApplication,
  services.listApplications,
  services.listDeskMembers,
  ...shown,
)
export const decline = command(services.declineApplication, services.listApplications, ...shown)
export const mute = command(services.muteMember, services.listDeskMembers)
export const removeMember = command(services.removeMember, services.listDeskMembers, ...shown)
export const say = command(talkServices.sayAtDesk, talkServices.deskTalk)
export const sendCard = command(talkServices.sendGroupCard, talkServices.deskTalk)
export const announce = command(talkServices.announce, talkServices.deskTalk, services.deskGroup)
export const removeMessage = command(
  talkServices.removeMessage,
  talkServices.deskTalk,
  talkServices.listAlerts,
  ...shown,
)
export const settle = command(talkServices.settleAlert, talkServices.listAlerts, ...shown)
export const judgeAlert = command(talkServices.judgeAlert, talkServices.listAlerts)
