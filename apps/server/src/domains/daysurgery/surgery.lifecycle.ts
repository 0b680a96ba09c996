import { surgeryStates } from '@nethos/contract/daysurgery/surgery.status.ts'
import { lifecycleOf } from '../../lifecycle/lifecycle.ts'
import { surgeryOf } from './surgery.table.ts'

export const surgeries = lifecycleOf({
  table: 'surgery',
  id: 'surgeryId',
  states: surgeryStates,
  starts: ['planned', 'cancelled'],
  history: 'surgeryMove',
  due: [],
  columns: 'all',
  read: surgeryOf,
  instants: ['plannedAt', 'arriveAt'],
  json: ['stopDrugs', 'team'],
  services: {},
})
