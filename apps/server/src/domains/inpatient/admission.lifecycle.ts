import { admissionStates } from '@nethos/contract/inpatient/admission.status.ts'
import { inpatientServices } from '@nethos/contract/inpatient/inpatient.services.ts'
import type { EventOf } from '@nethos/contract/states.ts'
import { lifecycleOf } from '../../lifecycle/lifecycle.ts'
import { admissionOf, columns } from './admission.table.ts'

export const admissions = lifecycleOf({
  table: 'admission',
  id: 'admissionId',
  states: admissionStates,
  starts: ['noted', 'called', 'in_hospital', 'discharged', 'cancelled'],
  history: 'admissionMove',
  due: ['dueAt', 'dueEvent', 'dueStatus'],
  columns,
  read: admissionOf,
  instants: ['notedAt', 'validUntil', 'queuedAt', 'calledAt', 'answerBy', 'arriveBy', 'admittedAt', 'dischargedAt'],
  services: {
    register: inpatientServices.registerAdmission,
    accept: inpatientServices.answerCall,
    postpone: inpatientServices.answerCall,
    decline: inpatientServices.answerCall,
  },
})
export type AdmissionEvent = EventOf<typeof admissionStates>
export type AdmissionChanges = NonNullable<Parameters<typeof admissions.transition>[4]>
