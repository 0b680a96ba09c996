import { query } from '@nethos/calls/query.ts'
import { schoolOrderServices } from '@nethos/contract/booking/school-orders.services.ts'
import { schoolServices } from '@nethos/contract/clinics/school.services.ts'

export const schoolDepartments = () => query(schoolServices.listSchoolDepartments, {})
export const schoolSessions = (of: { deptCode: string } | { docId: string }) => query(schoolServices.schoolSessions, of)
export const schoolNumbers = (sessionId: string) => query(schoolServices.schoolNumbers, { sessionId })
export const schoolBookings = () => query(schoolOrderServices.listSchoolBookings, {})
