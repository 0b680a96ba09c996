import { query } from '@nethos/calls/query.ts'
import { freeClinicServices as services } from '@nethos/contract/consult/free-clinic.services.ts'

export const freeClinic = (gbDeptCode: string, freeClinicId = '') =>
  query(services.freeClinic, { gbDeptCode, freeClinicId })
export const feverDoctors = () => query(services.feverDoctors, {})
export const clinicTeams = () => query(services.freeClinicTeams, {})
