import { renewalServices } from '@nethos/contract/renewal/renewal.services.ts'
import { renewalStates } from '@nethos/contract/renewal/renewal.status.ts'
import type { EventOf } from '@nethos/contract/states.ts'
import { lifecycleOf } from '../../lifecycle/lifecycle.ts'
import { columns, renewalOf } from './renewal.table.ts'

export const renewals = lifecycleOf({
  table: 'renewal',
  id: 'consultId',
  states: renewalStates,
  starts: ['applied'],
  history: 'renewalMove',
  due: ['dueAt', 'dueEvent', 'dueStatus'],
  columns,
  read: renewalOf,
  instants: ['createdAt', 'prescribedAt', 'returnedAt', 'approvedAt', 'paidAt', 'handedAt', 'endedAt', 'refundLookAt'],
  services: { withdraw: renewalServices.withdrawRenewal, receive: renewalServices.receiveRenewal },
})

export type RenewalEvent = EventOf<typeof renewalStates>
export type RenewalChanges = NonNullable<Parameters<typeof renewals.transition>[4]>
