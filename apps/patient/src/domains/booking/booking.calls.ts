import { query } from '@nethos/calls/query.ts'
import { findingServices } from '@nethos/contract/clinics/finding.services.ts'

export const clinicDepartments = (hosId: string, isSameDay = false) =>
  query(findingServices.listClinicDepartments, { hosId, ...(isSameDay ? { registration: 'same_day' } : {}) })
export const departmentDays = (deptId: string) => query(findingServices.subDepartmentState, { deptId })
export const departmentInfo = (deptId: string) => query(findingServices.departmentInfo, { deptId })
export const doctorStates = (deptId: string) => query(findingServices.doctorStates, { deptId })
export const ordinarySessions = (deptId: string) => query(findingServices.ordinarySessions, { deptId })
export const experts = (hosId: string) => query(findingServices.listExperts, { hosId })
/** `date` left out: today. */
export const doctorsOfDay = (of: { deptId: string } | { hosId: string }, date?: string) =>
  query(findingServices.doctorsOfDay, { ...of, ...(date ? { date } : {}) })
export const clinicDoctor = (clinicDoctorId: string) => query(findingServices.clinicDoctorInfo, { clinicDoctorId })
export const doctorSessions = (clinicDoctorId: string) => query(findingServices.doctorSessions, { clinicDoctorId })
export const numbers = (sessionId: string) => query(findingServices.listNumbers, { sessionId })
export const found = (search: string, hosId?: string) =>
  query(findingServices.searchClinics, { search, ...(hosId ? { hosId } : {}) })
