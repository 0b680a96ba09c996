import type { Selectable } from 'kysely'
import { feesServices } from '@nethos/contract/fees/fees.services.ts'
import {
  feeBillStates,
  feeOrderStates,
  type FeeBillState,
  type FeeOrderState,
} from '@nethos/contract/fees/fees.status.ts'
import type { Biller } from '@nethos/contract/fees/fees.schemas.ts'
import type { FeeBill as BillRow, FeeOrder as OrderRow } from '../../database/types.gen.ts'
import { lifecycleOf } from '../../lifecycle/lifecycle.ts'
import type { ChargeItem, Guide } from '../../ports/hospital-bills.ts'

export type What = 'outpatient' | 'deposit' | 'discharge'

const at = (date: Date | null): number | null => date?.getTime() ?? null

export const orderOf = (row: Selectable<OrderRow>) => ({
  ...row,
  what: row.what as What,
  state: row.state as FeeOrderState,
  createdAt: row.createdAt.getTime(),
  expiresAt: row.expiresAt.getTime(),
  paidAt: at(row.paidAt),
  endedAt: at(row.endedAt),
})
export type FeeOrder = ReturnType<typeof orderOf>

export const billOf = (row: Selectable<BillRow>) => ({
  ...row,
  what: row.what as What,
  biller: row.biller as Biller,
  state: row.state as FeeBillState,
  issuedAt: row.issuedAt.getTime(),
  paidAt: at(row.paidAt),
  endedAt: at(row.endedAt),
  askedAgainAt: at(row.askedAgainAt),
})
export type FeeBill = ReturnType<typeof billOf>

/** What was charged, and where to go with it, as they were written down. */
export const itemsOf = ({ items }: Pick<FeeBill, 'items'>): ChargeItem[] => listOf<ChargeItem>(items)
export const guidesOf = ({ guides }: Pick<FeeBill, 'guides'>): Guide[] => listOf<Guide>(guides)
// A row that was just written still has it as text.
const listOf = <T>(written: unknown): T[] => (typeof written === 'string' ? JSON.parse(written) : written) as T[]

export const orders = lifecycleOf({
  table: 'feeOrder',
  id: 'orderId',
  states: feeOrderStates,
  starts: ['open'],
  column: 'state',
  due: ['dueAt'],
  columns: 'all',
  read: orderOf,
  instants: ['createdAt', 'expiresAt', 'paidAt', 'endedAt'],
  services: { confirm: feesServices.payOrder, drop: feesServices.dropOrder },
})

export const feeBills = lifecycleOf({
  table: 'feeBill',
  id: 'settleNo',
  states: feeBillStates,
  starts: ['open'],
  column: 'state',
  due: ['dueAt'],
  columns: 'all',
  read: billOf,
  instants: ['issuedAt', 'paidAt', 'endedAt', 'askedAgainAt'],
  services: {},
})
