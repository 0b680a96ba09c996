import { examServices } from '@nethos/contract/exam/exam.services.ts'
import { examinationStates } from '@nethos/contract/exam/examination.status.ts'
import type { EventOf } from '@nethos/contract/states.ts'
import { lifecycleOf } from '../../lifecycle/lifecycle.ts'
import { columns, examinationOf } from './examination.table.ts'

export const examinations = lifecycleOf({
  table: 'examination',
  id: 'examinationId',
  states: examinationStates,
  starts: ['to_book', 'booked', 'signed_in', 'in_progress', 'done', 'reported', 'cancelled'],
  history: 'examinationMove',
  due: ['dueAt', 'dueEvent', 'dueStatus'],
  columns,
  read: examinationOf,
  instants: ['orderedAt', 'validUntil', 'askedAt', 'startsAt', 'endsAt'],
  services: {
    book: examServices.bookExamination,
    plan: examServices.bookExamination,
    change: examServices.bookExamination,
    cancel: examServices.cancelExamination,
  },
})
export type ExaminationEvent = EventOf<typeof examinationStates>
export type ExaminationChanges = NonNullable<Parameters<typeof examinations.transition>[4]>
