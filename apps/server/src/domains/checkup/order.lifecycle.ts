import { checkupServices } from '@nethos/contract/checkup/checkup.services.ts'
import { checkupOrderStates } from '@nethos/contract/checkup/checkup.status.ts'
import type { EventOf } from '@nethos/contract/states.ts'
import { lifecycleOf } from '../../lifecycle/lifecycle.ts'
import { columns, orderOf } from './order.table.ts'

export const checkupOrders = lifecycleOf({
  table: 'checkupOrder',
  id: 'orderId',
  states: checkupOrderStates,
  starts: ['to_pay', 'to_confirm'],
  history: 'checkupOrderMove',
  due: ['dueAt', 'dueEvent', 'dueStatus'],
  columns,
  read: orderOf,
  instants: ['createdAt', 'payBy', 'startsAt', 'endsAt', 'dayEndsAt', 'deskConfirmedAt'],
  json: ['content', 'addOns', 'stations'],
  services: { cancel: checkupServices.cancelCheckup },
})
export type CheckupEvent = EventOf<typeof checkupOrderStates>
export type CheckupChanges = NonNullable<Parameters<typeof checkupOrders.transition>[4]>
