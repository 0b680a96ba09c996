import { keptDeskServices } from '@nethos/contract/clinics/kept-desk.services.ts'
import { implement } from '../../../calls/handler.ts'
import type { Domain } from '../../../domain.ts'
import { listKeepers, listKeptDepartments, saveDepartment, saveDoctor } from './desk-departments.ts'
import { endKeptVisit, turnNumber } from './desk-numbers.ts'
import { listPlans, removePlan, savePlan } from './desk-plans.ts'
import {
  addKeptNumbers,
  addSession,
  changeKeptSession,
  giveSession,
  keptSession,
  listKeptSessions,
  stopKeptSession,
} from './desk-sessions.ts'

/** 排班: the clinics of hospitals that have no registration system of their own. */
export const keptClinicsDomain: Domain = {
  services: implement(keptDeskServices, {
    listKeepers,
    listKeptDepartments,
    saveDepartment,
    saveDoctor,
    listPlans,
    savePlan,
    removePlan,
    listKeptSessions,
    keptSession,
    addSession,
    changeSession: changeKeptSession,
    stopKeptSession,
    giveSession,
    addNumbers: addKeptNumbers,
    turnNumber,
    endKeptVisit,
  }),
}
