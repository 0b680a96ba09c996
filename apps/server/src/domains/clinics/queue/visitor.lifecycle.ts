import type { Selectable } from 'kysely'
import { visitorStates, type VisitorStatus } from '@nethos/contract/clinics/visitor.status.ts'
import type { ClinicVisitor as VisitorTable } from '../../../database/types.gen.ts'
import { lifecycleOf } from '../../../lifecycle/lifecycle.ts'

type Row = Selectable<VisitorTable>
type Instant = 'checkedInAt' | 'calledAt' | 'nearToldAt'
export interface Visitor extends Omit<Row, Instant | 'status'> {
  readonly status: VisitorStatus
  readonly checkedInAt: number
  readonly calledAt: number | null
  readonly nearToldAt: number | null
}

export const visitorOf = (row: Row): Visitor => ({
  ...row,
  status: row.status as VisitorStatus,
  checkedInAt: row.checkedInAt.getTime(),
  calledAt: row.calledAt?.getTime() ?? null,
  nearToldAt: row.nearToldAt?.getTime() ?? null,
})

export const visitors = lifecycleOf({
  table: 'clinicVisitor',
  id: 'visitorId',
  states: visitorStates,
  starts: ['waiting'],
  history: 'clinicVisitorMove',
  due: [],
  columns: 'all',
  read: visitorOf,
  instants: ['checkedInAt', 'calledAt', 'nearToldAt'],
  services: {},
})
