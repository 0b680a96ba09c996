import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { renewalDeskServices as services } from '@nethos/contract/renewal/renewal-desk.services.ts'
import { warningOverviewServices as overview } from '@nethos/contract/renewal/warning-overview.services.ts'
import type { doctorTabs, pharmacistTabs } from '@nethos/contract/renewal/renewal.status.ts'
import type { OutputOf, SentOf } from '@nethos/contract/service.ts'

export type FiredWarning = OutputOf<typeof overview.listWarnings>['rows'][number]
export type WarningFilter = SentOf<typeof overview.countWarnings>
export type DeskDetail = OutputOf<typeof services.deskRenewal>
export type Basis = DeskDetail['basis']
export type DeskDrug = OutputOf<typeof services.findDeskDrugs>['rows'][number]
export type QueueRow = OutputOf<typeof services.listDeskRenewals>['rows'][number]
export type DoctorTab = keyof typeof doctorTabs
export type PharmacistTab = keyof typeof pharmacistTabs

/** `search`: a part of the patient's name, '' for all. */
export const renewals = (tab: DoctorTab, search: string, pageNum: number) =>
  query(services.listDeskRenewals, { tab, ...(search && { search }), pageNum })
export const renewal = (consultId: string) => query(services.deskRenewal, { consultId })
export const prescriptions = (tab: PharmacistTab, search: string, pageNum: number) =>
  query(services.listPrescriptionQueue, { tab, ...(search && { search }), pageNum })
export const prescription = (consultId: string) => query(services.queuedPrescription, { consultId })
export const checkWritten = (sent: SentOf<typeof services.checkPrescription>) => query(services.checkPrescription, sent)
export const drugs = (search: string) => query(services.findDeskDrugs, { search })

export const firedWarnings = (filter: WarningFilter, pageNum: number) =>
  query(overview.listWarnings, { ...filter, pageNum })
export const warningCounts = (filter: WarningFilter) => query(overview.countWarnings, filter)

const ofDoctor = [services.deskRenewal, services.listDeskRenewals] as const
const ofPharmacy = [services.queuedPrescription, services.listPrescriptionQueue] as const
export const prescribe = command(services.prescribe, ...ofDoctor)
export const refuseRenewal = command(services.refuseRenewal, ...ofDoctor)
export const second = command(services.secondPrescription, ...ofDoctor)
export const review = command(services.reviewPrescription, ...ofPharmacy)
export const send = command(services.sendMedicine, ...ofPharmacy)
export const layOut = command(services.layOutMedicine, ...ofPharmacy)
export const handOver = command(services.handOverMedicine, ...ofPharmacy)
export const callOff = command(services.callOffRenewal, ...ofPharmacy)
