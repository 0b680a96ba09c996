import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { addressServices } from '@nethos/contract/account/address.services.ts'
import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { feesServices } from '@nethos/contract/fees/fees.services.ts'
import { ownMedicineServices as own } from '@nethos/contract/renewal/own-medicine.services.ts'
import { renewalServices as services } from '@nethos/contract/renewal/renewal.services.ts'
import type { RenewalTab } from '@nethos/contract/renewal/renewal.status.ts'
import { recordServices } from '@nethos/contract/record/record.services.ts'
import type { OutputOf, SentOf } from '@nethos/contract/service.ts'

export const departments = () => query(services.listDepartments, {})
export const doctorsOf = (gbDeptCode: string) => query(services.listDoctors, { gbDeptCode })
export const drugs = (search: string) => query(services.findDrugs, { search })
export const drug = (drugId: string) => query(services.drugDetail, { drugId })
export const previous = (personId: string) => query(services.listPrevious, { personId })
/** What the health file tells of allergies. */
export const healthFile = (personId: string) => query(recordServices.getHealthFile, { personId })
export const warnings = (sent: SentOf<typeof services.checkDrugs>) => query(services.checkDrugs, sent)
export const renewals = (tab: RenewalTab, personId = '') => query(services.listRenewals, { tab, personId })
export const renewal = (consultId: string) => query(services.renewalDetail, { consultId })
export const prescriptions = (personId: string, accessToken = '') =>
  query(services.listPrescriptions, { personId, accessToken })
export const prescription = (prescriptionId: string) => query(services.prescriptionDetail, { prescriptionId })
export const prescriptionToken = () => query(services.prescriptionToken, {})
export const medications = (personId: string, isCurrent: boolean) =>
  query(services.listMedications, { personId, isCurrent })
export const medication = (prescriptionId: string) => query(services.medicationDetail, { prescriptionId })
export type OwnMedicine = OutputOf<typeof own.listOwnMedicines>[number]
export const ownMedicines = (personId: string) => query(own.listOwnMedicines, { personId })
export const addOwnMedicine = command(own.addOwnMedicine, own.listOwnMedicines)
export const stopOwnMedicine = command(own.stopOwnMedicine, own.listOwnMedicines)
export const markTaken = command(own.markTaken, services.medicationDetail)
export const addresses = () => query(addressServices.listAddresses, {})

/** What the insurance pays of the medicine; the order is paid as every bill is. */
export const settleMedicine = command(feesServices.preSettle, feesServices.orderDetail)

const changed = [
  services.renewalDetail,
  services.listRenewals,
  consultServices.consultDetail,
  consultServices.listConsults,
]
export const applyRenewal = command(services.applyRenewal, ...changed)
export const withdrawRenewal = command(services.withdrawRenewal, ...changed)
export const receiveRenewal = command(services.receiveRenewal, ...changed)
export const remindMe = command(services.remindMe, services.medicationDetail, services.listMedications)
