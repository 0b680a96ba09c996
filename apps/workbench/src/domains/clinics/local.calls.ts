import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { localClinicDeskServices as services } from '@nethos/contract/clinics/local-desk.services.ts'
import { doctorDeskServices } from '@nethos/contract/doctors/doctor-desk.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'

export type Keeper = OutputOf<typeof services.listKeepers>[number]
export type SessionDetail = OutputOf<typeof services.localSession>
export type DeskNumber = SessionDetail['numbers'][number]

export const keepers = () => query(services.listKeepers, {})
export const departments = (hosId: string) => query(services.listLocalDepartments, { hosId })
export const plans = (hosId: string) => query(services.listPlans, { hosId })
export const sessions = (hosId: string, onDay: string) => query(services.listLocalSessions, { hosId, onDay })
export const session = (hosId: string, sessionCode: string) => query(services.localSession, { hosId, sessionCode })
export const nationalDepartments = () => query(doctorDeskServices.listPlaces, {})
export const platformDoctors = (search: string) =>
  query(doctorDeskServices.listDeskDoctors, { search, isShown: true, pageSize: 50 })

const ofSessions = [services.listLocalSessions, services.localSession] as const
export const saveDepartment = command(services.saveDepartment, services.listLocalDepartments)
export const saveDoctor = command(services.saveDoctor, services.listLocalDepartments)
export const savePlan = command(services.savePlan, services.listPlans, services.listLocalSessions)
export const removePlan = command(services.removePlan, services.listPlans)
export const addSession = command(services.addSession, services.listLocalSessions)
export const changeSession = command(services.changeSession, ...ofSessions)
export const stopSession = command(services.stopLocalSession, ...ofSessions)
export const giveSession = command(services.giveSession, ...ofSessions)
export const addNumbers = command(services.addNumbers, ...ofSessions)
export const turnNumber = command(services.turnNumber, ...ofSessions)
export const endVisit = command(services.endLocalVisit, services.localSession)
