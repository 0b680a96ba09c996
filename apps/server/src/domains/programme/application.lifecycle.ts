import { programmeServices } from '@nethos/contract/programme/programme.services.ts'
import { applicationStates } from '@nethos/contract/programme/programme.status.ts'
import { lifecycleOf } from '../../lifecycle/lifecycle.ts'
import { applicationOf, columns } from './application.table.ts'

export const applications = lifecycleOf({
  table: 'programmeApplication',
  id: 'applicationId',
  states: applicationStates,
  starts: ['applied', 'accepted', 'to_pay'],
  history: 'programmeMove',
  due: ['dueAt', 'dueEvent', 'dueStatus'],
  columns,
  read: applicationOf,
  instants: ['createdAt', 'decideBy', 'answerBy', 'payBy', 'startsAt', 'endsAt', 'flaggedAt', 'flagSeenAt'],
  json: ['document', 'answers', 'attachments', 'flags'],
  services: { answer: programmeServices.answerAsked, withdraw: programmeServices.withdrawApplication },
})
