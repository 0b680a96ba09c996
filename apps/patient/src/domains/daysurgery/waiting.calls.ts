import { query } from '@nethos/calls/query.ts'
import { daySurgeryServices } from '@nethos/contract/daysurgery/daysurgery.services.ts'
import { inpatientServices } from '@nethos/contract/inpatient/inpatient.services.ts'

/** Who waits for a bed, and how it stands with each (the domain inpatient keeps it). */
export const waitingPeople = () => query(inpatientServices.stayPeople, {})
export const admissionOf = (personId: string) => query(inpatientServices.admission, { personId })
export const guideSteps = (personId: string) => query(inpatientServices.inpatientServicesList, { personId })
export const admissionMessages = (admissionId: string) => query(daySurgeryServices.admissionMessages, { admissionId })
