import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { inpatientServices as services } from '@nethos/contract/inpatient/inpatient.services.ts'
import { visitServices } from '@nethos/contract/inpatient/visit.services.ts'

export const admissionOf = (personId: string) => query(services.admission, { personId })
export const admissionsOf = (personId: string) => query(services.admissions, { personId })
export const stayOf = (admissionId: string) => query(services.admission, { admissionId })
export const stayPeople = () => query(services.stayPeople, {})
export const stayServices = (personId: string) => query(services.inpatientServicesList, { personId })
export const toBeInspected = (personId: string) => query(services.toBeInspected, { personId })
export const toBeExamined = (personId: string) => query(services.toBeExamined, { personId })
export const steps = (personId: string) => query(services.processSteps, { personId })
export const step = (taskId: string) => query(services.processSteps, { taskId })
export const ward = (admissionId: string) => query(services.ward, { admissionId })
export const visiting = (admissionId: string) => query(visitServices.visiting, { admissionId })
export const registerVisit = command(visitServices.registerVisit, visitServices.visiting)
export const cancelVisit = command(visitServices.cancelVisit, visitServices.visiting)

const shown = [services.admission, services.inpatientServicesList, services.stayPeople, services.processSteps] as const
export const register = command(services.registerAdmission, ...shown)
export const saveRemark = command(services.saveRemark, ...shown)
export const answerCall = command(services.answerCall, ...shown)
export const readStep = command(services.readProcess, ...shown)
