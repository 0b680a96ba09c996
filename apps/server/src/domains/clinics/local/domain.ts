import { localClinicDeskServices } from '@nethos/contract/clinics/local-desk.services.ts'
import { ownClinicServices } from '@nethos/contract/clinics/own-clinic.services.ts'
import { implement } from '../../../calls/handler.ts'
import type { Domain } from '../../../domain.ts'
import { listKeepers, listLocalDepartments, saveDepartment, saveDoctor } from './desk-departments.ts'
import { endLocalVisit, turnNumber } from './desk-numbers.ts'
import { listPlans, removePlan, savePlan } from './desk-plans.ts'
import {
  addLocalNumbers,
  addSession,
  changeLocalSession,
  giveSession,
  localSession,
  listLocalSessions,
  stopLocalSession,
} from './desk-sessions.ts'
import { listOwnSessions, stopOwnSession } from './own-sessions.ts'

/** 排班: the clinics of hospitals that have no registration system of their own. */
export const localClinicsDomain: Domain = {
  services: [
    ...implement(localClinicDeskServices, {
      listKeepers,
      listLocalDepartments,
      saveDepartment,
      saveDoctor,
      listPlans,
      savePlan,
      removePlan,
      listLocalSessions,
      localSession,
      addSession,
      changeSession: changeLocalSession,
      stopLocalSession,
      giveSession,
      addNumbers: addLocalNumbers,
      turnNumber,
      endLocalVisit,
    }),
    ...implement(ownClinicServices, { listOwnSessions, stopOwnSession }),
  ],
}
