import type { Selectable } from 'kysely'
import { visitStates, type VisitFacts, type VisitStatus } from '@nethos/contract/inpatient/visit.status.ts'
import { visitServices } from '@nethos/contract/inpatient/visit.services.ts'
import type { StayVisit } from '../../database/types.gen.ts'
import { lifecycleOf } from '../../lifecycle/lifecycle.ts'

type Hidden = 'dueAt' | 'dueEvent' | 'dueStatus'
/** One visit. Instants epoch ms. */
export interface Visit
  extends Omit<Selectable<StayVisit>, Hidden | 'startsAt' | 'endsAt' | 'createdAt' | 'status'>, VisitFacts {
  readonly startsAt: number
  readonly status: VisitStatus
}

export const visitOf = ({
  dueAt: _at,
  dueEvent: _event,
  dueStatus: _status,
  createdAt: _created,
  ...row
}: Selectable<StayVisit>): Visit => ({
  ...row,
  status: row.status as VisitStatus,
  startsAt: row.startsAt.getTime(),
  endsAt: row.endsAt.getTime(),
})

export const visits = lifecycleOf({
  table: 'stayVisit',
  id: 'visitId',
  states: visitStates,
  starts: ['registered'],
  history: 'stayVisitMove',
  due: ['dueAt', 'dueEvent', 'dueStatus'],
  columns: 'all',
  read: visitOf,
  instants: ['startsAt', 'endsAt', 'createdAt'],
  services: { cancel: visitServices.cancelVisit },
})
