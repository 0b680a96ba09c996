import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { clinicQueueServices as services } from '@nethos/contract/clinics/clinic-queue.services.ts'

export const clinicQueues = () => query(services.listClinicQueues, {})
export const clinicQueue = (hosId: string, sessionCode: string) => query(services.clinicQueue, { hosId, sessionCode })

const ofQueues = [services.listClinicQueues, services.clinicQueue] as const
export const checkIn = command(services.checkIn, ...ofQueues)
export const checkInByCode = command(services.checkInByCode, ...ofQueues)
export const callNext = command(services.callNextVisitor, ...ofQueues)
export const moveVisitor = command(services.moveVisitor, ...ofQueues)
