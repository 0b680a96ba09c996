import { inpatientDeskServices } from '@nethos/contract/inpatient/inpatient-desk.services.ts'
import { inpatientServices } from '@nethos/contract/inpatient/inpatient.services.ts'
import { visitDeskServices, visitServices } from '@nethos/contract/inpatient/visit.services.ts'
import { implement } from '../../calls/handler.ts'
import { changesPushed } from '../../calls/hospital-push.ts'
import type { Domain } from '../../domain.ts'
import { archiveParts } from './archive-parts.ts'
import { lapse, miss, pass } from './admission.life.ts'
import { admissions } from './admission.lifecycle.ts'
import {
  callAdmission,
  postponeAdmission,
  recallAdmission,
  setPriority,
  strikeAdmission,
} from './desk/desk-decisions.ts'
import { deskAdmission, deskAdmissions, deskBeds } from './desk/desk-list.ts'
import { confirmVisit, deskVisits, refuseVisit, setVisiting, wardsVisiting } from './desk/desk-visits.ts'
import { askAtOnce, admissionJobs, lineTimer } from './line.jobs.ts'
import { admission, inHospitalCards, inHospitalStatus, listAdmissions, stayPeople } from './read.ts'
import { answerCall, registerAdmission, saveRemark } from './register.ts'
import { inpatientServicesList, processSteps, readProcess } from './steps.ts'
import { hospitalExaminations, toBeExamined, toBeInspected } from './to-do.ts'
import { visits } from './visit.life.ts'
import { cancelVisit, missVisit, registerVisit, visiting } from './visits.ts'
import { ward } from './ward.ts'
import { todayOfAdmissions } from './today.ts'

/** Stays in hospital, from the admission note to what comes after (docs/decisions/0161). */
export const inpatientDomain: Domain = {
  today: todayOfAdmissions,
  archive: archiveParts,
  services: [
    ...implement(inpatientServices, {
      inHospitalStatus,
      inHospitalCards,
      registerAdmission,
      saveRemark,
      toBeInspected,
      toBeExamined,
      inpatientServicesList,
      hospitalExaminations,
      processSteps,
      readProcess,
      admissions: listAdmissions,
      stayPeople,
      admission,
      answerCall,
      ward,
    }),
    ...implement(visitServices, { visiting, registerVisit, cancelVisit }),
    ...implement(visitDeskServices, { deskVisits, confirmVisit, refuseVisit, wardsVisiting, setVisiting }),
    ...implement(inpatientDeskServices, {
      deskAdmissions,
      deskAdmission,
      deskBeds,
      callAdmission,
      recallAdmission,
      setPriority,
      postponeAdmission,
      strikeAdmission,
    }),
  ],
  jobs: admissionJobs,
  timers: [
    admissions.timer('admission', { pass, miss, lapse }),
    visits.timer('stay-visit', { lapse: missVisit }),
    lineTimer,
  ],
  lifecycles: [admissions, visits],
  web: changesPushed('stays', askAtOnce),
}
