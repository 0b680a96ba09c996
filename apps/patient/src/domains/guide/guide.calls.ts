import { query } from '@nethos/calls/query.ts'
import { findingServices } from '@nethos/contract/clinics/finding.services.ts'
import { systemServices } from '@nethos/contract/system/system.services.ts'

export const clinicDepartments = (hosId: string) => query(findingServices.listClinicDepartments, { hosId })
export const departmentNames = () => query(systemServices.setting, { key: 'guide.departments' })
