import { clinicQueueServices } from '@nethos/contract/clinics/clinic-queue.services.ts'
import { implement } from '../../../calls/handler.ts'
import type { Domain } from '../../../domain.ts'
import { callNextVisitor, checkIn, checkInByCode, clinicQueue, listClinicQueues, moveVisitor } from './desk-queue.ts'
import { ownPlace } from './own-place.ts'

/** 候诊叫号: the lines of hospitals that have no queueing system of their own (docs/decisions/0195). */
export const clinicQueueDomain: Domain = {
  services: implement(clinicQueueServices, {
    listClinicQueues,
    clinicQueue,
    checkIn,
    checkInByCode,
    callNextVisitor,
    moveVisitor,
    ownPlace,
  }),
}
