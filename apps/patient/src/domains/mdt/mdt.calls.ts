import { query } from '@nethos/calls/query.ts'
import { mdtServices } from '@nethos/contract/clinics/mdt.services.ts'

export const mdtClinics = (hosId?: string) => query(mdtServices.listMdtClinics, hosId ? { hosId } : {})
export const mdtSessions = (deptId: string) => query(mdtServices.mdtSessions, { deptId })
