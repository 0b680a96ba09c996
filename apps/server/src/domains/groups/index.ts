import { groupDeskServices } from '@nethos/contract/groups/group-desk.services.ts'
import { groupDeskTalkServices } from '@nethos/contract/groups/group-desk-talk.services.ts'
import { groupServices } from '@nethos/contract/groups/groups.services.ts'
import { groupTalkServices } from '@nethos/contract/groups/group-talk.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { leaveAllGroups } from './account-closed.ts'
import { applications, applicationTimer } from './application.lifecycle.ts'
import { applyToGroup, withdrawApplication } from './apply.ts'
import { archiveParts } from './archive-parts.ts'
import { groupIncidents } from './incidents.ts'
import { judgeAlert, listAlerts, settleAlert } from './desk-alerts.ts'
import { deskGroup, listDeskGroups, removeQuestion, saveGroup, saveQuestion, setGroupDoctors } from './desk-groups.ts'
import {
  approveApplication,
  declineApplication,
  listApplications,
  listDeskMembers,
  muteMember,
  removeMember,
} from './desk-people.ts'
import { announce, deskTalk, removeMessage, sayAtDesk, sendGroupCard } from './desk-talk.ts'
import { maySeeFilesOf } from './file-rights.ts'
import { noteAnnouncement } from './groups.jobs.ts'
import { members } from './member.lifecycle.ts'
import { changeMembership, leaveGroup, listGroupDoctors, listMembers, listQuestions } from './membership.ts'
import { getApplication, getGroup, listGroups } from './own-groups.ts'
import { openTalk, readGroup, recallMessage, reportMessage, sayInGroup } from './talk.ts'
import { todayOfGroups } from './today.ts'

export const groupsDomain: Domain = {
  today: todayOfGroups,
  incidents: groupIncidents,
  archive: archiveParts,
  accounts: { onAccountClosed: leaveAllGroups },
  demo: [
    {
      name: 'patient groups',
      after: ['staff', 'accounts'],
      load: async scope => (await import('./demo-groups.ts')).loadDemoGroups(scope),
    },
  ],
  services: [
    ...implement(groupServices, {
      listGroups,
      getGroup,
      applyToGroup,
      getApplication,
      withdrawApplication,
      listMembers,
      listGroupDoctors,
      listQuestions,
      changeMembership,
      leaveGroup,
    }),
    ...implement(groupTalkServices, { openTalk, sayInGroup, recallMessage, reportMessage, readGroup }),
    ...implement(groupDeskServices, {
      listDeskGroups,
      deskGroup,
      saveGroup,
      setGroupDoctors,
      saveQuestion,
      removeQuestion,
      listApplications,
      approveApplication,
      declineApplication,
      listDeskMembers,
      muteMember,
      removeMember,
    }),
    ...implement(groupDeskTalkServices, {
      deskTalk,
      sayAtDesk,
      sendGroupCard,
      announce,
      removeMessage,
      listAlerts,
      settleAlert,
      judgeAlert,
    }),
  ],
  lifecycles: [applications, members],
  timers: [applicationTimer],
  jobs: [noteAnnouncement],
  fileRights: { group_message: maySeeFilesOf },
}
