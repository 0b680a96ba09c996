import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import type { AdmissionTab } from '@nethos/contract/inpatient/admission.status.ts'
import { inpatientDeskServices as services } from '@nethos/contract/inpatient/inpatient-desk.services.ts'
import { visitDeskServices as visiting } from '@nethos/contract/inpatient/visit.services.ts'

export const admissions = (tab: AdmissionTab, deptCode: string, pageNum: number) =>
  query(services.deskAdmissions, { tab, pageNum, ...(deptCode && { deptCode }) })
export const admission = (admissionId: string) => query(services.deskAdmission, { admissionId })
export const beds = (deptCode: string) => query(services.deskBeds, { deptCode })

const shown = [services.deskAdmissions, services.deskAdmission, services.deskBeds] as const
export const call = command(services.callAdmission, ...shown)
export const recall = command(services.recallAdmission, ...shown)
export const setPriority = command(services.setPriority, ...shown)
export const postpone = command(services.postponeAdmission, ...shown)
export const strike = command(services.strikeAdmission, ...shown)

export const visits = (onDay: string, pageNum: number) => query(visiting.deskVisits, { onDay, pageNum })
export const wards = () => query(visiting.wardsVisiting, {})
export const confirmVisit = command(visiting.confirmVisit, visiting.deskVisits)
export const refuseVisit = command(visiting.refuseVisit, visiting.deskVisits)
export const setVisiting = command(visiting.setVisiting, visiting.wardsVisiting)
