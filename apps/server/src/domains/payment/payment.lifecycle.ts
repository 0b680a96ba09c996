import { paymentStates } from '@nethos/contract/payment/payment.status.ts'
import { refundStates } from '@nethos/contract/payment/refund.status.ts'
import type { Selectable } from 'kysely'
import type { Payment, Refund } from '../../database/types.gen.ts'
import { lifecycleOf } from '../../lifecycle/lifecycle.ts'

/** When a provider is asked next (`due_at`) is a matter of its patience and follows from no state (asking-times.ts). */
export const payments = lifecycleOf({
  table: 'payment',
  id: 'payNo',
  states: paymentStates,
  starts: ['opening', 'paid'],
  column: 'state',
  due: [],
  columns: 'all',
  read: (row: Selectable<Payment>) => row,
  instants: [],
  services: {},
})

export const refunds = lifecycleOf({
  table: 'refund',
  id: 'refundNo',
  states: refundStates,
  starts: ['requested'],
  column: 'state',
  due: [],
  columns: 'all',
  read: (row: Selectable<Refund>) => row,
  instants: [],
  services: {},
})
