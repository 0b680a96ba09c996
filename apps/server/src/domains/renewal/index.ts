import { askPharmacistServices } from '@nethos/contract/renewal/ask-pharmacist.services.ts'
import { ownMedicineServices } from '@nethos/contract/renewal/own-medicine.services.ts'
import { renewalDeskServices } from '@nethos/contract/renewal/renewal-desk.services.ts'
import { renewalServices } from '@nethos/contract/renewal/renewal.services.ts'
import { warningOverviewServices } from '@nethos/contract/renewal/warning-overview.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { archiveParts } from './archive-parts.ts'
import { applyRenewal } from './apply-renewal.ts'
import { askPharmacist, listPharmacists, onePharmacist, warningsOfQuestion } from './ask-pharmacist.ts'
import { checkDrugs } from './check-drugs.ts'
import { checkPrescription } from './desk-check.ts'
import { listDepartments, listDoctors } from './departments.ts'
import { deskRenewal, queuedPrescription } from './desk-detail.ts'
import { findDeskDrugs, listDeskRenewals, listPrescriptionQueue } from './desk-lists.ts'
import { refuseRenewal } from './desk.ts'
import { prescribe } from './prescribe.ts'
import { drugDetail, findDrugs } from './drugs.ts'
import { renewalIncidents } from './incidents.ts'
import { listRenewals, receiveRenewal, renewalDetail, withdrawRenewal } from './list-renewals.ts'
import { listMedications, medicationDetail, remindMe } from './medications.ts'
import { listOrderItems, openOrder, orderOfConsult } from './orders.ts'
import { callOffRenewal, handOverMedicine, layOutMedicine, reviewPrescription, sendMedicine } from './pharmacy.ts'
import { listPrescriptions, listPrevious, prescriptionDetail, prescriptionToken } from './prescriptions.ts'
import { patientHeadOf } from './patient-head.ts'
import { addOwnMedicine, listOwnMedicines, markTaken, stopOwnMedicine } from './own-medicine.ts'
import { medicineBills } from './own-bills.ts'
import { consultOrRenewalPayable } from './payable.ts'
import { secondPrescription } from './second.ts'
import { maySeePrescription, maySeeRenewal } from './rights.ts'
import { biller } from './renewal.life.ts'
import { renewals } from './renewal.lifecycle.ts'
import { renewalTimers } from './renewal.timers.ts'
import { makePrescriptionPdf } from './renewal.jobs.ts'
import { countWarnings, listWarnings } from './warning-overview.ts'
import { supervisedPrescriptions } from './supervised.ts'
import { renewalLookup } from './lookup.ts'
import { todayOfRenewals } from './today.ts'
import { underWay } from './under-way.ts'
import { pricesOfMedicines } from './prices.ts'
import { signedPrescriptions } from './signed-prescriptions.ts'

export const renewalDomain: Domain = {
  signedDocuments: [signedPrescriptions],
  prices: pricesOfMedicines,
  lookup: renewalLookup,
  today: todayOfRenewals,
  accounts: { underWay },
  archive: archiveParts,
  demo: [
    {
      name: 'drugs',
      after: ['hospital'],
      load: async scope => (await import('./demo-drugs.ts')).loadDemoDrugs(scope.db),
    },
    {
      name: 'renewals',
      after: ['drugs', 'questions', 'records', 'staff', 'duty'],
      load: async scope => (await import('./demo-renewals.ts')).loadDemoRenewals(scope),
    },
  ],
  payables: { consult: consultOrRenewalPayable },
  ownBills: { [biller]: medicineBills },
  medicineWarnings: warningsOfQuestion,
  patientHead: patientHeadOf,
  incidents: renewalIncidents,
  supervised: [supervisedPrescriptions],
  services: [
    ...implement(renewalServices, {
      listDepartments,
      listDoctors,
      findDrugs,
      drugDetail,
      listPrevious,
      checkDrugs,
      applyRenewal,
      listRenewals,
      renewalDetail,
      withdrawRenewal,
      receiveRenewal,
      listOrderItems,
      openOrder,
      orderOfConsult,
      prescriptionToken,
      listPrescriptions,
      prescriptionDetail,
      listMedications,
      medicationDetail,
      remindMe,
    }),
    ...implement(ownMedicineServices, { listOwnMedicines, addOwnMedicine, stopOwnMedicine, markTaken }),
    ...implement(askPharmacistServices, { listPharmacists, onePharmacist, askPharmacist }),
    ...implement(renewalDeskServices, {
      listDeskRenewals,
      deskRenewal,
      findDeskDrugs,
      prescribe,
      checkPrescription,
      secondPrescription,
      refuseRenewal,
      listPrescriptionQueue,
      queuedPrescription,
      reviewPrescription,
      sendMedicine,
      layOutMedicine,
      handOverMedicine,
      callOffRenewal,
    }),
    ...implement(warningOverviewServices, { listWarnings, countWarnings }),
  ],
  jobs: [makePrescriptionPdf],
  lifecycles: [renewals],
  timers: renewalTimers,
  fileRights: { prescription: maySeePrescription, renewal: maySeeRenewal },
}
