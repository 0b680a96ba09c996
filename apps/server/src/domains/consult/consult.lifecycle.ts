import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { consultStates, endsAt } from '@nethos/contract/consult/consult.status.ts'
import type { EventOf } from '@nethos/contract/states.ts'
import { lifecycleOf } from '../../lifecycle/lifecycle.ts'
import { columns, consultOf } from './consult.table.ts'

export const consults = lifecycleOf({
  table: 'consult',
  id: 'consultId',
  states: consultStates,
  starts: ['unpaid', 'going'],
  property: 'consultStatus',
  history: 'consultMove',
  due: ['dueAt', 'dueEvent', 'dueStatus'],
  columns,
  read: consultOf,
  instants: [
    'createdAt',
    'startedAt',
    'firstReplyAt',
    'endedAt',
    'endsAt',
    'servedFrom',
    'servedUntil',
    'supplementAskedAt',
  ],
  alsoSet: consult => ({ endsAt: endsAt(consult) }),
  services: {
    cancel: consultServices.cancelConsult,
    end: consultServices.endConsult,
    review: consultServices.reviewConsult,
  },
})

export type ConsultEvent = EventOf<typeof consultStates>
export type ConsultChanges = NonNullable<Parameters<typeof consults.transition>[4]>
