import { askPharmacistServices } from '@nethos/contract/renewal/ask-pharmacist.services.ts'
import { renewalDeskServices } from '@nethos/contract/renewal/renewal-desk.services.ts'
import { renewalServices } from '@nethos/contract/renewal/renewal.services.ts'
import { implement } from '../../calls/handler.ts'
import { applyRenewal } from './apply-renewal.ts'
import { askPharmacist, listPharmacists, onePharmacist } from './ask-pharmacist.ts'
import { checkDrugs } from './check-drugs.ts'
import { listDepartments, listDoctors } from './departments.ts'
import {
  deskRenewal,
  findDeskDrugs,
  listDeskRenewals,
  listPrescriptionQueue,
  prescribe,
  queuedPrescription,
  refuseRenewal,
} from './desk.ts'
import { drugDetail, findDrugs } from './drugs.ts'
import { listRenewals, receiveRenewal, renewalDetail, withdrawRenewal } from './list-renewals.ts'
import { listMedications, medicationDetail, remindMe } from './medications.ts'
import { listOrderItems, openOrder, orderOfConsult } from './orders.ts'
import { callOffRenewal, handOverMedicine, layOutMedicine, reviewPrescription, sendMedicine } from './pharmacy.ts'
import { listPrescriptions, listPrevious, prescriptionDetail, prescriptionToken } from './prescriptions.ts'
import { maySeePrescription, maySeeRenewal } from './public.ts'
import { renewalDues } from './renewal.dues.ts'
import { makePrescriptionPdf } from './renewal.jobs.ts'

export const renewalDomain = {
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
    ...implement(askPharmacistServices, { listPharmacists, onePharmacist, askPharmacist }),
    ...implement(renewalDeskServices, {
      listDeskRenewals,
      deskRenewal,
      findDeskDrugs,
      prescribe,
      refuseRenewal,
      listPrescriptionQueue,
      queuedPrescription,
      reviewPrescription,
      sendMedicine,
      layOutMedicine,
      handOverMedicine,
      callOffRenewal,
    }),
  ],
  jobs: [makePrescriptionPdf],
  dues: renewalDues,
  fileRights: { prescription: maySeePrescription, renewal: maySeeRenewal },
}
