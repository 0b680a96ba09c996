import { pathwayServices } from '@nethos/contract/pathway/pathway.services.ts'
import { pathwayStates, pathwayTaskStates } from '@nethos/contract/pathway/pathway.status.ts'
import { lifecycleOf } from '../../lifecycle/lifecycle.ts'
import { pathwayOf, taskOf } from './pathway.table.ts'

export const pathways = lifecycleOf({
  table: 'pathway',
  id: 'pathwayId',
  states: pathwayStates,
  starts: ['going'],
  history: 'pathwayMove',
  due: [],
  columns: 'all',
  read: pathwayOf,
  instants: ['startedAt', 'endedAt', 'flaggedAt'],
  services: {},
})

export const pathwayTasks = lifecycleOf({
  table: 'pathwayTask',
  id: 'taskId',
  states: pathwayTaskStates,
  starts: ['waiting'],
  history: 'pathwayTaskMove',
  due: ['dueAt'],
  columns: 'all',
  read: taskOf,
  instants: ['opensAt', 'scheduledAt', 'closesAt', 'doneAt', 'seenAt'],
  json: ['result'],
  services: { complete: pathwayServices.completeTask, undo: pathwayServices.undoTask },
})
