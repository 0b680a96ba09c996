import { drawEntryStates, drawStates } from '@nethos/contract/booking/draw.status.ts'
import { drawServices } from '@nethos/contract/booking/draw.services.ts'
import { lifecycleOf } from '../../../lifecycle/lifecycle.ts'
import { drawColumns, drawEntryColumns, drawEntryOf, drawOf } from './draw.table.ts'

export const draws = lifecycleOf({
  table: 'draw',
  id: 'sessionId',
  states: drawStates,
  starts: ['announced'],
  column: 'state',
  due: ['dueAt'],
  columns: drawColumns,
  read: drawOf,
  instants: ['committedAt', 'opensAt', 'closesAt', 'drawnAt', 'roundAt', 'lastRoundAt', 'settledAt'],
  services: {},
})

/** Requests begin while the draw takes them, in one statement (draw.table.ts). */
export const drawEntries = lifecycleOf({
  table: 'drawEntry',
  id: 'drawEntryId',
  states: drawEntryStates,
  starts: ['entered'],
  column: 'state',
  due: [],
  columns: drawEntryColumns,
  read: drawEntryOf,
  instants: [],
  services: { leave: drawServices.leaveDraw },
})
