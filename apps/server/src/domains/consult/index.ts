import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { freeClinicServices } from '@nethos/contract/consult/free-clinic.services.ts'
import { personalServices } from '@nethos/contract/consult/personal.services.ts'
import { freeClinicDeskServices } from '@nethos/contract/staff-desk/free-clinic-desk.services.ts'
import { implement } from '../../calls/handler.ts'
import { consultFee } from './consult-fee.ts'
import { consultDues } from './consult.dues.ts'
import { cancelConsult, endConsult } from './end-consult.ts'
import { consultDetail } from './get-detail.ts'
import { listDeskClinics, saveClinic } from './free-clinic-desk.ts'
import { feverDoctors, freeClinic, freeClinicDepartments, freeClinicDue, freeClinicTeams } from './free-clinic.ts'
import { goingConsult, listConsults, openConsult, syncConsult, unpaidConsult } from './list-consults.ts'
import { countAttachments, listMessages, medicalRecord, readMessages } from './messages.ts'
import {
  cancelPersonalConsult,
  checkPersonalService,
  listPersonalServices,
  personalServiceDetails,
  startPersonalConsult,
} from './personal.ts'
import { maySeeConsult } from './public.ts'
import { reply } from './reply.ts'
import { givenReview, reviewConsult } from './review-consult.ts'
import { startPictureConsult } from './start-picture-consult.ts'
import { startTeamConsult } from './start-team-consult.ts'
import { supplement } from './supplement.ts'
import { videoConsults } from './video/index.ts'

export const consultDomain = {
  services: [
    ...implement(freeClinicServices, { freeClinic, freeClinicDepartments, feverDoctors, freeClinicTeams }),
    ...implement(personalServices, {
      listPersonalServices,
      checkPersonalService,
      startPersonalConsult,
      cancelPersonalConsult,
      personalServiceDetails,
    }),
    ...implement(freeClinicDeskServices, { listDeskClinics, saveClinic }),
    ...implement(consultServices, {
      medicalRecord,
      startPictureConsult,
      startTeamConsult,
      consultDetail,
      readMessages,
      reply,
      supplement,
      cancelConsult,
      endConsult,
      reviewConsult,
      givenReview,
      listConsults,
      openConsult,
      syncConsult,
      unpaidConsult,
      goingConsult,
      countAttachments,
      listMessages,
      consultFee,
    }),
    ...videoConsults,
  ],
  dues: [...consultDues, freeClinicDue],
  fileRights: { consult: maySeeConsult },
}
